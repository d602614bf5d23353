import { useTranslate } from 'ra-core';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { Banner } from '../../ui/feedback/Banner';
import { useListText } from '../../ui/text/useListText';
import { findMissingMetrics, requestedMetrics } from './figures';
import type { TabContent } from './tabContents';
import type { Analytics } from './useAnalytics';
import { useFigureText } from './useFigureText';

interface AnalyticsNoticesProps {
  analytics: Analytics;
  content: TabContent;
}

/** Explains what the server doesn't report, and what failed to load beside the figures. */
export function AnalyticsNotices({ analytics, content }: AnalyticsNoticesProps) {
  const translate = useTranslate();
  const listText = useListText();
  const { getName } = useFigureText();
  const { series, previous, aggregate, statsPeriod } = analytics;
  const metrics = requestedMetrics.filter(
    (metric) => content.figures.includes(metric) || content.charts.some((chart) => chart.metrics.includes(metric)),
  );
  const { unreported, partial } = findMissingMetrics(series.data ?? [], metrics);
  const namesOf = (names: typeof metrics) => listText(names.map(getName));
  return (
    <>
      {series.data === null && (
        <Banner tone="info">{translate(statsPeriod ? 'analytics.noSeries' : 'analytics.noSeriesNorTotals')}</Banner>
      )}
      {unreported.length > 0 && (
        <Banner tone="info">{translate('analytics.unreported', { names: namesOf(unreported) })}</Banner>
      )}
      {partial.length > 0 && <Banner tone="info">{translate('analytics.partial', { names: namesOf(partial) })}</Banner>}
      {series.error && series.data && (
        <ReadNotice
          tone="waiting"
          title={translate('analytics.stale')}
          error={series.error}
          busy={series.isFetching}
          onRetry={() => void series.refetch()}
        />
      )}
      {aggregate.error && (
        <ReadNotice
          tone="danger"
          title={translate('analytics.failed')}
          error={aggregate.error}
          busy={aggregate.isFetching}
          onRetry={() => void aggregate.refetch()}
        />
      )}
      {previous.error && (
        <ReadNotice
          tone="waiting"
          title={translate('analytics.compareFailed')}
          error={previous.error}
          busy={previous.isFetching}
          onRetry={() => void previous.refetch()}
        />
      )}
    </>
  );
}
