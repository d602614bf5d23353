import { isValue } from './tableColumns';

/** Share of a column's cells that are values, from which on all should be. */
const MIN_VALUE_SHARE = 0.8;

/**
 * Returns the indexes of rows with a cell of several lines that seem to be rows themselves, because a quote was closed
 * too late: each inner line has as many delimiters as a row, none followed by a space as in a text, and values in the
 * columns that have values in the other rows.
 */
export function findSwallowing(
  rows: readonly (readonly string[])[],
  width: number,
  delimiter: string,
): ReadonlySet<number> {
  const found = new Map<number, readonly string[][]>();
  if (width >= 3)
    for (const [row, cells] of rows.entries()) {
      const inner = cells.map((cell) => splitInnerLines(cell, width, delimiter)).find((lines) => lines !== null);
      if (inner) found.set(row, inner);
    }
  if (found.size === 0) return new Set();
  const others = rows.filter((_, row) => !found.has(row));
  const valueColumns = Array.from({ length: width }, (_, index) => index).filter(
    (index) =>
      others.length > 0 &&
      others.filter((cells) => isValue(cells[index] ?? '')).length >= others.length * MIN_VALUE_SHARE,
  );
  const isRow = (cells: readonly string[]) => valueColumns.every((index) => isValue(cells[index] ?? ''));
  return new Set([...found].filter(([, inner]) => inner.every(isRow)).map(([row]) => row));
}

/** Returns the cells of the lines between the first and the last one if each may be a row; else null. */
function splitInnerLines(cell: string, width: number, delimiter: string): string[][] | null {
  if (!cell.includes('\n')) return null;
  const inner = cell.split('\n').slice(1, -1);
  if (inner.length === 0) return null;
  const lines = inner.map((line) => line.split(delimiter));
  return lines.every((cells) => cells.length === width && !cells.slice(1).some((text) => /^\s/.test(text)))
    ? lines
    : null;
}
