import { createStore, del, delMany, get, getMany, keys, set } from 'idb-keyval';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { importKinds } from '../../../../resources/imports';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { IMPORT_DB, IMPORT_ROWS_KEY, IMPORT_RUN_KEY } from '../../../lib/storage/databases';
import type { ImportRun, ImportRunState } from './importRun';
import { leftOutCounts, type RunStore, type StoredRun, stayReasons } from './storedRun';

const rowsShape = z.array(z.record(z.string(), z.union([z.string(), z.number()])));

const batchShape = z.object({
  key: z.string(),
  rows: z.number(),
  state: z.enum(['waiting', 'taken', 'refused']),
  jobId: z.optional(z.string()),
  reason: z.optional(z.string()),
  samples: z.optional(z.nullable(z.array(z.object({ key: z.string(), before: z.number(), change: z.number() })))),
  times: z.optional(z.nullable(z.number())),
});

const movedShape = z.object({ points: z.number(), rows: z.number() });

const runShape = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(importKinds) as [keyof typeof importKinds]), // Object.keys returns string[]
  createdAt: z.string(),
  source: z.nullable(z.string()),
  adminNote: z.string(),
  customerNote: z.string(),
  reverts: z.nullable(z.string()),
  batches: z.array(batchShape),
  // Older runs don't have it.
  invalidRows: z._default(z.number(), 0),
  leftOut: z.optional(z.partialRecord(z.enum(leftOutCounts), z.number())),
  balances: z.optional(z.record(z.string(), z.number())),
  created: z.optional(z.number()),
  parts: z.optional(z.record(z.string(), z.array(z.number()))),
  stays: z.optional(z.partialRecord(z.enum(stayReasons), z.number())),
  inUse: z.optional(z.record(z.string(), z.number())),
  keptPoints: z.optional(z.object({ added: movedShape, deducted: movedShape })),
});

/**
 * Stores runs in IndexedDB, separately for each user and site. All promises reject if storage is unavailable or full.
 * @param scope user and site, as in `Site.preferencesKey`
 */
export function browserRunStore(scope: string): RunStore {
  const store = createStore(IMPORT_DB.database, IMPORT_DB.store);
  const runKey = (id: string) => `${scope}${IMPORT_RUN_KEY}${id}`;
  const rowsKey = (key: string) => `${scope}${IMPORT_ROWS_KEY}${key}`;
  const invalidRowsKey = (runId: string) => `${scope}/invalid/${runId}`;

  return {
    async list() {
      const allKeys = await keys<string>(store);
      const storedRuns = await getMany<unknown>(
        allKeys.filter((key) => key.startsWith(runKey(''))),
        store,
      );
      return storedRuns.flatMap(parseRun).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
    run: async (id) => parseRun(await get(runKey(id), store))[0] ?? null,
    save: (run) => set(runKey(run.id), run, store),
    saveRows: (key, rows) => set(rowsKey(key), rows, store),
    async rows(key) {
      const result = rowsShape.safeParse(await get(rowsKey(key), store));
      return result.success ? result.data : null;
    },
    forgetRows: (keys) => delMany(keys.map(rowsKey), store),
    saveInvalidRows: (runId, csv) => set(invalidRowsKey(runId), csv, store),
    async invalidRows(runId) {
      const csv = await get<unknown>(invalidRowsKey(runId), store);
      return typeof csv === 'string' ? csv : null;
    },
    forgetInvalidRows: (runId) => del(invalidRowsKey(runId), store),
    async forget(run) {
      await delMany([...run.batches.map(({ key }) => rowsKey(key)), invalidRowsKey(run.id)], store);
      await del(runKey(run.id), store);
    },
  };
}

/** Parses a stored run. Returns an empty list if its format is unknown. */
function parseRun(value: unknown): StoredRun[] {
  const result = runShape.safeParse(value);
  if (!result.success) return [];
  const batches = result.data.batches.map(({ jobId, reason, samples, times, ...batch }) => ({
    ...batch,
    ...(jobId !== undefined && { jobId }),
    ...(reason !== undefined && { reason }),
    ...(samples !== undefined && { samples }),
    ...(times !== undefined && { times }),
  }));
  return [{ ...result.data, batches }];
}

/** Store of the imports of this user and site in this browser. */
export function useRunStore(): RunStore {
  const { preferencesKey } = useCurrentSite();
  return useMemo(() => browserRunStore(preferencesKey), [preferencesKey]);
}

/** Polling interval while another tab sends the import. */
const POLL_INTERVAL_MS = 2000;

/** Subscribes to the state of an import, including progress made by another tab. */
export function useRunState(run: ImportRun): { state: ImportRunState; stored: StoredRun } {
  const state = useSyncExternalStore(run.subscribe, run.state);
  const stored = useSyncExternalStore(run.subscribe, run.run);
  useEffect(() => void run.refetch(), [run]);
  const isElsewhere = state.kind === 'elsewhere';
  useEffect(() => {
    if (!isElsewhere) return;
    const timer = setInterval(() => void run.refetch(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [run, isElsewhere]);
  return { state, stored };
}
