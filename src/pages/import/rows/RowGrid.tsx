import { useLocale, useTranslate } from 'ra-core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ImportKind, type ImportKindName, importKinds } from '../../../../resources/imports';
import { points } from '../../../lib/points';
import type { ImportFlow } from '../flow/importFlow';
import styles from '../Step.module.css';
import { GridRow, type RowActs } from './GridRow';
import { gridColumns } from './gridColumns';
import own from './RowGrid.module.css';
import { useFaultWords } from './useFaultWords';
import { useGridPlace } from './useGridPlace';
import { useRowViews } from './useRowViews';
import { useSteady } from './useSteady';
import { useVirtualRows } from './useVirtualRows';

interface RowGridProps {
  kind: ImportKindName;
  flow: ImportFlow;
  turn: number;
  fields: readonly string[];
  /** Places of the rows that are shown; null for all. */
  rows: readonly number[] | null;
  count: number;
}

const rowsOfPage = 10;

/** Rows as a grid of which only what is seen is there. Every cell can be corrected in place, by keyboard alone. */
export function RowGrid({ kind, flow, turn, fields, rows, count }: RowGridProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const words = useFaultWords(kind);
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const virtual = useVirtualRows({ frame, probe, head }, count);
  const { shown } = virtual;
  const [isEditing, setEditing] = useState<{ initial: string | null } | null>(null);
  const declared: ImportKind = importKinds[kind];
  const { template, least } = gridColumns(declared, fields);
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--columns', template);
    frame.current?.style.setProperty('--least', `${least}px`);
    frame.current?.style.setProperty('--fields', String(fields.length));
  }, [template, least, fields]);
  // The line is the first column, the state the last.
  const columns = fields.length + 2;

  const focusCell = ({ place, column }: { place: number; column: number }) => {
    const find = () => frame.current?.querySelector<HTMLElement>(`[data-cell="${place}:${column}"]`);
    virtual.reveal(place);
    const focus = (tries: number) => {
      const cell = find();
      if (cell) {
        cell.focus({ preventScroll: true });
        cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else if (tries > 0) requestAnimationFrame(() => focus(tries - 1));
    };
    focus(3);
  };
  const { at, setAt, move, onKey } = useGridPlace({ rows: shown, columns, page: rowsOfPage }, focusCell);
  const places = Array.from({ length: virtual.last - virtual.first + 1 }, (_, n) => virtual.first + n);
  // The row with the keyboard stays, else the focus would be lost by scrolling.
  if (at.place < shown && !places.includes(at.place)) places.push(at.place);
  const rowAt = (place: number) => rows?.[place] ?? place;
  const views = useRowViews(flow, places.map(rowAt), turn);

  const skip = (place: number) => {
    const view = views.get(rowAt(place));
    if (view) void flow.skip([view.row], !view.isSkipped);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEditing || onKey(event)) return;
    const isState = at.column === columns - 1;
    const field = fields[at.column - 1];
    if (isState || field === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'F2') setEditing({ initial: null });
    else if (event.key === 'Delete' || event.key === 'Backspace') setEditing({ initial: '' });
    else if (event.key.length === 1) setEditing({ initial: event.key });
    else return;
    event.preventDefault();
  };
  /** The edited cell is left: where to, and with what. */
  const onEdited = (text: string | null, to: { place: number; column: number } | null) => {
    const field = fields[at.column - 1];
    setEditing(null);
    if (text !== null && field !== undefined) void flow.edit(rowAt(at.place), field, text);
    if (to) move(to);
  };

  const acts = useSteady<RowActs>({
    onFocusCell: setAt,
    onEdit(at) {
      setAt(at);
      setEditing({ initial: null });
    },
    onEdited,
    onSkip: skip,
  });

  return (
    <>
      {/* biome-ignore-start lint/a11y/useSemanticElements: a table has no rows that are out of sight */}
      <div
        ref={frame}
        role="grid"
        aria-label={translate('import.rows.grid')}
        aria-rowcount={shown + 1}
        aria-colcount={columns}
        tabIndex={-1}
        className={own.frame}
        onKeyDown={onKeyDown}
      >
        <div ref={head} role="row" aria-rowindex={1} tabIndex={-1} className={own.head}>
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
        <div role="rowgroup" className={own.body} style={{ blockSize: shown * virtual.height }}>
          <div ref={probe} aria-hidden="true" className={own.probe} />
          {places.map((place) => (
            <GridRow
              key={place}
              place={place}
              start={place * virtual.height}
              fields={fields}
              view={views.get(rowAt(place))}
              words={words}
              focused={at.place === place ? at.column : null}
              editing={at.place === place ? isEditing : null}
              acts={acts}
            />
          ))}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
      {shown < count && (
        <p className={styles.third}>{translate('import.rows.tooMany', { count: points(shown, locale) })}</p>
      )}
    </>
  );
}
