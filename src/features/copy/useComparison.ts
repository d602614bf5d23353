import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { useProvider } from '../../engine/shop/useProvider';
import type { Site } from '../../session/sessionState';
import { type Comparison, compareStores } from './compareStores';

/**
 * Compares a store with the current one. Only a write or the merchant compares again, so that the list doesn't change
 * while something is being chosen.
 */
export function useComparison(from: Site, fromProvider: ConsoleDataProvider | null): UseQueryResult<Comparison> {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: ['copyComparison', from._id],
    queryFn: () => {
      if (!fromProvider) throw new Error('The store is not open.');
      return compareStores(fromProvider, dataProvider);
    },
    enabled: fromProvider !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
