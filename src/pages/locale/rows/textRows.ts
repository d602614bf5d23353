import type { ShopLanguage } from '../../../../resources/languages';
import type { PluralCategory } from '../../../../resources/storefront/counts/counted';
import { categoriesOf, pluralKey } from '../../../../resources/storefront/pluralKeys';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import type { CountedText, ShopperText } from '../../../../resources/storefront/shopperTextShape';
import { shopperTextOf, shopperTexts } from '../../../../resources/storefront/texts';

/** A line of the table: one text of a language, or one plural form of it. */
export interface TextRow {
  /** As a dictionary has it. */
  key: string;
  /** The first part of the key; '' where it has but one. */
  area: string;
  /** What the widgets say there; null for a key that none of them says. */
  declared: ShopperText | null;
  /** The form of a text that is counted; null of any other. */
  category: PluralCategory | null;
}

/**
 * Every text of a language, in the order of the widgets: a text that is counted has a line for each plural form of the
 * language. Keys of the given dictionaries that no widget says come last.
 * @param own what is, or was, said in this language; @param main what the shop's main language says
 */
export function textRows({ tag }: ShopLanguage, own: readonly Dictionary[], main: Dictionary): readonly TextRow[] {
  const declared = Object.entries(shopperTexts).flatMap(([key, text]) =>
    'counted' in text
      ? categoriesOf(tag).map((category) => rowOf(pluralKey(key, category), text, category))
      : [rowOf(key, text, null)],
  );
  const known = new Set(declared.map(({ key }) => key));
  // A form that the main language has is no matter of one that has it not.
  const ofMain = Object.keys(main).filter((key) => formOf(key) === null);
  const others = new Set([...own.flatMap((dictionary) => Object.keys(dictionary)), ...ofMain]);
  const added = [...others]
    .filter((key) => !known.has(key))
    .sort()
    .map((key) => {
      const form = formOf(key);
      return rowOf(key, form?.text ?? null, form?.category ?? null);
    });
  return [...declared, ...added];
}

/** The counted text and the form that a key is of; null for any other key. */
export function formOf(key: string): { base: string; text: CountedText; category: PluralCategory } | null {
  const at = key.lastIndexOf('.');
  const base = key.slice(0, Math.max(at, 0));
  const text = shopperTextOf(base);
  const category = key.slice(at + 1);
  return text && 'counted' in text && isCategory(category) ? { base, text, category } : null;
}

const categories: ReadonlySet<string> = new Set<PluralCategory>(['zero', 'one', 'two', 'few', 'many', 'other']);

const isCategory = (word: string): word is PluralCategory => categories.has(word);

function rowOf(key: string, declared: ShopperText | null, category: PluralCategory | null): TextRow {
  const at = key.indexOf('.');
  return { key, area: at > 0 ? key.slice(0, at) : '', declared, category };
}
