import { isValid, parse } from 'date-fns';

/** Decimal separator of a column: point (1,234.5) or comma (1.234,5). */
export type DecimalSign = '.' | ',';

/** Date formats: 2026-11-21, 21.11.2026, 11/21/2026, or with the English month name. */
export const dayFormats = ['iso', 'dayFirst', 'monthFirst', 'named'] as const;
export type DayFormat = (typeof dayFormats)[number];

const groupedPatterns = {
  '.': /^[-+−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
  ',': /^[-+−]?\d{1,3}(?:[.' \u00a0\u202f]\d{3})+(?:,\d+)?$/,
};
const plainPatterns = { '.': /^[-+−]?\d+(?:\.\d+)?$/, ',': /^[-+−]?\d+(?:,\d+)?$/ };

/** Parses a number. Returns null for any other text, such as `1e3`, `--5`, `٣`, or `1.2.3`. */
export function parseNumber(text: string, decimal: DecimalSign): number | null {
  const trimmed = text.trim();
  if (!plainPatterns[decimal].test(trimmed) && !groupedPatterns[decimal].test(trimmed)) return null;
  const groups = decimal === '.' ? /,/g : /[.' \u00a0\u202f]/g;
  return Number(trimmed.replace('−', '-').replaceAll(groups, '').replace(',', '.'));
}

/** Returns the decimal separators that parse every sample, most likely first. */
export function detectDecimalSigns(samples: readonly string[]): readonly DecimalSign[] {
  const signs: readonly DecimalSign[] = ['.', ','];
  const possible = signs.filter((sign) => samples.every((text) => parseNumber(text, sign) !== null));
  // Plain integers are the same in both formats.
  const isPlain = samples.every((text) => /^[-+−]?\d+$/.test(text.trim()));
  return isPlain ? ['.'] : possible;
}

/** Time patterns that are appended to a date pattern if the text contains a time. */
const timePatterns = [' HH:mm', ' HH:mm:ss', ' h:mm a', ' h:mm:ss a'];
const datePatterns: Readonly<Record<Exclude<DayFormat, 'iso'>, readonly string[]>> = {
  dayFirst: ['d/M/yyyy'],
  monthFirst: ['M/d/yyyy'],
  named: ['MMM d, yyyy', 'MMMM d, yyyy', 'd MMM yyyy', 'd MMMM yyyy'],
};
const isoPattern =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|GMT|[-+]\d{2}:?\d{2})?$/;

/**
 * Parses a date or date and time into an ISO 8601 instant in UTC. A date without time becomes noon UTC, or local noon
 * where noon UTC is on another day, such as in Auckland. Returns null if the text has another format or the date doesn't exist.
 */
export function parseDay(text: string, format: DayFormat): string | null {
  const trimmed = text.trim();
  if (format === 'iso') return parseIsoDay(trimmed);
  const unified = format === 'named' ? trimmed : trimmed.replaceAll(/[-.]/g, '/');
  const hasTime = unified.includes(':');
  for (const pattern of datePatterns[format]) {
    for (const time of hasTime ? timePatterns : ['']) {
      const date = parse(unified, pattern + time, new Date(2000, 0, 1));
      if (isValid(date) && date.getFullYear() >= 1900) return toUtcIsoString(date, hasTime);
    }
  }
  return null;
}

function parseIsoDay(text: string): string | null {
  const match = isoPattern.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute = '00', second = '00', zone = 'Z'] = match;
  const pad = (part: string | undefined) => (part ?? '').padStart(2, '0');
  const offset = /^[-+]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z';
  const stamp = `${year}-${pad(month)}-${pad(day)}T${pad(hour ?? '12')}:${pad(minute)}:${pad(second)}`;
  const date = new Date(`${stamp}${offset}`);
  // `Date` would turn 30 February into 2 March.
  const isValidDay = isValid(date) && new Date(`${stamp}Z`).getUTCDate() === Number(day);
  if (!isValidDay) return null;
  return (hour === undefined && match[7] === undefined ? toNoon(date) : date).toISOString();
}

function toUtcIsoString(date: Date, hasTime: boolean): string {
  const [hour, minute, second] = hasTime ? [date.getHours(), date.getMinutes(), date.getSeconds()] : [12, 0, 0];
  const instant = new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), hour, minute, second));
  return (hasTime ? instant : toNoon(instant)).toISOString();
}

/** Returns noon UTC, or local noon if it is on another day here. */
function toNoon(noonUtc: Date): Date {
  const [year, month, day] = [noonUtc.getUTCFullYear(), noonUtc.getUTCMonth(), noonUtc.getUTCDate()];
  return noonUtc.getDate() === day ? noonUtc : new Date(year, month, day, 12);
}

/** Returns the date formats that parse every sample, ISO first. */
export function detectDayFormats(samples: readonly string[]): readonly DayFormat[] {
  return dayFormats.filter((format) => samples.every((text) => parseDay(text, format) !== null));
}
