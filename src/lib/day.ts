/** Days of the calendar where the merchant is, as YYYY-MM-DD; '' is none. */
import { byLocale } from './byLocale';

const inWords = byLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));

/** The day that a moment falls on. */
export function dayOf(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Midnight at which a day begins; null for what is no day of the calendar. */
export function startOfDay(day: string): Date | null {
  const [, year, month, date] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(year, month - 1, date);
  return start.getMonth() === month - 1 && start.getDate() === date ? start : null;
}

/**
 * A moment of a day that is over, or has begun: noon, so that it is the same day in most of the world, but never later than now.
 * @returns ISO 8601 in UTC; null for what is no day
 */
export function pastInstant(day: string, now: Date): string | null {
  const start = startOfDay(day);
  if (!start) return null;
  const noon = new Date(start.getFullYear(), start.getMonth(), start.getDate(), 12);
  return new Date(Math.min(noon.getTime(), now.getTime())).toISOString();
}

/** A day in words, the same day in every time zone; a text that begins with none is given back as it is. */
export function dayText(day: string, locale: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return day;
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, date);
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== date) return day;
  return inWords(locale).format(moment);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
