import { useLocale } from 'ra-core';
import { useCallback } from 'react';
import type { ShopLanguage } from '../../../resources/languages';
import { languageName } from './languageName';

/** What a language is called in the merchant's own. */
export function useLanguageName(): (language: ShopLanguage) => string {
  const locale = useLocale();
  return useCallback((language) => languageName(language, locale), [locale]);
}

/** The same beside the name by which its speakers call it, as one text, where there is no place for more. */
export function useLanguageNames(): (language: ShopLanguage) => string {
  const nameOf = useLanguageName();
  return useCallback(
    (language) => {
      const name = nameOf(language);
      return language.ownName === name ? name : `${language.ownName} · ${name}`;
    },
    [nameOf],
  );
}
