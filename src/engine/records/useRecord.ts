import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { useEngine } from '../EngineContext';
import { useProvider } from '../useProvider';
import type { ConsoleRecord } from './consoleRecord';
import { listedRecord } from './recordCache';

interface RecordRead {
  /** The record with what is being changed of it; null while it is not known. */
  record: ConsoleRecord | null;
  /** It is being deleted: the server has not said yet that it is gone. */
  isGoing: boolean;
  isPending: boolean;
  /** Why the last read failed; the record is then as it was read before. */
  error: AppError | null;
  refetch: () => void;
}

/** One record by its id, for a page of its own; at once where a list has it. */
export function useRecord(entity: Entity, id: string): RecordRead {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const { pending } = useEngine();
  useSyncExternalStore(pending.subscribe, pending.version);
  const query = useQuery({
    queryKey: [entity.name, 'getOne', { id }],
    queryFn: ({ signal }) => dataProvider.getOne<ConsoleRecord>(entity.name, { id, signal }),
    placeholderData: () => {
      const data = listedRecord(queryClient, entity.name, id);
      return data && { data };
    },
    select: ({ data }) => data,
  });
  const known = query.data ?? null;
  const shown = known && pending.over(entity.name, known);
  return {
    record: shown ?? known,
    isGoing: known !== null && shown === null,
    isPending: query.isPending,
    error: query.error ? toAppError(query.error) : null,
    refetch: () => void query.refetch(),
  };
}
