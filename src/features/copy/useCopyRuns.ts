import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { type CopyRun, createCopyRunStore } from './copyRunStore';

interface CopyRuns {
  /** The copies to this store in the last 24 hours, newest first. Empty while loading. */
  runs: readonly CopyRun[];
  isStored: boolean;
  /** Adds or replaces a run. */
  saveRun: (run: CopyRun) => Promise<void>;
}

/** The copies to the current store. */
export function useCopyRuns(): CopyRuns {
  const { preferencesKey } = useCurrentSite();
  const [store] = useState(() => createCopyRunStore(preferencesKey));
  const { data, refetch } = useQuery({ queryKey: ['copyRuns'], queryFn: () => store.list(), staleTime: 0 });
  return {
    runs: data?.entries ?? [],
    isStored: data?.isStored ?? true,
    async saveRun(run) {
      await store.save(run);
      await refetch();
    },
  };
}
