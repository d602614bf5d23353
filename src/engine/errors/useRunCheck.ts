import '../../../i18n/en/areas/create';
import { useTranslate } from 'ra-core';
import { useToast } from '../../ui/toasts/toastContext';
import { useErrorText } from './errorText';

/**
 * Returns a function that checks whether an item was added only once. If the check throws, the message says so instead of
 * reporting a success, and offers to check again. Needs the `create` messages.
 */
export function useRunCheck(): (name: string, check: () => Promise<void>) => Promise<void> {
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();

  return async function run(name, check) {
    try {
      await check();
    } catch (thrown) {
      toast({
        tone: 'danger',
        text: translate('create.unchecked', { name, reason: errorText(thrown) }),
        action: { label: translate('create.checkAgain'), run: () => void run(name, check) },
      });
    }
  };
}
