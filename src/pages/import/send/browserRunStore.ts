import { createStore, del, delMany, get, getMany, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { importKinds } from '../../../../resources/imports';
import { keptRows } from '../../../lib/keptRows';
import type { RunStore, StoredRun } from './storedRun';

const rowsShape = z.array(z.record(z.string(), z.union([z.string(), z.number()])));

const batchShape = z.object({
  key: z.string(),
  rows: z.number(),
  state: z.enum(['waiting', 'taken', 'refused']),
  reason: z.optional(z.string()),
});

const runShape = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(importKinds) as [keyof typeof importKinds]), // Object.keys forgets which keys there are
  createdAt: z.string(),
  source: z.nullable(z.string()),
  adminNote: z.string(),
  customerNote: z.string(),
  reverts: z.nullable(z.string()),
  batches: z.array(batchShape),
});

/**
 * Runs in the browser's database, apart for every user and shop.
 * @param scope user and shop, as in `Shop.preferencesKey`
 * Every promise is refused where the browser keeps nothing, or has no room left.
 */
export function browserRunStore(scope: string): RunStore {
  const store = createStore(keptRows.database, keptRows.store);
  const runKey = (id: string) => `${scope}/run/${id}`;
  const rowsKey = (key: string) => `${scope}/rows/${key}`;

  return {
    async list() {
      const known = await keys<string>(store);
      const kept = await getMany<unknown>(
        known.filter((key) => key.startsWith(runKey(''))),
        store,
      );
      return kept.flatMap(readRun).sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    },
    run: async (id) => readRun(await get(runKey(id), store))[0] ?? null,
    save: (run) => set(runKey(run.id), run, store),
    saveRows: (key, rows) => set(rowsKey(key), rows, store),
    async rows(key) {
      const result = rowsShape.safeParse(await get(rowsKey(key), store));
      return result.success ? result.data : null;
    },
    forgetRows: (keys) => delMany(keys.map(rowsKey), store),
    async forget(run) {
      await delMany(
        run.batches.map(({ key }) => rowsKey(key)),
        store,
      );
      await del(runKey(run.id), store);
    },
  };
}

/** A run as it was kept; what an older console kept otherwise is left out. */
function readRun(value: unknown): StoredRun[] {
  const result = runShape.safeParse(value);
  if (!result.success) return [];
  const batches = result.data.batches.map(({ reason, ...batch }) => ({
    ...batch,
    ...(reason !== undefined && { reason }),
  }));
  return [{ ...result.data, batches }];
}
