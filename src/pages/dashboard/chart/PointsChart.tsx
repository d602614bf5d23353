import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { SeriesPoint } from '../../../../dataProvider/methods/stats';
import { useShop } from '../../../engine/shop';
import { points as pointsText } from '../../../lib/points';
import type { ChartPoint } from '../../../ui/chart/chart';
import { TimeChart } from '../../../ui/chart/TimeChart';
import { dayTitles } from './dayTitles';
import { pointsChartHeight } from './pointsChartHeight';

/** The days as a chart and as a table. */
export default function PointsChart({ points }: { points: readonly SeriesPoint<'pointsEarned' | 'pointsSpent'>[] }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const drawn = useMemo((): ChartPoint[] => {
    const instants = points.map(({ at }) => Date.parse(at));
    const titles = dayTitles(instants, locale);
    return points.map(({ pointsEarned, pointsSpent }, place) => ({
      at: instants[place] ?? 0,
      title: titles[place] ?? '',
      values: [pointsEarned, pointsSpent],
    }));
  }, [points, locale]);
  const series = useMemo(
    () =>
      [
        { name: translate('dashboard.chart.earned'), look: 'area', tone: 'accent' },
        { name: translate('dashboard.chart.spent'), look: 'line', tone: 'featured' },
      ] as const,
    [translate],
  );
  const tickText = useCallback((value: number) => pointsText(value, locale), [locale]);
  const sum = (place: number) => drawn.reduce((all, { values }) => all + (values[place] ?? 0), 0);
  return (
    <TimeChart
      label={translate('dashboard.chart.title')}
      summary={translate('dashboard.chart.summary', {
        earned: pointsText(sum(0), locale),
        spent: pointsText(sum(1), locale),
      })}
      series={series}
      points={drawn}
      spacing="even"
      height={pointsChartHeight}
      locale={locale}
      tickText={tickText}
      valueText={(value) =>
        translate('dashboard.chart.points', { smart_count: Math.abs(value), points: pointsText(value, locale) })
      }
    />
  );
}
