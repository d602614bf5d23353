/** Instants in words: how long ago, and exactly when. */
import { usableLocale } from './locale';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

interface Formats {
  relative: Intl.RelativeTimeFormat;
  sameYear: Intl.DateTimeFormat;
  otherYear: Intl.DateTimeFormat;
  exact: Intl.DateTimeFormat;
}

const formats = new Map<string, Formats>();

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
  const { relative, sameYear, otherYear } = formatsOf(locale);
  const distance = instant - now;
  const size = Math.abs(distance);
  if (size < 45_000) return relative.format(0, 'second');
  if (size >= most) {
    const isSameYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
    return (isSameYear ? sameYear : otherYear).format(instant);
  }
  const text = inWords(relative, distance, size);
  // Short English puts a dot after 'min' and 'hr'; nothing else in the console does.
  return usableLocale(locale).startsWith('en') ? text.replaceAll('.', '') : text;
}

/** Date and time with the zone, in this browser's zone; null for an instant that is none. */
export function exactTime(instant: number, locale: string): string | null {
  return isInstant(instant) ? formatsOf(locale).exact.format(instant) : null;
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

function formatsOf(locale: string): Formats {
  const tag = usableLocale(locale);
  let found = formats.get(tag);
  if (!found) {
    const short = { day: 'numeric', month: 'short' } as const;
    found = {
      relative: new Intl.RelativeTimeFormat(tag, { style: 'short', numeric: 'auto' }),
      sameYear: new Intl.DateTimeFormat(tag, short),
      otherYear: new Intl.DateTimeFormat(tag, { ...short, year: 'numeric' }),
      exact: new Intl.DateTimeFormat(tag, {
        ...short,
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
    };
    formats.set(tag, found);
  }
  return found;
}
