import type { RunStore, StoredRun } from '../../../../../src/features/imports/send/storedRun';
import type { ImportRow } from '../../../../../src/features/imports/table/checkedRows';

/** In-memory store that outlives a run, like the browser's. */
export function memoryRunStore(): RunStore & {
  storedRuns: Map<string, StoredRun>;
  storedRows: Map<string, readonly ImportRow[]>;
} {
  const storedRuns = new Map<string, StoredRun>();
  const storedRows = new Map<string, readonly ImportRow[]>();
  const invalidRows = new Map<string, string>();
  return {
    storedRuns,
    storedRows,
    list: async () => [...storedRuns.values()].reverse(),
    run: async (id) => storedRuns.get(id) ?? null,
    async save(run) {
      storedRuns.set(run.id, structuredClone(run));
    },
    async saveRows(key, rows) {
      storedRows.set(key, structuredClone(rows));
    },
    rows: async (key) => storedRows.get(key) ?? null,
    async forgetRows(keys) {
      for (const key of keys) storedRows.delete(key);
    },
    async saveInvalidRows(runId, csv) {
      invalidRows.set(runId, csv);
    },
    invalidRows: async (runId) => invalidRows.get(runId) ?? null,
    async forgetInvalidRows(runId) {
      invalidRows.delete(runId);
    },
    async forget(run) {
      invalidRows.delete(run.id);
      storedRuns.delete(run.id);
      for (const { key } of run.batches) storedRows.delete(key);
    },
  };
}
