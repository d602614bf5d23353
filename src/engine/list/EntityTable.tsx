import { useListContext, useTranslate } from 'ra-core';
import { type CSSProperties, Fragment, Suspense, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Column, Entity } from '../../../resources/entity';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { getCellAttributes } from '../columns/columnLayout';
import { useColumns } from '../columns/useColumns';
import { Composer } from '../compose/Composer';
import type { ComposerProps } from '../compose/useComposer';
import type { ActiveComposer } from '../compose/useInlineComposer';
import { useEntityLabels } from '../entity/entityLabels';
import { toRecordPath } from '../entity/recordLink';
import { type EntityListContextValue, useEntityListContext } from '../listState/EntityListContext';
import { getRecordRange, isSelected, setSelected } from '../listState/selection';
import type { NamedAction } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import composeRowStyles from './ComposeRow.module.css';
import styles from './EntityTable.module.css';
import { FocusRestoringRegion } from './FocusRestoringRegion';
import { ListHead } from './ListHead';
import { ListRow } from './ListRow';
import { ListSkeleton } from './ListSkeleton';
import { tableRoles } from './tableRoles';
import { useRowCollapse } from './useRowCollapse';
import { useRowFocus } from './useRowFocus';
import { useRowKeys } from './useRowKeys';

const ListEmpty = lazyPart(() => import('./ListEmpty'));

const noRows: ConsoleRecord[] = [];

interface EntityTableProps {
  /** The composer that is open below the row of its record. */
  composing: ActiveComposer | null;
  onAction: (action: NamedAction, record: ConsoleRecord) => void;
}

