import { byRegion } from '../../lib/format/locale';

const DAY_MS = 86_400_000;
const options = { day: 'numeric', month: 'short' } as const;
const localFormats = byRegion((tag) => new Intl.DateTimeFormat(tag, options));
const utcFormats = byRegion((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }));

/** Formats the days of a series. Days that all start at midnight UTC are formatted in UTC, others in local time. */
export function dayTitles(instants: readonly number[], locale: string): string[] {
  const isUtc = instants.every((at) => at % DAY_MS === 0);
  const format = (isUtc ? utcFormats : localFormats)(locale);
  return instants.map((at) => format.format(at));
}
