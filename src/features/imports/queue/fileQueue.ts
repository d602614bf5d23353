import type { ImportKindName } from '../../../../resources/imports';
import { createStore } from '../../../lib/createStore';

/** A file that is imported after others, or whose import was started. */
export interface QueuedFile {
  /** Store that it was chosen for. */
  siteId: string;
  file: File;
  kind: ImportKindName;
  /** Its import, and its number of rows; null until it is started. */
  started: { runId: string; rows: number } | null;
}

/** Files of a store that moves in, in the order of their imports. Kept while the tab is open. */
export const fileQueue = createStore<readonly QueuedFile[]>([]);

/** Reviews name customers, and points belong to them, so customers are first. */
const order: readonly ImportKindName[] = ['customers', 'points', 'reviews'];

/** Sorts files in the order of their imports. */
export const sortFiles = <Item extends Pick<QueuedFile, 'kind'>>(files: readonly Item[]): Item[] =>
  files.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));

/** Replaces the queue. @param files in the order of their imports */
export const queueFiles = (siteId: string, files: readonly Pick<QueuedFile, 'file' | 'kind'>[]): void =>
  fileQueue.set(files.map(({ file, kind }) => ({ siteId, file, kind, started: null })));

/** Remembers the import of a queued file. */
export function markStarted(file: Blob | string | null | undefined, runId: string, rows: number): void {
  fileQueue.set(fileQueue.get().map((item) => (item.file === file ? { ...item, started: { runId, rows } } : item)));
}

/** Forgets the files that aren't imported yet. */
export const forgetNextFiles = (): void => fileQueue.set(fileQueue.get().filter(({ started }) => started !== null));

/** Returns the first file of a store that isn't imported yet. */
export const getNextFile = (queue: readonly QueuedFile[], siteId: string): QueuedFile | null =>
  queue.find((item) => item.siteId === siteId && item.started === null) ?? null;

/** Whether more files of a store aren't imported yet than this one. */
export const hasOtherNextFiles = (siteId: string, file: Blob | string | null): boolean =>
  fileQueue.get().some((item) => item.siteId === siteId && item.started === null && item.file !== file);
