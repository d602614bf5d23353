import type { ChartPoint } from './chart';

type Sample = Pick<ChartPoint, 'at' | 'values'>;

/** Pixel columns above which more points would not be visible. */
const MAX_POINTS = 200;

/**
 * Reduces the number of points without visible change: per pixel column, keeps the first and last point and the minimum
 * and maximum of each series.
 * @param points oldest first
 */
export function downsample<Point extends Sample>(points: readonly Point[]): readonly Point[] {
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  if (points.length <= 2 * MAX_POINTS || span === 0) return points;
  const columns = new Map<number, Point[]>();
  for (const point of points) {
    const column = Math.floor(((point.at - first) / span) * MAX_POINTS);
    const existing = columns.get(column);
    if (existing) existing.push(point);
    else columns.set(column, [point]);
  }
  return [...columns.values()].flatMap((all) => (all.length > 4 ? keepExtremes(all) : all));
}

function keepExtremes<Point extends Sample>(all: readonly Point[]): Point[] {
  const selectedIndexes = new Set([0, all.length - 1]);
  for (const series of all[0]?.values.keys() ?? []) {
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    let [minIndex, maxIndex] = [0, 0];
    for (const [index, { values }] of all.entries()) {
      const value = values[series];
      if (value === null || value === undefined) continue;
      if (value < min) [min, minIndex] = [value, index];
      if (value > max) [max, maxIndex] = [value, index];
    }
    selectedIndexes.add(minIndex).add(maxIndex);
  }
  return all.filter((_, index) => selectedIndexes.has(index));
}
