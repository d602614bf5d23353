import { getLanguage, type StoreLanguage } from '../languages';
import { pluralNouns } from './counts';
import { getPluralRules, pluralKey } from './pluralKeys';
import { type CountedText, placeholder } from './shopperTextShape';
import { type ShopperTextKey, shopperTexts } from './texts';

/** Custom texts of the store in one language. Plural forms have separate keys (`reviews.count.one`). */
export type Dictionary = Readonly<Record<string, string>>;

/** Values of placeholders. Numbers are formatted for the language. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Returns a storefront text as plain text: from the store's dictionary, else the built-in translation, else
 * English. The plural form depends on `values.count`. Placeholders without a value are left in the text, so
 * that the merchant can see them.
 */
export function shopperText(
  dictionary: Dictionary,
  key: ShopperTextKey,
  values: TextValues = {},
  locale = 'en',
): string {
  const language = getLanguage(locale);
  const text = shopperTexts[key];
  if (!('counted' in text)) return withValues(findDictionaryText(dictionary, key) ?? text.text, values, language.tag);
  const count = Number(values['count'] ?? 0);
  const customText = findDictionaryText(dictionary, pluralKey(key, getPluralRules(language.tag).select(count)));
  return withValues(customText ?? builtInCountText(text, count, language), values, language.tag);
}

/** Dictionary entry of a key; null if it is missing or blank. */
function findDictionaryText(dictionary: Dictionary, key: string): string | null {
  const customText = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
  return customText === undefined || customText.trim() === '' ? null : customText;
}

/** Built-in count text of a language; English if it is not one of the 28. */
function builtInCountText({ counted, forms }: CountedText, count: number, { code, tag }: StoreLanguage): string {
  const customText = Object.hasOwn(pluralNouns, code) ? pluralNouns[code]?.[counted] : undefined;
  const category = getPluralRules(customText ? tag : 'en').select(count);
  return (customText ?? forms)[category] ?? (customText ?? forms).other;
}

function withValues(text: string, values: TextValues, tag: string): string {
  return text.replace(placeholder, (match, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return match;
    return typeof value === 'number' ? getNumberFormat(tag).format(value) : value;
  });
}

const formats = new Map<string, Intl.NumberFormat>();

function getNumberFormat(tag: string): Intl.NumberFormat {
  let found = formats.get(tag);
  if (!found) {
    found = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
    formats.set(tag, found);
  }
  return found;
}
