/** CSV writing with protection against formula injection. */
import { once } from 'es-toolkit/function';

/** Cell value. Numbers stay numbers; in texts, what looks like a formula gets an apostrophe before it. */
export type CsvCell = string | number | boolean | null | undefined;

/** Byte order mark; makes spreadsheets read the file as UTF-8. */
export const UTF8_BOM = '\uFEFF';

/** Texts that a spreadsheet would run as a formula or command, after any quotes, apostrophes and spaces. */
const FORMULA = /^["'\s]*[=+\-@|%\t\r\n\0＝＋－＠]/;
/** Separator of the cells. With semicolons, numbers have a decimal comma. */
type CsvSeparator = ',' | ';';

/**
 * Where cells would start inside a text, and end up as formulas, if the file is read with another separator than its
 * own: such readers ignore quotes in the middle of what they take for a cell. Matches whole runs, with or without a
 * formula after them: looking ahead from each separator would take the square of their number.
 */
const cellStarts: Readonly<Record<CsvSeparator, RegExp>> = {
  ',': /([;\t\r\n]["'\s]*)([=+\-@|%\0＝＋－＠]?)/g,
  ';': /([,\t\r\n]["'\s]*)([=+\-@|%\0＝＋－＠]?)/g,
};
const otherSeparators: Readonly<Record<CsvSeparator, RegExp>> = {
  ',': /\r\n|[;\t\r\n]/g,
  ';': /\r\n|[,\t\r\n]/g,
};
const guardedSeparators: Readonly<Record<CsvSeparator, RegExp>> = {
  ',': /(\r\n|[;\t\r\n])'/g,
  ';': /(\r\n|[,\t\r\n])'/g,
};
const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/;

/**
 * The separator with which spreadsheets open files in columns: a semicolon where numbers have a decimal comma, such as
 * in French and German. A line `sep=,` would do the same, but makes Excel ignore that the file is UTF-8.
 * @param language language of the system, approximated by the one of the browser
 */
export function getCsvSeparator(language: string | undefined): CsvSeparator {
  return new Intl.NumberFormat(language).format(1.5).includes(',') ? ';' : ',';
}

const getSystemSeparator = once(() => getCsvSeparator(globalThis.navigator?.language));

/** Formats a line including its line ending (RFC 4180: CRLF, doubled quotes). */
export function formatCsvLine(cells: readonly CsvCell[], separator: CsvSeparator = getSystemSeparator()): string {
  const line = cells.map((cell) => formatCell(cell, separator)).join(separator);
  return `${cells.length === 1 && line === '' ? '""' : line}\r\n`;
}

/**
 * Removes the apostrophes that {@link formatCsvLine} added.
 * @param separator separator of the file
 */
export function unescapeCsvText(text: string, separator = ','): string {
  const rest = text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
  const own = separator === ';' ? ';' : ',';
  return changeFormulaStarts(rest, own, (start) => start.replace(guardedSeparators[own], '$1'));
}

/** Changes the separators, quotes and spaces between a cell's text and a formula. */
function changeFormulaStarts(text: string, separator: CsvSeparator, change: (start: string) => string): string {
  return text.replace(cellStarts[separator], (found, start: string, sign: string) =>
    sign === '' ? found : change(start) + sign,
  );
}

function formatCell(cell: CsvCell, separator: CsvSeparator): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) return '';
    return separator === ';' ? String(cell).replace('.', ',') : String(cell);
  }
  if (typeof cell === 'boolean') return String(cell);
  const inner = changeFormulaStarts(cell, separator, (start) => start.replace(otherSeparators[separator], "$&'"));
  const safe = `${FORMULA.test(cell) ? "'" : ''}${inner}`;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
