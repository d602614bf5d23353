/** Relative and absolute time formatting. */
import { byLocale, byRegion, toSupportedLocale } from './locale';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

const dayAndMonth = { day: 'numeric', month: 'short' } as const;
const inYear = { ...dayAndMonth, year: 'numeric' } as const;
const inZone = { ...inYear, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const relativeFormat = byLocale((tag) => new Intl.RelativeTimeFormat(tag, { style: 'short', numeric: 'auto' }));
const dayFormat = byRegion((tag) => new Intl.DateTimeFormat(tag, dayAndMonth));
const dayAndYearFormat = byRegion((tag) => new Intl.DateTimeFormat(tag, inYear));
const exactFormat = byRegion((tag) => new Intl.DateTimeFormat(tag, inZone));

/** Maximum distance that is formatted as relative time. Beyond it, the date is shown. */
export const RELATIVE_TIME_MAX_MS = { usual: WEEK_MS, countdown: 60 * DAY_MS } as const;

/**
 * Formats the distance from `now` to an instant (both in ms), such as '12 min ago' or 'in 3 days', or the date beyond
 * `maxDistanceMs`.
 * @returns null if the instant is invalid
 */
export function formatRelativeTime(
  instant: number,
  now: number,
  locale: string,
  maxDistanceMs: number = RELATIVE_TIME_MAX_MS.usual,
): string | null {
  if (!isValidInstant(instant)) return null;
  const distance = instant - now;
  const size = Math.abs(distance);
  if (size < 45_000) return relativeFormat(locale).format(0, 'second');
  if (size >= maxDistanceMs) return formatShortDay(instant, now, locale);
  const text = formatDistance(relativeFormat(locale), distance, size);
  // English short units end in a dot ('min.', 'hr.'), which no other text of the console does.
  return toSupportedLocale(locale).startsWith('en') ? text.replaceAll('.', '') : text;
}

/** Formats the day of an instant (ms), with the year only if it differs from that of `now`: 'Feb 16', 'Dec 3, 2025'. */
export function formatShortDay(instant: number, now: number, locale: string): string {
  const isSameYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
  return (isSameYear ? dayFormat : dayAndYearFormat)(locale).format(instant);
}

/** Formats date, time, and time zone in the browser's zone. Returns null if the instant is invalid. */
export function formatExactTime(instant: number, locale: string): string | null {
  return isValidInstant(instant) ? exactFormat(locale).format(instant) : null;
}

function formatDistance(relative: Intl.RelativeTimeFormat, distance: number, size: number): string {
  const sign = Math.sign(distance);
  const inMinutes = Math.round(size / MINUTE_MS);
  if (inMinutes < 60) return relative.format(sign * inMinutes, 'minute');
  const inHours = Math.round(size / HOUR_MS);
  if (inHours < 24) return relative.format(sign * inHours, 'hour');
  return relative.format(sign * Math.max(1, Math.round(size / DAY_MS)), 'day');
}

/** Whether a value is within the range of Date. */
function isValidInstant(value: number): boolean {
  return Math.abs(value) <= 8.64e15;
}
