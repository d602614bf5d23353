import type { Direction } from '../../theme/useCurrentDirection';
import type { ChartPoint, ChartSpacing, PlotArea } from './chart';

interface Layout {
  area: Pick<PlotArea, 'x' | 'width'>;
  spacing: ChartSpacing;
  direction: Direction;
}

type Points = readonly Pick<ChartPoint, 'at'>[];

/** Returns the x coordinate of a point in pixels. */
export function pointPosition(points: Points, index: number, { area, spacing, direction }: Layout): number {
  const position = relativePosition(points, index, spacing);
  return area.x + area.width * (direction === 'rtl' ? 1 - position : position);
}

/** Returns the index of the point closest to an x coordinate, or null if there are no points. */
export function nearestPoint(points: Points, x: number, layout: Layout): number | null {
  let nearest: number | null = null;
  let minDistance = Number.POSITIVE_INFINITY;
  for (let index = 0; index < points.length; index += 1) {
    const distance = Math.abs(pointPosition(points, index, layout) - x);
    if (distance >= minDistance) continue;
    minDistance = distance;
    nearest = index;
  }
  return nearest;
}

/** Relative position of a point, from 0 to 1. */
function relativePosition(points: Points, index: number, spacing: ChartSpacing): number {
  if (spacing === 'even') return (index + 0.5) / points.length;
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  return span === 0 ? 0.5 : ((points[index]?.at ?? first) - first) / span;
}
