import type { TableRecord } from './recordReader';
import { isLikelyHeader, isValue } from './tableColumns';

/** Number of lines among which the header is looked for. */
export const MAX_LEADING_LINES = 20;

/** A line that may be the header. */
export interface LeadingLine {
  cells: readonly string[];
  /** 1-based. */
  line: number;
}

/**
 * Returns the header of a table: the chosen line; else the first line, or the one after title lines. Null if the table
 * has none.
 */
export function findHeader(
  records: readonly TableRecord[],
  chosenLine: number | 'first' | null | undefined,
): TableRecord | null {
  const [top] = records;
  if (chosenLine === null || !top) return null;
  if (chosenLine === 'first') return top;
  if (chosenLine !== undefined) return records.find(({ line }) => line === chosenLine) ?? null;
  return findHeaderAfterTitles(records) ?? (isLikelyHeader(top.cells) ? top : null);
}

/** Returns the header after lines with far fewer cells, such as `Report: Customers`, or the names of column groups. */
function findHeaderAfterTitles(records: readonly TableRecord[]): TableRecord | null {
  const counts = records.map(({ cells }) => countFilled(cells));
  const usual = getMedian(counts);
  const first = counts.findIndex((count) => count > usual / 2);
  const titles = records.slice(0, first);
  const candidate = records[first];
  if (!candidate || titles.length === 0 || titles.some(({ cells }) => isBlank(cells[0]))) return null;
  return isLikelyHeader(candidate.cells) && isUnlikeRows(candidate, records.slice(first + 1)) ? candidate : null;
}

/** Whether a column has values in most rows, but a text in the header. */
function isUnlikeRows({ cells }: TableRecord, rows: readonly TableRecord[]): boolean {
  return cells.some(
    (cell, index) =>
      !isBlank(cell) && rows.filter((row) => isValue(row.cells[index] ?? '')).length >= Math.max(1, rows.length / 2),
  );
}

const isBlank = (cell: string | undefined) => (cell ?? '').trim() === '';
const countFilled = (cells: readonly string[]) => cells.filter((cell) => !isBlank(cell)).length;

function getMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
