import { useNotify } from 'ra-core';
import { type RepeatedCorrection, useReportRepeated } from './useReportRepeated';
import { useRunCheck } from './useRunCheck';

interface CreatedReport<Item> {
  /** Name of the item that was created. */
  name: string;
  /** Message if it was created once; null if the caller shows one. */
  done: string | null;
  /**
   * Finds the items that were created in addition to it.
   * @throws AppError if they can't be read
   */
  findRepeated: () => Promise<readonly Item[]>;
}

/**
 * Returns a function that checks whether an item was created once, and reports the result: a browser sends a POST again
 * if a reused connection closes, and not every API knows the Idempotency-Key. If the check fails, it says so and offers
 * to check again. Needs the `create` messages.
 */
export function useReportCreated<Item>(
  correction: RepeatedCorrection<Item>,
): (created: CreatedReport<Item>) => Promise<void> {
  const notify = useNotify();
  const reportRepeated = useReportRepeated(correction);
  const runCheck = useRunCheck();

  return ({ name, done, findRepeated }) =>
    runCheck(name, async () => {
      const repeated = await findRepeated();
      if (repeated.length > 0) reportRepeated(name, repeated);
      else if (done !== null) notify(done, { type: 'success' });
    });
}
