import type { AppError } from './errors';

/** Returns a copy of the error with `uncertain` unset, for callers that have verified the outcome. */
export const withoutUncertainty = (error: AppError): AppError => error.with({ uncertain: false });

/** Returns a copy of the error with `uncertain` set, for reads that were to verify the outcome of a write. */
export const withUncertainty = (error: AppError): AppError => error.with({ uncertain: true });
