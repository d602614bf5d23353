import { toSupportedLocale } from './locale';

/**
 * Adds the browser's region to a language tag: `en` becomes `en-GB`. Used for formats that differ between countries,
 * such as dates.
 */
export function withBrowserRegion(tag: string): string {
  const language = toSupportedLocale(tag);
  // Scripts run without a browser.
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  return toSupportedLocale(languages.find((item) => item.startsWith(`${language}-`)) ?? language);
}
