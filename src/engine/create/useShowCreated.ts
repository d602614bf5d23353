import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEngine } from '../records/EngineContext';
import { recordKey } from '../records/recordQuery';

/** Returns a function that opens a new record in the list. */
export function useShowCreated(entity: Entity): (record: ConsoleRecord) => void {
  const { writer } = useEngine();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (record) => {
    // Without a query by id, the response of the POST is all there is to show.
    if (entity.read.one === undefined) {
      queryClient.setQueryData(recordKey(entity.name, record.id), record);
    }
    void writer.refresh(entity);
    void navigate(`/${entity.name}?${new URLSearchParams({ record: record.id })}`);
  };
}
