/** The languages that the console is complete in; also read by the boot script, so nothing is imported. */

/** Where the merchant's choice is kept. */
export const languageKey = 'console.language';

const directions: Readonly<Record<string, 'ltr' | 'rtl'>> = {
  en: 'ltr',
  fr: 'ltr',
  ar: 'rtl',
  ...(import.meta.env.MODE !== 'production' && { 'en-XA': 'ltr' }),
};

/** Where the lines of a language begin. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return directions[code] ?? 'ltr';
}

/**
 * The language to begin in.
 * @param kept the merchant's choice; null where none was made
 * @param preferred what the browser asks for, most wanted first
 */
export function chooseLanguage(kept: string | null, preferred: readonly string[]): string {
  if (kept !== null && Object.hasOwn(directions, kept)) return kept;
  const languages = preferred.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  return languages.find((one) => Object.hasOwn(directions, one)) ?? 'en';
}
