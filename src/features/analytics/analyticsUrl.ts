/** The state of the page in its URL: tab, period, comparison, and interval. */
import type { Interval } from '../../../dataProvider/methods/stats';
import { startOfDay } from '../../lib/format/day';

export const periods = ['24h', '7d', '30d', '90d', '365d', 'custom'] as const;
export type Period = (typeof periods)[number];
const DEFAULT_PERIOD: Period = '30d';

export const intervals = ['day', 'week', 'month'] as const satisfies readonly Interval[];

export interface AnalyticsUrlState {
  period: Period;
  /** Inclusive days of a custom period; '' if open. */
  from: string;
  to: string;
  /** Null for the default of the period's length. */
  interval: Interval | null;
  isCompared: boolean;
}

/** Parses the query of the page. Invalid values are ignored. */
export function parseAnalyticsUrl(params: URLSearchParams): AnalyticsUrlState {
  const getDay = (name: string) => {
    const day = params.get(name) ?? '';
    return startOfDay(day) ? day : '';
  };
  const [from, to] = [getDay('from'), getDay('to')];
  const areSwapped = to !== '' && from > to;
  return {
    period: periods.find((period) => period === params.get('period')) ?? DEFAULT_PERIOD,
    from: areSwapped ? to : from,
    to: areSwapped ? from : to,
    interval: intervals.find((interval) => interval === params.get('interval')) ?? null,
    isCompared: params.get('compare') !== 'none',
  };
}

/** Builds the URL of a tab that keeps the query. */
export function buildTabUrl(tab: string, search: string): string {
  return `/analytics${tab === 'overview' ? '' : `/${tab}`}${search}`;
}
