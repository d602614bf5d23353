import { memo, useEffect } from 'react';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
} from 'recharts';
import { formatCompactNumber } from '../../lib/format/formatPoints';
import type { Direction } from '../../theme/useCurrentDirection';
import type { ChartPoint, ChartSeries, ChartSpacing, PlotPosition } from './chart';
import { areaFills, DASH_BY_TONE, seriesColors } from './chart';
import { type TimeTicks, timeTicks } from './timeTicks';

/** Above this number of points, their dots would merge into a line. */
const MAX_DOTS = 60;
/** Space for an axis label. */
const TICK_WIDTH_PX = 96;
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
  /** Called when the plot area or its scale changes. */
  onPositioned: (index: PlotPosition) => void;
}

/** Larger numbers of the axis are short: 12K. The table and the readout have them in full. */
const LEAST_COMPACT = 10_000;

/** The static drawing of a chart, without animation or interaction, hidden from screen readers. */
function Plot({ width, height, points, series, spacing, direction, locale, tickText, onPositioned }: PlotProps) {
  const isRightToLeft = direction === 'rtl';
  const visiblePoints = spacing === 'time' ? downsample(points) : points;
  const ticks = createTicks(points, Math.max(1, Math.floor(width / TICK_WIDTH_PX)), locale);
  const timeAxis = {
    type: 'number',
    scale: 'time',
    domain: ['dataMin', 'dataMax'],
    ticks: ticks.at,
    tickFormatter: ticks.text,
  } as const;
  const evenAxis = {
    type: 'category',
    scale: 'band',
    // The index that recharts passes counts ticks, not points.
    tickFormatter: (at: number) => points.find((point) => point.at === at)?.title ?? '',
  } as const;
  return (
    <ComposedChart
      width={width}
      height={height}
      data={[...visiblePoints]}
      margin={margin}
      accessibilityLayer={false}
      tabIndex={-1}
    >
      <CartesianGrid vertical={false} />
      <XAxis
        dataKey="at"
        {...(spacing === 'time' ? timeAxis : evenAxis)}
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
        tickFormatter={(value: number) =>
          Math.abs(value) < LEAST_COMPACT ? tickText(value) : formatCompactNumber(value, locale)
        }
        tickLine={false}
        axisLine={false}
      />
      <ReferenceLine y={0} stroke="var(--control-edge)" />
      {series.map((item, index) => renderSeries(item, index, visiblePoints.length))}
      <PositionReporter onPositioned={onPositioned} />
    </ComposedChart>
  );
}

/** Memoized, so that pointer moves over the chart don't re-render it. */
export default memo(Plot);

function renderSeries({ name, variant, tone }: ChartSeries, index: number, count: number) {
  const common = {
    key: name,
    name,
    dataKey: (point: ChartPoint) => point.values[index] ?? null,
    isAnimationActive: false,
  };
  const color = seriesColors[tone];
  if (variant === 'bar') return <Bar {...common} key={name} fill={color} maxBarSize={32} />;
  const line = {
    ...common,
    type: variant === 'step' || variant === 'stepArea' ? ('stepAfter' as const) : ('linear' as const),
    stroke: color,
    strokeWidth: 2,
    strokeDasharray: DASH_BY_TONE[tone],
    dot: count > MAX_DOTS ? false : { r: 2.5, fill: color, strokeWidth: 0 },
    activeDot: false,
  };
  if (variant === 'line' || variant === 'step') return <Line {...line} key={name} />;
  return <Area {...line} key={name} fill={areaFills[tone]} fillOpacity={1} />;
}

function createTicks(points: readonly ChartPoint[], maxTicks: number, locale: string): TimeTicks {
  return timeTicks(points[0]?.at ?? 0, points.at(-1)?.at ?? 0, maxTicks, locale);
}

/** Reports the plot area and scales. */
function PositionReporter({ onPositioned }: Pick<PlotProps, 'onPositioned'>) {
  const area = usePlotArea();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  useEffect(() => {
    if (!area || !xScale || !yScale) return;
    onPositioned({
      area,
      xOf: ({ at }) => xScale(at, { position: 'middle' }) ?? Number.NaN,
      yOf: (value) => yScale(value) ?? null,
    });
  }, [area, xScale, yScale, onPositioned]);
  return null;
}

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
