import type { PluralCategory } from './counts/counted';

const categories: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The key that a dictionary has for one plural form of a text: `reviews.count.one`. */
export const pluralKey = (key: string, category: PluralCategory): string => `${key}.${category}`;

const rules = new Map<string, Intl.PluralRules>();

/** The plural rules of a language, by its BCP 47 tag. */
export function pluralRulesOf(tag: string): Intl.PluralRules {
  let found = rules.get(tag);
  if (!found) {
    found = new Intl.PluralRules(tag);
    rules.set(tag, found);
  }
  return found;
}

const known = new Map<string, readonly PluralCategory[]>();

/** The plural categories of a language, in the usual order. */
export function categoriesOf(tag: string): readonly PluralCategory[] {
  const found = known.get(tag);
  if (found) return found;
  const own = pluralRulesOf(tag).resolvedOptions().pluralCategories;
  const made = categories.filter((category) => own.includes(category));
  known.set(tag, made);
  return made;
}
