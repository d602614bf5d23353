/** What a storage service says to an upload. It answers in XML, of which nothing is shown. */
import { AppError, type AppErrorKind } from './errors';

/** An answer of the storage. */
export interface StorageAnswer {
  status: number;
  /** Content type; '' where none was sent. */
  type: string;
  text: string;
}

/** The failure that an answer tells of; null when the file was taken. */
export function storageFailure({ status, type, text }: StorageAnswer): AppError | null {
  const isTaken = status >= 200 && status < 300;
  // A guest network answers everything with a page of its own.
  if (isTaken) return /^text\/html\b/i.test(type) ? new AppError({ kind: 'badAnswer', status }) : null;
  return new AppError({ kind: kindOf(status, text), status });
}

/** Whether what was signed has run out: a new signature may do better. */
export function isExpired({ status, text }: StorageAnswer): boolean {
  return status === 403 || ((status === 400 || status === 401) && /expired/i.test(text));
}

function kindOf(status: number, text: string): AppErrorKind {
  if (status === 413 || /<Code>\s*EntityTooLarge\s*</.test(text)) return 'tooLarge';
  if (status === 429) return 'tooMany';
  if (status === 401 || status === 403 || /expired/i.test(text)) return 'forbidden';
  if (status === 408 || /<Code>\s*RequestTimeout\s*</.test(text)) return 'timeout';
  return status >= 500 ? 'server' : 'validation';
}
