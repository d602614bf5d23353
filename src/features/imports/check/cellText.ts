import type { ImportFieldKind } from '../../../../resources/imports/importKind';

/** Words of databases and spreadsheets for an empty cell. Compared exactly, since `Null` is also a surname. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'NULL',
  'null',
  '\\N',
  'N/A',
  'n/a',
  '#N/A',
  'NaN',
  'nan',
  'undefined',
  '(null)',
  '<null>',
  '[null]',
  '(blank)',
  '<NA>',
  'NaT',
  'Loading...',
]);
/** The same in files of Python, but also a title and a surname. */
const NONE = 'None';
/** Errors of formulas, columns that were too narrow, and dashes. */
const EMPTY_SIGNS =
  /^(?:#¡?(?:NULL!|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|SPILL!|CALC!|ERROR!|BLOCKED!|CONNECT!|FIELD!|UNKNOWN!|GETTING_DATA|NV|BEZUG!|WERT!|ZAHL!|NOM\?|VALEUR!|NOMBRE[?!]|VALOR!|NOME\?|VALORE!|RIF!|N\/D|WAARDE!|VERW!|GETAL!|NAAM\?|NB|ADR!|ARG!|LICZBA!|NAZWA\?|DZIEL\/0!|DEĞER!|BAŞV!|SAYI!|AD\?|YOK|VÄRDEFEL!|SAKNAS!|REFERENS!)|#{3,}|[-–—]{1,3})$/;
/** Kinds of values that `NA` can be: a title or a name, and the code of Namibia. */
const kindsOfNa: ReadonlySet<ImportFieldKind> = new Set(['text', 'country', 'public']);
/**
 * Invisible characters: zero-width spaces and joiners, marks of the text direction, byte order marks, soft hyphens, and
 * the zero bytes of a database or a damaged disk.
 */
const INVISIBLE = /[\p{Cf}\0]/gu;
/** Zeros of the decimal digits in use besides ASCII: Arabic, Persian, Devanagari, Bengali, Thai, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/**
 * Whether a cell is empty, or holds a word for it, such as `NULL`.
 * @param kind of the value that the cell is for
 * @param isNoneText whether `None` is a text of this file
 */
export function isEmptyCell(text: string, kind: ImportFieldKind, isNoneText = false): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || EMPTY_WORDS.has(trimmed) || EMPTY_SIGNS.test(trimmed)) return true;
  if (trimmed === NONE) return !isNoneText || kind !== 'text';
  return trimmed === 'NA' && !kindsOfNa.has(kind);
}

export const isNone = (text: string): boolean => text.trim() === NONE;

/** A text that a spreadsheet keeps as a text, or shows for a link. */
const GUARDED = /^\s*=(?:"((?:[^"]|"")*)"|HYPERLINK\(\s*"(?:[^"]|"")*"\s*[,;]\s*"((?:[^"]|"")*)"\s*\))\s*$/i;

/** Removes what spreadsheets put around a text to keep it a text (`="00123"`), or to link it: `=HYPERLINK("…","Ada")`. */
export function removeFormulaGuard(text: string): string {
  const [, own, label] = GUARDED.exec(text) ?? [];
  return (own ?? label)?.replaceAll('""', '"') ?? text;
}

/** A formula whose result the file doesn't have, such as `=VLOOKUP(A2,B:C,2)` or `=A1&B1`. */
const FORMULA = /^=\s*(?:[A-Z][A-Z.]*\(.*\)|\$?[A-Z]{1,3}\$?\d{1,7}(?:[&+*/^-].*)?)$/s;

export const isFormula = (text: string): boolean => FORMULA.test(removeFormulaGuard(text).trim());

/** Removes the quotes around a whole text. */
export const removeQuotes = (text: string): string =>
  text.replace(/^(?:"([^"]+)"|'([^']+)'|“([^“”]+)”|‘([^‘’]+)’|«([^«»]+)»|`([^`]+)`)$/, (_, ...groups: unknown[]) =>
    String(groups.slice(0, 6).find((group) => group !== undefined)).trim(),
  );

export const removeInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Prepares a cell that isn't free text: without guards and invisible characters, with ASCII digits and plain spaces. */
export function normalizeCell(text: string): string {
  return removeInvisible(removeFormulaGuard(text))
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'/, '');
}

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Whether a number was shortened by a spreadsheet (7.01235E+12), so that digits of an identifier are lost. */
export function isScientific(text: string): boolean {
  return /^[-+]?\d+(?:[.,]\d+)? ?E ?\+?\d+$/i.test(normalizeCell(text)) && /[.,+]/.test(text);
}
