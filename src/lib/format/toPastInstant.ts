import { startOfDay, toDay } from './day';

/**
 * Returns an instant of a past or current day that is on this day from Hawaii to Auckland (10:00 UTC), or at least in the
 * browser's time zone, but never later than `now`.
 * @returns ISO 8601 in UTC; null if the day is invalid
 */
export function toPastInstant(day: string, now: Date): string | null {
  const start = startOfDay(day);
  if (!start) return null;
  const shared = new Date(`${day}T10:00:00.000Z`);
  const noon = new Date(start.getFullYear(), start.getMonth(), start.getDate(), 12);
  const instant = toDay(shared) === day ? shared : noon;
  return new Date(Math.min(instant.getTime(), now.getTime())).toISOString();
}
