import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { Interval } from '../../../dataProvider/methods/stats';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatPoints } from '../../lib/format/formatPoints';
import { formatRating } from '../../lib/format/formatRating';
import type { ChartPoint, ChartSeries } from '../../ui/chart/chart';
import { TimeChart } from '../../ui/chart/TimeChart';
import textStyles from '../../ui/text/text.module.css';
import { areUtcSteps, stepTitles } from './dateRange';
import type { AnalyticsPoint, Metric } from './figures';
import { useFigureText } from './useFigureText';

interface AnalyticsChartProps {
  /** Name of the chart in the messages. */
  name: string;
  metrics: readonly Metric[];
  points: readonly AnalyticsPoint[];
  /** Points of the previous period; only shown with a single metric. */
  previous: readonly AnalyticsPoint[] | null;
  interval: Interval;
}

/** Card with a chart and a table of metrics over time. Lazy-loaded. */
export default function AnalyticsChart({ name, metrics, points, previous, interval }: AnalyticsChartProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { format } = useFigureText();
  const [first = 'reviews', ...others] = metrics;
  const before = others.length === 0 ? previous : null;
  const series = useMemo((): ChartSeries[] => {
    const own = metrics.map(
      (metric, index): ChartSeries => ({
        name: translate(`analytics.figures.${metric}.name`),
        variant: index === 0 && metric !== 'averageRating' ? 'area' : 'line',
        tone: index === 0 ? 'accent' : 'featured',
      }),
    );
    return before ? [...own, { name: translate('analytics.previous'), variant: 'line', tone: 'waiting' }] : own;
  }, [metrics, before, translate]);
  const chartPoints = useMemo((): ChartPoint[] => {
    const instants = points.map(({ at }) => Date.parse(at));
    const titles = stepTitles(instants, interval, locale);
    return points.map((point, index) => ({
      at: instants[index] ?? 0,
      title: titles[index] ?? '',
      values: [...metrics.map((metric) => point[metric]), ...(before ? [before[index]?.[first] ?? null] : [])],
    }));
  }, [points, before, metrics, first, interval, locale]);
  const isRating = first === 'averageRating';
  const tickText = useCallback(
    (value: number) => (isRating ? formatRating : formatPoints)(value, locale),
    [isRating, locale],
  );
  return (
    <TimeChart
      label={translate(`analytics.charts.${name}`)}
      series={series}
      points={chartPoints}
      spacing="even"
      isCard
      locale={locale}
      tickText={tickText}
      {...(isRating && { max: 5 })}
      valueText={(value) => format(first, value)}
    >
      {areUtcSteps(chartPoints.map(({ at }) => at)) && (
        <p className={textStyles.second}>{translate('analytics.utc')}</p>
      )}
    </TimeChart>
  );
}
