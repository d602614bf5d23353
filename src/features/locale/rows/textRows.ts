import type { StoreLanguage } from '../../../../resources/languages';
import type { PluralCategory } from '../../../../resources/storefront/counts/pluralNoun';
import { getPluralCategories, pluralKey } from '../../../../resources/storefront/pluralKeys';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import type { CountedText, ShopperText } from '../../../../resources/storefront/shopperTextShape';
import { getShopperText, shopperTexts } from '../../../../resources/storefront/texts';

/** A table row: one text, or one plural form of a text. */
export interface TextRow {
  /** Dictionary key. */
  key: string;
  /** First segment of the key; '' if it has only one. */
  area: string;
  /** Built-in text; null for custom keys. */
  declared: ShopperText | null;
  /** Plural category; null for texts without plural forms. */
  category: PluralCategory | null;
}

/**
 * Builds one row per text and plural form, in the order of the built-in texts. Custom keys come last.
 * @param own saved and edited texts of the language
 * @param main texts of the main language
 */
export function buildTextRows(
  { tag }: StoreLanguage,
  own: readonly Dictionary[],
  main: Dictionary,
): readonly TextRow[] {
  const declared = Object.entries(shopperTexts).flatMap(([key, text]) =>
    'counted' in text
      ? getPluralCategories(tag).map((category) => createRow(pluralKey(key, category), text, category))
      : [createRow(key, text, null)],
  );
  const known = new Set(declared.map(({ key }) => key));
  // Plural categories of the main language don't apply to this language.
  const ofMain = Object.keys(main).filter((key) => parsePluralKey(key) === null);
  const others = new Set([...own.flatMap((dictionary) => Object.keys(dictionary)), ...ofMain]);
  const added = [...others]
    .filter((key) => !known.has(key))
    .sort()
    .map((key) => {
      const form = parsePluralKey(key);
      return createRow(key, form?.text ?? null, form?.category ?? null);
    });
  return [...declared, ...added];
}

/** Splits a plural key into base key and category. Returns null for other keys. */
export function parsePluralKey(key: string): { base: string; text: CountedText; category: PluralCategory } | null {
  const dotIndex = key.lastIndexOf('.');
  const base = key.slice(0, Math.max(dotIndex, 0));
  const text = getShopperText(base);
  const category = key.slice(dotIndex + 1);
  return text && 'counted' in text && isCategory(category) ? { base, text, category } : null;
}

const categories: ReadonlySet<string> = new Set<PluralCategory>(['zero', 'one', 'two', 'few', 'many', 'other']);

const isCategory = (suffix: string): suffix is PluralCategory => categories.has(suffix);

function createRow(key: string, declared: ShopperText | null, category: PluralCategory | null): TextRow {
  const dotIndex = key.indexOf('.');
  return { key, area: dotIndex > 0 ? key.slice(0, dotIndex) : '', declared, category };
}
