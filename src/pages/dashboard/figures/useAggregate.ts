import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { StatsPeriod } from '../../../../dataProvider/statsRequests';
import { aggregateQuery } from '../../../engine/stats/statsQueries';

/** What happened in a period up to now. */
export function useAggregate(period: StatsPeriod) {
  return useQuery(aggregateQuery(useDataProvider<ConsoleDataProvider>(), period));
}
