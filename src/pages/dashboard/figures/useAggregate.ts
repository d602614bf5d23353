import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { StatsPeriod } from '../../../../dataProvider/statsRequests';

/** What happened in a period up to now. */
export function useAggregate(period: StatsPeriod) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['stats', 'aggregate', { period }],
    queryFn: async ({ signal }) => (await dataProvider.statsCalls()).aggregate(period, signal),
  });
}
