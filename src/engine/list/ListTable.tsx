import { useTranslate } from 'ra-core';
import { Fragment, useCallback, useRef } from 'react';
import type { NamedAction } from '../actions/actions';
import type { Composing } from '../actions/useInPlaceComposer';
import { useColumns } from '../columns/useColumns';
import { pageOf } from '../recordLink';
import type { ConsoleRecord } from '../records/consoleRecord';
import { isSelected, rangeOf, withRecords } from '../selection/selection';
import { useEntityWords } from '../words';
import { ComposeRow } from './ComposeRow';
import { ListHead } from './ListHead';
import { ListRow } from './ListRow';
import { ListSkeleton } from './ListSkeleton';
import { ListEmpty, ListFailed } from './ListStates';
import styles from './ListTable.module.css';
import { useListView } from './ListViewContext';
import { tableRoles } from './tableRoles';
import { useRowFocus } from './useRowFocus';
import { useRowKeys } from './useRowKeys';
import { useShownPage } from './useShownPage';

interface ListTableProps {
  /** The text that is being written, below the row of its record. */
  composing: Composing | null;
  onAction: (action: NamedAction, record: ConsoleRecord) => void;
}

/** The rows of a list; on a small screen each is a card. */
export function ListTable({ composing, onAction }: ListTableProps) {
  const view = useListView();
  const { entity, state, selection, select, linkTo } = view;
  const { rows, flags, address, isLate } = useShownPage(view);
  const isChanging = view.isChanging || isLate;
  const { columns } = useColumns(entity);
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const body = useRef<HTMLTableSectionElement>(null);
  const anchor = useRef<string | null>(null);
  useRowFocus(body, rows);
  const keys = useRowKeys(rows);

  const current = useRef(rows);
  current.current = rows;
  const onToggle = useCallback(
    (record: ConsoleRecord, selected: boolean, isRange: boolean) => {
      const range = isRange && anchor.current !== null ? rangeOf(current.current, anchor.current, record.id) : [record];
      anchor.current = record.id;
      select((known) => withRecords(known, range, selected));
    },
    [select],
  );

  if (state.kind === 'failed') return <ListFailed error={state.error} />;
  if (state.kind === 'empty' && !isChanging) return <ListEmpty filtered={state.filtered} />;
  if (flags && address.flagged && rows.length === 0 && !isChanging)
    return <flags.desk.NoneFlagged total={flags.total} />;
  return (
    <div className={styles.scroller}>
      <table
        {...tableRoles.table}
        className={styles.table}
        data-many={columns.length > 7 || undefined}
        data-buttons={Math.min(2, Object.values(entity.actions).filter(({ prominent }) => prominent).length)}
        data-changing={view.isChanging || undefined}
        aria-busy={isChanging || state.kind === 'loading'}
        aria-label={words.name(2)}
      >
        <ListHead columns={columns} />
        <tbody {...tableRoles.group} ref={body}>
          {state.kind === 'loading' ? (
            <ListSkeleton
              columns={columns}
              rows={address.limit}
              label={translate('list.state.loading', { name: words.name(2) })}
            />
          ) : (
            rows.map((record) => (
              <Fragment key={keys.get(record.id)}>
                <ListRow
                  entity={entity}
                  columns={columns}
                  record={record}
                  flags={flags?.of.get(record.id)}
                  pills={flags?.desk.FlagPills}
                  selected={isSelected(selection, record.id)}
                  address={entity.page ? pageOf(entity, record.id) : linkTo({ ...address, record: record.id })}
                  onToggle={onToggle}
                  onAction={onAction}
                />
                {composing?.record.id === record.id && (
                  <ComposeRow key={record.id} entity={entity} columns={columns.length + 2} {...composing} />
                )}
              </Fragment>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}
