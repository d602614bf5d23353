import { getColumnContents } from './columnContents';
import { type ContentRepair, findRepairs } from './contentRepairs';
import { unescapeCsvText } from './csvLine';
import { CsvParseError } from './csvParseError';
import { getMostFrequent } from './detectDelimiter';
import { findHeader, type LeadingLine, MAX_LEADING_LINES } from './findHeader';
import type { RecordFault, TableRecord } from './recordReader';
import { findCut, findShifted, findSwallowing } from './rowFaults';
import { toTableColumns } from './tableColumns';

const MAX_COLUMNS = 500;
export const MAX_ROWS = 500_000;

/** Why the cells of a row may not be what the file means. Only correcting or accepting the row makes it certain. */
export type StructureFault =
  | RecordFault
  /** More filled cells than the header, as after an unquoted delimiter in a text. */
  | 'moreCells'
  /** Fewer cells than the header. */
  | 'fewerCells'
  /** An unquoted delimiter may have shifted the cells, of which the last one was empty or missing. */
  | 'shifted'
  /** A line break that isn't in quotes may have cut the last text, whose rest is the next row. */
  | 'cut'
  /** A cell seems to contain other rows because a quote was closed too late. */
  | 'swallows';

interface CollectorOptions {
  /**
   * Line of the header, 1-based; `first` for the first line that isn't blank, null for none. Detected from the first
   * lines if omitted.
   */
  headerLine?: number | 'first' | null | undefined;
  /** First line of the rows, 1-based; lines before are left out. By default, the one after the header. */
  firstLine?: number | undefined;
  /** Maximum number of rows. */
  limit?: number | undefined;
  /** Cells have positions of their own, unlike in a text with delimiters. */
  isGrid?: boolean | undefined;
}

/** Collects parsed records into a table. */
export function createTableCollector(options: CollectorOptions, delimiter: () => string) {
  const { limit = MAX_ROWS, isGrid = false } = options;
  const rows: string[][] = [];
  const lines: number[] = [];
  const faults = new Map<number, StructureFault>();
  const traces = new Map<number, NonNullable<TableRecord['trace']>>();
  /** Whether the last cell of each row ends with a quote. */
  const closed: boolean[] = [];
  /** Rows with characters that couldn't be decoded. */
  const unreadable: number[] = [];
  const repairable: Partial<Record<ContentRepair, number>> = {};
  /** The first records, until the header is known. */
  const leading: TableRecord[] = [];
  let header: TableRecord | null = null;
  let isHeaderKnown = false;
  let omittedLines = 0;
  let blankLines = 0;

  const addRow = ({ cells, line, fault, trace, isClosed }: TableRecord) => {
    if (rows.length >= limit) return;
    if (rows.length >= MAX_ROWS - 1) throw new CsvParseError('tooManyRows', line);
    const row = rows.length;
    if (fault) faults.set(row, fault);
    if (trace) traces.set(row, trace);
    if (cells.some((cell) => cell.includes('\ufffd'))) unreadable.push(row);
    for (const repair of findRepairs(cells)) repairable[repair] = (repairable[repair] ?? 0) + 1;
    rows.push(cells);
    lines.push(line);
    closed.push(isClosed ?? false);
  };
  const decideHeader = () => {
    if (isHeaderKnown) return;
    isHeaderKnown = true;
    header = findHeader(leading, options.headerLine);
    const firstLine = options.firstLine ?? 0;
    for (const record of leading) {
      if (record === header) continue;
      if (record.line < Math.max(firstLine, header?.line ?? 0)) omittedLines += 1;
      else addRow(record);
    }
  };
  const addRecord = (found: TableRecord) => {
    const { cells, line } = found;
    if (cells.every((cell) => cell.trim() === '')) {
      blankLines += 1;
      return;
    }
    if (cells.length > MAX_COLUMNS) throw new CsvParseError('tooManyColumns', line);
    const record = isGrid ? found : { ...found, cells: cells.map((cell) => unescapeCsvText(cell, delimiter())) };
    if (isHeaderKnown) {
      addRow(record);
      return;
    }
    leading.push(record);
    if (leading.length >= MAX_LEADING_LINES) decideHeader();
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
      if (leading.length === 0) throw new CsvParseError('empty');
      decideHeader();
      const headerCells = header?.cells ?? null;
      const width = headerCells?.length ?? getMostFrequent(rows.map((cells) => cells.length));
      if (!isGrid) addShapeFaults(width, headerCells ? getFilledWidth(headerCells) : width);
      return {
        columns: toTableColumns(
          headerCells,
          rows.reduce((widest, cells) => Math.max(widest, cells.length), width),
        ),
        rows,
        lines,
        width,
        headerLine: header?.line ?? null,
        leadingLines: leading.map(toLeadingLine),
        omittedLines,
        blankLines,
        faults,
        unreadable,
        repairable,
      };
    },
  };

  /** Finds rows with other cells than the header, and rows that contain others. */
  function addShapeFaults(width: number, filledWidth: number) {
    const swallowing = findSwallowing(rows, width, delimiter());
    const contents = getColumnContents(rows);
    const spaces = header?.trace === 'space' ? new Map<number, never>() : traces;
    const shifted = findShifted(rows, width, spaces, contents);
    const cut = findCut(rows, width, closed, spaces, contents);
    const findFault = (cells: readonly string[], row: number): StructureFault | null => {
      if (getFilledWidth(cells) > width) return 'moreCells';
      if (cut.has(row)) return 'cut';
      if (swallowing.has(row)) return 'swallows';
      if (shifted.has(row)) return 'shifted';
      return cells.length < filledWidth ? 'fewerCells' : null;
    };
    for (const [row, cells] of rows.entries()) {
      const fault = faults.get(row) ?? findFault(cells, row);
      if (fault) faults.set(row, fault);
    }
  }
}

/** Number of cells up to the last one that isn't empty. */
const getFilledWidth = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

const toLeadingLine = ({ cells, line }: TableRecord): LeadingLine => ({ cells, line });
