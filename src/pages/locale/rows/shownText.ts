import type { ShopLanguage } from '../../../../resources/languages';
import { counts } from '../../../../resources/storefront/counts';
import type { PluralCategory } from '../../../../resources/storefront/counts/counted';
import { categoriesOf, pluralKey } from '../../../../resources/storefront/pluralKeys';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { formOf, type TextRow } from './textRows';

/** What a shopper reads at a line of the table. */
export interface ShownText {
  text: string;
  /** The shop's own words, words that the language has from the start, English for want of any, or nothing at all. */
  source: 'own' | 'usual' | 'english' | 'none';
}

/** What a shopper reads in a language, by the shop's words in it. A form that the language has not is its `other`. */
export function shownText(row: TextRow, language: ShopLanguage, dictionary: Dictionary): ShownText {
  const { declared } = row;
  const category = row.category && formIn(row.category, language);
  const key = category === row.category ? row.key : pluralKey(formOf(row.key)?.base ?? row.key, category ?? 'other');
  const own = Object.hasOwn(dictionary, key) ? (dictionary[key] ?? '') : '';
  if (own.trim() !== '') return { text: own, source: 'own' };
  if (declared === null) return { text: '', source: 'none' };
  if (!('counted' in declared)) return { text: declared.text, source: isEnglish(language) ? 'usual' : 'english' };
  const forms = Object.hasOwn(counts, language.code) ? counts[language.code]?.[declared.counted] : undefined;
  const { [category ?? 'other']: form = (forms ?? declared.forms).other } = forms ?? declared.forms;
  return { text: form, source: forms ? 'usual' : 'english' };
}

/** Whether a shopper reads no word of the language there. */
export const isUntranslated = ({ source }: ShownText): boolean => source === 'english' || source === 'none';

const isEnglish = ({ code }: ShopLanguage) => code === 'en';

const formIn = (category: PluralCategory, { tag }: ShopLanguage): PluralCategory =>
  categoriesOf(tag).includes(category) ? category : 'other';
