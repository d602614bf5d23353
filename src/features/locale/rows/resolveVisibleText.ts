import type { StoreLanguage } from '../../../../resources/languages';
import { pluralNouns } from '../../../../resources/storefront/counts';
import type { PluralCategory } from '../../../../resources/storefront/counts/pluralNoun';
import { getPluralCategories, pluralKey } from '../../../../resources/storefront/pluralKeys';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { parsePluralKey, type TextRow } from './textRows';

/** The text that shoppers see. */
export interface VisibleText {
  text: string;
  /** Custom text, built-in translation, English fallback, or no text. */
  source: 'own' | 'usual' | 'english' | 'none';
}

/** Resolves the text that shoppers see. A plural category that the language doesn't have falls back to `other`. */
export function resolveVisibleText(row: TextRow, language: StoreLanguage, dictionary: Dictionary): VisibleText {
  const { declared } = row;
  const category = row.category && resolveCategory(row.category, language);
  const key =
    category === row.category ? row.key : pluralKey(parsePluralKey(row.key)?.base ?? row.key, category ?? 'other');
  const customText = Object.hasOwn(dictionary, key) ? (dictionary[key] ?? '') : '';
  if (customText.trim() !== '') return { text: customText, source: 'own' };
  if (declared === null) return { text: '', source: 'none' };
  if (!('counted' in declared)) return { text: declared.text, source: isEnglish(language) ? 'usual' : 'english' };
  const forms = Object.hasOwn(pluralNouns, language.code) ? pluralNouns[language.code]?.[declared.counted] : undefined;
  const { [category ?? 'other']: form = (forms ?? declared.forms).other } = forms ?? declared.forms;
  return { text: form, source: forms ? 'usual' : 'english' };
}

/** Returns whether shoppers see the English fallback or nothing. */
export const isUntranslated = ({ source }: VisibleText): boolean => source === 'english' || source === 'none';

const isEnglish = ({ code }: StoreLanguage) => code === 'en';

const resolveCategory = (category: PluralCategory, { tag }: StoreLanguage): PluralCategory =>
  getPluralCategories(tag).includes(category) ? category : 'other';
