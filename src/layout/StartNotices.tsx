import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useToast } from '../ui/toasts/toastContext';
import { useLanguageLoadNotice } from './language/useChooseLanguage';
import { consumeReloadNotice } from './staleChunk';

/**
 * Shows startup problems as toasts.
 * @param missingLocale the preferred language, if it could not be loaded
 */
export function StartNotices({ missingLocale }: { missingLocale: string | null }) {
  const translate = useTranslate();
  const show = useToast();
  useLanguageLoadNotice(missingLocale);
  useEffect(() => {
    if (consumeReloadNotice()) show({ tone: 'info', text: translate('shell.updated') });
  }, [show, translate]);
  return null;
}
