import { useLocale } from 'ra-core';
import { useCallback } from 'react';
import type { StoreLanguage } from '../../../../resources/languages';
import { languageName } from './languageName';

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
