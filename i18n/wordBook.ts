import type { I18nProvider, StringMap, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';

/** The words of one language, as far as they are loaded. */
export interface WordBook {
  /** Adds words below a first part of their keys. */
  add(words: StringMap): void;
  translate: I18nProvider['translate'];
}

/** Polyglot over the words that were added. */
export function createWordBook(locale: string): WordBook {
  // Polyglot's type asks for react-admin's words, which here are one area among others.
  let messages = {} as TranslationMessages;
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
