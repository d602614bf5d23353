import type { RunStore, StoredRun } from '../../../../../src/pages/import/send/storedRun';
import type { ImportRow } from '../../../../../src/pages/import/table/importTable';

/** A store that outlives the run, as a browser's does. */
export function memoryRunStore(): RunStore & {
  kept: Map<string, StoredRun>;
  keptRows: Map<string, readonly ImportRow[]>;
} {
  const kept = new Map<string, StoredRun>();
  const keptRows = new Map<string, readonly ImportRow[]>();
  return {
    kept,
    keptRows,
    list: async () => [...kept.values()].reverse(),
    run: async (id) => kept.get(id) ?? null,
    async save(run) {
      kept.set(run.id, structuredClone(run));
    },
    async saveRows(key, rows) {
      keptRows.set(key, structuredClone(rows));
    },
    rows: async (key) => keptRows.get(key) ?? null,
    async forgetRows(keys) {
      for (const key of keys) keptRows.delete(key);
    },
    async forget(run) {
      kept.delete(run.id);
      for (const { key } of run.batches) keptRows.delete(key);
    },
  };
}
