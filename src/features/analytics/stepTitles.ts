import type { Interval } from '../../../dataProvider/methods/stats';
import { byRegion } from '../../lib/format/locale';
import { dayTitles } from '../stats/dayTitles';

const DAY_MS = 86_400_000;
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
