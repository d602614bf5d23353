import { useLocale, useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '../../../engine/tray/useLeaveGuard';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import type { RowView } from '../table/importTable';
import styles from './rows.module.css';
import type { GridPosition } from './useGridNavigation';
import type { useRowErrorMessages } from './useRowErrorMessages';

interface GridRowProps {
  rowIndex: number;
  /** Offset from the top of the grid body, in px. */
  start: number;
  /** In px. */
  height: number;
  fields: readonly string[];
  /** Undefined until the worker has returned it. */
  view: RowView | undefined;
  errorMessages: ReturnType<typeof useRowErrorMessages>;
  /** Column with the roving tabindex; null if it is in another row. */
  focused: number | null;
  editing: { initial: string | null } | null;
  handlers: RowHandlers;
}

/** Event handlers of a row. Must be referentially stable, since rows are memoized. */
export interface RowHandlers {
  onFocusCell: (position: GridPosition) => void;
  onEdit: (position: GridPosition) => void;
  onEdited: (text: string | null, to: GridPosition | null) => void;
  onSkip: (rowIndex: number) => void;
}

/** One row of the grid: cells with their errors, and the row's state. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { rowIndex, start, height, fields, view, errorMessages, focused, editing, handlers } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const state = view && getRowState(view);
  const stateColumn = fields.length + 1;
  // An error of the whole row is shown in the first cell that has no error.
  const rowErrorField = fields.find((field) => view?.issues[field] === undefined);
  const cellProps = (column: number) => ({
    'data-cell': `${rowIndex}:${column}`,
    onFocus: () => handlers.onFocusCell({ rowIndex, column }),
  });
  const tabIndex = (column: number) => (focused === column ? 0 : -1);
  // biome-ignore-start lint/a11y/useSemanticElements: a virtualized grid can't be a table element
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={rowIndex + 2}
      aria-busy={view === undefined || undefined}
      className={classes(styles.row, state && styles[state])}
      style={{ translate: `0 ${start}px`, blockSize: height }}
    >
      <span
        {...cellProps(0)}
        role="rowheader"
        data-label={translate('import.rows.line')}
        aria-colindex={1}
        tabIndex={tabIndex(0)}
        className={styles.line}
      >
        {view ? formatPoints(view.line, locale) : ''}
      </span>
      {fields.map((field, index) => {
        const column = index + 1;
        const name = translate(`import.field.${field}`);
        const issue = view?.issues[field] ?? (field === rowErrorField ? view?.issues[''] : undefined);
        const text = view?.cells[field] ?? '';
        const note = view ? getNote(view, field, locale) : null;
        const original = view?.originals[field];
        const isEditing = editing !== null && focused === column && view !== undefined;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all cells
          <div
            key={field}
            {...cellProps(column)}
            role="gridcell"
            aria-colindex={column + 1}
            tabIndex={isEditing ? -1 : tabIndex(column)}
            data-label={name}
            aria-invalid={issue !== undefined || undefined}
            title={original === undefined ? undefined : translate(...getChangeText(original))}
            className={classes(styles.cell, issue && styles.invalid, original !== undefined && styles.changed)}
            onClick={() => view && !isEditing && handlers.onEdit({ rowIndex, column })}
          >
            {isEditing ? (
              <CellEditor
                label={translate('import.rows.edit', { field: name, line: view.line })}
                text={editing.initial ?? text}
                cellText={text}
                onDone={(next, direction) =>
                  handlers.onEdited(
                    next === text ? null : next,
                    // Enter without a change may be meant to open the editor that a click has opened already.
                    next === text && direction === 'down'
                      ? { rowIndex, column }
                      : direction && getNextPosition(direction, rowIndex, column, stateColumn),
                  )
                }
                onCancel={() => handlers.onEdited(null, { rowIndex, column })}
              />
            ) : (
              <bdi className={styles.text}>{text}</bdi>
            )}
            {note && !isEditing && <span className={styles.now}>{translate(...note)}</span>}
            {issue !== undefined && <span className={styles.error}>{errorMessages.get(issue)}</span>}
          </div>
        );
      })}
      <div role="gridcell" aria-colindex={stateColumn + 1} tabIndex={-1} className={styles.state}>
        {view && (
          <>
            <span className={styles.stateLabel}>{translate(`import.rows.is.${getRowState(view)}`)}</span>
            <Button
              {...cellProps(stateColumn)}
              tabIndex={tabIndex(stateColumn)}
              size="small"
              kind="quiet"
              aria-label={translate(`import.rows.${view.isSkipped ? 'takeBackLine' : 'skipLine'}`, { line: view.line })}
              onClick={() => handlers.onSkip(rowIndex)}
            >
              {translate(`import.rows.${view.isSkipped ? 'takeBack' : 'skip'}`)}
            </Button>
          </>
        )}
      </div>
    </div>
  );
  // biome-ignore-end lint/a11y/useSemanticElements: as above
});

function getRowState(view: RowView): 'skipped' | 'faulty' | 'unpublished' | 'repeated' | 'merged' | 'ready' {
  if (view.isSkipped) return 'skipped';
  if (Object.keys(view.issues).length > 0) return 'faulty';
  if (view.isUnpublished) return 'unpublished';
  if (view.isRepeated) return 'repeated';
  return view.isDuplicate ? 'merged' : 'ready';
}

/** What a cell doesn't say: the balance that points replace, or the stars that a rating on another scale is sent as. */
function getNote({ balance, stars }: RowView, field: string, locale: string): [string, object] | null {
  if (field === 'points' && balance !== null) return ['import.rows.now', { points: formatPoints(balance, locale) }];
  if (field === 'rating' && stars !== null)
    return ['import.check.stars', { smart_count: stars, stars: formatPoints(stars, locale) }];
  return null;
}

const getChangeText = (original: string): [string, object] => [
  original.trim() === '' ? 'import.rows.changedEmpty' : 'import.rows.changed',
  { text: original },
];

/** Returns the cell that a key moves to from the edited cell. */
function getNextPosition(
  direction: 'down' | 'next' | 'previous',
  rowIndex: number,
  column: number,
  stateColumn: number,
): GridPosition {
  if (direction === 'down') return { rowIndex: rowIndex + 1, column };
  if (direction === 'next')
    return column + 1 < stateColumn ? { rowIndex, column: column + 1 } : { rowIndex: rowIndex + 1, column: 1 };
  return { rowIndex, column: column - 1 };
}

interface CellEditorProps {
  label: string;
  /** The cell's text, or the key that opened the editor. */
  text: string;
  cellText: string;
  /** @param direction where to move next; null if the focus has already left the cell */
  onDone: (value: string, direction: 'down' | 'next' | 'previous' | null) => void;
  onCancel: () => void;
}

/** Editor of one cell. A textarea, since cells may contain line breaks; Shift+Enter inserts one. */
function CellEditor({ label, text: initialText, cellText, onDone, onCancel }: CellEditorProps) {
  const [value, setValue] = useState(initialText);
  const field = useRef<HTMLTextAreaElement>(null);
  const isClosed = useRef(false);
  useLeaveGuard(value !== cellText);
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const closeOnce = (onClose: () => void) => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') closeOnce(onCancel);
    else if (event.key === 'Enter' && !event.shiftKey) closeOnce(() => onDone(value, 'down'));
    else if (event.key === 'Tab') closeOnce(() => onDone(value, event.shiftKey ? 'previous' : 'next'));
    else return;
    event.preventDefault();
  };
  return (
    <textarea
      ref={field}
      aria-label={label}
      // An empty field uses the direction of the page.
      dir={value === '' ? undefined : 'auto'}
      rows={1}
      spellCheck={false}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => closeOnce(() => onDone(value, null))}
      className={styles.editor}
    />
  );
}
