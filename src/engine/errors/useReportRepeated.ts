import '../../../i18n/en/areas/findings';
import { useNotify, useTranslate } from 'ra-core';
import { toAppError } from '../../../dataProvider/errors';
import { useErrorText } from './errorText';

/** Access to the items that were created in addition to the requested one. */
export interface RepeatedCorrection<Item> {
  /** Deletes one. @throws AppError */
  remove: (item: Item) => Promise<unknown>;
  /** Reads the server's state again, after all or some were deleted. */
  refresh: () => unknown;
}

/**
 * Returns a function that reports items created in addition to the requested one, and offers to delete them.
 * Needs the `findings` messages.
 */
export function useReportRepeated<Item>({
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
