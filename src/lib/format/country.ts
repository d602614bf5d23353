import { byLocale } from './locale';

const names = byLocale((tag) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }));

/** Returns the localized name of a two-letter country code, or null if the code is unknown. */
export function formatCountryName(code: string, locale: string): string | null {
  if (!/^[a-z]{2}$/i.test(code)) return null;
  return names(locale).of(code.toUpperCase()) ?? null;
}

/** Returns the flag emoji of a two-letter country code: a pair of regional indicator symbols. */
export function toFlagEmoji(code: string): string {
  return String.fromCodePoint(...[...code.toUpperCase()].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}
