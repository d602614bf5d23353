import type { SeriesPoint } from '../../../../dataProvider/methods/stats';

/** What of a series makes the totals of a period. */
export const totalMetrics = ['pointsEarned', 'pointsSpent', 'reviews', 'averageRating'] as const;
type Step = Omit<SeriesPoint<(typeof totalMetrics)[number]>, 'at'>;

/** Figures of a whole period; null what is not known. */
export interface Totals {
  pointsEarned: number | null;
  pointsSpent: number | null;
  reviews: number | null;
  averageRating: number | null;
}

/** The steps of a period together. A figure that is missing in one step is not known of the whole, and of no steps nothing is. */
export function totalsOf(steps: readonly Step[]): Totals {
  const sum = (values: readonly (number | null)[]): number | null => {
    if (values.length === 0) return null;
    let all = 0;
    for (const value of values) {
      if (value === null) return null;
      all += value;
    }
    return all;
  };
  const reviews = sum(steps.map((step) => step.reviews));
  // A step without reviews has no average, and needs none.
  const rated = steps.filter((step) => step.reviews !== 0);
  const stars = sum(
    rated.map(({ reviews: count, averageRating }) =>
      count === null || averageRating === null ? null : count * averageRating,
    ),
  );
  return {
    pointsEarned: sum(steps.map((step) => step.pointsEarned)),
    pointsSpent: sum(steps.map((step) => step.pointsSpent)),
    reviews,
    averageRating: stars === null || !reviews ? null : stars / reviews,
  };
}
