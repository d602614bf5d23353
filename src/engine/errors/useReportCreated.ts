import { useTranslate } from 'ra-core';
import { useToast } from '../../ui/toasts/toastContext';
import { useErrorText } from './errorText';
import { type RepeatedCorrection, useReportRepeated } from './useReportRepeated';

interface CreatedReport<Item> {
  /** Name of the item that was created. */
  name: string;
  /** Message if it was created once. */
  done: string;
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
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const reportRepeated = useReportRepeated(correction);

  return async function report(created) {
    const { name, done, findRepeated } = created;
    try {
      const repeated = await findRepeated();
      if (repeated.length > 0) reportRepeated(name, repeated);
      else toast({ tone: 'done', text: done });
    } catch (thrown) {
      toast({
        tone: 'danger',
        text: translate('create.unchecked', { name, reason: errorText(thrown) }),
        action: { label: translate('create.checkAgain'), run: () => void report(created) },
      });
    }
  };
}
