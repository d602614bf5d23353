import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';

/** How much of everything the shop has. */
export function useBasicStats() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['stats', 'basic'],
    queryFn: async ({ signal }) => (await dataProvider.statsCalls()).basicStats(signal),
  });
}
