import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { ImportRow } from '../table/importTable';
import type { RunBatch, RunStore, StoredRun } from './storedRun';

/** What is to be sent. */
export interface NewImport {
  kind: ImportKindName;
  /** Name of the file; null for pasted rows. */
  source: string | null;
  count: number;
  /** The rows, from a place on; asked for batch by batch. */
  rows: (from: number, count: number) => Promise<readonly ImportRow[]>;
  adminNote?: string;
  customerNote?: string;
  /** The run that this one takes back. */
  reverts?: string;
}

interface Ports {
  store: RunStore;
  /** The present, ISO 8601. */
  now: () => string;
  /** A new id that no other run has. */
  newId: () => string;
  onProgress?: (share: number) => void;
}

/**
 * Keeps a new import, rows and all, before the first of them is sent, so that nothing is lost when the page is left.
 * Nothing is kept where keeping fails.
 * @returns the run, ready to be resumed
 */
export async function startImport(given: NewImport, { store, now, newId, onProgress }: Ports): Promise<StoredRun> {
  const { kind, source, count, rows, adminNote = '', customerNote = '', reverts = null } = given;
  const id = newId();
  const { batch: size } = importKinds[kind];
  const batches: RunBatch[] = [];
  try {
    for (let from = 0; from < count; from += size) {
      const part = await rows(from, size);
      if (part.length === 0) break;
      const key = `${id}-${batches.length}`;
      await store.saveRows(key, part);
      batches.push({ key, rows: part.length, state: 'waiting' });
      onProgress?.(Math.min(1, (from + part.length) / count));
    }
    const run = { id, kind, createdAt: now(), source, adminNote, customerNote, reverts, batches };
    await store.save(run);
    return run;
  } catch (error) {
    await store.forgetRows(batches.map(({ key }) => key)).catch(() => undefined);
    throw error;
  }
}
