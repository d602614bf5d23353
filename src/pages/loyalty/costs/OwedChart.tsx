import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useShop } from '../../../engine/shop';
import { byLocale } from '../../../lib/byLocale';
import { points as pointsText } from '../../../lib/points';
import type { ChartPoint, ChartSeries } from '../../../ui/chart/chart';
import { TimeChart } from '../../../ui/chart/TimeChart';
import type { OwedMonth } from './pointsOwed';
import { useFigureText } from './useFigureText';

const titles = byLocale((tag) => new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric' }));

interface OwedChartProps {
  /** Points that customers have today. */
  now: number;
  drafted: readonly OwedMonth[];
  /** The saved programme's; null where they are the same, or not known. */
  saved: readonly OwedMonth[] | null;
}

/** The points that the shop owes over the next twelve months. */
export default function OwedChart({ now, drafted, saved }: OwedChartProps) {
  const translate = useTranslate();
  const { locale } = useShop();
  const text = useFigureText();
  const rounded = useCallback((value: number) => pointsText(Math.round(value), locale), [locale]);
  const series = useMemo(() => {
    const own: ChartSeries = { name: translate('costs.chart.drafted'), look: 'area', tone: 'accent' };
    const before: ChartSeries = { name: translate('costs.chart.saved'), look: 'line', tone: 'waiting' };
    return saved ? [own, before] : [{ ...own, name: translate('costs.chart.title') }];
  }, [translate, saved]);
  const points = useMemo((): ChartPoint[] => {
    const today = { at: monthFromNow(0), title: translate('costs.chart.now'), values: saved ? [now, now] : [now] };
    const months = drafted.map(({ owed, redeemed, expired }, n) => {
      const at = monthFromNow(n + 1);
      return {
        at,
        title: titles(locale).format(at),
        values: saved ? [owed, saved[n]?.owed ?? null] : [owed],
        notes: [
          translate('costs.chart.redeemed', { points: rounded(redeemed) }),
          ...(expired >= 0.5 ? [translate('costs.chart.expired', { points: rounded(expired) })] : []),
        ],
      };
    });
    return [today, ...months];
  }, [now, drafted, saved, locale, translate, rounded]);
  const summary = translate(saved ? 'costs.chart.compared' : 'costs.chart.summary', {
    from: rounded(now),
    to: rounded(drafted.at(-1)?.owed ?? now),
    saved: rounded(saved?.at(-1)?.owed ?? now),
  });
  return (
    <TimeChart
      label={translate('costs.chart.title')}
      summary={summary}
      series={series}
      points={points}
      locale={locale}
      tickText={rounded}
      valueText={text.points}
    />
  );
}

/** The middle of this month, or of a later one: no month's end moves it into the next. */
function monthFromNow(months: number): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() + months, 15).getTime();
}
