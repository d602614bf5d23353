import { queryOptions } from '@tanstack/react-query';
import { type I18nProvider, useI18nProvider } from 'ra-core';
import { createI18n } from '../../../i18n/createI18n';
import { getLanguages } from '../../../i18n/language';
import { getRegisteredMessages } from '../../../i18n/registerMessages';
import { useCurrentSite } from './currentSite';

/** The main language of the store, which its customers read, if the console has it; else that of the console. */
export function useCustomersLocale(): string {
  const i18n = useI18nProvider();
  const { shoppersLocale } = useCurrentSite();
  const hasIt = (i18n.getLocales?.() ?? []).some(({ locale }) => locale === shoppersLocale);
  return hasIt ? shoppersLocale : i18n.getLocale();
}

/** Loads all messages of a language, beside the one that is shown. */
export const languageMessages = (locale: string) =>
  queryOptions({
    queryKey: ['messages', locale],
    async queryFn(): Promise<I18nProvider> {
      const { i18nProvider, withTranslations } = createI18n(getLanguages(), getRegisteredMessages());
      await i18nProvider.changeLocale(locale);
      await withTranslations(async () => undefined);
      return i18nProvider;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
