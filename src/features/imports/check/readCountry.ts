import codes from 'i18n-iso-countries/codes.json';
import english from 'i18n-iso-countries/langs/en.json';
import { normalizeCell } from './cellText';
import { foldName } from './monthNames';

/** Languages in which names of countries are read. */
const LANGUAGES = 'en fr de es it pt nl sv da nb fi pl cs hu ro el ru uk tr ar he ja ko zh'.split(' ');

/** Common names that aren't those of a country of ISO 3166. */
const OTHER_NAMES = {
  UK: 'GB',
  'U K': 'GB',
  EL: 'GR',
  England: 'GB',
  Scotland: 'GB',
  Wales: 'GB',
  'Northern Ireland': 'GB',
  Holland: 'NL',
  XK: 'XK',
};

/** Longer texts aren't countries. */
const MAX_LENGTH = 100;

let namedCodes: ReadonlyMap<string, string | null> | null = null;

/** Returns the ISO 3166-1 alpha-2 code of a country by its code (DE, DEU) or name, or null if it's unknown. */
export function readCountry(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  namedCodes ??= createNamedCodes();
  const names = namedCodes;
  const written = normalizeCell(text.replaceAll(/[\u{1F1E6}-\u{1F1FF}]/gu, toLetter));
  const whole = names.get(fold(written));
  if (whole !== undefined) return whole;
  // A name and its code: "Germany (DE)", "DE - Germany", or a flag before the name.
  const [first = '', second, ...others] = written
    .split(/[()]+| [-–] |(?<=^[A-Z]{2}) /)
    .filter((part) => part.trim() !== '');
  const code = names.get(fold(first)) ?? null;
  return second !== undefined && others.length === 0 && names.get(fold(second)) === code ? code : null;
}

/** The letter of a regional indicator, two of which make a flag. */
const toLetter = (indicator: string) => String.fromCharCode((indicator.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41);

const fold = (text: string) =>
  foldName(
    text
      .replaceAll(/[.,()'’-]+/g, ' ')
      .replace(/^\s*the /i, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** The code by folded code or name; null for a name of several countries. */
function createNamedCodes(): ReadonlyMap<string, string | null> {
  const named = new Map<string, string | null>();
  const add = (name: string, code: string) => {
    const known = named.get(fold(name));
    named.set(fold(name), known === undefined || known === code ? code : null);
  };
  const all = codes.flatMap(([alpha2, alpha3]) => (alpha2 && alpha3 ? [{ alpha2, alpha3 }] : []));
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const { alpha2 } of all) add(names.of(alpha2) ?? alpha2, alpha2);
  }
  for (const [code, name] of Object.entries<string | string[]>(english.countries))
    for (const item of [name].flat()) add(item, code);
  for (const [name, code] of Object.entries(OTHER_NAMES)) add(name, code);
  // Codes are certain, even if they are a name elsewhere.
  for (const { alpha2, alpha3 } of all) {
    named.set(fold(alpha2), alpha2);
    named.set(fold(alpha3), alpha2);
  }
  return named;
}
