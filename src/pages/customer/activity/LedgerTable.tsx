import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Column } from '../../../../resources/entity';
import { rewards } from '../../../../resources/rewards';
import type { NamedAction } from '../../../engine/actions/actions';
import { RecordActions } from '../../../engine/actions/RecordActions';
import { CellStack } from '../../../engine/list/CellStack';
import { tableRoles } from '../../../engine/list/tableRoles';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './Ledger.module.css';

const columns: readonly Column[] = [
  { name: 'date', paths: ['createdAt'] },
  { name: 'what', paths: ['amount', 'discountConfig', 'coupon_code'] },
  { name: 'source', paths: ['task_type', 'order', 'review', 'faq'] },
  { name: 'status', paths: ['status', 'availableAt', 'expiresAt'] },
];

interface LedgerTableProps {
  rows: readonly ConsoleRecord[];
  /** The points after each line, by its id. */
  balances: ReadonlyMap<string, number>;
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
}

/** The lines of the ledger: when, what, what for, in which state, and the points after it. */
export function LedgerTable({ rows, balances, onAction }: LedgerTableProps) {
  const translate = useTranslate();
  const { locale } = useShop();
  return (
    <Table>
      {rows.map((record) => (
        <tr {...tableRoles.row} key={record.id} className={styles.row}>
          {columns.map((column) => (
            <td {...tableRoles.cell} key={column.name} data-column={column.name}>
              <CellStack entity={rewards} column={column} record={record} />
            </td>
          ))}
          <td {...tableRoles.cell} data-column="balance" data-label={translate('activity.columns.balance')}>
            <bdi>{points(balances.get(record.id), locale)}</bdi>
          </td>
          <td {...tableRoles.cell} data-column="actions">
            <RecordActions entity={rewards} record={record} onAction={onAction} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Lines of the real shape while the real ones are on their way. */
export function LedgerSkeleton() {
  const translate = useTranslate();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{translate('activity.loading')}</VisuallyHidden>
      <Table>
        {['1', '2', '3', '4'].map((place) => (
          <tr {...tableRoles.row} key={place} className={styles.row}>
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

function Table({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div className={styles.scroller}>
      <table {...tableRoles.table} aria-label={translate('activity.title')} className={styles.table}>
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
