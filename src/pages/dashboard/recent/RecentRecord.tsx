import { memo } from 'react';
import { Link } from 'react-router';
import { CellStack } from '../../../engine/cells/CellStack';
import { DEFAULT_PAGE_SIZE, formatListUrl } from '../../../engine/listState/listUrl';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import styles from './RecentList.module.css';
import type { RecentListConfig } from './recentLists';

interface RecentRecordProps {
  list: RecentListConfig;
  record: ConsoleRecord;
}

/** A recent record. Its first line opens it in its list. */
export const RecentRecord = memo(function RecentRecord({ list: { entity, lines }, record }: RecentRecordProps) {
  const url = formatListUrl(entity, {
    page: 0,
    limit: DEFAULT_PAGE_SIZE,
    sort: Object.keys(entity.list.sorts)[0] ?? '',
    filters: {},
    flagged: false,
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
