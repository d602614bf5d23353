import { memo } from 'react';
import { Link } from 'react-router';
import { defaultPageSize, writeListAddress } from '../../../engine/list/address';
import { CellStack } from '../../../engine/list/CellStack';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import styles from './RecentList.module.css';
import type { Recent } from './recentLists';

interface RecentRecordProps {
  list: Recent;
  record: ConsoleRecord;
}

/** One of the newest records; its first line opens it beside its list. */
export const RecentRecord = memo(function RecentRecord({ list: { entity, lines }, record }: RecentRecordProps) {
  const address = writeListAddress(entity, {
    page: 0,
    limit: defaultPageSize,
    sort: Object.keys(entity.list.sorts)[0] ?? '',
    filters: {},
    flagged: false,
    record: record.id,
  });
  return (
    <li className={styles.record}>
      <CellStack
        entity={entity}
        column={{ name: 'recent', paths: lines(record) }}
        record={record}
        wrapMain={(main) => (
          <Link to={`/${entity.name}${address}`} className={styles.open}>
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
