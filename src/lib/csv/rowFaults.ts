import { type ColumnContent, getFit, hasOtherValue, isUnlikely, mayHaveTexts } from './columnContents';
import { getMostFrequent } from './detectDelimiter';
import type { TableRecord } from './recordReader';
import { isValue } from './tableColumns';

/** Share of rows with a space after a separator, from which on the file is written so. */
const MIN_SPACED_SHARE = 0.8;
/** Unquoted separators in one text that are looked for. */
const MAX_SEPARATORS = 3;

/**
 * Returns the indexes of rows whose cells an unquoted separator may have shifted, although they aren't more than those of
 * the header, because the last one was empty or missing: rows with more cells than the header and the other rows, with a
 * space after a separator, with the two parts of a number such as `1,200`, or with values of the columns before theirs.
 * @param traces of rows, by index
 */
export function findShifted(
  rows: readonly (readonly string[])[],
  width: number,
  traces: ReadonlyMap<number, NonNullable<TableRecord['trace']>>,
  contents: readonly ColumnContent[],
): ReadonlySet<number> {
  const usual = Math.max(width, getMostFrequent(rows.map((cells) => cells.length)));
  const found = new Set<number>();
  for (const [row, cells] of rows.entries()) if (cells.length > usual || isShifted(cells, contents)) found.add(row);
  const spaced = [...traces].flatMap(([row, trace]) => (trace === 'space' ? [row] : []));
  if (spaced.length < rows.length * MIN_SPACED_SHARE || rows.length === 1) for (const row of spaced) found.add(row);
  for (const [row, trace] of traces)
    if (trace === 'digits' && rows.length > 1 && hasSplitNumber(rows[row] ?? [], contents)) found.add(row);
  return found;
}

/** Whether three digits follow a number, in a column where other rows have no numbers. */
function hasSplitNumber(cells: readonly string[], contents: readonly ColumnContent[]): boolean {
  return cells.some((cell, index) => {
    const { filled = 0, plainNumbers = 0 } = contents[index] ?? {};
    const isPair = /^\d{3}$/.test(cell) && /^[-+]?[1-9]\d{0,2}$/.test(cells[index - 1] ?? '');
    return isPair && plainNumbers - 1 <= (filled - 1) / 2;
  });
}

/** Whether cells don't have what their columns have, but would if a text before them weren't split. */
function isShifted(cells: readonly string[], contents: readonly ColumnContent[]): boolean {
  const isMisfit = (cell: string, index: number) => {
    const fit = getFit(contents[index], cell);
    return fit === 'no' || fit === 'never';
  };
  if (!cells.some(isMisfit)) return false;
  return cells.some(
    (cell, index) =>
      cell !== '' &&
      mayHaveTexts(contents[index]) &&
      Array.from({ length: MAX_SEPARATORS }, (_, n) => n + 1).some((count) => isSplitAt(cells, index, count, contents)),
  );
}

/**
 * Whether the cells after a text and its `count` separators fit the columns before theirs: none of them contradicts that,
 * one column gets what it has for what it hasn't, and a value is in a place that isn't its own.
 */
function isSplitAt(
  cells: readonly string[],
  index: number,
  count: number,
  contents: readonly ColumnContent[],
): boolean {
  // A value in its own column is no part of a text.
  const parts = cells.slice(index + 1, index + 1 + count);
  if (parts.some((part, at) => getFit(contents[index + 1 + at], part) === 'yes')) return false;
  let isExplained = false;
  let weight = 0;
  for (let at = index + 1; at + count < cells.length; at += 1) {
    const [own = '', moved = ''] = [cells[at], cells[at + count]];
    const before = getFit(contents[at], own);
    const after = getFit(contents[at], moved);
    if (after === 'no' || after === 'never') return false;
    if (before === 'no' || before === 'never') isExplained = true;
    // What fits its own column as well only counts if the other cell looks like the rest of a sentence.
    const isRest = before === 'never' && /^\p{Ll}|\s/u.test(own);
    const isMisplaced = isRest || getFit(contents[at + count], moved) !== 'yes';
    if (after === 'yes' && before !== 'yes' && isMisplaced) weight += (contents[at]?.filled ?? 0) > 2 ? 2 : 1;
  }
  return isExplained && weight >= 2;
}

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
