import type { SeriesPoint } from '../../../../dataProvider/methods/stats';
import { averageOfSteps, sumSteps } from '../../../engine/stats/sumSteps';

/** Metrics of a series that the totals are computed from. */
export const totalMetrics = ['pointsEarned', 'pointsSpent', 'reviews', 'averageRating'] as const;
type Step = Omit<SeriesPoint<(typeof totalMetrics)[number]>, 'at'>;

/** Totals of a period. Null means unknown. */
export interface Totals {
  pointsEarned: number | null;
  pointsSpent: number | null;
  reviews: number | null;
  averageRating: number | null;
}

/** Sums up the steps of a period. A total is null if a step lacks the metric or there are no steps. */
export function sumTotals(steps: readonly Step[]): Totals {
  return {
    pointsEarned: sumSteps(steps.map((step) => step.pointsEarned)),
    pointsSpent: sumSteps(steps.map((step) => step.pointsSpent)),
    reviews: sumSteps(steps.map((step) => step.reviews)),
    averageRating: averageOfSteps(steps),
  };
}
