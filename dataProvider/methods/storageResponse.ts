/** Responses of the storage service to uploads. They are XML, and their text is never shown. */
import { AppError, type AppErrorKind } from '../errors';

/** Response of the storage service. */
export interface StorageResponse {
  status: number;
  /** Content type; '' if there was none. */
  type: string;
  text: string;
}

/** Maps a failed upload response to an AppError. Returns null if the file was stored. */
export function errorFromStorageResponse({ status, type, text }: StorageResponse): AppError | null {
  const isSuccess = status >= 200 && status < 300;
  // Captive portals respond to every request with an HTML page.
  if (isSuccess) return /^text\/html\b/i.test(type) ? new AppError({ kind: 'badAnswer', status }) : null;
  return new AppError({ kind: getErrorKind(status, text), status });
}

/** Checks if the signature has expired, so that signing again may help. */
export function isExpired({ status, text }: StorageResponse): boolean {
  return status === 403 || ((status === 400 || status === 401) && /expired/i.test(text));
}

function getErrorKind(status: number, text: string): AppErrorKind {
  if (status === 413 || /<Code>\s*EntityTooLarge\s*</.test(text)) return 'tooLarge';
  if (status === 429) return 'tooMany';
  if (status === 401 || status === 403 || /expired/i.test(text)) return 'forbidden';
  if (status === 408 || /<Code>\s*RequestTimeout\s*</.test(text)) return 'timeout';
  return status >= 500 ? 'server' : 'validation';
}
