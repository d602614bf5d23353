import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { CHART_HEIGHT_PX } from '../../../ui/chart/chart';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../Dashboard.module.css';
import type { PointsSeries } from './usePointsSeries';

const PointsChart = lazyPart(() => import('./PointsChart'));

/** Chart of points earned and redeemed per day of the period. */
export function PointsCard({ series }: { series: PointsSeries }) {
  const translate = useTranslate();
  const { data, error } = series;
  // Two lines at zero would be a chart of nothing.
  if (data?.some(({ pointsEarned, pointsSpent }) => pointsEarned || pointsSpent)) {
    return (
      <Suspense fallback={<ChartSkeleton />}>
        <PointsChart points={data} />
      </Suspense>
    );
  }
  if (!data && !error) return <ChartSkeleton />;
  return (
    <Card title={translate('dashboard.chart.title')}>
      {data ? (
        <p className={textStyles.second}>{translate('dashboard.chart.none')}</p>
      ) : (
        <ReadFailure title={translate('dashboard.chart.failed')} read={series} />
      )}
    </Card>
  );
}

function ChartSkeleton() {
  const translate = useTranslate();
  return (
    <Card title={translate('dashboard.chart.title')} action={<span className={styles.skeletonMenu} />}>
      <div aria-busy="true">
        <Skeleton height={CHART_HEIGHT_PX} />
      </div>
    </Card>
  );
}
