import readSheets from 'read-excel-file/universal';
import { CsvParseError } from './csvParseError';
import type { TableRecord } from './recordReader';
import { type MergedCells, readWorkbookFacts } from './workbookFacts';

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
