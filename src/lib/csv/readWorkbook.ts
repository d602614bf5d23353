import { strFromU8, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { CsvParseError } from './csvParseError';
import type { TableRecord } from './recordReader';

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  isHidden: boolean;
  records: TableRecord[];
}

/**
 * Reads all sheets of an .xlsx file, with the texts that its values have regardless of the spreadsheet's language:
 * numbers with a decimal point, dates as `2024-05-14` or `2024-05-14 10:30:00`, results of formulas.
 * Merged cells of a column have their value in each row, which is named then.
 * @throws CsvParseError `damagedWorkbook`
 */
export async function readWorkbook(file: Blob): Promise<Sheet[]> {
  const sheets = await readSheets(file, { trim: false }).catch(() => {
    throw new CsvParseError('damagedWorkbook');
  });
  const facts = await readWorkbookFacts(file).catch(() => null);
  const shiftMs = facts?.countsFrom1904 ? DAYS_TO_1904 * DAY_MS : 0;
  // A sheet that only consists of a chart has no data, other than the types of the library say.
  return sheets.flatMap(({ sheet, data }, index) => {
    const { isHidden = false, merged = [] } = facts?.sheets[index] ?? {};
    if (!Array.isArray(data)) return [];
    const records = data.map((cells, row) => ({ cells: cells.map((cell) => toText(cell, shiftMs)), line: row + 1 }));
    return [{ name: sheet, isHidden, records: fillMerged(records, merged) }];
  });
}

/** Repeats the value of merged cells in their other rows. */
function fillMerged(records: TableRecord[], merged: readonly MergedCells[]): TableRecord[] {
  for (const { column, firstRow, lastRow } of merged) {
    const value = records[firstRow]?.cells[column] ?? '';
    for (const record of value === '' ? [] : records.slice(firstRow + 1, lastRow + 1)) {
      record.cells[column] = value;
      record.fault = 'merged';
    }
  }
  return records;
}

const DAY_MS = 86_400_000;
/** Days from the start of 1900 in a spreadsheet to that of 1904. */
const DAYS_TO_1904 = 1462;

/** Digits that a spreadsheet calculates with; further ones are rounding errors. */
const PRECISION = 15;
/** Times without a day are stored as times of this day. */
const NO_DAY = '1899-12-3';

function toText(value: unknown, shiftMs: number): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return toPlainNumber(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return '';
  // Fractions of a day are rounded to seconds.
  const [day = '', time = ''] = new Date(Math.round((value.getTime() + shiftMs) / 1000) * 1000)
    .toISOString()
    .split(/[T.]/);
  if (day.startsWith(NO_DAY)) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** Writes a number without an exponent. */
function toPlainNumber(value: number): string {
  const text = String(Number(value.toPrecision(PRECISION)));
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

// What a workbook says beside the values of its cells.

/** Cells of a column that are merged, of which only the first has a value. */
interface MergedCells {
  /** Indexes from 0. */
  column: number;
  firstRow: number;
  lastRow: number;
}

interface WorkbookFacts {
  /** Whether dates count from 1904 in the spelling that the reader of the cells doesn't know. */
  countsFrom1904: boolean;
  /** In the order of the workbook. */
  sheets: readonly { isHidden: boolean; merged: readonly MergedCells[] }[];
}

/**
 * Reads the parts of an .xlsx file that tell about its cells. Text patterns do for these few attributes, and a file that
 * is written otherwise is read without them.
 * @throws if it isn't a zip file
 */
async function readWorkbookFacts(file: Blob): Promise<WorkbookFacts> {
  const zip = new Uint8Array(await file.arrayBuffer());
  const read = (name: string) => {
    const content = unzipSync(zip, { filter: (entry) => entry.name === name })[name];
    return content ? strFromU8(content) : '';
  };
  const workbook = read('xl/workbook.xml');
  const relations = read('xl/_rels/workbook.xml.rels');
  const targets = new Map(
    getTags(relations, 'Relationship').map((tag) => [getAttribute(tag, 'Id'), getAttribute(tag, 'Target')]),
  );
  const sheets = getTags(workbook, 'sheet').map((tag) => {
    const target = targets.get(getAttribute(tag, 'id')) ?? '';
    const sheet = read(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    return {
      isHidden: /^(?:very)?hidden$/i.test(getAttribute(tag, 'state')),
      merged: getTags(sheet, 'mergeCell').flatMap((cell) => toMergedCells(getAttribute(cell, 'ref'))),
    };
  });
  return {
    countsFrom1904: getTags(workbook, 'workbookPr').some((tag) => getAttribute(tag, 'date1904') === 'true'),
    sheets,
  };
}

const getTags = (xml: string, name: string) => xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^<>]*>`, 'g')) ?? [];

const getAttribute = (tag: string, name: string) =>
  new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';

/** Cells that are merged over several columns are titles. */
function toMergedCells(ref: string): MergedCells[] {
  const [, column = '', first, last] = /^([A-Z]{1,3})(\d{1,7}):\1(\d{1,7})$/.exec(ref) ?? [];
  if (column === '') return [];
  const index = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [{ column: index, firstRow: Number(first) - 1, lastRow: Number(last) - 1 }];
}
