/** Languages of the console. Also bundled into the boot script, so this module has no imports. */

/** Storage key of the selected language. */
export const languageKey = 'console.language';

/** Scripts that are written from right to left. */
const rtlScripts = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Text direction of a language, by the script that it is usually written in. */
export function textDirection(code: string): 'ltr' | 'rtl' {
  return rtlScripts.includes(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/**
 * Chooses the initial language.
 * @param stored language selected by the merchant; null if there is none
 * @param preferred languages of the browser, in order of preference
 * @param available codes of the languages that the console has
 */
export function chooseLanguage(
  stored: string | null,
  preferred: readonly string[],
  available: readonly string[],
): string {
  if (stored !== null && available.includes(stored)) return stored;
  const languages = preferred.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  return languages.find((language) => available.includes(language)) ?? 'en';
}
