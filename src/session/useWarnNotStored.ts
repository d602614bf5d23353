import { useNotify } from 'ra-core';
import { useState } from 'react';
import { i18nProvider } from '../../i18n/i18n';
import { useSession } from './SessionContext';

/**
 * Returns a stable function that shows once that preferences such as columns and saved views last only as long as the
 * page, because the browser's storage is full. If it is denied altogether, a notice has said so from the start.
 */
export function useWarnNotStored(): () => void {
  const notify = useNotify();
  const { stored } = useSession();
  const [warn] = useState(() => {
    let isKnown = !stored.isPersistent;
    return () => {
      if (isKnown) return;
      isKnown = true;
      notify(i18nProvider.translate('shell.preferencesNotStored'), { type: 'warning', autoHideDuration: null });
    };
  });
  return warn;
}
