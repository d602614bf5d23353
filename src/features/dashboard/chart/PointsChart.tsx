import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { SeriesPoint } from '../../../../dataProvider/methods/stats';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints as pointsText } from '../../../lib/format/formatPoints';
import type { ChartPoint } from '../../../ui/chart/chart';
import { TimeChart } from '../../../ui/chart/TimeChart';
import { dayTitles } from '../../stats/dayTitles';
import { POINTS_CHART_HEIGHT_PX } from './pointsChartHeight';

/** Chart and table of points per day. Lazy-loaded. */
export default function PointsChart({ points }: { points: readonly SeriesPoint<'pointsEarned' | 'pointsSpent'>[] }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const chartPoints = useMemo((): ChartPoint[] => {
    const instants = points.map(({ at }) => Date.parse(at));
    const titles = dayTitles(instants, locale);
    return points.map(({ pointsEarned, pointsSpent }, index) => ({
      at: instants[index] ?? 0,
      title: titles[index] ?? '',
      values: [pointsEarned, pointsSpent],
    }));
  }, [points, locale]);
  const series = useMemo(
    () =>
      [
        { name: translate('dashboard.chart.earned'), variant: 'area', tone: 'accent' },
        { name: translate('dashboard.chart.spent'), variant: 'line', tone: 'featured' },
      ] as const,
    [translate],
  );
  const tickText = useCallback((value: number) => pointsText(value, locale), [locale]);
  const sum = (index: number) => chartPoints.reduce((total, { values }) => total + (values[index] ?? 0), 0);
  return (
    <TimeChart
      label={translate('dashboard.chart.title')}
      summary={translate('dashboard.chart.summary', {
        earned: pointsText(sum(0), locale),
        spent: pointsText(sum(1), locale),
      })}
      series={series}
      points={chartPoints}
      spacing="even"
      height={POINTS_CHART_HEIGHT_PX}
      locale={locale}
      tickText={tickText}
      valueText={(value) => translate('ui.points', { smart_count: Math.abs(value), points: pointsText(value, locale) })}
    />
  );
}
