import Papa from 'papaparse';
import { CsvParseError } from './csvParseError';

/** A record with its raw cells and its first line, 1-based. */
export interface TableRecord {
  cells: string[];
  line: number;
}

/** Incremental record parser. */
export interface RecordReader {
  /** @throws CsvParseError `unclosedQuote` or `strayQuote` */
  push(chunk: string): TableRecord[];
  /** Returns the remaining record. @throws CsvParseError like `push` */
  end(): TableRecord[];
}

/** Longer records are treated as an unclosed quote. */
const MAX_RECORD_LENGTH = 1_000_000;

interface Step {
  data: readonly (readonly string[])[];
  errors: readonly { code?: string }[];
  meta: { cursor: number };
}

/** Wraps papaparse's low-level parser, without its worker and file handling. */
export function createRecordReader(delimiter: string, newline: '\n' | '\r'): RecordReader {
  let rest = '';
  let line = 1;

  function read(text: string, isEnd: boolean): TableRecord[] {
    const records: TableRecord[] = [];
    let from = 0;
    let parseError: CsvParseError | null = null;
    const parser: Papa.Parser = new Papa.Parser({
      delimiter,
      newline,
      step: ({ data, errors, meta: { cursor } }: Step) => {
        const [cells] = data;
        const issue = findQuoteIssue(errors);
        if (issue) {
          parseError = new CsvParseError(issue, line);
          parser.abort();
          return;
        }
        if (!cells) return;
        const raw = text.slice(from, cursor);
        records.push({ cells: stripCarriageReturn(cells, raw), line });
        line += countLines(raw, newline);
        from = cursor;
      },
    });
    parser.parse(text, 0, !isEnd);
    if (parseError) throw parseError;
    rest = text.slice(from);
    if (rest.length > MAX_RECORD_LENGTH) throw new CsvParseError('unclosedQuote', line);
    return records;
  }

  return {
    push: (chunk) => read(rest + chunk, false),
    end: () => (rest === '' ? [] : read(rest, true)),
  };
}

/** Only the first error counts; later ones follow from it. */
function findQuoteIssue([first]: Step['errors']): 'unclosedQuote' | 'strayQuote' | null {
  if (first?.code === 'MissingQuotes') return 'unclosedQuote';
  return first?.code === 'InvalidQuotes' ? 'strayQuote' : null;
}

/** Removes the CR of a CRLF line ending, unless it is inside the quotes of the last cell. */
function stripCarriageReturn(cells: readonly string[], raw: string): string[] {
  const last = cells.at(-1);
  const endsWithCarriageReturn = last?.endsWith('\r') === true && /(?:\r\n|\r)$/.test(raw) && !/\r"\r\n?$/.test(raw);
  return endsWithCarriageReturn ? [...cells.slice(0, -1), last.slice(0, -1)] : [...cells];
}

function countLines(raw: string, newline: string): number {
  let count = 0;
  for (let at = raw.indexOf(newline); at >= 0; at = raw.indexOf(newline, at + 1)) count += 1;
  return count;
}
