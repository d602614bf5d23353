import { getMostFrequent } from './detectDelimiter';
import type { TableRecord } from './recordReader';

/** Share of rows with a space after a separator, from which on the file is written so. */
const MIN_SPACED_SHARE = 0.8;

/**
 * Returns the indexes of rows whose cells an unquoted separator may have shifted, although they aren't more than those of
 * the header, because the last one was empty or missing: rows with more cells than the header and the other rows, with a
 * space after a separator, or with the two parts of a number such as `1,200`.
 * @param traces of rows, by index
 */
export function findShifted(
  rows: readonly (readonly string[])[],
  width: number,
  traces: ReadonlyMap<number, NonNullable<TableRecord['trace']>>,
): ReadonlySet<number> {
  const usual = Math.max(width, getMostFrequent(rows.map((cells) => cells.length)));
  const found = new Set(rows.flatMap((cells, row) => (cells.length > usual ? [row] : [])));
  const spaced = [...traces].flatMap(([row, trace]) => (trace === 'space' ? [row] : []));
  if (spaced.length < rows.length * MIN_SPACED_SHARE || rows.length === 1) for (const row of spaced) found.add(row);
  const counts = countNumbers(rows);
  for (const [row, trace] of traces)
    if (trace === 'digits' && rows.length > 1 && hasSplitNumber(rows[row] ?? [], counts)) found.add(row);
  return found;
}

interface ColumnCount {
  filled: number;
  numbers: number;
}

const isNumber = (cell: string) => /^\s*[-+]?\d+(?:[.,]\d+)?\s*$/.test(cell);

function countNumbers(rows: readonly (readonly string[])[]): ColumnCount[] {
  const counts: ColumnCount[] = [];
  for (const cells of rows)
    for (const [index, cell] of cells.entries()) {
      const count = counts[index] ?? { filled: 0, numbers: 0 };
      counts[index] = count;
      if (cell.trim() === '') continue;
      count.filled += 1;
      if (isNumber(cell)) count.numbers += 1;
    }
  return counts;
}

/** Whether three digits follow a number, in a column where other rows have no numbers. */
function hasSplitNumber(cells: readonly string[], counts: readonly ColumnCount[]): boolean {
  return cells.some((cell, index) => {
    const { filled = 0, numbers = 0 } = counts[index] ?? {};
    const isPair = /^\d{3}$/.test(cell) && /^[-+]?[1-9]\d{0,2}$/.test(cells[index - 1] ?? '');
    return isPair && numbers - 1 <= (filled - 1) / 2;
  });
}
