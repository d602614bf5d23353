import { AppError } from './errors';

/** Returns a copy of the error with `uncertain` unset, for callers that have verified the outcome. */
export const withoutUncertainty = (error: AppError): AppError => copyError(error, false);

/** Returns a copy of the error with `uncertain` set, for reads that were to verify the outcome of a write. */
export const withUncertainty = (error: AppError): AppError => copyError(error, true);

const copyError = ({ kind, status, message, fields, retryAfter, cause }: AppError, uncertain: boolean) =>
  new AppError({ kind, status, message, fields, retryAfter, cause, uncertain });
