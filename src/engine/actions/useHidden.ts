import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Entity } from '../../../resources/entity';
import type { GivenReason, HiddenRecord } from '../history/hiddenLog';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useWriteHistory } from '../records/EngineContext';

interface Hidden {
  /** The newest first; undefined while they are read, and if their code can't be loaded. */
  entries: readonly HiddenRecord[] | undefined;
  /** False if some are lost with the page. */
  isStored: boolean;
  error: unknown;
  refetch: () => void;
  /** Stores why a record is hidden; null leaves it hidden without a reason. */
  answer: (entity: Entity, record: ConsoleRecord, given: GivenReason | null) => Promise<void>;
}

/** The records that were hidden in this browser. Follows the writes of this tab. */
export function useHidden(): Hidden {
  const history = useWriteHistory();
  const client = useQueryClient();
  const scope = history.scope();
  const { data, error, refetch } = useQuery({
    queryKey: ['hidden', scope],
    queryFn: async () => {
      const store = await history.open();
      return { ...(await store.hidden.list()), store };
    },
    structuralSharing: false,
    staleTime: 0,
  });
  const store = data?.store;
  useEffect(
    () => store?.subscribe(() => void client.invalidateQueries({ queryKey: ['hidden', scope] })),
    [store, client, scope],
  );
  return {
    entries: data?.entries,
    isStored: data?.isStored ?? true,
    error,
    refetch: () => void refetch(),
    answer: async (entity, record, given) => (await history.open()).hidden.answer(entity, [record], given),
  };
}
