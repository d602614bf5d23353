import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { useWriteHistory } from '../../engine/records/EngineContext';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { type EntryState, getEntryStates } from './entryStates';
import { groupEntries, type HistoryGroup } from './groupEntries';
import { isSameValue } from './inverseChange';

/** Pause after a write before the list is read again, so that a bulk run reads it once. */
const REFRESH_DELAY_MS = 150;

interface History {
  /** Null while they are loaded. */
  groups: readonly HistoryGroup[] | null;
  states: ReadonlyMap<string, EntryState>;
  isStored: boolean;
  error: AppError | null;
  refetch: () => void;
}

/** The writes of the last 24 hours. Follows those of this tab; those of others are read when the window is focused. */
export function useHistory(): History {
  const history = useWriteHistory();
  const { preferencesKey } = useCurrentSite();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['history', preferencesKey],
    queryFn: async () => {
      const opened = await history.open();
      return { ...(await opened.list()), store: opened };
    },
    structuralSharing: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const store = data?.store;
  useEffect(() => {
    if (!store) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['history'] }), REFRESH_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, queryClient]);
  return useMemo(() => {
    const entries = (data?.entries ?? []).filter(
      (entry) =>
        entry.kind !== 'set' ||
        Object.entries(entry.set).some(([field, value]) => !isSameValue(value, entry.record[field])),
    );
    return {
      groups: data ? groupEntries(entries) : null,
      states: getEntryStates(entries),
      isStored: data?.isStored ?? true,
      error: error && toAppError(error),
      refetch: () => void refetch(),
    };
  }, [data, error, refetch]);
}
