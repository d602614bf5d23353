import { useLocale, useNotify } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { i18nProvider } from '../../../i18n/i18n';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import { languageChoices, setLocale } from './locale';

const getName = (code: string) => languageChoices().find(({ locale }) => locale === code)?.name ?? code;

/** The current language, and a function that changes it. If a language can't be loaded, a notification says so and offers a retry. The function is stable. */
export function useChooseLanguage(): { currentLocale: string; choose: (code: string) => void } {
  const currentLocale = useLocale();
  const announce = useAnnounce();
  const notifyLost = useNotifyLostLanguage();
  const choose = useCallback(
    (code: string) => {
      setLocale(code).then(
        () =>
          announce(i18nProvider.translate('shell.language.spoken', { language: getName(i18nProvider.getLocale()) })),
        () => notifyLost(code, choose),
      );
    },
    [announce, notifyLost],
  );
  return { currentLocale, choose };
}

/** Shows that the initial language could not be loaded. */
export function useLanguageLoadNotice(lost: string | null): void {
  const notifyLost = useNotifyLostLanguage();
  const { choose } = useChooseLanguage();
  useEffect(() => {
    if (lost !== null) notifyLost(lost, choose);
  }, [lost, notifyLost, choose]);
}

function useNotifyLostLanguage(): (code: string, again: (code: string) => void) => void {
  const notify = useNotify();
  return useCallback(
    (code, again) => {
      notify(i18nProvider.translate('shell.language.lost', { language: getName(code) }), {
        type: 'error',
        action: { label: i18nProvider.translate('ui.retry'), run: () => again(code) },
      });
    },
    [notify],
  );
}
