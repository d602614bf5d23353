import '../../../i18n/en/areas/findings';
import { useNotify, useTranslate } from 'ra-core';
import { useErrorText } from './errorText';
import { type RepeatedCorrection, useReportRepeated } from './useReportRepeated';

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
 * to check again.
 */
export function useReportCreated<Item>(
  correction: RepeatedCorrection<Item>,
): (created: CreatedReport<Item>) => Promise<void> {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const reportRepeated = useReportRepeated(correction);

  return async function report(created) {
    const { name, done, findRepeated } = created;
    try {
      const repeated = await findRepeated();
      if (repeated.length > 0) reportRepeated(name, repeated);
      else if (done !== null) notify(done, { type: 'success' });
    } catch (thrown) {
      notify(translate('findings.record.unchecked', { name, reason: errorText(thrown) }), {
        type: 'error',
        action: { label: translate('findings.checkAgain'), run: () => void report(created) },
      });
    }
  };
}
