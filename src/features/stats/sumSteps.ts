/** Totals of a time series. Unknown steps make a total unknown: a partial sum would look like a complete one. */

/** Sums the values of a period. Returns null if one is missing or there are none. */
export function sumSteps(values: readonly (number | null)[]): number | null {
  if (values.length === 0) return null;
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return total;
}

/** Average rating of a period, weighted by the reviews of each step. Steps without reviews have no average. */
export function averageOfSteps(
  steps: readonly { reviews: number | null; averageRating: number | null }[],
): number | null {
  const reviews = sumSteps(steps.map((step) => step.reviews));
  const rated = steps.filter((step) => step.reviews !== 0);
  const stars = sumSteps(
    rated.map(({ reviews: count, averageRating }) =>
      count === null || averageRating === null ? null : count * averageRating,
    ),
  );
  return stars === null || !reviews ? null : stars / reviews;
}
