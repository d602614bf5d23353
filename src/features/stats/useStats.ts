import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { StatsPeriod } from '../../../dataProvider/methods/statsRequests';
import { aggregateQuery, basicStatsQuery } from './statsQueries';

/** Totals of the store. */
export function useBasicStats() {
  return useQuery(basicStatsQuery(useDataProvider<ConsoleDataProvider>()));
}

/** Aggregated statistics of the current period. */
export function useAggregate(period: StatsPeriod) {
  return useQuery(aggregateQuery(useDataProvider<ConsoleDataProvider>(), period));
}
