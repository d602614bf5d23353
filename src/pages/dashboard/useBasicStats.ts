import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { basicStatsQuery } from '../../engine/stats/statsQueries';

/** How much of everything the shop has. */
export function useBasicStats() {
  return useQuery(basicStatsQuery(useDataProvider<ConsoleDataProvider>()));
}
