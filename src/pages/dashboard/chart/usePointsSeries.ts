import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { StatsPeriod } from '../../../../dataProvider/statsRequests';
import { usePreference } from '../../../engine/preferences';
import { useProvider } from '../../../engine/useProvider';
import type { FiguresBefore } from '../figures/useFiguresBefore';

/** A series has nothing finer than days: the last of them stand for a single one. */
const daysOf: Readonly<Record<StatsPeriod, number>> = { '24h': 7, '7d': 7, '30d': 30 };
const known = z.boolean();

/** Points earned and redeemed day by day, asked for after the figures. */
export function usePointsSeries(period: StatsPeriod, before: FiguresBefore) {
  const dataProvider = useProvider();
  const days = daysOf[period];
  const query = useQuery({
    queryKey: ['stats', 'series', { days }],
    queryFn: async ({ signal }) => {
      // To the minute as the figures of the period are counted, so that both say the same.
      const now = Date.now();
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
    // One that does not have it is asked once.
    enabled: before.isFetched && before.data !== null,
  });

  // Kept on this device, so that a page without a chart keeps no room for one.
  const [wasThere, remember] = usePreference('pointsSeries', known);
  const isMissing = query.data === null || before.data === null;
  const isThere = isMissing || query.data ? !isMissing : null;
  useEffect(() => {
    if (isThere !== null && isThere !== wasThere) remember(isThere);
  }, [isThere, wasThere, remember]);
  return { ...query, days, isOffered: isThere ?? wasThere !== false };
}

export type PointsSeries = ReturnType<typeof usePointsSeries>;
