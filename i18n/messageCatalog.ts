import type { I18nProvider, StringMap, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { textDirection } from './chooseLanguage';
import { pluralFormIndex } from './plurals';

/** Loaded messages of one language. */
export interface MessageCatalog {
  /** Replaces single messages, whether they are loaded yet or not, and adds those that don't exist. */
  override(newMessages: StringMap): void;
  /** Translates a key. Numbers are formatted for the locale. */
  translate: I18nProvider['translate'];
}

/**
 * Creates a message catalog on top of Polyglot.
 * @param getMessages the messages that are loaded; another object whenever some are added
 */
export function createMessageCatalog(locale: string, getMessages: () => StringMap): MessageCatalog {
  // Polyglot's type requires react-admin's messages, which are a namespace here.
  const readMessages = () => getMessages() as TranslationMessages;
  let messages = readMessages();
  let overrides: StringMap = {};
  let polyglot: I18nProvider | null = null;
  // Polyglot's plural rules support neither fractions in Arabic nor negative numbers.
  const pluralRules = { pluralTypes: { own: pluralFormIndex(locale) }, pluralTypeToLanguages: { own: [locale, 'en'] } };
  const options = { pluralRules, replace: replaceWith(createValueFormatter(locale)) };
  return {
    override(newMessages) {
      overrides = mergeMessages(overrides, newMessages);
      polyglot = null;
    },
    translate(key, values) {
      if (messages !== readMessages()) polyglot = null;
      messages = readMessages();
      polyglot ??= polyglotI18nProvider(() => mergeMessages(messages, overrides), locale, [], options);
      return polyglot.translate(key, values);
    },
  };
}

/** Merges nested messages. Those of `overrides` win. */
function mergeMessages<Messages extends StringMap>(messages: Messages, overrides: StringMap): Messages {
  const merged: StringMap = { ...messages };
  for (const [key, value] of Object.entries(overrides)) {
    const present = merged[key];
    merged[key] = typeof value === 'object' && typeof present === 'object' ? mergeMessages(present, value) : value;
  }
  return merged as Messages;
}

type Value = (placeholder: string, name: string) => unknown;

/** Replaces `String.prototype.replace` where Polyglot interpolates values. */
function replaceWith(text: (value: unknown) => string) {
  return function replace(this: string, pattern: RegExp, value: Value): string {
    return this.replace(pattern, (placeholder: string, name: string) => text(value(placeholder, name)));
  };
}

const rtlCharacters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Wraps Latin names and order numbers in bidi isolates, so that brackets and signs keep their order in Arabic
 * text. Values with Arabic letters are left unchanged.
 */
const isolateLatin = (text: string) =>
  /\p{L}|^[#+./-]/u.test(text) && !rtlCharacters.test(text) ? `\u2068${text}\u2069` : text;

/** Formats an interpolated value. Small integers look the same in all languages. */
function createValueFormatter(locale: string): (value: unknown) => string {
  let format: Intl.NumberFormat | null = null;
  const text = textDirection(locale) === 'rtl' ? isolateLatin : String;
  return (value) => {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'number' || (Number.isInteger(value) && value >= 0 && value < 1000)) return String(value);
    format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
    // A minus sign, as everywhere else in the console.
    return format.format(value).replace('-', '−');
  };
}
