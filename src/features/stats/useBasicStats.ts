import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../engine/shop/useProvider';
import { basicStatsQuery } from './statsQueries';

/** Totals of the store. */
export function useBasicStats() {
  return useQuery(basicStatsQuery(useProvider()));
}
