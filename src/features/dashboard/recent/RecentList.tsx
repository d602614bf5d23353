import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { memo } from 'react';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Entity } from '../../../../resources/entity';
import { CellStack } from '../../../engine/cells/CellStack';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { listQuery } from '../../../engine/listState/listQuery';
import { DEFAULT_PAGE_SIZE, formatListUrl } from '../../../engine/listState/listUrl';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import textStyles from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './RecentList.module.css';
import type { RecentListConfig } from './recentLists';

/** Records per list. */
const RECENT_RECORD_COUNT = 5;

/** Newest records of a list, with a link to the list. */
export function RecentList({ list }: { list: RecentListConfig }) {
  const { entity } = list;
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const { locale } = useCurrentSite();
  const query = useRecentRecords(entity);
  const { records, leftOut } = query;
  const allLink = (
    <Link
      to={`/${entity.name}?page=0&limit=10`}
      aria-label={translate('dashboard.recent.allOf', { name: labels.name(2) })}
      className={styles.all}
    >
      {translate('dashboard.recent.all')}
    </Link>
  );
  return (
    <Card title={translate(`dashboard.recent.${entity.name}`)} action={allLink}>
      {!records && !query.error && <RecordsSkeleton />}
      {!records && <ReadFailure title={translate('dashboard.recent.failed')} read={query} />}
      {records?.length === 0 && leftOut === 0 && (
        <p className={textStyles.second}>{translate('dashboard.recent.none')}</p>
      )}
      {records && records.length > 0 && (
        <ul className={styles.records}>
          {records.map((record) => (
            <RecentRecord key={record.id} list={list} record={record} />
          ))}
        </ul>
      )}
      {leftOut > 0 && (
        <p className={textStyles.second}>
          {translate('dashboard.recent.leftOut', { count: formatPoints(leftOut, locale) })}
        </p>
      )}
    </Card>
  );
}

function RecordsSkeleton() {
  const translate = useTranslate();
  return (
    <ul aria-busy="true" className={styles.records}>
      {Array.from({ length: RECENT_RECORD_COUNT }, (_, index) => index).map((index) => (
        <li key={index} className={styles.record}>
          {index === 0 && <VisuallyHidden>{translate('dashboard.recent.loading')}</VisuallyHidden>}
          <span className={flowStyles.rows2}>
            <Skeleton width="60%" height={14} />
            <Skeleton width="40%" height={12} />
          </span>
          <Skeleton width={64} height={18} />
        </li>
      ))}
    </ul>
  );
}

/** Newest records of a list, including pending changes. */
function useRecentRecords(entity: Entity) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const sort = Object.keys(entity.list.sorts)[0] ?? '';
  const query = useQuery(listQuery(dataProvider, entity, { page: 0, limit: RECENT_RECORD_COUNT, sort, filters: {} }));
  return { ...query, records: query.data?.data ?? null, leftOut: query.data?.meta?.leftOut ?? 0 };
}

interface RecentRecordProps {
  list: RecentListConfig;
  record: ConsoleRecord;
}

/** A recent record. Its first line opens it in its list. */
const RecentRecord = memo(function RecentRecord({ list: { entity, lines }, record }: RecentRecordProps) {
  const url = formatListUrl(entity, {
    page: 0,
    limit: DEFAULT_PAGE_SIZE,
    sort: Object.keys(entity.list.sorts)[0] ?? '',
    filters: {},
    only: {},
    record: record.id,
  });
  return (
    <li className={styles.record}>
      <CellStack
        entity={entity}
        column={{ name: 'recent', paths: lines(record) }}
        record={record}
        wrapMain={(main) => (
          <Link to={`/${entity.name}${url}`} className={styles.open}>
            {main}
          </Link>
        )}
      />
      <span className={styles.state}>
        <CellStack entity={entity} column={{ name: 'state', paths: ['status', 'createdAt'] }} record={record} />
      </span>
    </li>
  );
});
