import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { useShop } from '../../../engine/shop';
import { useEntityWords } from '../../../engine/words';
import { points } from '../../../lib/points';
import { ErrorState } from '../../../ui/ErrorState';
import { Sheet } from '../../../ui/Sheet';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './RecentList.module.css';
import { RecentRecord } from './RecentRecord';
import type { Recent } from './recentLists';
import { recentCount, useRecent } from './useRecent';

/** The newest records of a list, and the way to all of them. */
export function RecentList({ list }: { list: Recent }) {
  const { entity } = list;
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const { locale } = useShop();
  const { records, leftOut, error, isFetching, refetch } = useRecent(entity);
  const all = (
    <Link
      to={`/${entity.name}?page=0&limit=10`}
      aria-label={translate('dashboard.recent.allOf', { name: words.name(2) })}
      className={styles.all}
    >
      {translate('dashboard.recent.all')}
    </Link>
  );
  return (
    <Sheet title={translate(`dashboard.recent.${entity.name}`)} action={all}>
      {!records && !error && <RecordsSkeleton />}
      {!records && error && (
        <ErrorState
          title={translate('dashboard.recent.failed')}
          error={toAppError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {records?.length === 0 && leftOut === 0 && <p className={styles.quiet}>{translate('dashboard.recent.none')}</p>}
      {records && records.length > 0 && (
        <ul className={styles.records}>
          {records.map((record) => (
            <RecentRecord key={record.id} list={list} record={record} />
          ))}
        </ul>
      )}
      {leftOut > 0 && (
        <p className={styles.quiet}>{translate('dashboard.recent.leftOut', { count: points(leftOut, locale) })}</p>
      )}
    </Sheet>
  );
}

function RecordsSkeleton() {
  const translate = useTranslate();
  return (
    <ul aria-busy="true" className={styles.records}>
      {Array.from({ length: recentCount }, (_, place) => place).map((place) => (
        <li key={place} className={styles.record}>
          {place === 0 && <VisuallyHidden>{translate('dashboard.recent.loading')}</VisuallyHidden>}
          <span className={styles.skeleton}>
            <Skeleton width="60%" height={14} />
            <Skeleton width="40%" height={12} />
          </span>
          <Skeleton width={64} height={18} />
        </li>
      ))}
    </ul>
  );
}
