import type { I18nProvider, StringMap, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { directionOf } from './chooseLanguage';
import { pluralPlace } from './plurals';

/** The words of one language, as far as they are loaded. */
export interface WordBook {
  /** Adds words below a first part of their keys. */
  add(words: StringMap): void;
  /** Numbers among the values are written as the language does. */
  translate: I18nProvider['translate'];
}

/** Polyglot over the words that were added. */
export function createWordBook(locale: string): WordBook {
  // Polyglot's type asks for react-admin's words, which here are one area among others.
  let messages = {} as TranslationMessages;
  let polyglot: I18nProvider | null = null;
  // Polyglot's own rules know neither fractions in Arabic nor numbers below zero.
  const pluralRules = { pluralTypes: { own: pluralPlace(locale) }, pluralTypeToLanguages: { own: [locale, 'en'] } };
  const options = { pluralRules, replace: replaceWith(valueText(locale)) };
  return {
    add(words) {
      messages = { ...messages, ...words };
      polyglot = null;
    },
    translate(key, values) {
      polyglot ??= polyglotI18nProvider(() => messages, locale, [], options);
      return polyglot.translate(key, values);
    },
  };
}

type Value = (placeholder: string, name: string) => unknown;

/** Stands in for `String.prototype.replace` where polyglot puts values into a text. */
function replaceWith(text: (value: unknown) => string) {
  return function replace(this: string, pattern: RegExp, value: Value): string {
    return this.replace(pattern, (placeholder: string, name: string) => text(value(placeholder, name)));
  };
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A name or a number of an order in an Arabic sentence keeps its own order, brackets and signs included. What has Arabic letters too is words of ours. */
const isolated = (text: string) =>
  /\p{L}|^[#+./-]/u.test(text) && !rightToLeft.test(text) ? `\u2068${text}\u2069` : text;

/** How a value is written among words; small numbers look the same in every language of the console. */
function valueText(locale: string): (value: unknown) => string {
  let format: Intl.NumberFormat | null = null;
  const text = directionOf(locale) === 'rtl' ? isolated : String;
  return (value) => {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'number' || (Number.isInteger(value) && value >= 0 && value < 1000)) return String(value);
    format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
    return format.format(value);
  };
}
