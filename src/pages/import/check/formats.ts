import { isValid, parse } from 'date-fns';

/** How numbers are written in a column: with a decimal point (1,234.5) or a decimal comma (1.234,5). */
export type DecimalSign = '.' | ',';

/** In which order days are written: 2026-11-21, 21.11.2026, 11/21/2026; or with the month's English name. */
export const dayFormats = ['iso', 'dayFirst', 'monthFirst', 'named'] as const;
export type DayFormat = (typeof dayFormats)[number];

const grouped = {
  '.': /^[-+−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
  ',': /^[-+−]?\d{1,3}(?:[.' \u00a0\u202f]\d{3})+(?:,\d+)?$/,
};
const simple = { '.': /^[-+−]?\d+(?:\.\d+)?$/, ',': /^[-+−]?\d+(?:,\d+)?$/ };

/** A number as the column writes them; null for anything else: `1e3`, `--5`, `٣`, `1.2.3`. */
export function readNumber(text: string, decimal: DecimalSign): number | null {
  const trimmed = text.trim();
  if (!simple[decimal].test(trimmed) && !grouped[decimal].test(trimmed)) return null;
  const groups = decimal === '.' ? /,/g : /[.' \u00a0\u202f]/g;
  return Number(trimmed.replace('−', '-').replaceAll(groups, '').replace(',', '.'));
}

/** Formats by which every sample can be read; the first is the likeliest, more than one must be chosen from. */
export function possibleDecimals(samples: readonly string[]): readonly DecimalSign[] {
  const signs: readonly DecimalSign[] = ['.', ','];
  const possible = signs.filter((sign) => samples.every((text) => readNumber(text, sign) !== null));
  // Whole numbers without separators mean the same in both.
  const isPlain = samples.every((text) => /^[-+−]?\d+$/.test(text.trim()));
  return isPlain ? ['.'] : possible;
}

/** Ends of a pattern for a text with a time, by what the text ends in. */
const times = [' HH:mm', ' HH:mm:ss', ' h:mm a', ' h:mm:ss a'];
const patterns: Readonly<Record<Exclude<DayFormat, 'iso'>, readonly string[]>> = {
  dayFirst: ['d/M/yyyy'],
  monthFirst: ['M/d/yyyy'],
  named: ['MMM d, yyyy', 'MMMM d, yyyy', 'd MMM yyyy', 'd MMMM yyyy'],
};
const iso =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|GMT|[-+]\d{2}:?\d{2})?$/;

/**
 * A day, or a day with a time, as an instant (ISO 8601, UTC). A day alone is its noon in UTC, which is the same day
 * from the Azores to Auckland. Null when it is written otherwise, or there is no such day.
 */
export function readDay(text: string, format: DayFormat): string | null {
  const trimmed = text.trim();
  if (format === 'iso') return readIso(trimmed);
  const unified = format === 'named' ? trimmed : trimmed.replaceAll(/[-.]/g, '/');
  const hasTime = unified.includes(':');
  for (const pattern of patterns[format]) {
    for (const time of hasTime ? times : ['']) {
      const date = parse(unified, pattern + time, new Date(2000, 0, 1));
      if (isValid(date) && date.getFullYear() >= 1900) return atUtc(date, hasTime);
    }
  }
  return null;
}

function readIso(text: string): string | null {
  const found = iso.exec(text);
  if (!found) return null;
  const [, year, month, day, hour = '12', minute = '00', second = '00', zone = 'Z'] = found;
  const two = (part: string | undefined) => (part ?? '').padStart(2, '0');
  const offset = /^[-+]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z';
  const stamp = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
  const date = new Date(`${stamp}${offset}`);
  // 30 February would become 2 March.
  const isThere = isValid(date) && new Date(`${stamp}Z`).getUTCDate() === Number(day);
  return isThere ? date.toISOString() : null;
}

function atUtc(date: Date, hasTime: boolean): string {
  const [hour, minute, second] = hasTime ? [date.getHours(), date.getMinutes(), date.getSeconds()] : [12, 0, 0];
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), hour, minute, second)).toISOString();
}

/** Formats by which every sample can be read; more than one must be chosen from, and ISO comes first. */
export function possibleDayFormats(samples: readonly string[]): readonly DayFormat[] {
  return dayFormats.filter((format) => samples.every((text) => readDay(text, format) !== null));
}
