import type { Direction } from '../../theme/shownDirection';
import type { ChartPoint, ChartSpacing, PlotArea } from './chart';

interface Layout {
  area: Pick<PlotArea, 'x' | 'width'>;
  spacing: ChartSpacing;
  direction: Direction;
}

type Moments = readonly Pick<ChartPoint, 'at'>[];

/** How far from the left a point is drawn, in pixels. */
export function pointPlace(points: Moments, place: number, { area, spacing, direction }: Layout): number {
  const share = shareOf(points, place, spacing);
  return area.x + area.width * (direction === 'rtl' ? 1 - share : share);
}

/** The point that is drawn nearest to a distance from the left; null without points. */
export function nearestPoint(points: Moments, x: number, layout: Layout): number | null {
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < points.length; place += 1) {
    const distance = Math.abs(pointPlace(points, place, layout) - x);
    if (distance >= least) continue;
    least = distance;
    nearest = place;
  }
  return nearest;
}

/** Of the way from the start to the end. */
function shareOf(points: Moments, place: number, spacing: ChartSpacing): number {
  if (spacing === 'even') return (place + 0.5) / points.length;
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  return span === 0 ? 0.5 : ((points[place]?.at ?? first) - first) / span;
}
