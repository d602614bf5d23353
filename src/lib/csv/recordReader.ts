import Papa from 'papaparse';
import { CsvParseError } from './csvParseError';

/** Why the cells of a record are a guess: broken quotes, or merged cells of a workbook. */
export type RecordFault = QuoteFault | 'merged';

export type QuoteFault =
  /** Text after the closing quote of a cell, or a quote that belongs to the record before. */
  | 'strayQuote'
  /** An opening quote without a closing quote in its line. */
  | 'unclosedQuote';

/** A record with its raw cells and its first line, 1-based. */
export interface TableRecord {
  cells: string[];
  line: number;
  fault?: RecordFault;
  /**
   * What an unquoted separator in a text or a number leaves, outside quotes: a space after a separator, or digits before
   * one and three after it.
   */
  trace?: 'space' | 'digits';
  /** Whether the last cell ends with a quote, so that it ends with its line. */
  isClosed?: true;
}

/** Incremental record parser. A broken quote costs its own record (requirement IMP-12). */
export interface RecordReader {
  /** @throws CsvParseError `unclosedQuote` if a record is too long, or too many quotes are broken */
  push(chunk: string): TableRecord[];
  /** Returns the remaining record. @throws CsvParseError like `push` */
  end(): TableRecord[];
}

/** Longer records are treated as an unclosed quote. */
const MAX_RECORD_LENGTH = 1_000_000;
/** Number of characters that may be parsed again because of broken quotes; more would take too long. */
const MAX_REPEATED_LENGTH = 200_000_000;

interface Step {
  data: readonly (readonly string[])[];
  errors: readonly { code?: string }[];
  meta: { cursor: number };
}

/** Wraps papaparse's low-level parser, without its worker and file handling. */
export function createRecordReader(delimiter: string, newline: '\n' | '\r'): RecordReader {
  let rest = '';
  let line = 1;
  /** Number of cells of the last record without a fault; 0 before the first. */
  let width = 0;
  /** Records that start before this line may belong to a cell whose quotes are broken. */
  let suspectUntil = 0;
  /** The record before has broken quotes, and no record of the usual width followed. */
  let isSuspect = false;
  let repeatedLength = 0;

  /** Adds a record of `raw` and moves on to the next line. */
  function add(records: TableRecord[], cells: string[], raw: string, fault: QuoteFault | null) {
    const found = fault ?? ((isSuspect || line < suspectUntil) && hasOddQuotes(raw) ? 'strayQuote' : null);
    isSuspect = found !== null || (isSuspect && cells.length !== width);
    const trace = found ? null : findTrace(raw, delimiter);
    const isClosed = raw.trimEnd().endsWith('"');
    records.push({
      cells,
      line,
      ...(found && { fault: found }),
      ...(trace && { trace }),
      ...(isClosed && { isClosed }),
    });
    if (!found && cells.length > 1) width = cells.length;
    line += countLines(raw, newline);
  }

  /** Parses up to the first record that must be read line by line. Returns the offset of what wasn't parsed. */
  function parse(text: string, isEnd: boolean, records: TableRecord[]): number {
    let from = 0;
    const parser: Papa.Parser = new Papa.Parser({
      delimiter,
      newline,
      step: ({ data: [cells], errors, meta: { cursor } }: Step) => {
        const raw = text.slice(from, cursor);
        // After a final line ending, papaparse finds an empty record.
        if (!cells || raw === '') return;
        const fault = findQuoteFault(errors);
        if (fault && isReadByLine(raw, cells.length, fault)) {
          repeatedLength += raw.length;
          suspectUntil = fault === 'unclosedQuote' ? Number.POSITIVE_INFINITY : line + countLines(raw, newline);
          parser.abort();
          return;
        }
        const own = stripLineEnding(cells, raw, newline);
        add(records, fault ? own.map((cell) => cell.replaceAll('\\"', '"')) : own, raw, fault);
        from = cursor;
      },
    });
    parser.parse(text, 0, !isEnd);
    return from;
  }

  /** Whether only the first line of a record with broken quotes belongs to it. */
  function isReadByLine(raw: string, count: number, fault: QuoteFault): boolean {
    if (fault === 'unclosedQuote') return true;
    const [first = '', next] = raw.split(newline, 2);
    if (next === undefined || next === '') return false;
    return count !== width || splitLine(first).length === width;
  }

  const splitLine = (text: string) =>
    stripLineEnding(text.split(delimiter), `${text}${newline}`, newline).map((cell) => cell.replace(/^"|"$/g, ''));

  /** Takes the first line of the rest as a record. @throws CsvParseError `unclosedQuote` */
  function takeFirstLine(records: TableRecord[]) {
    const end = rest.indexOf(newline);
    const isEndless = end < 0 && rest.length > MAX_RECORD_LENGTH;
    if (isEndless || repeatedLength > MAX_REPEATED_LENGTH) throw new CsvParseError('unclosedQuote', line);
    const text = end < 0 ? rest : rest.slice(0, end);
    const raw = end < 0 ? rest : rest.slice(0, end + 1);
    add(records, splitLine(text), raw, 'unclosedQuote');
    rest = rest.slice(raw.length);
  }

  /** Spaces before the quotes of a cell don't belong to it. The text starts with a record. */
  function removeSpacesBeforeQuotes(text: string): string {
    const pattern = fieldPatterns.get(delimiter);
    if (!pattern || !text.includes(`${delimiter} `) || !text.includes(' "')) return text;
    return text.replace(pattern, (field, start: string, spaces: string | undefined) => (spaces ? start : field));
  }

  function read(text: string, isEnd: boolean): TableRecord[] {
    const records: TableRecord[] = [];
    rest = removeSpacesBeforeQuotes(text);
    while (rest !== '') {
      const before = repeatedLength;
      rest = rest.slice(parse(rest, isEnd, records));
      if (rest.length > MAX_RECORD_LENGTH) {
        repeatedLength += rest.length;
        suspectUntil = Number.POSITIVE_INFINITY;
      }
      if (repeatedLength === before) break;
      takeFirstLine(records);
    }
    return records;
  }

  return {
    push: (chunk) => read(rest + chunk, false),
    // A file whose lines end with CR may end with CRLF.
    end: () => (newline === '\r' && rest === '\n' ? [] : read(rest, true)),
  };
}

