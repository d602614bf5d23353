import { useQuery } from '@tanstack/react-query';
import type { StatsPeriod } from '../../../../dataProvider/statsRequests';
import { aggregateQuery } from '../../../engine/stats/statsQueries';
import { useProvider } from '../../../engine/useProvider';

/** What happened in a period up to now. */
export function useAggregate(period: StatsPeriod) {
  return useQuery(aggregateQuery(useProvider(), period));
}
