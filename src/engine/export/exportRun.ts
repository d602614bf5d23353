/** State machine of one export, from the first row to the file. */
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { createStore } from '../../lib/createStore';
import { type CsvCell, formatCsvLine, UTF8_BOM } from '../../lib/csv/csvLine';

export type ExportPhase =
  | { kind: 'running'; done: number; total: number | null }
  | {
      kind: 'finished';
      rows: number;
      /** Number of rows that couldn't be read; null if it is unknown how many there are. */
      unread: number | null;
      file: Blob;
    }
  | { kind: 'failed'; error: AppError }
  | { kind: 'canceled' };

export interface ExportRun {
  phase(): ExportPhase;
  subscribe(listener: () => void): () => void;
  start(): Promise<void>;
  cancel(): void;
}

/** Rows of an export and how they become lines. */
export interface ExportRunOptions<Row> {
  /** Headings of the columns. */
  headings: readonly string[];
  toCells: (row: Row) => readonly CsvCell[];
  /** Number of rows; null if it is unknown. */
  total: number | null;
  /** Calls `onPage` with all rows, page by page, and returns how many weren't read; null if that is unknown. */
  collect: (onPage: (rows: readonly Row[]) => void, signal: AbortSignal) => Promise<number | null>;
}

/** Creates an export that writes page by page, so a long list doesn't block the browser. A failure creates no file. */
export function createExportRun<Row>({ headings, toCells, total, collect }: ExportRunOptions<Row>): ExportRun {
  const abort = new AbortController();
  const phase = createStore<ExportPhase>({ kind: 'running', done: 0, total });

  return {
    phase: phase.get,
    subscribe: phase.subscribe,
    cancel: () => abort.abort(),
    async start() {
      const parts = [UTF8_BOM, formatCsvLine(headings)];
      let done = 0;
      try {
        const unread = await collect((rows) => {
          parts.push(rows.map((row) => formatCsvLine(toCells(row))).join(''));
          done += rows.length;
          phase.set({ kind: 'running', done, total });
        }, abort.signal);
        if (abort.signal.aborted) return phase.set({ kind: 'canceled' });
        phase.set({ kind: 'finished', rows: done, unread, file: new Blob(parts, { type: 'text/csv;charset=utf-8' }) });
      } catch (error) {
        phase.set(abort.signal.aborted ? { kind: 'canceled' } : { kind: 'failed', error: toAppError(error) });
      }
    },
  };
}