/** Fields, of which group 2 are spaces before a quoted one. An unclosed one takes the rest. */
const fieldPatterns: ReadonlyMap<string, RegExp> = new Map(
  [',', ';', '\t', '|', '^', '~', '¦'].map((delimiter) => {
    const escaped = `\\${delimiter}`;
    const end = `[^${escaped}\\r\\n]*`;
    const quoted = '"(?:[^"]|"")*"';
    const next = `(?= *(?:[${escaped}\\r\\n]|$))`;
    return [
      delimiter,
      new RegExp(`(^|[${escaped}\\r\\n])(?:( +)(?=${quoted}${next})|"(?:[^"]|"")*(?:"${end}|$))?`, 'g'),
    ];
  }),
);

/** A space between a separator and a text. Numbers, dates and addresses with a space before them aren't parts of texts. */
const spacedSeparators = {
  ',': /, +(?![-+]?\d[\d.:/-]* *(?:[,\r\n]|$)|[^ ,\r\n]+@)[^ ,\r\n]/,
  ';': /; +(?![-+]?\d[\d.,:/-]* *(?:[;\r\n]|$)|[^ ;\r\n]+@)[^ ;\r\n]/,
} as const;

/** Finds what an unquoted separator leaves. Texts have no tabs, and rarely pipes. */
function findTrace(raw: string, delimiter: string): TableRecord['trace'] | null {
  if (delimiter !== ',' && delimiter !== ';') return null;
  const bare = raw.includes('"') ? raw.replaceAll(/"(?:[^"]|"")*"/g, '"') : raw;
  if (spacedSeparators[delimiter].test(bare)) return 'space';
  return delimiter === ',' && /(?:^|,)[-+]?[1-9]\d{0,2},\d{3}(?:[,\r\n]|$)/.test(bare) ? 'digits' : null;
}

function findQuoteFault(errors: Step['errors']): QuoteFault | null {
  if (errors.some(({ code }) => code === 'MissingQuotes')) return 'unclosedQuote';
  return errors.length > 0 ? 'strayQuote' : null;
}

const hasOddQuotes = (raw: string) => raw.split('"').length % 2 === 0;

/** Removes the other half of a CRLF line ending, unless it is inside the quotes of a cell. */
function stripLineEnding(cells: readonly string[], raw: string, newline: '\n' | '\r'): string[] {
  if (newline === '\r') return raw.startsWith('\n') ? [cells[0]?.slice(1) ?? '', ...cells.slice(1)] : [...cells];
  const last = cells.at(-1);
  const endsWithCarriageReturn = last?.endsWith('\r') === true && /(?:\r\n|\r)$/.test(raw) && !/\r"\r\n?$/.test(raw);
  return endsWithCarriageReturn ? [...cells.slice(0, -1), last.slice(0, -1)] : [...cells];
}

function countLines(raw: string, newline: string): number {
  let count = 0;
  for (let at = raw.indexOf(newline); at >= 0; at = raw.indexOf(newline, at + 1)) count += 1;
  return count;
}
