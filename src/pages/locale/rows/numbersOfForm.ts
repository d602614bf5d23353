import type { PluralCategory } from '../../../../resources/storefront/counts/counted';
import { pluralRulesOf } from '../../../../resources/storefront/pluralKeys';

/** Numbers that are tried: every count up to there, parts, and a round million. */
const tried = [...Array(1_201).keys(), 0.1, 0.5, 1.5, 2.5, 10.5, 1_000_000];

const known = new Map<string, readonly number[]>();

/** Numbers that a language says in a plural form, the least first; none for a form that it has not. */
export function numbersOfForm(tag: string, category: PluralCategory): readonly number[] {
  const key = `${tag} ${category}`;
  const found = known.get(key) ?? tried.filter((number) => pluralRulesOf(tag).select(number) === category);
  known.set(key, found);
  return found;
}
