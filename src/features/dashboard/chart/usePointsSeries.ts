import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { StatsPeriod } from '../../../../dataProvider/methods/statsRequests';
import { usePreference } from '../../../engine/shop/preferences';
import { periodLengthsMs } from '../../stats/periodStart';
import type { PreviousStats } from '../figures/usePreviousStats';

const availabilityShape = z.boolean();

/** Points, orders and amounts per day of the period. Fetched after the statistics. */
export function usePointsSeries(period: StatsPeriod, previousStats: PreviousStats) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({
    queryKey: ['stats', 'series', { period }],
    queryFn: async ({ signal }) => {
      // Exact times instead of whole days, to match the statistics of the period.
      const now = getServerTime();
      const calls = await dataProvider.statsCalls();
      return calls.series(
        {
          metrics: ['pointsEarned', 'pointsSpent', 'orders', 'orderValue', 'discountValue'],
          from: new Date(now - periodLengthsMs[period]).toISOString(),
          to: new Date(now).toISOString(),
          interval: 'day',
        },
        signal,
      );
    },
    // If the provider has no series, it isn't requested again.
    enabled: previousStats.isFetched && previousStats.data !== null,
  });

  // Persisted, so no space is reserved for a chart that isn't available.
  const [wasAvailable, setWasAvailable] = usePreference('pointsSeries', availabilityShape);
  const isMissing = query.data === null || previousStats.data === null;
  const isAvailable = isMissing || query.data ? !isMissing : null;
  useEffect(() => {
    if (isAvailable !== null && isAvailable !== wasAvailable) setWasAvailable(isAvailable);
  }, [isAvailable, wasAvailable, setWasAvailable]);
  return { ...query, isAvailable: isAvailable ?? wasAvailable !== false };
}

export type PointsSeries = ReturnType<typeof usePointsSeries>;
