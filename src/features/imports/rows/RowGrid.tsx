import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { union } from 'es-toolkit/array';
import { useLocale, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ImportKind, type ImportKindName, importKinds } from '../../../../resources/imports';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useIsPhone } from '../../../ui/layout/useIsPhone';
import textStyles from '../../../ui/text/text.module.css';
import type { ImportFlow } from '../flow/importFlow';
import type { RowView } from '../table/importTable';
import { GridRow, type RowHandlers } from './GridRow';
import styles from './rows.module.css';
import { useGridNavigation } from './useGridNavigation';
import { useRowErrorMessages } from './useRowErrorMessages';

interface RowGridProps {
  kind: ImportKindName;
  flow: ImportFlow;
  revision: number;
  fields: readonly string[];
  /** Fields that get the width, since they have errors to correct. Without any, all are as wide as their values need. */
  faultyFields: readonly string[];
  /** Table indices of the visible rows; null for all. */
  rows: readonly number[] | null;
  count: number;
}

const ROWS_PER_PAGE_KEY = 10;
const ROW_HEIGHT_PX = 64;
const HEAD_HEIGHT_PX = 40;
/** On phones, a row is a card: its line and state, then its fields. The sizes are those of RowGrid.module.css. */
const CARD_HEAD_HEIGHT_PX = 68;
const CARD_FIELD_HEIGHT_PX = 66;
/** Browsers cap the height of elements at about this value. */
const MAX_SCROLL_HEIGHT_PX = 30_000_000;

/** Virtualized, editable grid of the import's rows. */
export function RowGrid({ kind, flow, revision, fields, faultyFields, rows, count }: RowGridProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const errorMessages = useRowErrorMessages(kind);
  const frame = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<{ initial: string | null } | null>(null);
  const importKind: ImportKind = importKinds[kind];
  const { template, minWidth } = gridColumns(importKind, fields, faultyFields);
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--columns', template);
    frame.current?.style.setProperty('--min-width', `${minWidth}px`);
  }, [template, minWidth]);
  // Plus the line number and the state column.
  const columns = fields.length + 2;
  const rowHeight = useIsPhone() ? CARD_HEAD_HEIGHT_PX + fields.length * CARD_FIELD_HEIGHT_PX : ROW_HEIGHT_PX;
  const visibleCount = Math.min(count, Math.floor(MAX_SCROLL_HEIGHT_PX / rowHeight));

  const focusCell = ({ rowIndex, column }: { rowIndex: number; column: number }) => {
    const findCell = () => frame.current?.querySelector<HTMLElement>(`[data-cell="${rowIndex}:${column}"]`);
    virtualizer.scrollToIndex(rowIndex);
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
  const virtualizer = useVirtualizer({
    count: visibleCount,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    // The header covers the end of the rows while it is above them.
    scrollPaddingEnd: HEAD_HEIGHT_PX,
    overscan: 5,
    // Keeps the focused row mounted, or scrolling would lose the focus.
    rangeExtractor: (range) =>
      union(defaultRangeExtractor(range), focused.rowIndex < range.count ? [focused.rowIndex] : []),
  });
  const rowIndexes = virtualizer.getVirtualIndexes();
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
        <div role="row" aria-rowindex={1} tabIndex={-1} className={styles.head}>
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
        <div role="rowgroup" className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
          {rowIndexes.map((rowIndex) => (
            <GridRow
              key={rowIndex}
              rowIndex={rowIndex}
              start={rowIndex * rowHeight}
              height={rowHeight}
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
        <p className={textStyles.hint}>
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

/** Minimum width in px and flex factor of a column, by kind of value. */
const columnSizes: Readonly<Record<string, readonly [number, number]>> = {
  email: [210, 2],
  points: [120, 1],
  // As wide as the longest reason for an error needs in two lines.
  rating: [130, 0],
  day: [130, 1],
  country: [120, 0],
  text: [150, 2],
  long: [260, 4],
};
/** Sizes while errors are corrected. */
const FAULTY_SIZE = [260, 4] as const;
const CLEAN_SIZE = [110, 1] as const;
/** Text fields with a longer maximum get a wide column. */
const LONG_TEXT_LENGTH = 1000;
const LINE_COLUMN_WIDTH_PX = 84;
const STATE_COLUMN_WIDTH_PX = 130;

/** Returns the `grid-template-columns` of the row grid and its minimum width in px. */
function gridColumns(
  kind: ImportKind,
  fields: readonly string[],
  faultyFields: readonly string[],
): { template: string; minWidth: number } {
  const sizes = fields.map((name): readonly [number, number] => {
    if (faultyFields.length > 0) return faultyFields.includes(name) ? FAULTY_SIZE : CLEAN_SIZE;
    const field = kind.fields[name];
    const isLong = field?.kind === 'text' && (field.max ?? 0) > LONG_TEXT_LENGTH;
    return columnSizes[isLong ? 'long' : (field?.kind ?? 'text')] ?? [150, 1];
  });
  const cells = sizes.map(([minWidth, share]) => (share === 0 ? `${minWidth}px` : `minmax(${minWidth}px, ${share}fr)`));
  return {
    template: [`${LINE_COLUMN_WIDTH_PX}px`, ...cells, `${STATE_COLUMN_WIDTH_PX}px`].join(' '),
    minWidth: sizes.reduce((sum, [minWidth]) => sum + minWidth, LINE_COLUMN_WIDTH_PX + STATE_COLUMN_WIDTH_PX),
  };
}

/** Rows beyond this limit are dropped and fetched again when scrolled to. */
const MAX_CACHED_ROWS = 600;

interface CachedViews {
  revision: number;
  views: ReadonlyMap<number, RowView>;
}

const noViews: ReadonlyMap<number, RowView> = new Map();

/**
 * Fetches and caches the visible rows. After a change, the previous views remain until the new ones arrive.
 * @param requestedRows table indices of the visible rows
 */
function useRowViews(
  flow: ImportFlow,
  requestedRows: readonly number[],
  revision: number,
): ReadonlyMap<number, RowView> {
  const [cached, setCached] = useState<CachedViews>({ revision, views: noViews });
  const mergeViews = useEffectEvent((views: readonly RowView[]) => {
    const retained =
      cached.revision === revision
        ? [...cached.views]
        : [...cached.views].filter(([row]) => requestedRows.includes(row));
    const next = new Map([...retained.slice(-MAX_CACHED_ROWS), ...views.map((view) => [view.row, view] as const)]);
    setCached({ revision, views: next });
  });
  const missingRows = requestedRows.filter((row) => cached.revision !== revision || !cached.views.has(row));
  const requestKey = missingRows.length === 0 ? '' : `${revision}:${missingRows.join()}`;
  useEffect(() => {
    if (requestKey === '') return;
    let isCurrent = true;
    const rows = requestKey.slice(requestKey.indexOf(':') + 1).split(',');
    flow.getRows(rows.map(Number)).then(
      (views) => isCurrent && mergeViews(views),
      // The flow reports a crashed worker.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [flow, requestKey]);
  return cached.views;
}
