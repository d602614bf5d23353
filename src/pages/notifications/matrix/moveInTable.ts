import type { KeyboardEvent } from 'react';

/** Steps of the arrow keys: rows down, columns along the line of reading. */
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** An arrow key that is pressed on a link in a table's cell goes to the link of the cell in that direction. */
export function moveInTable(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const row = cell?.parentElement;
  if (!step || event.altKey || event.ctrlKey || event.metaKey || !(row instanceof HTMLTableRowElement) || !cell) return;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const along = isRightToLeft ? -step[1] : step[1];
  const next = event.currentTarget.rows[row.rowIndex + step[0]]?.cells[cell.cellIndex + along]?.querySelector('a');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
