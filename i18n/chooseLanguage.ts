/** Languages of the console. Also bundled into the boot script, so this module has no imports. */

/** Storage key of the selected language. */
export const languageKey = 'console.language';

const directions: Readonly<Record<string, 'ltr' | 'rtl'>> = {
  en: 'ltr',
  fr: 'ltr',
  ar: 'rtl',
  ...(import.meta.env.MODE !== 'production' && { 'en-XA': 'ltr' }),
};

/** Text direction of a language. */
export function textDirection(code: string): 'ltr' | 'rtl' {
  return directions[code] ?? 'ltr';
}

/**
 * Chooses the initial language.
 * @param stored language selected by the merchant; null if there is none
 * @param preferred languages of the browser, in order of preference
 */
export function chooseLanguage(stored: string | null, preferred: readonly string[]): string {
  if (stored !== null && Object.hasOwn(directions, stored)) return stored;
  const languages = preferred.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  return languages.find((language) => Object.hasOwn(directions, language)) ?? 'en';
}
