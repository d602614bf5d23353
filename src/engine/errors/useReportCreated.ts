import '../../../i18n/en/areas/findings';
import { useNotify, useTranslate } from 'ra-core';
import { toAppError } from '../../../dataProvider/errors';
import { useErrorText } from './errorText';

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

/** Access to the items that were created in addition to the requested one. */
interface RepeatedCorrection<Item> {
  /** Deletes one. @throws AppError */
  remove: (item: Item) => Promise<unknown>;
  /** Reads the server's state again, after all or some were deleted. */
  refresh: () => unknown;
}

/**
 * Returns a function that reports items created in addition to the requested one, and offers to delete them.
 * Needs the `findings` messages.
 */
function useReportRepeated<Item>({
  remove,
  refresh,
}: RepeatedCorrection<Item>): (name: string, repeated: readonly Item[]) => void {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();

  const removeOnce = async (item: Item) => {
    try {
      await remove(item);
    } catch (thrown) {
      // Deleted already, by another user or by an attempt whose response was lost.
      if (toAppError(thrown).kind !== 'notFound') throw thrown;
    }
  };

  return function report(name, repeated) {
    const removeAll = async () => {
      try {
        for (const item of repeated) await removeOnce(item);
        notify(translate('findings.record.corrected', { name }), { type: 'success' });
      } catch (thrown) {
        const text = translate('findings.record.correctionFailed', { name, reason: errorText(thrown) });
        notify(text, {
          type: 'error',
          action: { label: translate('findings.record.correct'), run: () => void removeAll() },
        });
      } finally {
        void refresh();
      }
    };
    notify(translate('findings.record.repeated', { name, smart_count: repeated.length + 1 }), {
      type: 'error',
      action: { label: translate('findings.record.correct'), run: () => void removeAll() },
    });
  };
}
