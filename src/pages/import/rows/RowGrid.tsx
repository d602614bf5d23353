import { useLocale, useTranslate } from 'ra-core';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ImportKind, type ImportKindName, importKinds } from '../../../../resources/imports';
import { formatPoints } from '../../../lib/format/formatPoints';
import type { ImportFlow } from '../flow/importFlow';
import stepStyles from '../Step.module.css';
import { GridRow, type RowHandlers } from './GridRow';
import { gridColumns } from './gridColumns';
import styles from './RowGrid.module.css';
import { useGridNavigation } from './useGridNavigation';
import { useRowErrorMessages } from './useRowErrorMessages';
import { useRowViews } from './useRowViews';
import { useVirtualRows } from './useVirtualRows';

interface RowGridProps {
  kind: ImportKindName;
  flow: ImportFlow;
  revision: number;
  fields: readonly string[];
  /** Table indices of the visible rows; null for all. */
  rows: readonly number[] | null;
  count: number;
}

const ROWS_PER_PAGE_KEY = 10;

/** Virtualized, editable grid of the import's rows. */
export function RowGrid({ kind, flow, revision, fields, rows, count }: RowGridProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const errorMessages = useRowErrorMessages(kind);
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const virtualRows = useVirtualRows({ frame, probe, head }, count);
  const { visibleCount } = virtualRows;
  const [editing, setEditing] = useState<{ initial: string | null } | null>(null);
  const importKind: ImportKind = importKinds[kind];
  const { template, minWidth } = gridColumns(importKind, fields);
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--columns', template);
    frame.current?.style.setProperty('--min-width', `${minWidth}px`);
    frame.current?.style.setProperty('--fields', String(fields.length));
  }, [template, minWidth, fields]);
  // Plus the line number and the state column.
  const columns = fields.length + 2;

  const focusCell = ({ rowIndex, column }: { rowIndex: number; column: number }) => {
    const findCell = () => frame.current?.querySelector<HTMLElement>(`[data-cell="${rowIndex}:${column}"]`);
    virtualRows.scrollToRow(rowIndex);
    const tryFocus = (tries: number) => {
      const cell = findCell();
      if (cell) {
        cell.focus({ preventScroll: true });
        cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else if (tries > 0) requestAnimationFrame(() => tryFocus(tries - 1));
    };
    tryFocus(3);
  };
  const { focused, setFocused, moveTo, handleKey } = useGridNavigation(
    { rows: visibleCount, columns, page: ROWS_PER_PAGE_KEY },
    focusCell,
  );
  const rowIndexes = Array.from({ length: virtualRows.last - virtualRows.first + 1 }, (_, n) => virtualRows.first + n);
  // Keep the focused row mounted, or scrolling would lose the focus.
  if (focused.rowIndex < visibleCount && !rowIndexes.includes(focused.rowIndex)) rowIndexes.push(focused.rowIndex);
  const toTableRow = (rowIndex: number) => rows?.[rowIndex] ?? rowIndex;
  const views = useRowViews(flow, rowIndexes.map(toTableRow), revision);

  const toggleSkipped = (rowIndex: number) => {
    const view = views.get(toTableRow(rowIndex));
    if (view) void flow.setRowsSkipped([view.row], !view.isSkipped);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || handleKey(event)) return;
    const isStateColumn = focused.column === columns - 1;
    const field = fields[focused.column - 1];
    if (isStateColumn || field === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'F2') setEditing({ initial: null });
    else if (event.key === 'Delete' || event.key === 'Backspace') setEditing({ initial: '' });
    else if (event.key.length === 1) setEditing({ initial: event.key });
    else return;
    event.preventDefault();
  };
  /** Closes the cell editor, saves the text, and moves to the next cell. */
  const onEdited = (text: string | null, to: { rowIndex: number; column: number } | null) => {
    const field = fields[focused.column - 1];
    setEditing(null);
    if (text !== null && field !== undefined) void flow.editCell(toTableRow(focused.rowIndex), field, text);
    if (to) moveTo(to);
  };

  const handlers = useStableCallbacks<RowHandlers>({
    onFocusCell: setFocused,
    onEdit(position) {
      setFocused(position);
      setEditing({ initial: null });
    },
    onEdited,
    onSkip: toggleSkipped,
  });

  return (
    <>
      {/* biome-ignore-start lint/a11y/useSemanticElements: a virtualized grid can't be a table element */}
      <div
        ref={frame}
        role="grid"
        aria-label={translate('import.rows.grid')}
        aria-rowcount={visibleCount + 1}
        aria-colcount={columns}
        tabIndex={-1}
        className={styles.frame}
        onKeyDown={onKeyDown}
      >
        <div ref={head} role="row" aria-rowindex={1} tabIndex={-1} className={styles.head}>
          <span role="columnheader" tabIndex={-1}>
            {translate('import.rows.line')}
          </span>
          {fields.map((field) => (
            <span key={field} role="columnheader" tabIndex={-1}>
              {translate(`import.field.${field}`)}
            </span>
          ))}
          <span role="columnheader" tabIndex={-1}>
            {translate('import.rows.state')}
          </span>
        </div>
        <div role="rowgroup" className={styles.body} style={{ blockSize: visibleCount * virtualRows.height }}>
          <div ref={probe} aria-hidden="true" className={styles.probe} />
          {rowIndexes.map((rowIndex) => (
            <GridRow
              key={rowIndex}
              rowIndex={rowIndex}
              start={rowIndex * virtualRows.height}
              fields={fields}
              view={views.get(toTableRow(rowIndex))}
              errorMessages={errorMessages}
              focused={focused.rowIndex === rowIndex ? focused.column : null}
              editing={focused.rowIndex === rowIndex ? editing : null}
              handlers={handlers}
            />
          ))}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
      {visibleCount < count && (
        <p className={stepStyles.hint}>
          {translate('import.rows.tooMany', { count: formatPoints(visibleCount, locale) })}
        </p>
      )}
    </>
  );
}

/** Stable function identities that always call the latest handlers. */
function useStableCallbacks<Callbacks extends { [Name in keyof Callbacks]: (...args: never[]) => void }>(
  callbacks: Callbacks,
): Callbacks {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  return useMemo(() => new Proxy(latest.current, { get: (_, name) => Reflect.get(latest.current, name) }), []);
}
