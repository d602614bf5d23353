import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { importKinds } from '../../../../resources/imports';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import type { FlowProps } from '../flow/useImportFlow';
import { toRevertId } from '../run/revertRun';
import { useRunStore } from '../send/browserRunStore';
import type { RunStore, StoredRun } from '../send/storedRun';
import { toIdentity } from '../table/knownRows';
import { fetchAllReviews } from './fetchStoreRecords';

/**
 * Compares the rows with what earlier imports of this browser sent, and reviews also with those of the store.
 * `data.storeCount` is the number of those; null if they are too many.
 */
export function useKnownRows({ kind, flow, state }: FlowProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const store = useRunStore();
  const { siteId } = useCurrentSite();
  return useQuery({
    queryKey: ['imports', 'known', siteId, kind, state.workerId],
    async queryFn({ signal }) {
      for (const run of await findEffectiveRuns(kind, store)) {
        for (const { key } of run.batches.filter((batch) => batch.state === 'taken'))
          await flow.addKnownRows(
            'sentBefore',
            ((await store.rows(key)) ?? []).map((row) => toIdentity(importKinds[kind], row)),
          );
      }
      const reviews = kind === 'reviews' ? await fetchAllReviews(dataProvider, signal) : [];
      if (reviews) await flow.addKnownRows('inStore', reviews);
      await flow.compareAgain();
      return { storeCount: reviews?.length ?? null };
    },
    enabled: state.summary !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the imports of a kind that weren't reverted. */
async function findEffectiveRuns(kind: StoredRun['kind'], store: RunStore): Promise<StoredRun[]> {
  const runs = await store.list();
  const ids = new Set(runs.map(({ id }) => id));
  return runs.filter((run) => run.kind === kind && run.reverts === null && !ids.has(toRevertId(run, 'all')));
}
