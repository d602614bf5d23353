/**
 * Requests for statistics. A separate module because they are prefetched before the code that parses the
 * responses is loaded.
 */
import type { HttpRequest } from '../http/request';

/** Periods that the API can aggregate, up to now. The first is the default. */
export const statsPeriods = ['24h', '7d', '30d'] as const;
export type StatsPeriod = (typeof statsPeriods)[number];

/** GET /admin/stats/basic_stats. */
export const basicStatsRequest: HttpRequest = { method: 'GET', path: '/admin/stats/basic_stats' };

/** GET /admin/stats/aggregate. */
export const aggregateRequest = (period: StatsPeriod): HttpRequest => ({
  method: 'GET',
  path: '/admin/stats/aggregate',
  query: { period },
});

/** Period in a URL's query string; the default if it is missing or unknown. */
export function parseStatsPeriod(search: string): StatsPeriod {
  const named = new URLSearchParams(search).get('period');
  return statsPeriods.find((period) => period === named) ?? statsPeriods[0];
}
