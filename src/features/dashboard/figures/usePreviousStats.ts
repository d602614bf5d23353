import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { SeriesPoint } from '../../../../dataProvider/methods/stats';
import type { StatsPeriod } from '../../../../dataProvider/methods/statsRequests';
import { periodLengthsMs } from '../../stats/periodStart';
import { averageOfSteps, sumSteps } from '../../stats/sumSteps';
import { useAggregate } from '../../stats/useStats';

/** Id of the text that says when the period began. */
export const PERIOD_START_ID = 'period';

/** Totals of the previous period, fetched after the current ones. Null if the provider has no history. */
export function usePreviousStats(period: StatsPeriod) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
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

/** Metrics of a series that the totals are computed from. */
const totalMetrics = [
  'pointsEarned',
  'pointsSpent',
  'reviews',
  'averageRating',
  'orderValue',
  'discountValue',
] as const;
type Step = Omit<SeriesPoint<(typeof totalMetrics)[number]>, 'at'>;

/** Totals of a period. Null means unknown. */
interface Totals {
  pointsEarned: number | null;
  pointsSpent: number | null;
  reviews: number | null;
  averageRating: number | null;
  orderValue: number | null;
  discountValue: number | null;
}

/** Sums up the steps of a period. A total is null if a step lacks the metric or there are no steps. */
export function sumTotals(steps: readonly Step[]): Totals {
  return {
    pointsEarned: sumSteps(steps.map((step) => step.pointsEarned)),
    pointsSpent: sumSteps(steps.map((step) => step.pointsSpent)),
    reviews: sumSteps(steps.map((step) => step.reviews)),
    averageRating: averageOfSteps(steps),
    orderValue: sumSteps(steps.map((step) => step.orderValue)),
    discountValue: sumSteps(steps.map((step) => step.discountValue)),
  };
}
