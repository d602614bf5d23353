import { type ColumnContent, getFit, hasOtherValue, isUnlikely, mayHaveTexts } from './columnContents';
import type { TableRecord } from './recordReader';

/** Share of short rows from which on a file leaves empty cells out at the end of its rows. */
const MIN_RAGGED_SHARE = 0.2;

/**
 * Returns the indexes of rows that end with a text, and of which the next row may be the rest, because a line break
 * isn't in quotes: it has another number of cells than the header, or spaces after separators, and its first cell isn't
 * what a row starts with.
 * @param closed whether the last cell of each row ends with a quote
 * @param traces of rows, by index
 */
export function findCut(
  rows: readonly (readonly string[])[],
  width: number,
  closed: readonly boolean[],
  traces: ReadonlyMap<number, TableRecord['trace']>,
  contents: readonly ColumnContent[],
): ReadonlySet<number> {
  const [first] = contents;
  if (!first || width < 2) return new Set();
  const isRagged = rows.filter(({ length }) => length < width).length > rows.length * MIN_RAGGED_SHARE;
  const isRest = (cells: readonly string[], row: number) => {
    const start = cells[0] ?? '';
    if (cells.length === width)
      return traces.get(row) === 'space' && hasOtherValue(first, start) && hasNoValues(cells, contents);
    return isUnlikely(first, start) || (!isRagged && width > 2 && cells.length === 1);
  };
  const found = rows.flatMap((cells, row) => {
    const next = rows[row + 1];
    return next && !closed[row] && endsWithText(cells, contents) && isRest(next, row + 1) ? [row] : [];
  });
  return new Set(found);
}

/** Whether the last cell is a text that may go on. */
function endsWithText(cells: readonly string[], contents: readonly ColumnContent[]): boolean {
  const column = contents[cells.length - 1];
  const last = cells.at(-1) ?? '';
  return last.trim() !== '' && mayHaveTexts(column) && getFit(column, last) !== 'yes';
}

/** Whether a column of values has another one in a row, and none has its own. */
function hasNoValues(cells: readonly string[], contents: readonly ColumnContent[]): boolean {
  const fits = cells.slice(1).map((cell, index) => getFit(contents[index + 1], cell));
  return fits.includes('never') && !fits.includes('yes');
}
