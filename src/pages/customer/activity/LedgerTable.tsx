import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Column } from '../../../../resources/entity';
import { rewards } from '../../../../resources/rewards';
import { RecordActions } from '../../../engine/actions/RecordActions';
import { CellStack } from '../../../engine/cells/CellStack';
import { tableRoles } from '../../../engine/list/tableRoles';
import type { NamedAction } from '../../../engine/records/actions';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './Ledger.module.css';

const columns: readonly Column[] = [
  { name: 'date', paths: ['createdAt'] },
  { name: 'what', paths: ['amount', 'discountConfig', 'coupon_code'] },
  { name: 'source', paths: ['task_type', 'order', 'review', 'faq'] },
  { name: 'status', paths: ['status', 'availableAt', 'expiresAt'] },
];

interface LedgerTableProps {
  rows: readonly ConsoleRecord[];
  /** Balance after each reward, by ID; null while it loads. */
  balances: ReadonlyMap<string, number> | null;
  /** Whether the rows are those of the previous page. */
  busy: boolean;
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
}

/** Table of rewards with date, value, source, status, and resulting balance. */
export function LedgerTable({ rows, balances, busy, onAction }: LedgerTableProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (
    <Table busy={busy}>
      {rows.map((record) => (
        <tr {...tableRoles.row} key={record.id} className={styles.row}>
          {columns.map((column) => (
            <td {...tableRoles.cell} key={column.name} data-column={column.name}>
              <CellStack entity={rewards} column={column} record={record} />
            </td>
          ))}
          <td {...tableRoles.cell} data-column="balance" data-label={translate('activity.columns.balance')}>
            {balances ? (
              <bdi>{formatPoints(balances.get(record.id), locale)}</bdi>
            ) : (
              <Skeleton width={48} height={14} />
            )}
          </td>
          <td {...tableRoles.cell} data-column="actions">
            <RecordActions entity={rewards} record={record} onAction={onAction} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Skeleton with the layout of the table. */
export function LedgerSkeleton() {
  const translate = useTranslate();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{translate('activity.loading')}</VisuallyHidden>
      <Table>
        {['1', '2', '3', '4'].map((index) => (
          <tr {...tableRoles.row} key={index} className={styles.row}>
            {columns.map(({ name }) => (
              <td {...tableRoles.cell} key={name} data-column={name}>
                <Skeleton width="70%" height={14} />
              </td>
            ))}
            <td {...tableRoles.cell} data-column="balance">
              <Skeleton width={48} height={14} />
            </td>
            <td {...tableRoles.cell} data-column="actions" />
          </tr>
        ))}
      </Table>
    </div>
  );
}

function Table({ busy, children }: { busy?: boolean; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div className={styles.scroller}>
      <table
        {...tableRoles.table}
        aria-label={translate('activity.title')}
        aria-busy={busy || undefined}
        className={styles.table}
      >
        <thead {...tableRoles.group} className={styles.head}>
          <tr {...tableRoles.row}>
            {[...columns.map(({ name }) => name), 'balance'].map((name) => (
              <th {...tableRoles.heading} key={name} data-column={name}>
                {translate(`activity.columns.${name}`)}
              </th>
            ))}
            <th {...tableRoles.heading} data-column="actions">
              <VisuallyHidden>{translate('activity.columns.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>{children}</tbody>
      </table>
    </div>
  );
}
