import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Interval } from '../../../dataProvider/methods/stats';
import { statsPeriods } from '../../../dataProvider/methods/statsRequests';
import { aggregateQuery } from '../stats/statsQueries';
import type { Period } from './analyticsUrl';
import type { DateRange } from './dateRange';
import { type AnalyticsPoint, computeFigures, requestedMetrics, toFigures } from './figures';

interface AnalyticsParams {
  period: Period;
  range: DateRange;
  interval: Interval;
  /** A later time loads everything again. */
  loadTime: number;
  isCompared: boolean;
}

/**
 * Loads the time series of a period, then that of the period before. Without a series, or if it lacks metrics, the
 * server's totals of the period are loaded, which exist for some periods only.
 */
export function useAnalytics({ period, range, interval, loadTime, isCompared }: AnalyticsParams) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const getSeries = (from: string, to: string) => ({
    queryKey: ['stats', 'analytics', { from, to, interval, loadTime }],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AnalyticsPoint[] | null> =>
      (await dataProvider.statsCalls()).series({ metrics: requestedMetrics, from, to, interval }, signal),
  });
  const series = useQuery(getSeries(range.from, range.to));
  const hasSeries = Array.isArray(series.data);
  const previous = useQuery({
    ...getSeries(range.previous.from, range.previous.to),
    enabled: isCompared && hasSeries,
  });
  const figures = series.data ? computeFigures(series.data) : null;
  const isIncomplete =
    series.data === null ||
    (figures !== null && [figures.pointsEarned, figures.pointsSpent, figures.reviews].includes(null));
  const statsPeriod = statsPeriods.find((item) => item === period) ?? null;
  const aggregate = useQuery({
    ...aggregateQuery(dataProvider, statsPeriod ?? '30d'),
    enabled: isIncomplete && statsPeriod !== null,
  });
  return {
    series,
    previous,
    aggregate,
    /** Period of the server's totals; null if it has none of this length. */
    statsPeriod,
    figures,
    previousFigures: isCompared && previous.data ? computeFigures(previous.data) : null,
    /** Totals that replace missing figures. */
    totals: isIncomplete && statsPeriod !== null && aggregate.data ? toFigures(aggregate.data) : {},
    isLoading: series.isPending || (isIncomplete && statsPeriod !== null && aggregate.isPending),
  };
}

export type Analytics = ReturnType<typeof useAnalytics>;
