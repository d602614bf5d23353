import type { ImportKindName } from '../../../../resources/imports';
import type { ImportRow } from '../table/importTable';

/** Rows that are sent in one call. */
export interface RunBatch {
  /** Idempotency-Key of the call: the provider takes it once. Where the rows are kept, too. */
  key: string;
  rows: number;
  state: 'waiting' | 'taken' | 'refused';
  /** The provider's own words for a refusal. */
  reason?: string;
}

/** An import as this browser keeps it, so that it goes on after a reload. */
export interface StoredRun {
  id: string;
  kind: ImportKindName;
  createdAt: string;
  /** Name of the file, or null for pasted rows. */
  source: string | null;
  adminNote: string;
  customerNote: string;
  /** The run that this one takes back. */
  reverts: string | null;
  batches: readonly RunBatch[];
}

/** Where runs and their rows are kept. Every promise settles once it is on disk. */
export interface RunStore {
  /** Runs of this shop, the newest first. */
  list(): Promise<StoredRun[]>;
  /** One run by its id; null where it is not kept. */
  run(id: string): Promise<StoredRun | null>;
  save(run: StoredRun): Promise<void>;
  saveRows(key: string, rows: readonly ImportRow[]): Promise<void>;
  /** Null where they are gone: another tab forgot them, or the browser did. */
  rows(key: string): Promise<readonly ImportRow[] | null>;
  forgetRows(keys: readonly string[]): Promise<void>;
  /** Forgets a run and its rows. */
  forget(run: StoredRun): Promise<void>;
}

const count = (run: StoredRun, state: RunBatch['state']) =>
  run.batches.reduce((sum, batch) => sum + (batch.state === state ? batch.rows : 0), 0);

/** Rows by what became of them. */
export function countsOf(run: StoredRun): { total: number; taken: number; refused: number; waiting: number } {
  const [taken, refused, waiting] = [count(run, 'taken'), count(run, 'refused'), count(run, 'waiting')];
  return { total: taken + refused + waiting, taken, refused, waiting };
}
