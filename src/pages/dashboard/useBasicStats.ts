import { useQuery } from '@tanstack/react-query';
import { basicStatsQuery } from '../../engine/stats/statsQueries';
import { useProvider } from '../../engine/useProvider';

/** How much of everything the shop has. */
export function useBasicStats() {
  return useQuery(basicStatsQuery(useProvider()));
}
