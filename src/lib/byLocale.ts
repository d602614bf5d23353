import { usableLocale } from './locale';

/**
 * Makes something of Intl for a locale when it is first asked for, and keeps it: to make one takes longer than to write
 * a page of values with it.
 */
export function byLocale<Made>(make: (tag: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const tag = usableLocale(locale);
    const known = made.get(tag) ?? make(tag);
    made.set(tag, known);
    return known;
  };
}
