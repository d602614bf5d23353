import readSheets from 'read-excel-file/universal';
import { CsvParseError } from './csvParseError';
import type { TableRecord } from './recordReader';

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  records: TableRecord[];
}

/**
 * Reads all sheets of an .xlsx file, with the texts that its values have regardless of the spreadsheet's language:
 * numbers with a decimal point, dates as `2024-05-14` or `2024-05-14 10:30:00`, results of formulas.
 * @throws CsvParseError `damagedWorkbook`
 */
export async function readWorkbook(file: Blob): Promise<Sheet[]> {
  const sheets = await readSheets(file, { trim: false }).catch(() => {
    throw new CsvParseError('damagedWorkbook');
  });
  // A sheet that only consists of a chart has no data, other than the types of the library say.
  const tables = sheets.filter(({ data }) => Array.isArray(data));
  return tables.map(({ sheet, data }) => ({
    name: sheet,
    records: data.map((cells, index) => ({ cells: cells.map(toText), line: index + 1 })),
  }));
}

/** Digits that a spreadsheet calculates with; further ones are rounding errors. */
const PRECISION = 15;
/** Times without a day are stored as times of this day. */
const NO_DAY = '1899-12-3';

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return toPlainNumber(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return '';
  // Fractions of a day are rounded to seconds.
  const [day = '', time = ''] = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().split(/[T.]/);
  if (day.startsWith(NO_DAY)) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** Writes a number without an exponent. */
function toPlainNumber(value: number): string {
  const text = String(Number(value.toPrecision(PRECISION)));
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}
