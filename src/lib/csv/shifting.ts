import { type ColumnContent, getFit, mayHaveTexts } from './columnContents';
import { getMostFrequent } from './detectDelimiter';
import type { TableRecord } from './recordReader';

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
