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
import { withMinusSign } from '../../lib/format/formatPoints';
import { byLocale, byRegion } from '../../lib/format/locale';
import type { Direction } from '../../theme/useCurrentDirection';
import {
  areaFills,
  type ChartPoint,
  type ChartSeries,
  type ChartSpacing,
  DASH_BY_TONE,
  type PlotPosition,
  seriesColors,
} from './chart';

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
  max?: number | undefined;
  /** Called when the plot area or its scale changes. */
  onPositioned: (index: PlotPosition) => void;
}

/** Larger numbers of the axis are short, and aren't rounded: 1.35M. The table and the readout have them in full. */
const LEAST_COMPACT = 10_000;
const compact = byLocale((tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumSignificantDigits: 6 }));

/** The static drawing of a chart, without animation or interaction, hidden from screen readers. */
function Plot({ width, height, points, series, spacing, direction, locale, tickText, max, onPositioned }: PlotProps) {
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
        {...(max !== undefined && { domain: [0, max], tickCount: max + 1 })}
        // No half points between whole ones.
        allowDecimals={points.some(({ values }) => values.some((value) => !Number.isInteger(value ?? 0)))}
        orientation={isRightToLeft ? 'right' : 'left'}
        tickFormatter={(value: number) =>
          Math.abs(value) < LEAST_COMPACT ? tickText(value) : withMinusSign(compact(locale).format(value))
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30.4 * DAY_MS;
const YEAR_MS = 365.25 * DAY_MS;

type Unit = 'hour' | 'day' | 'month' | 'year';

interface Step {
  unit: Unit;
  count: number;
  /** Approximate length in ms. */
  length: number;
}

const steps: readonly Step[] = [
  ...[1, 3, 6, 12].map((count): Step => ({ unit: 'hour', count, length: count * HOUR_MS })),
  ...[1, 2, 7, 14].map((count): Step => ({ unit: 'day', count, length: count * DAY_MS })),
  ...[1, 2, 3, 6].map((count): Step => ({ unit: 'month', count, length: count * MONTH_MS })),
  ...[1, 2, 5, 10].map((count): Step => ({ unit: 'year', count, length: count * YEAR_MS })),
];

/** Ticks of a time axis and their formatter. */
interface TimeTicks {
  at: number[];
  text: (at: number) => string;
}

/** Returns round local-time ticks between two timestamps, at most `maxTicks`. */
export function timeTicks(from: number, to: number, maxTicks: number, locale: string): TimeTicks {
  const step = steps.find(({ length }) => (to - from) / length <= maxTicks) ?? steps.at(-1);
  const at: number[] = [];
  if (!step || maxTicks < 1) return { at, text: () => '' };
  // Spans that need more than the longest step use a multiple of it.
  const { unit, length } = step;
  const count = Math.max(step.count, Math.ceil((to - from) / ((length / step.count) * maxTicks)));
  for (let tick = getStart(new Date(from), unit, count); tick.getTime() <= to; tick = addStep(tick, unit, count)) {
    if (tick.getTime() >= from) at.push(tick.getTime());
  }
  const format = getFormat(unit, from, to)(locale);
  return { at, text: (value) => format.format(value) };
}

function getStart(date: Date, unit: Unit, count: number): Date {
  const [years, months, days] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'year') return new Date(Math.floor(years / count) * count, 0, 1);
  if (unit === 'month') return new Date(years, Math.floor(months / count) * count, 1);
  if (unit === 'day') return new Date(years, months, days);
  return new Date(years, months, days, Math.floor(date.getHours() / count) * count);
}

/** Uses calendar arithmetic because of daylight saving time. */
function addStep(date: Date, unit: Unit, count: number): Date {
  const [years, months, days] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'year') return new Date(years + count, 0, 1);
  if (unit === 'month') return new Date(years, months + count, 1);
  if (unit === 'day') return new Date(years, months, days + count);
  return new Date(date.getTime() + count * HOUR_MS);
}

const dateFormat = (parts: Intl.DateTimeFormatOptions) => byRegion((tag) => new Intl.DateTimeFormat(tag, parts));
const yearFormat = dateFormat({ year: 'numeric' });
const monthFormat = dateFormat({ month: 'short', year: 'numeric' });
const dayFormat = dateFormat({ day: 'numeric', month: 'short' });
const hourFormat = dateFormat({ hour: 'numeric', minute: '2-digit' });
const dayAndHourFormat = dateFormat({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

function getFormat(unit: Unit, from: number, to: number): (locale: string) => Intl.DateTimeFormat {
  if (unit === 'year') return yearFormat;
  if (unit === 'month') return monthFormat;
  if (unit === 'day') return dayFormat;
  return new Date(from).toDateString() === new Date(to).toDateString() ? hourFormat : dayAndHourFormat;
}
