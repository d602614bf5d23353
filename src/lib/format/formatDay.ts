import { byRegion } from './locale';

const longDateFormat = byRegion((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));

/**
 * Formats the date part of an ISO string, independent of the time zone. Returns strings without a valid date unchanged.
 */
export function formatDay(day: string, locale: string): string {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || dayOfMonth === undefined) return day;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth) return day;
  return longDateFormat(locale).format(date);
}
