import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { type ImportKind, importKinds } from '../../../../resources/imports';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { getOwn } from '../../../lib/getOwn';
import type { FlowProps } from '../flow/useImportFlow';
import { toRevertId } from '../run/revertRun';
import { useRunStore } from '../send/browserRunStore';
import type { RunStore, StoredRun } from '../send/storedRun';
import type { ImportRow } from '../table/checkedRows';
import { toIdentity } from '../table/knownRows';
import { normalizeEmail } from '../table/resolveDuplicates';
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
            ((await store.rows(key)) ?? [])
              .flatMap((row) => [row, ...toPartRows(run, row)])
              .map((row) => toIdentity(importKinds[kind], row)),
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

/** Returns the rows of the file whose points a row was sent with; none if it is the only one of its customer. */
function toPartRows({ kind, parts = {} }: StoredRun, row: ImportRow): ImportRow[] {
  const { key = '', sumField = '' }: ImportKind = importKinds[kind];
  const own = getOwn(parts, normalizeEmail(String(row[key] ?? '')));
  return (own ?? []).map((points) => ({ ...row, [sumField]: points }));
}

/** Returns the imports of a kind that weren't reverted. */
async function findEffectiveRuns(kind: StoredRun['kind'], store: RunStore): Promise<StoredRun[]> {
  const runs = await store.list();
  const ids = new Set(runs.map(({ id }) => id));
  return runs.filter((run) => run.kind === kind && run.reverts === null && !ids.has(toRevertId(run, 'all')));
}
