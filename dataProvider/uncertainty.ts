import { type AppError, toAppError } from './errors';

/** Returns a copy of the error with `uncertain` unset, for callers that have verified the outcome. */
export const withoutUncertainty = (error: AppError): AppError => error.with({ uncertain: false });

/** Returns a copy of the error with `uncertain` set, for reads that were to verify the outcome of a write. */
export const withUncertainty = (error: AppError): AppError => error.with({ uncertain: true });

/** Reads before a write. Nothing was sent if it throws, so its error is never uncertain. @throws AppError */
export async function readBefore<State>(read: () => Promise<State>): Promise<State> {
  try {
    return await read();
  } catch (thrown) {
    throw withoutUncertainty(toAppError(thrown));
  }
}
