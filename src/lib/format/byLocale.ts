import { toSupportedLocale } from './locale';

/**
 * Creates an Intl formatter per locale on first use and caches it, because creating one is slower than formatting a
 * page of values.
 */
export function byLocale<Formatter>(create: (tag: string) => Formatter): (locale: string) => Formatter {
  const cache = new Map<string, Formatter>();
  return (locale) => {
    const tag = toSupportedLocale(locale);
    const formatter = cache.get(tag) ?? create(tag);
    cache.set(tag, formatter);
    return formatter;
  };
}
