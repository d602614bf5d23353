import { subDays } from 'date-fns/subDays';
import { toDay } from '../../lib/format/day';

/** Lengths of the offered periods in days, up to today. */
export const periodDays = [7, 30, 90, 365] as const;

/** An inclusive range of days, YYYY-MM-DD; '' is open. */
type DayRange = Readonly<Record<'from' | 'to', string>>;

/** The period of a number of days that ends today. It stays open, so that new orders are listed. */
export function getLastDays(days: number, now: Date): DayRange {
  return { from: toDay(subDays(now, days - 1)), to: '' };
}

/** Returns the offered period that a range is: 'all', 'days30', or 'custom'. */
export function getPeriodName({ from, to }: DayRange, now: Date) {
  if (from === '' && to === '') return 'all';
  const found = periodDays.find((days) => to === '' && from === getLastDays(days, now).from);
  return found === undefined ? 'custom' : (`days${found}` as const);
}
