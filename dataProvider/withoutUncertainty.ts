import { AppError } from './errors';

/** Returns a copy of the error with `uncertain` unset, for callers that have verified the outcome. */
export function withoutUncertainty({ kind, status, message, fields, retryAfter, cause }: AppError): AppError {
  return new AppError({ kind, status, message, fields, retryAfter, cause });
}
