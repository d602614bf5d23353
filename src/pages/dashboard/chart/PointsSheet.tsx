import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { withWords } from '../../../../i18n/words';
import { ErrorState } from '../../../ui/ErrorState';
import { lazyPart } from '../../../ui/lazyPart';
import { Sheet } from '../../../ui/Sheet';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './PointsSheet.module.css';
import { pointsChartHeight } from './pointsChartHeight';
import type { PointsSeries } from './usePointsSeries';

const PointsChart = lazyPart(() => withWords('chart', () => import('./PointsChart')));

/** Points earned and redeemed over the days. */
export function PointsSheet({ series }: { series: PointsSeries }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch, days } = series;
  return (
    <Sheet title={translate('dashboard.chart.titleOf', { days })}>
      {!data && !error && <ChartSkeleton />}
      {!data && error && (
        <ErrorState
          title={translate('dashboard.chart.failed')}
          error={toAppError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className={styles.quiet}>{translate('dashboard.chart.none')}</p>}
      {data && data.length > 0 && (
        <Suspense fallback={<ChartSkeleton />}>
          <PointsChart points={data} />
        </Suspense>
      )}
    </Sheet>
  );
}

function ChartSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <span className={styles.skeletonHead}>
        <Skeleton width="40%" height={14} />
      </span>
      <Skeleton width="100%" height={pointsChartHeight} />
    </div>
  );
}
