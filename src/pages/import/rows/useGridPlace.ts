import { type KeyboardEvent, useState } from 'react';

/** A cell of the grid: place of its row in what is shown, and of its column. */
export interface GridPlace {
  place: number;
  column: number;
}

interface GridSize {
  rows: number;
  /** Columns that can be gone to. */
  columns: number;
  /** Rows of one page. */
  page: number;
}

/** Which cell has the keyboard, and where keys lead from it. */
export function useGridPlace({ rows, columns, page }: GridSize, onMove: (to: GridPlace) => void) {
  const [at, setAt] = useState<GridPlace>({ place: 0, column: 1 });
  const move = (to: GridPlace) => {
    const next = {
      place: Math.max(0, Math.min(rows - 1, to.place)),
      column: Math.max(0, Math.min(columns - 1, to.column)),
    };
    setAt(next);
    onMove(next);
  };
  /** @returns whether the key was one of moving */
  const onKey = (event: KeyboardEvent): boolean => {
    const { place, column } = at;
    const isFar = event.ctrlKey || event.metaKey;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forth = isRtl ? -1 : 1;
    const targets: Readonly<Record<string, GridPlace>> = {
      ArrowDown: { place: isFar ? rows - 1 : place + 1, column },
      ArrowUp: { place: isFar ? 0 : place - 1, column },
      ArrowRight: { place, column: column + forth },
      ArrowLeft: { place, column: column - forth },
      PageDown: { place: place + page, column },
      PageUp: { place: place - page, column },
      Home: { place: isFar ? 0 : place, column: 0 },
      End: { place: isFar ? rows - 1 : place, column: columns - 1 },
    };
    const to = targets[event.key];
    if (!to || event.altKey || event.shiftKey) return false;
    event.preventDefault();
    move(to);
    return true;
  };
  return { at, setAt, move, onKey };
}
