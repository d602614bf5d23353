import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useLanguageLoadNotice } from './language/useChooseLanguage';
import { consumeReloadNotice } from './staleChunk';

/**
 * Shows startup problems as notifications.
 * @param missingLocale the preferred language, if it could not be loaded
 */
export function StartNotices({ missingLocale }: { missingLocale: string | null }) {
  const translate = useTranslate();
  const notify = useNotify();
  useLanguageLoadNotice(missingLocale);
  useEffect(() => {
    if (consumeReloadNotice()) notify(translate('shell.updated'));
  }, [notify, translate]);
  return null;
}
