/**
 * Checks that a batch was applied once. A browser sends a POST again if a reused connection closes, a batch without a
 * response is sent again, and some APIs ignore the Idempotency-Key. A batch is applied as a whole, so reading a few of the
 * values that it changes before and after it is enough.
 */
import type { ImportRow } from '../table/checkedRows';
import type { BatchSample, RunBatch, StoredRun } from './storedRun';

/** Values of the store that the rows of one kind change. */
export interface ImportEffects {
  /** Change of a value by a row, and the key of the value; null if the row changes none that can be read. */
  toEffect(row: ImportRow): { key: string; change: number } | null;
  /**
   * Reads a value.
   * @throws AppError
   */
  read(key: string): Promise<number>;
}

/** Number of values to read per batch. With one, points earned during the import would look like a repeated row. */
const MAX_SAMPLES = 2;

/** Picks values that the rows change and reads them. Returns null if they can't be read, an empty list if there are none. */
export async function readSamples(
  { toEffect, read }: ImportEffects,
  rows: readonly ImportRow[],
): Promise<readonly BatchSample[] | null> {
  const changes = new Map<string, number>();
  for (const row of rows) {
    const effect = toEffect(row);
    if (effect) changes.set(effect.key, (changes.get(effect.key) ?? 0) + effect.change);
  }
  // Long texts are rare, so few records are found for them.
  const picked = [...changes]
    .filter(([, change]) => change !== 0)
    .sort(([key], [other]) => other.length - key.length)
    .slice(0, MAX_SAMPLES);
  try {
    return await Promise.all(picked.map(async ([key, change]) => ({ key, change, before: await read(key) })));
  } catch {
    return null;
  }
}

/** Returns how often a batch was applied; null if the values don't tell or can't be read. */
export async function countApplications(
  { read }: ImportEffects,
  samples: readonly BatchSample[],
): Promise<number | null> {
  try {
    const counts = await Promise.all(
      samples.map(async ({ key, change, before }) => ((await read(key)) - before) / change),
    );
    const [times = Number.NaN] = counts;
    return Number.isInteger(times) && times >= 0 && counts.every((count) => count === times) ? times : null;
  } catch {
    return null;
  }
}

/** Outcome of the check of an accepted batch: `once` also if nothing can be read, `pending` if no row was applied yet. */
export function getCheckOutcome({ samples, times }: RunBatch): 'once' | 'repeated' | 'pending' | 'unconfirmed' {
  if (samples === undefined) return 'once';
  if (times === 0) return 'pending';
  return times ? 'repeated' : 'unconfirmed';
}

/** Accepted rows by the outcome of their check. */
export function countCheckedRows({ batches }: StoredRun): Record<ReturnType<typeof getCheckOutcome>, number> {
  const counts = { once: 0, repeated: 0, pending: 0, unconfirmed: 0 };
  for (const batch of batches) if (batch.state === 'taken') counts[getCheckOutcome(batch)] += batch.rows;
  return counts;
}

/** Number of accepted rows that were applied once or are still to be applied. */
export function countProcessedRows(run: StoredRun): number {
  const { once, pending } = countCheckedRows(run);
  return once + pending;
}

/** Whether another check may tell more. */
export const canCheckAgain = (batch: RunBatch): boolean =>
  batch.state === 'taken' && Array.isArray(batch.samples) && getCheckOutcome(batch) !== 'once';
