/** An amount is an outlier if it is this many times the median. */
const FACTOR = 20;
/** Fewer amounts have no typical one. */
const MIN_AMOUNTS = 5;

/**
 * Finds amounts that are far larger than the others, such as those with a digit too many. The sign doesn't matter.
 * @param amounts by row
 * @returns the rows
 */
export function findOutliers(amounts: ReadonlyMap<number, number>): readonly number[] {
  if (amounts.size < MIN_AMOUNTS) return [];
  const sorted = Float64Array.from(amounts.values(), Math.abs).sort();
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  // Without a typical amount, every other one would be an outlier.
  if (median === 0) return [];
  return [...amounts].flatMap(([row, amount]) => (Math.abs(amount) > median * FACTOR ? [row] : []));
}
