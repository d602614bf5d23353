/** CSV writing with protection against formula injection. */

/** Cell value. Numbers stay numbers; in texts, what looks like a formula gets an apostrophe before it. */
export type CsvCell = string | number | boolean | null | undefined;

/** Byte order mark; makes spreadsheets read the file as UTF-8. */
export const UTF8_BOM = '\uFEFF';

/** Texts that a spreadsheet would run as a formula or command, after any quotes, apostrophes and spaces. */
const FORMULA = /^["'\s]*[=+\-@|%\t\r\n\0＝＋－＠]/;
/**
 * Where a cell would start inside a text, and end up as a formula, if the file is read with semicolons or tabs between
 * cells: such readers ignore quotes in the middle of what they take for a cell.
 */
const INNER_FORMULA = /(\r\n|[;\t\r\n])(?=["'\s]*[=+\-@|%\0＝＋－＠])/g;
const ESCAPED_INNER_FORMULA = /(\r\n|[;\t\r\n])'(?=["'\s]*[=+\-@|%\0＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/;

/** Formats a line including its line ending (RFC 4180: comma, CRLF, doubled quotes). */
export function formatCsvLine(cells: readonly CsvCell[]): string {
  const line = cells.map(formatCell).join(',');
  return `${cells.length === 1 && line === '' ? '""' : line}\r\n`;
}

/** Removes the apostrophes that {@link formatCsvLine} added. */
export function unescapeCsvText(text: string): string {
  const rest = text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
  return rest.replace(ESCAPED_INNER_FORMULA, '$1');
}

function formatCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell === 'boolean') return String(cell);
  const safe = `${FORMULA.test(cell) ? "'" : ''}${cell.replace(INNER_FORMULA, "$1'")}`;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
