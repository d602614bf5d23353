/** CSV writing with protection against formula injection. */

/** Cell value. Numbers stay numbers; strings that look like a formula get a leading apostrophe. */
export type CsvCell = string | number | boolean | null | undefined;

/** Byte order mark; makes spreadsheets read the file as UTF-8. */
export const UTF8_BOM = '\uFEFF';

/** Strings that a spreadsheet would run as a formula or command, after any apostrophes and spaces. */
const FORMULA = /^['\s]*[=+\-@|%\t\r\n\0＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/;

/** Formats a line including its line ending (RFC 4180: comma, CRLF, doubled quotes). */
export function formatCsvLine(cells: readonly CsvCell[]): string {
  const line = cells.map(formatCell).join(',');
  return `${cells.length === 1 && line === '' ? '""' : line}\r\n`;
}

/** Removes the apostrophe that {@link formatCsvLine} added. */
export function unescapeCsvText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

function formatCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell === 'boolean') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
