import { useQuery } from '@tanstack/react-query';
import type { StatsPeriod } from '../../../dataProvider/methods/statsRequests';
import { useProvider } from '../../engine/shop/useProvider';
import { aggregateQuery } from './statsQueries';

/** Aggregated statistics of the current period. */
export function useAggregate(period: StatsPeriod) {
  return useQuery(aggregateQuery(useProvider(), period));
}
