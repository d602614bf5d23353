import type { PluralCategory } from './counts/pluralNoun';

const categories: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Dictionary key of one plural form of a text: `reviews.count.one`. */
export const pluralKey = (key: string, category: PluralCategory): string => `${key}.${category}`;

const rulesByTag = new Map<string, Intl.PluralRules>();

/** Cached plural rules by BCP 47 tag. */
export function getPluralRules(tag: string): Intl.PluralRules {
  let found = rulesByTag.get(tag);
  if (!found) {
    found = new Intl.PluralRules(tag);
    rulesByTag.set(tag, found);
  }
  return found;
}

const categoriesByTag = new Map<string, readonly PluralCategory[]>();

/** Plural categories of a language, in the usual order. */
export function getPluralCategories(tag: string): readonly PluralCategory[] {
  const found = categoriesByTag.get(tag);
  if (found) return found;
  const ruleCategories = getPluralRules(tag).resolvedOptions().pluralCategories;
  const ordered = categories.filter((category) => ruleCategories.includes(category));
  categoriesByTag.set(tag, ordered);
  return ordered;
}
