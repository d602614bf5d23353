/** Languages of the console. Also bundled into the boot script, so this module has no imports. */

/** Storage key of the selected language. */
export const languageKey = 'console.language';

/** Languages and scripts that are written from right to left. `Intl.Locale` would load its data before the first paint. */
const rtlLanguages = 'ar ckb dv fa he ks lrc mzn nqo ps sd syr ug ur yi'.split(' ');
const rtlScripts = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Text direction of a language, by its script; without one, that in which it is usually written. */
export function textDirection(code: string): 'ltr' | 'rtl' {
  const [language = '', ...subtags] = code.split('-');
  const script = subtags.find(({ length }) => length === 4);
  return (script ? rtlScripts.includes(script) : rtlLanguages.includes(language)) ? 'rtl' : 'ltr';
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
