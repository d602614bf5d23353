/** What is asked for the figures of a shop; alone, since it is sent before the code that reads the answers is there. */
import type { HttpRequest } from './request';

/** Periods up to now that a provider sums up; the first is shown at first. */
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

/** The period that the query of an address names; what it cannot mean counts as not said. */
export function readPeriod(search: string): StatsPeriod {
  const named = new URLSearchParams(search).get('period');
  return statsPeriods.find((period) => period === named) ?? statsPeriods[0];
}
