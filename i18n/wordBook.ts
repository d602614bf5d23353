import type { I18nProvider, StringMap } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdminEnglish from 'ra-language-english';

/** The words of one language, as far as they are loaded. */
export interface WordBook {
  /** Adds words below a first part of their keys. */
  add(words: StringMap): void;
  translate: I18nProvider['translate'];
}

/** Polyglot over react-admin's English and the words that were added. */
export function createWordBook(locale: string): WordBook {
  let messages = reactAdminEnglish;
  let polyglot: I18nProvider | null = null;
  return {
    add(words) {
      messages = { ...messages, ...words };
      polyglot = null;
    },
    translate(key, options) {
      polyglot ??= polyglotI18nProvider(() => messages, locale);
      return polyglot.translate(key, options);
    },
  };
}
