import '../../../i18n/en/areas/findings';
import { useNotify, useTranslate } from 'ra-core';
import { useErrorText } from './errorText';

/**
 * Returns a function that checks whether an item was added only once. If the check throws, the message says so instead of
 * reporting a success, and offers to check again. Needs the `findings` messages.
 */
export function useRunCheck(): (name: string, check: () => Promise<void>) => Promise<void> {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();

  return async function run(name, check) {
    try {
      await check();
    } catch (thrown) {
      notify(translate('findings.record.unchecked', { name, reason: errorText(thrown) }), {
        type: 'error',
        action: { label: translate('findings.checkAgain'), run: () => void run(name, check) },
      });
    }
  };
}
