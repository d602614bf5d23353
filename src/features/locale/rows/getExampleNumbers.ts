import type { PluralCategory } from '../../../../resources/storefront/counts/pluralNoun';
import { getPluralRules } from '../../../../resources/storefront/pluralKeys';

/** Candidates: all counts up to 1,200, some decimals, and one million. */
const CANDIDATES = [...Array(1_201).keys(), 0.1, 0.5, 1.5, 2.5, 10.5, 1_000_000];

const cache = new Map<string, readonly number[]>();

/**
 * Returns numbers that use a plural category, in ascending order; empty if the language doesn't have the category.
 * Memoized by language and category.
 */
export function getExampleNumbers(tag: string, category: PluralCategory): readonly number[] {
  const key = `${tag} ${category}`;
  const found = cache.get(key) ?? CANDIDATES.filter((number) => getPluralRules(tag).select(number) === category);
  cache.set(key, found);
  return found;
}
