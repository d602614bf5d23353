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

/** Codes and names of the states of the US, and of the provinces of Canada. Many codes are also those of countries. */
const STATES = {
  US:
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
    'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
    'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
    'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
    'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
    'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
    'WV West Virginia,WI Wisconsin,WY Wyoming',
  CA:
    'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,' +
    'NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
} as const;

const countries: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).flatMap(([country, states]) =>
    states
      .split(',')
      .flatMap((state) => [state.slice(0, 2), state.slice(3)].map((text) => [foldName(text), country] as const)),
  ),
);

/** Returns the country (ISO 3166-1 alpha-2) of a state of the US or a province of Canada, or null for other texts. */
export const readState = (text: string): string | null =>
  text.length > 30 ? null : (countries.get(foldName(normalizeCell(text).replace(/^(?:US|CA)-/, ''))) ?? null);

/** Whether a text is a state, but no country, unlike CA. */
export const isOnlyState = (text: string): boolean => readState(text) !== null && readCountry(text) === null;
