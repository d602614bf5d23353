import { useQuery } from '@tanstack/react-query';
import type { StatsPeriod } from '../../../../dataProvider/statsRequests';
import { useProvider } from '../../../engine/useProvider';
import { type Totals, totalMetrics, totalsOf } from './totals';
import { useAggregate } from './useAggregate';

const day = 86_400_000;
const lengths: Readonly<Record<StatsPeriod, number>> = { '24h': day, '7d': 7 * day, '30d': 30 * day };

/** The figures of the period before; null where the provider tells nothing of the past. Asked for after those of now. */
export function useFiguresBefore(period: StatsPeriod) {
  const dataProvider = useProvider();
  const { isPending } = useAggregate(period);
  return useQuery({
    queryKey: ['stats', 'before', { period }],
    queryFn: async ({ signal }): Promise<Totals | null> => {
      const end = Date.now() - lengths[period];
      const calls = await dataProvider.statsCalls();
      const steps = await calls.series(
        {
          metrics: totalMetrics,
          from: new Date(end - lengths[period]).toISOString(),
          // Both ends are part of a series; this one is the start of the period of now.
          to: new Date(end - 1).toISOString(),
          interval: 'day',
        },
        signal,
      );
      return steps && totalsOf(steps);
    },
    enabled: !isPending,
  });
}

export type FiguresBefore = ReturnType<typeof useFiguresBefore>;
