import { type KeyboardEvent, useState } from 'react';

/** Indices of a cell among the visible rows and columns. */
export interface GridPosition {
  rowIndex: number;
  column: number;
}

interface GridSize {
  rows: number;
  /** Number of focusable columns. */
  columns: number;
  /** Rows skipped by Page Up and Page Down. */
  page: number;
}

/** Roving focus of a grid: the focused cell and its key handling. */
export function useGridNavigation({ rows, columns, page }: GridSize, onMove: (to: GridPosition) => void) {
  const [focused, setFocused] = useState<GridPosition>({ rowIndex: 0, column: 1 });
  const moveTo = (to: GridPosition) => {
    const next = {
      rowIndex: Math.max(0, Math.min(rows - 1, to.rowIndex)),
      column: Math.max(0, Math.min(columns - 1, to.column)),
    };
    setFocused(next);
    onMove(next);
  };
  /** Handles navigation keys. Returns true if the key was one. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const { rowIndex, column } = focused;
    const isCtrl = event.ctrlKey || event.metaKey;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = isRtl ? -1 : 1;
    const positions: Readonly<Record<string, GridPosition>> = {
      ArrowDown: { rowIndex: isCtrl ? rows - 1 : rowIndex + 1, column },
      ArrowUp: { rowIndex: isCtrl ? 0 : rowIndex - 1, column },
      ArrowRight: { rowIndex, column: column + step },
      ArrowLeft: { rowIndex, column: column - step },
      PageDown: { rowIndex: rowIndex + page, column },
      PageUp: { rowIndex: rowIndex - page, column },
      Home: { rowIndex: isCtrl ? 0 : rowIndex, column: 0 },
      End: { rowIndex: isCtrl ? rows - 1 : rowIndex, column: columns - 1 },
    };
    const to = positions[event.key];
    if (!to || event.altKey || event.shiftKey) return false;
    event.preventDefault();
    moveTo(to);
    return true;
  };
  return { focused, setFocused, moveTo, handleKey };
}
