import { AppError } from './errors';

/**
 * Error about an operation that an entity never supports, caused by the calling code. The message is for
 * developers.
 */
export function unsupportedError(message: string): AppError {
  return new AppError({ kind: 'validation', message });
}

/** Formats names for a message: `'a', 'b'`; `none` if there are none. */
export function formatNames(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.map((name) => `'${name}'`).join(', ');
}
