import { languageOf, type ShopLanguage } from '../languages';
import { counts } from './counts';
import { pluralKey, pluralRulesOf } from './pluralKeys';
import { type CountedText, placeholder } from './shopperTextShape';
import { type ShopperTextKey, shopperTexts } from './texts';

/** The shop's own words in one language; plural forms are keys of their own (`reviews.count.one`). */
export type Dictionary = Readonly<Record<string, string>>;

/** Values of a text; a number is written as the language writes it. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * A text of the storefront, as plain text: by the shop's dictionary, else by the words that the language has from
 * the start, else in English. A text that is counted goes by `values.count`; a value that is missing stays as it
 * stands in the text, for the merchant to see.
 */
export function shopperText(
  dictionary: Dictionary,
  key: ShopperTextKey,
  values: TextValues = {},
  locale = 'en',
): string {
  const language = languageOf(locale);
  const text = shopperTexts[key];
  if (!('counted' in text)) return withValues(ownWords(dictionary, key) ?? text.text, values, language.tag);
  const count = Number(values['count'] ?? 0);
  const own = ownWords(dictionary, pluralKey(key, pluralRulesOf(language.tag).select(count)));
  return withValues(own ?? usualCount(text, count, language), values, language.tag);
}

/** What a dictionary says for a key; null where it says nothing. */
function ownWords(dictionary: Dictionary, key: string): string | null {
  const own = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
  return own === undefined || own.trim() === '' ? null : own;
}

/** A count as the language words it from the start; in English where the language is not among the 28. */
function usualCount({ counted, forms }: CountedText, count: number, { code, tag }: ShopLanguage): string {
  const own = Object.hasOwn(counts, code) ? counts[code]?.[counted] : undefined;
  const category = pluralRulesOf(own ? tag : 'en').select(count);
  return (own ?? forms)[category] ?? (own ?? forms).other;
}

function withValues(text: string, values: TextValues, tag: string): string {
  return text.replace(placeholder, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return typeof value === 'number' ? numberFormatOf(tag).format(value) : value;
  });
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormatOf(tag: string): Intl.NumberFormat {
  let found = formats.get(tag);
  if (!found) {
    found = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
    formats.set(tag, found);
  }
  return found;
}
