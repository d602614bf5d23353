import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { Interval } from '../../../dataProvider/methods/stats';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import columnStyles from '../../ui/layout/columns.module.css';
import { lazyPart } from '../../ui/lazy/lazyPart';
import textStyles from '../../ui/text/text.module.css';
import { findMissingMetrics } from './figures';
import type { TabContent } from './tabContents';
import type { Analytics } from './useAnalytics';

const AnalyticsChart = lazyPart(() => import('./AnalyticsChart'));

interface SeriesCardsProps {
  charts: TabContent['charts'];
  analytics: Analytics;
  interval: Interval;
}

/** The charts of a tab. Renders nothing without a series, and no line for a metric that isn't reported. */
export function SeriesCards({ charts, analytics, interval }: SeriesCardsProps) {
  const translate = useTranslate();
  const { series, previous } = analytics;
  const points = series.data;
  if (points === null) return null;
  return charts.map(({ name, metrics }) => {
    const { unreported } = findMissingMetrics(points ?? [], metrics);
    const reported = metrics.filter((metric) => !unreported.includes(metric));
    const isEmpty = points?.every((point) => reported.every((metric) => !point[metric])) ?? false;
    return (
      <Card key={name} title={translate(`analytics.charts.${name}`)}>
        {!points && <ChartSkeleton />}
        {points && reported.length === 0 && <p className={textStyles.second}>{translate('analytics.noValues')}</p>}
        {points && reported.length > 0 && isEmpty && (
          <p className={textStyles.second}>
            {translate(points.length === 0 ? 'analytics.noSteps' : 'analytics.empty')}
          </p>
        )}
        {points && reported.length > 0 && !isEmpty && (
          <Suspense fallback={<ChartSkeleton />}>
            <AnalyticsChart
              name={name}
              metrics={reported}
              points={points}
              previous={previous.data ?? null}
              interval={interval}
            />
          </Suspense>
        )}
      </Card>
    );
  });
}

function ChartSkeleton() {
  return (
    <div aria-busy="true" className={columnStyles.stack}>
      <Skeleton width="40%" height={14} />
      <Skeleton height={240} />
    </div>
  );
}
