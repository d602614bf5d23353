import { AppError } from './errors';

/** The same failure without a doubt: what became of the write is known, or told by other words. */
export function certainly({ kind, status, message, fields, retryAfter, cause }: AppError): AppError {
  return new AppError({ kind, status, message, fields, retryAfter, cause });
}
