import { useLocale } from 'ra-core';
import { useCallback } from 'react';
import { findLanguage, type StoreLanguage } from '../../../../resources/languages';
import { byLocale, toSupportedLocale } from '../../../lib/format/locale';

/** Returns a formatter of language names in the user's language. */
export function useLanguageName(): (language: StoreLanguage) => string {
  const locale = useLocale();
  return useCallback((language) => languageName(language, locale), [locale]);
}

/** Returns a formatter of plain-text labels with the native name and the name in the user's language. */
export function useLanguageNames(): (language: StoreLanguage) => string {
  const formatName = useLanguageName();
  return useCallback(
    (language) => {
      const name = formatName(language);
      return language.ownName === name ? name : `${language.ownName} · ${name}`;
    },
    [formatName],
  );
}

const names = byLocale((tag) => new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }));

/** Name of a language in a locale: 'German', 'allemand', 'الألمانية'. */
export function languageName({ code, tag, englishName }: StoreLanguage, locale: string): string {
  // English names are declared. The name of an unknown language is its code.
  if (/^en\b/.test(toSupportedLocale(locale)) || !findLanguage(code)) return englishName;
  const { script } = new Intl.Locale(tag);
  // Only the script of the tag is used: DisplayNames would add the region to the name.
  return names(locale).of(script ? `${code.slice(0, 2)}-${script}` : code) ?? englishName;
}
