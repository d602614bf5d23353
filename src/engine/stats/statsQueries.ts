import { queryOptions } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { StatsPeriod } from '../../../dataProvider/statsRequests';

type StatsReads = Pick<ConsoleDataProvider, 'statsCalls'>;

/** What happened in a period up to now. */
export function aggregateQuery(dataProvider: StatsReads, period: StatsPeriod) {
  return queryOptions({
    queryKey: ['stats', 'aggregate', { period }],
    queryFn: async ({ signal }) => (await dataProvider.statsCalls()).aggregate(period, signal),
  });
}

/** How much of everything the shop has. */
export function basicStatsQuery(dataProvider: StatsReads) {
  return queryOptions({
    queryKey: ['stats', 'basic'],
    queryFn: async ({ signal }) => (await dataProvider.statsCalls()).basicStats(signal),
  });
}
