import { pluralForms } from '../../../i18n/plurals';

/** Keys of messages with a fault. */
export interface TranslationFaults {
  missing: string[];
  unknown: string[];
  /** Too few or too many plural forms, or an empty one. */
  wrongForms: string[];
  /** Placeholders that the English message doesn't have, or some that it has are missing. */
  wrongPlaceholders: string[];
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

const splitForms = (text: string) => text.split('||||');

/** Compares a translation with the English messages, both by key. */
export function findTranslationFaults(
  code: string,
  messages: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
): TranslationFaults {
  const forms = pluralForms(code);
  const known = [...messages].filter(([key]) => english.has(key));
  const findKeys = (isWrong: (text: string, original: string) => boolean) =>
    known.filter(([key, text]) => isWrong(text, english.get(key) ?? '')).map(([key]) => key);
  return {
    missing: [...english.keys()].filter((key) => !messages.get(key)?.trim()),
    unknown: [...messages.keys()].filter((key) => !english.has(key)),
    wrongForms: findKeys((text, original) => {
      const own = splitForms(text);
      const mayBeOne = !original.includes('||||') && own.length === 1;
      return !(mayBeOne || own.length === forms.length) || own.some((form) => form.trim() === '');
    }),
    wrongPlaceholders: findKeys((text, original) => {
      const expected = placeholders(original);
      const own = splitForms(text).map(placeholders);
      return own.some((form, place) => {
        const lacking = expected.filter((item) => !form.includes(item)).length;
        // Zero, one, and two may be words.
        const mayBeWord = own.length > 1 && /zero|one|two/.test(forms[place] ?? '');
        return form.some((item) => !expected.includes(item)) || lacking > (mayBeWord ? 1 : 0);
      });
    }),
  };
}
