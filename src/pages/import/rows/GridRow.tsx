import { useLocale, useTranslate } from 'ra-core';
import { memo } from 'react';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import type { RowView } from '../table/importTable';
import { CellEditor } from './CellEditor';
import own from './RowGrid.module.css';
import type { useFaultWords } from './useFaultWords';
import type { GridPlace } from './useGridPlace';

interface GridRowProps {
  place: number;
  /** Where it begins, in px. */
  start: number;
  fields: readonly string[];
  /** Absent until the worker has told it. */
  view: RowView | undefined;
  words: ReturnType<typeof useFaultWords>;
  /** Column that has the keyboard. */
  focused: number | null;
  editing: { initial: string | null } | null;
  acts: RowActs;
}

/** What happens in a row; the same object for every row and ever. */
export interface RowActs {
  onFocusCell: (at: GridPlace) => void;
  onEdit: (at: GridPlace) => void;
  onEdited: (text: string | null, to: GridPlace | null) => void;
  onSkip: (place: number) => void;
}

/** One row of the import: its cells with what is wrong in them, and its state. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { place, start, fields, view, words, focused, editing, acts } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const state = view && stateOf(view);
  const last = fields.length + 1;
  const cell = (column: number) => ({
    'data-cell': `${place}:${column}`,
    onFocus: () => acts.onFocusCell({ place, column }),
  });
  const tabIndex = (column: number) => (focused === column ? 0 : -1);
  // biome-ignore-start lint/a11y/useSemanticElements: a table has no rows that are out of sight
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={place + 2}
      aria-busy={view === undefined || undefined}
      className={classes(own.row, state && own[state])}
      style={{ translate: `0 ${start}px` }}
    >
      <span
        {...cell(0)}
        role="rowheader"
        data-label={translate('import.rows.line')}
        aria-colindex={1}
        tabIndex={tabIndex(0)}
        className={own.line}
      >
        {view ? points(view.line, locale) : ''}
      </span>
      {fields.map((field, index) => {
        const column = index + 1;
        const name = translate(`import.field.${field}`);
        // What is wrong with the row as a whole stands in its first cell.
        const fault = view?.faults[field] ?? (index === 0 ? view?.faults[''] : undefined);
        const text = view?.cells[field] ?? '';
        const isEdited = editing !== null && focused === column && view !== undefined;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys of all cells
          <div
            key={field}
            {...cell(column)}
            role="gridcell"
            aria-colindex={column + 1}
            tabIndex={isEdited ? undefined : tabIndex(column)}
            data-label={name}
            aria-invalid={fault !== undefined || undefined}
            className={classes(own.cell, fault && own.wrong)}
            onClick={() => view && !isEdited && acts.onEdit({ place, column })}
          >
            {isEdited ? (
              <CellEditor
                label={translate('import.rows.edit', { field: name, line: view.line })}
                text={editing.initial ?? text}
                onDone={(next, by) => acts.onEdited(next === text ? null : next, by && target(by, place, column, last))}
                onCancel={() => acts.onEdited(null, { place, column })}
              />
            ) : (
              <bdi className={own.text}>{text}</bdi>
            )}
            {fault !== undefined && <span className={own.fault}>{words.of(fault)}</span>}
          </div>
        );
      })}
      <div role="gridcell" aria-colindex={last + 1} tabIndex={-1} className={own.state}>
        {view && (
          <>
            <span className={own.word}>{translate(`import.rows.is.${stateOf(view)}`)}</span>
            <Button
              {...cell(last)}
              tabIndex={tabIndex(last)}
              size="small"
              kind="quiet"
              aria-label={translate(`import.rows.${view.isSkipped ? 'takeBackLine' : 'skipLine'}`, { line: view.line })}
              onClick={() => acts.onSkip(place)}
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

function stateOf(view: RowView): 'skipped' | 'faulty' | 'merged' | 'ready' {
  if (view.isSkipped) return 'skipped';
  if (Object.keys(view.faults).length > 0) return 'faulty';
  return view.isDuplicate ? 'merged' : 'ready';
}

/** Where a key leads out of the edited cell. */
function target(by: 'down' | 'forth' | 'back', place: number, column: number, last: number): GridPlace {
  if (by === 'down') return { place: place + 1, column };
  if (by === 'forth') return column + 1 < last ? { place, column: column + 1 } : { place: place + 1, column: 1 };
  return { place, column: column - 1 };
}
