/** Lines of a CSV file that a spreadsheet opens without running anything in it. */

/** A value of one cell. A number stays one; a text that looks like a formula is marked with an apostrophe. */
export type CsvCell = string | number | boolean | null | undefined;

/** Stands at the start of the file, so that spreadsheets read UTF-8. */
export const csvMark = '\uFEFF';

/** Starts, after any apostrophes and blanks, as a spreadsheet's formula or command does. */
const formula = /^['\s]*[=+\-@|%\t\r\n\0＝＋－＠]/;
const needsQuotes = /[",\r\n;\t]|^\s|\s$/;

/** One line with its line end (RFC 4180: comma, CRLF, doubled quotes). */
export function csvLine(cells: readonly CsvCell[]): string {
  const line = cells.map(cellText).join(',');
  return `${cells.length === 1 && line === '' ? '""' : line}\r\n`;
}

/** A text as it was before {@link csvLine} wrote it: takes the apostrophe off again. */
export function readCsvText(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell === 'boolean') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
