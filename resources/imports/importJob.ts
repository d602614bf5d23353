import * as z from 'zod/mini';
import type { RecordKind } from '../recordKind';
import { id, instant, number, text } from '../shapes';

export const importJobShape = z.object({
  _id: id,
  kind: text,
  /** queued, running, done, or failed. Other values are shown unchanged. */
  status: text,
  rows: number,
  done: number,
  failed: number,
  createdAt: instant,
  errorsUrl: text,
});

/** Import job as reported by the API. */
export type ImportJob = z.infer<typeof importJobShape>;

export const importJobs = {
  title: 'kind',
  shape: importJobShape,
  path: 'data/imports',
  items: 'imports',
  isOptional: true,
} as const satisfies RecordKind;
