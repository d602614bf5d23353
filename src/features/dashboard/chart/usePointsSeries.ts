import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { StatsPeriod } from '../../../../dataProvider/methods/statsRequests';
import { usePreference } from '../../../engine/shop/preferences';
import type { PreviousStats } from '../figures/usePreviousStats';

/** Days shown per period. A series has daily resolution, so 24 hours also show a week. */
const daysOf: Readonly<Record<StatsPeriod, number>> = { '24h': 7, '7d': 7, '30d': 30 };
const availabilityShape = z.boolean();

/** Points earned and redeemed per day. Fetched after the statistics. */
export function usePointsSeries(period: StatsPeriod, previousStats: PreviousStats) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const days = daysOf[period];
  const query = useQuery({
    queryKey: ['stats', 'series', { days }],
    queryFn: async ({ signal }) => {
      // Exact times instead of whole days, to match the statistics of the period.
      const now = getServerTime();
      const calls = await dataProvider.statsCalls();
      return calls.series(
        {
          metrics: ['pointsEarned', 'pointsSpent'],
          from: new Date(now - days * 86_400_000).toISOString(),
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
  return { ...query, days, isAvailable: isAvailable ?? wasAvailable !== false };
}

export type PointsSeries = ReturnType<typeof usePointsSeries>;
