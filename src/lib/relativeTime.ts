/** Instants in words: how long ago, and exactly when. */
import { byLocale } from './byLocale';
import { usableLocale } from './locale';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

const dayAndMonth = { day: 'numeric', month: 'short' } as const;
const inYear = { ...dayAndMonth, year: 'numeric' } as const;
const inZone = { ...inYear, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const distances = byLocale((tag) => new Intl.RelativeTimeFormat(tag, { style: 'short', numeric: 'auto' }));
const daysOfThisYear = byLocale((tag) => new Intl.DateTimeFormat(tag, dayAndMonth));
const days = byLocale((tag) => new Intl.DateTimeFormat(tag, inYear));
const moments = byLocale((tag) => new Intl.DateTimeFormat(tag, inZone));

/** How far away an instant may be to be told by its distance; further, by its date. */
export const farthest = { usual: week, countdown: 60 * day } as const;

/**
 * Distance from `now` to an instant (both ms): '12 min ago', 'in 3 days'; a date beyond `most`.
 * @returns null for an instant that is none
 */
export function relativeTime(
  instant: number,
  now: number,
  locale: string,
  most: number = farthest.usual,
): string | null {
  if (!isInstant(instant)) return null;
  const distance = instant - now;
  const size = Math.abs(distance);
  if (size < 45_000) return distances(locale).format(0, 'second');
  if (size >= most) return shortDay(instant, now, locale);
  const text = inWords(distances(locale), distance, size);
  // Short English puts a dot after 'min' and 'hr'; nothing else in the console does.
  return usableLocale(locale).startsWith('en') ? text.replaceAll('.', '') : text;
}

/** The day of an instant, with its year where that is not the year of `now` (both ms): 'Feb 16', 'Dec 3, 2025'. */
export function shortDay(instant: number, now: number, locale: string): string {
  const isSameYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
  return (isSameYear ? daysOfThisYear : days)(locale).format(instant);
}

/** Date and time with the zone, in this browser's zone; null for an instant that is none. */
export function exactTime(instant: number, locale: string): string | null {
  return isInstant(instant) ? moments(locale).format(instant) : null;
}

function inWords(relative: Intl.RelativeTimeFormat, distance: number, size: number): string {
  const sign = Math.sign(distance);
  const inMinutes = Math.round(size / minute);
  if (inMinutes < 60) return relative.format(sign * inMinutes, 'minute');
  const inHours = Math.round(size / hour);
  if (inHours < 24) return relative.format(sign * inHours, 'hour');
  return relative.format(sign * Math.max(1, Math.round(size / day)), 'day');
}

/** What a Date can hold. */
function isInstant(value: number): boolean {
  return Math.abs(value) <= 8.64e15;
}
