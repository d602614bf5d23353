import { toSupportedLocale } from './locale';

/**
 * Adds the browser's region to a language tag: `en` becomes `en-GB`. Used for formats that differ between countries,
 * such as dates.
 */
export function withBrowserRegion(tag: string): string {
  const language = toSupportedLocale(tag);
  return toSupportedLocale(navigator.languages.find((item) => item.startsWith(`${language}-`)) ?? language);
}
