import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { recordKey } from '../../../dataProvider/writes/recordCache';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';

/** Returns a function that opens a new record in the list. */
export function useShowCreated(entity: Entity): (record: ConsoleRecord) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (record) => {
    // Without a query by id, the response of the POST is all there is to show.
    if (entity.read.one === undefined) {
      queryClient.setQueryData(recordKey(entity.name, record.id), record);
    }
    void queryClient.invalidateQueries({ queryKey: [entity.name] });
    void navigate(`/${entity.name}?${new URLSearchParams({ record: record.id })}`);
  };
}
