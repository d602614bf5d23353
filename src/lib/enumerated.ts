import { byLocale } from './byLocale';

const and = byLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const or = byLocale((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }));

/** Names in a row, all of which are meant: 'E-mail, Name and Points'. */
export function allOf(names: readonly string[], locale: string): string {
  return and(locale).format(names);
}

/** Names in a row, one of which is meant: 'JPEG, PNG or WebP'. */
export function oneOf(names: readonly string[], locale: string): string {
  return or(locale).format(names);
}
