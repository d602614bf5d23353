import { type AppError, toAppError } from '../../../../dataProvider/errors';

/** What became of a write, as far as it can be known. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  /** The answer was lost, and the provider does not have it. */
  | { kind: 'notArrived' }
  | { kind: 'failed'; error: AppError };

/**
 * Does a write; where its answer leaves a doubt, looks whether it was done. Never throws.
 * @param look what was to come of it, as the provider has it; null where it has not
 */
export async function surely<Value>(
  write: () => Promise<Value>,
  look: () => Promise<Value | null>,
): Promise<Outcome<Value>> {
  try {
    return { kind: 'done', value: await write() };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!error.uncertain && error.kind !== 'notFound') return { kind: 'failed', error };
    try {
      const value = await look();
      if (value !== null) return { kind: 'done', value };
      return error.uncertain ? { kind: 'notArrived' } : { kind: 'failed', error };
    } catch {
      return { kind: 'failed', error };
    }
  }
}
