import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { byRegion } from '../../../lib/format/locale';
import type { ChartPoint, ChartSeries } from '../../../ui/chart/chart';
import { TimeChart } from '../../../ui/chart/TimeChart';
import type { LiabilityMonth } from './projectLiability';
import { useMetricText } from './useMetricText';

const monthFormat = byRegion((tag) => new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric' }));

interface LiabilityChartProps {
  /** Current total of the customers' points. */
  now: number;
  drafted: readonly LiabilityMonth[];
  /** Projection of the saved program; null if it is unknown or the same. */
  saved: readonly LiabilityMonth[] | null;
}

/** Chart of the outstanding points over the next twelve months. */
export default function LiabilityChart({ now, drafted, saved }: LiabilityChartProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const text = useMetricText();
  const formatRounded = useCallback((value: number) => formatPoints(Math.round(value), locale), [locale]);
  const series = useMemo(() => {
    const draftedSeries: ChartSeries = { name: translate('costs.chart.drafted'), variant: 'area', tone: 'accent' };
    const savedSeries: ChartSeries = { name: translate('costs.chart.saved'), variant: 'line', tone: 'waiting' };
    return saved ? [draftedSeries, savedSeries] : [{ ...draftedSeries, name: translate('costs.chart.title') }];
  }, [translate, saved]);
  const points = useMemo((): ChartPoint[] => {
    const today = { at: getMonthDate(0), title: translate('costs.chart.now'), values: saved ? [now, now] : [now] };
    const months = drafted.map(({ owed, redeemed, expired }, n) => {
      const at = getMonthDate(n + 1);
      return {
        at,
        title: monthFormat(locale).format(at),
        values: saved ? [owed, saved[n]?.owed ?? null] : [owed],
        notes: [
          translate('costs.chart.redeemed', { points: formatRounded(redeemed) }),
          ...(expired >= 0.5 ? [translate('costs.chart.expired', { points: formatRounded(expired) })] : []),
        ],
      };
    });
    return [today, ...months];
  }, [now, drafted, saved, locale, translate, formatRounded]);
  const summary = translate(saved ? 'costs.chart.compared' : 'costs.chart.summary', {
    from: formatRounded(now),
    to: formatRounded(drafted.at(-1)?.owed ?? now),
    saved: formatRounded(saved?.at(-1)?.owed ?? now),
  });
  return (
    <TimeChart
      label={translate('costs.chart.title')}
      summary={summary}
      series={series}
      points={points}
      locale={locale}
      tickText={formatRounded}
      valueText={text.points}
    />
  );
}

/** Returns the middle of the month, so that month lengths don't shift dates to the next month. */
function getMonthDate(months: number): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() + months, 15).getTime();
}
