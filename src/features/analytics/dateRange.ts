import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import type { Interval } from '../../../dataProvider/methods/stats';
import { startOfDay, toDay } from '../../lib/format/day';
import { byRegion } from '../../lib/format/locale';
import { dayTitles } from '../stats/dayTitles';
import type { AnalyticsUrlState } from './analyticsUrl';

/** A period in time. Except for 24 hours, it consists of whole days in the browser's time zone, up to now. */
export interface DateRange {
  /** Inclusive ISO instants. */
  from: string;
  to: string;
  /** Inclusive days, for the filters of lists. */
  firstDay: string;
  lastDay: string;
  /** Number of days. */
  days: number;
  /** The period of the same length before, as inclusive ISO instants. */
  previous: { from: string; to: string };
}

const DAY_MS = 86_400_000;
const presetDays = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const;
/** Longer periods would have more days than a chart can show. */
const MAX_CHART_DAYS = 366;

/** Returns the period of a URL. `now` in ms. */
export function getDateRange({ period, from, to }: AnalyticsUrlState, now: number): DateRange {
  if (period === '24h') {
    const before = { from: new Date(now - 2 * DAY_MS).toISOString(), to: new Date(now - DAY_MS - 1).toISOString() };
    return { ...createRange(now - DAY_MS, now, 1), previous: before };
  }
  const today = toDay(new Date(now));
  const lastDay = period === 'custom' && to !== '' ? to : today;
  const end = addDays(toStart(lastDay), 1).getTime() - 1;
  if (period !== 'custom' || from === '') {
    const days = period === 'custom' ? presetDays['30d'] : presetDays[period];
    return createRange(addDays(toStart(lastDay), 1 - days).getTime(), Math.min(end, now), days, lastDay);
  }
  const start = toStart(from);
  const days = Math.max(1, Math.round((end - start) / DAY_MS));
  // A period that begins in the future has no elapsed part.
  return createRange(
    start,
    start > now ? end : Math.max(start, Math.min(end, now)),
    days,
    lastDay < from ? from : lastDay,
  );
}

/** Returns the intervals that a period can be divided into, finest first. */
export function getPossibleIntervals({ days }: Pick<DateRange, 'days'>): readonly Interval[] {
  return days > MAX_CHART_DAYS ? ['week', 'month'] : ['day', 'week', 'month'];
}

/** Returns the requested interval if it is possible, else the default of the period's length. */
export function getInterval(range: Pick<DateRange, 'days'>, requested: Interval | null): Interval {
  const possible = getPossibleIntervals(range);
  if (requested !== null) return possible.find((interval) => interval === requested) ?? possible[0] ?? 'month';
  if (range.days <= 31) return 'day';
  return range.days <= 190 ? 'week' : 'month';
}

function createRange(from: number, to: number, days: number, lastDay = toDay(new Date(to))): DateRange {
  // The previous period ends at the same time of day, so an unfinished day isn't compared with a whole one.
  const previousTo = Math.min(subDays(to, days).getTime(), from - 1);
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    firstDay: toDay(new Date(from)),
    lastDay,
    days,
    previous: { from: subDays(from, days).toISOString(), to: new Date(previousTo).toISOString() },
  };
}

const toStart = (day: string): number => startOfDay(day)?.getTime() ?? 0;

const options = { month: 'short', year: 'numeric' } as const;
const localMonths = byRegion((tag) => new Intl.DateTimeFormat(tag, options));
const utcMonths = byRegion((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }));

/** Formats the starts of the steps of a series: months, or days. */
export function stepTitles(instants: readonly number[], interval: Interval, locale: string): string[] {
  if (interval !== 'month') return dayTitles(instants, locale);
  const isUtc = instants.every((at) => at % DAY_MS === 0);
  const format = (isUtc ? utcMonths : localMonths)(locale);
  return instants.map((at) => format.format(at));
}

/** Whether the server divides time by UTC while the browser's time zone differs. */
export function areUtcSteps(instants: readonly number[]): boolean {
  return instants.every((at) => at % DAY_MS === 0 && new Date(at).getTimezoneOffset() !== 0);
}
