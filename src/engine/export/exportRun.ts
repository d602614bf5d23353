/** One export from the first row to the file, as a machine that any view can watch. */
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { csvLine, csvMark } from '../../lib/csv/csvLine';
import { type ConsoleRecord, valueAt } from '../records/consoleRecord';
import { exportCell } from './exportCell';

export type ExportPhase =
  | { kind: 'running'; done: number; total: number }
  | { kind: 'finished'; rows: number; file: Blob }
  | { kind: 'failed'; error: AppError }
  | { kind: 'cancelled' };

export interface ExportRun {
  phase(): ExportPhase;
  subscribe(listener: () => void): () => void;
  start(): Promise<void>;
  cancel(): void;
}

export interface ExportRunOptions {
  entity: Entity;
  total: number;
  /** Headings of the fields, in the merchant's words. */
  heading: (path: string) => string;
  collect: (onPage: (records: readonly ConsoleRecord[]) => void, signal: AbortSignal) => Promise<void>;
}

/** Writes page by page, so that a list of any length never holds up the page; no file is made of half a list. */
export function createExportRun({ entity, total, heading, collect }: ExportRunOptions): ExportRun {
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  const paths = Object.keys(entity.fields).filter((path) => path !== '$row');
  let phase: ExportPhase = { kind: 'running', done: 0, total };

  const enter = (next: ExportPhase) => {
    phase = next;
    for (const listener of listeners) listener();
  };

  return {
    phase: () => phase,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel: () => abort.abort(),
    async start() {
      const parts = [csvMark, csvLine(['id', ...paths.map(heading)])];
      let done = 0;
      try {
        await collect((records) => {
          parts.push(records.map((record) => csvLine(cellsOf(entity, paths, record))).join(''));
          done += records.length;
          enter({ kind: 'running', done, total });
        }, abort.signal);
        if (abort.signal.aborted) return enter({ kind: 'cancelled' });
        enter({ kind: 'finished', rows: done, file: new Blob(parts, { type: 'text/csv;charset=utf-8' }) });
      } catch (error) {
        enter(abort.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error: toAppError(error) });
      }
    },
  };
}

function cellsOf(entity: Entity, paths: readonly string[], record: ConsoleRecord) {
  return [record.id, ...paths.map((path) => write(entity, path, record))];
}

function write(entity: Entity, path: string, record: ConsoleRecord) {
  const field = entity.fields[path];
  return field ? exportCell[field.kind](valueAt(record, path)) : null;
}
