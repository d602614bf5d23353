import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useToast } from '../ui/toastContext';
import { useLostLanguage } from './language/useChooseLanguage';
import { takeReload } from './lostCode';

/** Says what was not as asked when the console started. @param lost the language that was wanted, and could not be loaded */
export function StartNotices({ lost }: { lost: string | null }) {
  const translate = useTranslate();
  const show = useToast();
  useLostLanguage(lost);
  useEffect(() => {
    if (takeReload()) show({ tone: 'info', text: translate('shell.updated') });
  }, [show, translate]);
  return null;
}
