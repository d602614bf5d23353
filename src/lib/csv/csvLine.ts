/** CSV writing with protection against formula injection. */

/** Cell value. Numbers stay numbers; in texts, what looks like a formula gets an apostrophe before it. */
export type CsvCell = string | number | boolean | null | undefined;

/** Byte order mark; makes spreadsheets read the file as UTF-8. */
export const UTF8_BOM = '\uFEFF';

/** Texts that a spreadsheet would run as a formula or command, after any quotes, apostrophes and spaces. */
const FORMULA = /^["'\s]*[=+\-@|%\t\r\n\0＝＋－＠]/;
/**
 * Where cells would start inside a text, and end up as formulas, if the file is read with semicolons or tabs between
 * cells: such readers ignore quotes in the middle of what they take for a cell. Matches whole runs, with or without a
 * formula after them: looking ahead from each separator would take the square of their number.
 */
const CELL_STARTS = /([;\t\r\n]["'\s]*)([=+\-@|%\0＝＋－＠]?)/g;
const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/;

/** Formats a line including its line ending (RFC 4180: comma, CRLF, doubled quotes). */
export function formatCsvLine(cells: readonly CsvCell[]): string {
  const line = cells.map(formatCell).join(',');
  return `${cells.length === 1 && line === '' ? '""' : line}\r\n`;
}

/** Removes the apostrophes that {@link formatCsvLine} added. */
export function unescapeCsvText(text: string): string {
  const rest = text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
  return changeFormulaStarts(rest, (start) => start.replace(/(\r\n|[;\t\r\n])'/g, '$1'));
}

/** Changes the separators, quotes and spaces between a cell's text and a formula. */
function changeFormulaStarts(text: string, change: (start: string) => string): string {
  return text.replace(CELL_STARTS, (found, start: string, sign: string) =>
    sign === '' ? found : change(start) + sign,
  );
}

function formatCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell === 'boolean') return String(cell);
  const inner = changeFormulaStarts(cell, (start) => start.replace(/\r\n|[;\t\r\n]/g, "$&'"));
  const safe = `${FORMULA.test(cell) ? "'" : ''}${inner}`;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