/** The rows of a list; cards on a small screen. Reads the list contexts, and provides each record to its row. */
export function EntityTable({ composing, onAction }: EntityTableProps) {
  const { data = noRows, total = 0, error, isPending, isPlaceholderData = false } = useListContext<ConsoleRecord>();
  const list = useEntityListContext();
  const { entity, selection, select, linkTo, search } = list;
  const { rows, flags, urlState, isIncomplete } = useDeferredPage({ ...list, rows: data, isPlaceholderData });
  const isChanging = isPlaceholderData || isIncomplete;
  const { columns } = useColumns(entity);
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const buttons = Math.min(2, Object.values(entity.actions).filter(({ prominent }) => prominent).length);
  const body = useRef<HTMLTableSectionElement>(null);
  const anchor = useRef<string | null>(null);
  useRowCollapse(rows);
  useRowFocus(body, rows);
  const getRowKey = useRowKeys(body, rows);

  const current = useRef({ rows, select });
  current.current = { rows, select };
  // Stable, because every row has it: `select` changes with the filters.
  const onToggle = useCallback((record: ConsoleRecord, selected: boolean, isRange: boolean) => {
    const page = current.current;
    const range = isRange && anchor.current !== null ? getRecordRange(page.rows, anchor.current, record.id) : [record];
    anchor.current = record.id;
    page.select((previous) => setSelected(previous, range, selected));
  }, []);

  if (error && data === noRows) return <ListFailed error={toAppError(error)} />;
  const isSearching = search?.state === 'running' && rows.length === 0;
  // Without rows but with a total, the page is past the last one, or its last row is being removed.
  if (rows.length === 0 && !isPending && !isChanging && !isSearching && (total === 0 || search)) {
    return (
      <Suspense>
        <ListEmpty />
      </Suspense>
    );
  }
  return (
    <div className={styles.list}>
      <div ref={watchWidth}>
        <table
          {...tableRoles.table}
          className={styles.table}
          style={toWidths(entity, columns)}
          data-buttons={buttons}
          data-changing={isPlaceholderData || undefined}
          aria-busy={isChanging || isPending}
          aria-label={labels.name(2)}
        >
          <ListHead columns={columns} />
          <tbody {...tableRoles.group} ref={body}>
            {isPending || isSearching ? (
              <ListSkeleton
                columns={columns}
                rows={urlState.limit}
                label={translate('list.state.loading', { name: labels.name(2) })}
              />
            ) : (
              rows.map((record) => (
                <Fragment key={getRowKey(record.id)}>
                  <ListRow
                    entity={entity}
                    columns={columns}
                    record={record}
                    flags={flags?.of.get(record.id)}
                    pills={flags?.lazyModule.FlagPills}
                    selected={isSelected(selection, record.id)}
                    composing={composing?.record.id === record.id}
                    url={entity.page ? toRecordPath(entity, record.id) : linkTo({ ...urlState, record: record.id })}
                    onToggle={onToggle}
                    onAction={onAction}
                  />
                  {composing?.record.id === record.id && (
                    <ComposeRow entity={entity} columns={columns.length + 2} {...composing} />
                  )}
                </Fragment>
              ))
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The number of columns that share what a text leaves, for the styles of the table. Numbers and stars don't wrap. */
function toWidths(entity: Entity, columns: readonly Column[]): CSSProperties & { '--short-columns': number } {
  const shared = columns.filter((column) => {
    const attributes = getCellAttributes(entity, column);
    return (
      attributes['data-width'] !== 'wide' &&
      !attributes['data-numeric'] &&
      entity.fields[column.paths[0]]?.kind !== 'rating'
    );
  });
  return { '--short-columns': shared.length || 1 };
}

/** Lets a table scroll that is wider than the page. */
function watchWidth(frame: HTMLElement | null): (() => void) | undefined {
  const table = frame?.firstElementChild;
  if (!frame || !table) return undefined;
  const observer = new ResizeObserver(() =>
    frame.toggleAttribute('data-scrolls', table.clientWidth > frame.clientWidth),
  );
  observer.observe(table);
  return () => observer.disconnect();
}

interface ComposeRowProps extends ComposerProps {
  /** Number of columns that the row spans. */
  columns: number;
}

/** The row below a record in which a text is written. Spans the whole table. */
function ComposeRow({ columns, ...composer }: ComposeRowProps) {
  return (
    <tr {...tableRoles.row} className={composeRowStyles.row}>
      <td {...tableRoles.cell} colSpan={columns} className={composeRowStyles.cell} data-composing="">
        <Composer {...composer} />
      </td>
    </tr>
  );
}

/** Shows why the rows could not be read, and a button to retry. Reads the list contexts. */
function ListFailed({ error }: { error: AppError }) {
  const { refetch } = useListContext();
  const { entity } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  return (
    <FocusRestoringRegion>
      <ErrorState
        title={translate('list.state.failed', { name: labels.name(2) })}
        error={error}
        onRetry={() => void refetch()}
      />
    </FocusRestoringRegion>
  );
}

interface Page extends Pick<EntityListContextValue, 'urlState' | 'flags'> {
  rows: readonly ConsoleRecord[];
  /** The rows are those of the previous search or page, until the response comes. */
  isPlaceholderData: boolean;
}

interface DeferredPage extends Page {
  /** The page is being rendered: these are the rows of the previous one, or the first ones. */
  isIncomplete: boolean;
}

/** At least as many rows as a window shows. They render as fast as two frames, which deferring them would take. */
const FIRST_ROWS = 25;

/**
 * Defers the rows of another page, so that the browser paints what the merchant did before they render; the previous
 * page is shown until then. Of many rows that come after a request, only those below the window are deferred. The
 * first rows are not, nor are changes of the page's own rows, nor is Back, which restores focus and scroll position.
 */
export function useDeferredPage({ rows, urlState, flags, isPlaceholderData }: Page): DeferredPage {
  const isBack = useNavigationType() === 'POP';
  const page = useMemo(
    () => ({ rows, urlState, flags, isPlaceholderData }),
    [rows, urlState, flags, isPlaceholderData],
  );
  const made = useDeferredValue<Page | null>(rows.length > 0 ? page : null) ?? page;
  const first = useMemo(() => ({ ...page, rows: page.rows.slice(0, FIRST_ROWS) }), [page]);
  const isOtherPage = made.urlState.page !== urlState.page;
  const isIncomplete =
    (isOtherPage || rows.length > FIRST_ROWS) && rows.length > 0 && !isBack && !haveSameIds(made.rows, rows);
  const shown = made.isPlaceholderData && !isOtherPage ? first : made;
  return { ...(isIncomplete ? shown : page), isIncomplete };
}

function haveSameIds(a: readonly ConsoleRecord[], b: readonly ConsoleRecord[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}
