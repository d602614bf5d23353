import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import type { Column } from '../../../../resources/entity';
import { rewards } from '../../../../resources/rewards';
import { RecordActions } from '../../../engine/actions/RecordActions';
import { useActionController } from '../../../engine/actions/useActionController';
import { CellStack } from '../../../engine/cells/CellStack';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { PageControls } from '../../../engine/list/PageControls';
import { tableRoles } from '../../../engine/list/tableRoles';
import type { NamedAction } from '../../../engine/records/actions';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { Select } from '../../../ui/inputs/Select';
import flowStyles from '../../../ui/layout/flow.module.css';
import tables from '../../../ui/layout/table.module.css';
import textStyles from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './activity.module.css';
import { type LedgerFilter, NO_FILTER, type useLedgerPage } from './useLedgerPage';
import { useNotes } from './useNotes';

interface LedgerProps {
  customerId: string;
  ledger: ReturnType<typeof useLedgerPage>;
  /** Balance after each reward, by ID; null while it loads. */
  balances: ReadonlyMap<string, number> | null;
  /** Adjustments that were undone. */
  offset: OffsetAdjustments;
}

interface OffsetAdjustments {
  ids: ReadonlySet<string>;
  isShown: boolean;
  show: (isShown: boolean) => void;
}

/** Paged, filterable list of a customer's rewards with their actions. Each page is read from the server. */
export function Ledger({ customerId, ledger, balances, offset }: LedgerProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const actionController = useActionController(rewards);
  const region = useRef<HTMLDivElement>(null);
  useFocusRestore(region);
  const { data, error, meta, filter, setFilter } = ledger;
  const leftOut = meta?.leftOut ?? 0;
  const isFiltered = filter.type !== '' || filter.status !== '';
  const inRegion = (content: ReactNode) => (
    <div ref={region} tabIndex={-1} className={styles.ledger}>
      {content}
      {actionController.dialogs}
    </div>
  );

  if (!data && error) return <ReadFailure title={translate('activity.failed')} read={ledger} />;
  if (data?.length === 0 && leftOut === 0 && !isFiltered && ledger.page === 0) {
    return inRegion(<EmptyState title={translate('activity.empty')} text={translate('activity.emptyText')} />);
  }
  return inRegion(
    <>
      <ReadFailure title={translate('activity.failed')} read={ledger} />
      {leftOut > 0 && (
        <Banner tone="waiting">
          {translate('activity.leftOut', { smart_count: leftOut, count: formatPoints(leftOut, locale) })}
        </Banner>
      )}
      <LedgerFilters filter={filter} onChange={setFilter} offset={offset} />
      {data ? (
        <Rows
          customerId={customerId}
          ledger={ledger}
          rows={offset.isShown ? data : data.filter(({ id }) => !offset.ids.has(id))}
          balances={balances}
          onAction={actionController.onAction}
        />
      ) : (
        <LedgerSkeleton />
      )}
    </>,
  );
}

interface RowsProps extends Omit<LedgerProps, 'offset'> {
  rows: NonNullable<LedgerProps['ledger']['data']>;
  onAction: ReturnType<typeof useActionController>['onAction'];
}

function Rows({ customerId, ledger, rows, balances, onAction }: RowsProps) {
  const translate = useTranslate();
  const notes = useNotes(customerId, rows);
  if (ledger.data?.length === 0 && ledger.page === 0) {
    return (
      <EmptyState
        title={translate('activity.noResult')}
        text={translate('activity.noResultText')}
        action={<Button onClick={() => ledger.setFilter(NO_FILTER)}>{translate('activity.showAll')}</Button>}
      />
    );
  }
  return (
    <>
      <LedgerTable rows={rows} balances={balances} notes={notes} busy={ledger.isPlaceholderData} onAction={onAction} />
      <p className={textStyles.hint}>{translate('activity.balanceHelp')}</p>
      <PageControls
        page={ledger.page}
        limit={ledger.limit}
        total={ledger.total}
        hasNext={ledger.hasNextPage}
        onPage={ledger.setPage}
        onLimit={ledger.setLimit}
      />
    </>
  );
}

/** Message keys by type; '' is every type. */
const typeNames = { '': 'all', points: 'points', coupon_code: 'vouchers' } as const;
const statuses = ['', 'pending', 'approved', 'rejected'];

interface LedgerFiltersProps {
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
  offset: OffsetAdjustments;
}

/** Filters by kind and status, and the entries left out. */
function LedgerFilters({ filter, onChange, offset }: LedgerFiltersProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const labels = useEntityLabels(rewards);
  return (
    <span className={flowStyles.buttons}>
      <Select
        label={translate('activity.kind.label')}
        value={filter.type}
        options={Object.entries(typeNames).map(([value, name]) => ({
          value,
          label: translate(`activity.kind.${name}`),
        }))}
        onChange={(type) => onChange({ ...filter, type })}
      />
      <Select
        label={translate('activity.status.label')}
        value={filter.status}
        options={statuses.map((value) => ({
          value,
          label: value === '' ? translate('activity.status.all') : labels.value('status', value),
        }))}
        onChange={(status) => onChange({ ...filter, status })}
      />
      {offset.ids.size > 0 && (
        <Checkbox
          showLabel
          label={translate('activity.offset', { count: formatPoints(offset.ids.size, locale) })}
          checked={offset.isShown}
          onChange={({ target }) => offset.show(target.checked)}
        />
      )}
    </span>
  );
}

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
  /** Notes of adjustments, by ID. */
  notes: ReadonlyMap<string, readonly string[]>;
  /** Whether the rows are those of the previous page. */
  busy: boolean;
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
}

/** Table of rewards with date, value, source, status, and resulting balance. */
function LedgerTable({ rows, balances, notes, busy, onAction }: LedgerTableProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (
    <Table busy={busy}>
      {rows.map((record) => (
        <tr {...tableRoles.row} key={record.id} className={styles.row}>
          {columns.map((column) => (
            <td {...tableRoles.cell} key={column.name} data-column={column.name}>
              <CellStack entity={rewards} column={column} record={record} />
              {column.name === 'source' &&
                notes.get(record.id)?.map((note) => (
                  <p key={note} dir="auto" className={styles.note}>
                    {note}
                  </p>
                ))}
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
function LedgerSkeleton() {
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
    <div className={tables.scroller}>
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
