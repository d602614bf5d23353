import { useLocale, useTranslate } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { i18nProvider } from '../../../i18n/words';
import { useAnnounce } from '../../ui/LiveRegion';
import { useToast } from '../../ui/toastContext';
import { languageChoices, speakAlways } from './speak';

const nameOf = (code: string) => languageChoices().find(({ locale }) => locale === code)?.name ?? code;

/** The language that is spoken, and how another is chosen; a language that could not be loaded is told, with a way to try again. */
export function useChooseLanguage(): { spoken: string; choose: (code: string) => void } {
  const spoken = useLocale();
  const announce = useAnnounce();
  const tell = useTellLost();
  const choose = useCallback(
    (code: string) => {
      speakAlways(code).then(
        () => announce(i18nProvider.translate('shell.language.spoken', { language: nameOf(i18nProvider.getLocale()) })),
        () => tell(code, choose),
      );
    },
    [announce, tell],
  );
  return { spoken, choose };
}

/** Tells once that the language to begin in could not be loaded. */
export function useLostLanguage(lost: string | null): void {
  const tell = useTellLost();
  const { choose } = useChooseLanguage();
  useEffect(() => {
    if (lost !== null) tell(lost, choose);
  }, [lost, tell, choose]);
}

function useTellLost(): (code: string, again: (code: string) => void) => void {
  const show = useToast();
  const translate = useTranslate();
  return useCallback(
    (code, again) => {
      show({
        tone: 'danger',
        text: translate('shell.language.lost', { language: nameOf(code) }),
        action: { label: translate('ui.retry'), run: () => again(code) },
      });
    },
    [show, translate],
  );
}
