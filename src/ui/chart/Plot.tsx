import { memo, useEffect } from 'react';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  usePlotArea,
  useYAxisScale,
  XAxis,
  YAxis,
} from 'recharts';
import type { Direction } from '../../theme/shownDirection';
import type { ChartPoint, ChartSeries, ChartSpacing, PlotPlace } from './chart';
import { colourOf, dashOf, groundOf } from './seriesColours';
import { thinned } from './thinned';
import { type TimeTicks, timeTicks } from './timeTicks';

/** Points beyond which their dots would be a line of their own. */
const mostDots = 60;
/** Room of a moment's name, in pixels. */
const tickRoom = 96;
const margin = { top: 12, right: 12, bottom: 0, left: 12 };

interface PlotProps {
  width: number;
  height: number;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  spacing: ChartSpacing;
  direction: Direction;
  locale: string;
  tickText: (value: number) => string;
  /** Told where the values are, whenever they are drawn elsewhere. */
  onPlace: (place: PlotPlace) => void;
}

/** The drawing of a chart: nothing in it moves, and nothing of it is read aloud or can be pressed. */
function Plot({ width, height, points, series, spacing, direction, locale, tickText, onPlace }: PlotProps) {
  const isRightToLeft = direction === 'rtl';
  const drawn = spacing === 'time' ? thinned(points) : points;
  const ticks = ticksOf(points, Math.max(1, Math.floor(width / tickRoom)), locale);
  const time = {
    type: 'number',
    scale: 'time',
    domain: ['dataMin', 'dataMax'],
    ticks: ticks.at,
    tickFormatter: ticks.text,
  } as const;
  const even = {
    type: 'category',
    scale: 'band',
    // The place that it is given counts the moments that are named, not all.
    tickFormatter: (at: number) => points.find((point) => point.at === at)?.title ?? '',
  } as const;
  return (
    <ComposedChart
      width={width}
      height={height}
      data={[...drawn]}
      margin={margin}
      accessibilityLayer={false}
      tabIndex={-1}
    >
      <CartesianGrid vertical={false} />
      <XAxis
        dataKey="at"
        {...(spacing === 'time' ? time : even)}
        reversed={isRightToLeft}
        interval="preserveStart"
        minTickGap={16}
        tickLine={false}
        axisLine={false}
        tickMargin={8}
      />
      <YAxis
        width="auto"
        orientation={isRightToLeft ? 'right' : 'left'}
        tickFormatter={tickText}
        tickLine={false}
        axisLine={false}
      />
      <ReferenceLine y={0} stroke="var(--control-edge)" />
      {series.map((one, place) => drawing(one, place, drawn.length))}
      <Probe onPlace={onPlace} />
    </ComposedChart>
  );
}

/** A pointer that moves over the chart draws nothing of it anew. */
export default memo(Plot);

function drawing({ name, look, tone }: ChartSeries, place: number, count: number) {
  const common = {
    key: name,
    name,
    dataKey: (point: ChartPoint) => point.values[place] ?? null,
    isAnimationActive: false,
  };
  const colour = colourOf[tone];
  if (look === 'bar') return <Bar {...common} key={name} fill={colour} maxBarSize={32} />;
  const line = {
    ...common,
    type: look === 'step' || look === 'stepArea' ? ('stepAfter' as const) : ('linear' as const),
    stroke: colour,
    strokeWidth: 2,
    strokeDasharray: dashOf[tone],
    dot: count > mostDots ? false : { r: 2.5, fill: colour, strokeWidth: 0 },
    activeDot: false,
  };
  if (look === 'line' || look === 'step') return <Line {...line} key={name} />;
  return <Area {...line} key={name} fill={groundOf[tone]} fillOpacity={1} />;
}

function ticksOf(points: readonly ChartPoint[], most: number, locale: string): TimeTicks {
  return timeTicks(points[0]?.at ?? 0, points.at(-1)?.at ?? 0, most, locale);
}

/** Tells where the values are drawn. */
function Probe({ onPlace }: Pick<PlotProps, 'onPlace'>) {
  const area = usePlotArea();
  const scale = useYAxisScale();
  useEffect(() => {
    if (area && scale) onPlace({ area, yOf: (value) => scale(value) ?? null });
  }, [area, scale, onPlace]);
  return null;
}
