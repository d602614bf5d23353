import type { ChartPoint } from './chart';

type Drawn = Pick<ChartPoint, 'at' | 'values'>;

/** Columns of a drawing beyond which more points would not be seen. */
const columns = 200;

/**
 * Fewer points that are drawn as all would be: of those that come to stand in the same few pixels, the first and the
 * last, and of each series the least and the most.
 * @param points the oldest first
 */
export function thinned<Point extends Drawn>(points: readonly Point[]): readonly Point[] {
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  if (points.length <= 2 * columns || span === 0) return points;
  const inColumns = new Map<number, Point[]>();
  for (const point of points) {
    const column = Math.floor(((point.at - first) / span) * columns);
    const there = inColumns.get(column);
    if (there) there.push(point);
    else inColumns.set(column, [point]);
  }
  return [...inColumns.values()].flatMap((all) => (all.length > 4 ? ends(all) : all));
}

function ends<Point extends Drawn>(all: readonly Point[]): Point[] {
  const kept = new Set([0, all.length - 1]);
  for (const series of all[0]?.values.keys() ?? []) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    let [atLeast, atMost] = [0, 0];
    for (const [place, { values }] of all.entries()) {
      const value = values[series];
      if (value === null || value === undefined) continue;
      if (value < least) [least, atLeast] = [value, place];
      if (value > most) [most, atMost] = [value, place];
    }
    kept.add(atLeast).add(atMost);
  }
  return all.filter((_, place) => kept.has(place));
}
