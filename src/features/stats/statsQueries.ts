import { queryOptions } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { StatsPeriod } from '../../../dataProvider/methods/statsRequests';

type StatsReads = Pick<ConsoleDataProvider, 'statsCalls'>;

/** Query options of the statistics of a period up to now. */
export function aggregateQuery(dataProvider: StatsReads, period: StatsPeriod) {
  return queryOptions({
    queryKey: ['stats', 'aggregate', { period }],
    queryFn: async ({ signal }) => (await dataProvider.statsCalls()).aggregate(period, signal),
  });
}

/** Query options of the site's totals. */
export function basicStatsQuery(dataProvider: StatsReads) {
  return queryOptions({
    queryKey: ['stats', 'basic'],
    queryFn: async ({ signal }) => (await dataProvider.statsCalls()).basicStats(signal),
  });
}
