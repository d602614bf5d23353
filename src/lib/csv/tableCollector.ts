import { readCsvText } from './csvLine';
import type { TableRecord } from './recordReader';
import { columnsOf, looksLikeHeader } from './tableColumns';
import { TableFault } from './tableFault';

/** Most columns of a table. */
const mostColumns = 500;
/** Most rows of a table. */
export const mostRows = 500_000;

interface Wanted {
  /** Absent: as the first record looks. */
  hasHeader?: boolean | undefined;
  /** Rows to take at most. */
  limit?: number | undefined;
}

/** Puts records together into a table. */
export function createCollector({ hasHeader, limit = mostRows }: Wanted, delimiter: () => string) {
  const rows: string[][] = [];
  const lines: number[] = [];
  const swallowing: number[] = [];
  let header: string[] | null = null;
  let width: number | null = null;
  let blankLines = 0;

  const addRow = (cells: string[], line: number) => {
    if (rows.length >= limit) return;
    if (rows.length >= mostRows - 1) throw new TableFault('tooManyRows', line);
    if (swallows(cells, width ?? 0, delimiter())) swallowing.push(rows.length);
    rows.push(cells);
    lines.push(line);
  };
  const addOne = ({ cells, line }: TableRecord) => {
    if (cells.every((cell) => cell.trim() === '')) {
      blankLines += 1;
      return;
    }
    if (cells.length > mostColumns) throw new TableFault('tooManyColumns', line);
    const texts = cells.map(readCsvText);
    const isFirst = width === null;
    width ??= texts.length;
    if (isFirst && (hasHeader ?? looksLikeHeader(texts))) header = texts;
    else addRow(texts, line);
  };
  return {
    /** @throws TableFault tooManyColumns or tooManyRows */
    add(records: readonly TableRecord[]): void {
      for (const record of records) addOne(record);
    },
    /** Whether no more rows are wanted. */
    isFull: () => rows.length >= limit,
    /** @throws TableFault empty */
    table() {
      if (width === null) throw new TableFault('empty');
      let widest = width;
      for (const row of rows) widest = Math.max(widest, row.length);
      const hasNames = header !== null;
      return { columns: columnsOf(header, widest), rows, lines, width, hasHeader: hasNames, blankLines, swallowing };
    },
  };
}

/** Whether every inner line of a cell looks like a row of the table: it has as many separators. */
function swallows(cells: readonly string[], width: number, delimiter: string): boolean {
  if (width < 3) return false;
  return cells.some((cell) => {
    if (!cell.includes('\n')) return false;
    const inner = cell.split('\n').slice(1, -1);
    return inner.length > 0 && inner.every((line) => line.split(delimiter).length === width);
  });
}
