import { byLocale } from './byLocale';

const names = byLocale((tag) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }));

/** The name of a country by its two-letter code; null when the code is none that is known. */
export function countryName(code: string, locale: string): string | null {
  if (!/^[a-z]{2}$/i.test(code)) return null;
  return names(locale).of(code.toUpperCase()) ?? null;
}

/** The flag of a two-letter country code as an emoji: a pair of regional letters. */
export function flagEmoji(code: string): string {
  return String.fromCodePoint(...[...code.toUpperCase()].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}
