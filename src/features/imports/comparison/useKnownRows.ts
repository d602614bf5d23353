import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { sum } from 'es-toolkit/math';
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

interface KnownRowsResult {
  /** Number of the store's reviews; null if they are too many. */
  storeCount: number | null;
  /** Batches of earlier imports that the rows were compared with, each with its state. */
  batches: ReadonlySet<string>;
}

export type KnownRowsQuery = UseQueryResult<KnownRowsResult>;

interface KnownRowsComparison {
  comparison: KnownRowsQuery;
  /**
   * Compares the rows with imports that were stored after the first comparison, for example by another tab.
   * @returns whether the merchant must check the rows again: more of them are repeated, or balances may have changed
   */
  compareAgain: () => Promise<boolean>;
}

/** Compares the rows with those of earlier imports of this browser, and reviews also with those of the store. */
export function useKnownRows({ kind, flow, state }: FlowProps): KnownRowsComparison {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const store = useRunStore();
  const { siteId } = useCurrentSite();
  const queryKey = ['imports', 'known', siteId, kind, state.workerId];

  /** Adds the rows of earlier imports. @param known batches that were added before @returns all batches */
  async function addEarlierRows(known?: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const batches = new Set<string>();
    for (const run of await findEffectiveRuns(kind, store)) {
      for (const batch of run.batches.filter((other) => other.state !== 'refused')) {
        const id = `${batch.key} ${batch.state}`;
        batches.add(id);
        if (known?.has(id)) continue;
        await flow.addKnownRows(
          batch.state === 'taken' ? 'sentBefore' : 'unfinished',
          ((await store.rows(batch.key)) ?? [])
            .flatMap((row) => [row, ...toPartRows(run, row)])
            .map((row) => toIdentity(importKinds[kind], row)),
        );
      }
    }
    return batches;
  }

  const comparison = useQuery({
    queryKey,
    async queryFn({ signal }): Promise<KnownRowsResult> {
      const batches = await addEarlierRows();
      const reviews = kind === 'reviews' ? await fetchAllReviews(dataProvider, signal) : [];
      if (reviews) await flow.addKnownRows('inStore', reviews);
      await flow.compareAgain();
      return { storeCount: reviews?.length ?? null, batches };
    },
    enabled: state.summary !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

  return {
    comparison,
    async compareAgain() {
      const known = comparison.data?.batches;
      const batches = await addEarlierRows(known);
      if (known && [...batches].every((id) => known.has(id))) return false;
      const countRepeats = () => sum(Object.values(flow.get().summary?.repeats ?? {}));
      const before = countRepeats();
      await flow.compareAgain();
      queryClient.setQueryData<KnownRowsResult>(queryKey, (data) => data && { ...data, batches });
      if (countRepeats() > before) {
        // An earlier choice wasn't made for these rows.
        flow.setChoices({ repeats: 'skip' });
        return true;
      }
      if (!known || flow.get().amounts !== 'replace') return false;
      await queryClient.invalidateQueries({ queryKey: ['imports', 'customers', siteId] });
      return true;
    },
  };
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
