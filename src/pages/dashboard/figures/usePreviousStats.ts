import { useQuery } from '@tanstack/react-query';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { StatsPeriod } from '../../../../dataProvider/methods/statsRequests';
import { useProvider } from '../../../engine/shop/useProvider';
import { useAggregate } from '../../../engine/stats/useAggregate';
import { sumTotals, type Totals, totalMetrics } from './totals';

const DAY_MS = 86_400_000;
const periodLengthsMs: Readonly<Record<StatsPeriod, number>> = { '24h': DAY_MS, '7d': 7 * DAY_MS, '30d': 30 * DAY_MS };

/** Totals of the previous period, fetched after the current ones. Null if the provider has no history. */
export function usePreviousStats(period: StatsPeriod) {
  const dataProvider = useProvider();
  const { isPending } = useAggregate(period);
  return useQuery({
    queryKey: ['stats', 'before', { period }],
    queryFn: async ({ signal }): Promise<Totals | null> => {
      const end = getServerTime() - periodLengthsMs[period];
      const calls = await dataProvider.statsCalls();
      const steps = await calls.series(
        {
          metrics: totalMetrics,
          from: new Date(end - periodLengthsMs[period]).toISOString(),
          // Both bounds are inclusive, so end just before the current period.
          to: new Date(end - 1).toISOString(),
          interval: 'day',
        },
        signal,
      );
      return steps && sumTotals(steps);
    },
    enabled: !isPending,
  });
}

export type PreviousStats = ReturnType<typeof usePreviousStats>;
