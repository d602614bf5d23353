import type { Entity } from '../../../resources/entity';
import { useRecordChanges } from '../actions/useRecordActions';
import type { ConsoleRecord } from '../records/consoleRecord';

interface Part {
  _id: string;
}

type RemovePart = (record: ConsoleRecord, part: Part, label: string) => Promise<boolean>;

/** Returns a function that deletes one item of a list field, which can be undone until it is sent. */
export function usePartRemoval(entity: Entity, field: string): RemovePart {
  const { remove } = useRecordChanges();
  return (record, { _id: itemId }, label) => remove(entity, record, { field, itemId, label });
}
