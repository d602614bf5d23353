import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { SeriesPoint } from '../../../../dataProvider/methods/stats';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints as pointsText } from '../../../lib/format/formatPoints';
import type { ChartPoint } from '../../../ui/chart/chart';
import { TimeChart } from '../../../ui/chart/TimeChart';
import { dayTitles } from '../../stats/dayTitles';

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
  // A line between two days says nothing.
  const isShort = points.length < 3;
  const series = useMemo(
    () =>
      [
        { name: translate('dashboard.chart.earned'), variant: isShort ? 'bar' : 'area', tone: 'accent' },
        { name: translate('dashboard.chart.spent'), variant: isShort ? 'bar' : 'line', tone: 'featured' },
      ] as const,
    [translate, isShort],
  );
  const tickText = useCallback((value: number) => pointsText(value, locale), [locale]);
  return (
    <TimeChart
      label={translate('dashboard.chart.title')}
      isCard
      series={series}
      points={chartPoints}
      spacing="even"
      locale={locale}
      tickText={tickText}
      valueText={(value) => translate('ui.points', { smart_count: Math.abs(value), points: pointsText(value, locale) })}
    />
  );
}
