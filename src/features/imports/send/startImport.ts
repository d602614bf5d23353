import { type ImportKindName, importKinds } from '../../../../resources/imports';
import { UTF8_BOM } from '../../../lib/csv/csvLine';
import type { ImportRow } from '../table/checkedRows';
import type { LeftOut, RunBatch, RunStore, StoredRun } from './storedRun';

/** Input of a new import. */
export interface NewImport {
  kind: ImportKindName;
  /** File name; null for pasted rows. */
  source: string | null;
  count: number;
  /** Returns `count` rows from the given index on. Called once per batch. */
  rows: (from: number, count: number) => Promise<readonly ImportRow[]>;
  adminNote?: string;
  customerNote?: string;
  /** Rows with errors as a CSV file. They are stored with the run, but not sent. */
  invalid?: { rows: number; file: Blob };
  leftOut?: LeftOut;
  /** As in `StoredRun`. */
  balances?: StoredRun['balances'];
  parts?: StoredRun['parts'];
  created?: StoredRun['created'];
  stays?: StoredRun['stays'];
  inUse?: StoredRun['inUse'];
  keptPoints?: StoredRun['keptPoints'];
  /** ID of the run that this one reverts. */
  reverts?: string;
  /** Rows per batch, if not those of the kind. */
  batchSize?: number;
}

interface Ports {
  store: RunStore;
  /** Returns the current time (ISO 8601). */
  now: () => string;
  /** Returns a unique run ID. */
  newId: () => string;
  onProgress?: (share: number) => void;
}

/**
 * Stores a new import with all rows before anything is sent, so leaving the page loses nothing. If storing fails, the
 * stored rows are deleted.
 * @returns the run, ready to be resumed
 */
export async function startImport(newImport: NewImport, { store, now, newId, onProgress }: Ports): Promise<StoredRun> {
  const { kind, source, count, rows, adminNote = '', customerNote = '', reverts = null, invalid } = newImport;
  const { leftOut, balances, parts, created, stays, inUse, keptPoints } = newImport;
  const id = newId();
  const size = newImport.batchSize ?? importKinds[kind].batch;
  const batches: RunBatch[] = [];
  try {
    for (let from = 0; from < count; from += size) {
      const chunk = await rows(from, size);
      if (chunk.length === 0) break;
      const key = `${id}-${batches.length}`;
      await store.saveRows(key, chunk);
      batches.push({ key, rows: chunk.length, state: 'waiting' });
      onProgress?.(Math.min(1, (from + chunk.length) / count));
    }
    if (invalid) await store.saveInvalidRows(id, (await invalid.file.text()).replace(UTF8_BOM, ''));
    const invalidRows = invalid?.rows ?? 0;
    const about = { id, kind, createdAt: now(), source, adminNote, customerNote, reverts };
    const run = { ...about, batches, invalidRows, leftOut, balances, parts, created, stays, inUse, keptPoints };
    await store.save(run);
    return run;
  } catch (error) {
    await store.forgetRows(batches.map(({ key }) => key)).catch(() => undefined);
    await store.forgetInvalidRows(id).catch(() => undefined);
    throw error;
  }
}
