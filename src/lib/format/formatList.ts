import { byLocale } from './locale';

const and = byLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const or = byLocale((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }));

/** Formats a conjunction: 'Email, Name and Points'. */
export function formatAndList(names: readonly string[], locale: string): string {
  return and(locale).format(names);
}

/** Formats a disjunction: 'JPEG, PNG or WebP'. */
export function formatOrList(names: readonly string[], locale: string): string {
  return or(locale).format(names);
}
