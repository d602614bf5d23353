import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import textStyles from '../../../ui/text/text.module.css';
import styles from './PointsCard.module.css';
import { POINTS_CHART_HEIGHT_PX } from './pointsChartHeight';
import type { PointsSeries } from './usePointsSeries';

const PointsChart = lazyPart(() => import('./PointsChart'));

/** Chart of points earned and redeemed per day. */
export function PointsCard({ series }: { series: PointsSeries }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch, days } = series;
  return (
    <Card title={translate('dashboard.chart.titleOf', { days })}>
      {!data && !error && <ChartSkeleton />}
      {!data && error && (
        <ErrorState
          title={translate('dashboard.chart.failed')}
          error={toAppError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className={textStyles.second}>{translate('dashboard.chart.none')}</p>}
      {data && data.length > 0 && (
        <Suspense fallback={<ChartSkeleton />}>
          <PointsChart points={data} />
        </Suspense>
      )}
    </Card>
  );
}

function ChartSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <span className={styles.skeletonHead}>
        <Skeleton width="40%" height={14} />
      </span>
      <Skeleton width="100%" height={POINTS_CHART_HEIGHT_PX} />
    </div>
  );
}
