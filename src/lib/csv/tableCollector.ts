import { unescapeCsvText } from './csvLine';
import { CsvParseError } from './csvParseError';
import type { TableRecord } from './recordReader';
import { isLikelyHeader, toTableColumns } from './tableColumns';

const MAX_COLUMNS = 500;
export const MAX_ROWS = 500_000;

interface CollectorOptions {
  /** Detected from the first record if omitted. */
  hasHeader?: boolean | undefined;
  /** Maximum number of rows. */
  limit?: number | undefined;
}

/** Collects parsed records into a table. */
export function createTableCollector({ hasHeader, limit = MAX_ROWS }: CollectorOptions, delimiter: () => string) {
  const rows: string[][] = [];
  const lines: number[] = [];
  const swallowing: number[] = [];
  let header: string[] | null = null;
  let width: number | null = null;
  let blankLines = 0;

  const addRow = (cells: string[], line: number) => {
    if (rows.length >= limit) return;
    if (rows.length >= MAX_ROWS - 1) throw new CsvParseError('tooManyRows', line);
    if (containsRows(cells, width ?? 0, delimiter())) swallowing.push(rows.length);
    rows.push(cells);
    lines.push(line);
  };
  const addRecord = ({ cells, line }: TableRecord) => {
    if (cells.every((cell) => cell.trim() === '')) {
      blankLines += 1;
      return;
    }
    if (cells.length > MAX_COLUMNS) throw new CsvParseError('tooManyColumns', line);
    const texts = cells.map(unescapeCsvText);
    const isFirst = width === null;
    width ??= texts.length;
    if (isFirst && (hasHeader ?? isLikelyHeader(texts))) header = texts;
    else addRow(texts, line);
  };
  return {
    /** @throws CsvParseError `tooManyColumns` or `tooManyRows` */
    add(records: readonly TableRecord[]): void {
      for (const record of records) addRecord(record);
    },
    /** Whether the row limit has been reached. */
    isFull: () => rows.length >= limit,
    /** @throws CsvParseError `empty` */
    table() {
      if (width === null) throw new CsvParseError('empty');
      let widest = width;
      for (const row of rows) widest = Math.max(widest, row.length);
      const hasHeaderRow = header !== null;
      return {
        columns: toTableColumns(header, widest),
        rows,
        lines,
        width,
        hasHeader: hasHeaderRow,
        blankLines,
        swallowing,
      };
    },
  };
}

/** Whether every inner line of a multi-line cell has as many delimiters as a row of the table. */
function containsRows(cells: readonly string[], width: number, delimiter: string): boolean {
  if (width < 3) return false;
  return cells.some((cell) => {
    if (!cell.includes('\n')) return false;
    const inner = cell.split('\n').slice(1, -1);
    return inner.length > 0 && inner.every((line) => line.split(delimiter).length === width);
  });
}
