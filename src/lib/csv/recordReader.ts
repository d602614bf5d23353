import Papa from 'papaparse';
import { TableFault } from './tableFault';

/** One record of a file: its cells as they stand, and the line on which it begins. */
export interface TableRecord {
  cells: string[];
  line: number;
}

/** Takes a text piece by piece and gives its records. */
export interface RecordReader {
  /** @throws TableFault unclosedQuote or strayQuote with the line */
  push(piece: string): TableRecord[];
  /** The last record. @throws TableFault as push */
  end(): TableRecord[];
}

/** A cell with more text than this is a quote that was never closed. */
const longestRecord = 1_000_000;

interface Step {
  data: readonly (readonly string[])[];
  errors: readonly { code?: string }[];
  meta: { cursor: number };
}

/** Reads records by papaparse's own parser, which takes no worker and no file of its own here. */
export function createRecordReader(delimiter: string, newline: '\n' | '\r'): RecordReader {
  let rest = '';
  let line = 1;

  function read(text: string, isEnd: boolean): TableRecord[] {
    const records: TableRecord[] = [];
    let from = 0;
    let failure: TableFault | null = null;
    const parser: Papa.Parser = new Papa.Parser({
      delimiter,
      newline,
      step: ({ data, errors, meta: { cursor } }: Step) => {
        const [cells] = data;
        const fault = faultOf(errors);
        if (fault) {
          failure = new TableFault(fault, line);
          parser.abort();
          return;
        }
        if (!cells) return;
        const raw = text.slice(from, cursor);
        records.push({ cells: withoutCarriageReturn(cells, raw), line });
        line += countLines(raw, newline);
        from = cursor;
      },
    });
    parser.parse(text, 0, !isEnd);
    if (failure) throw failure;
    rest = text.slice(from);
    if (rest.length > longestRecord) throw new TableFault('unclosedQuote', line);
    return records;
  }

  return {
    push: (piece) => read(rest + piece, false),
    end: () => (rest === '' ? [] : read(rest, true)),
  };
}

/** The first thing that is wrong: what comes after follows from it. */
function faultOf([first]: Step['errors']): 'unclosedQuote' | 'strayQuote' | null {
  if (first?.code === 'MissingQuotes') return 'unclosedQuote';
  return first?.code === 'InvalidQuotes' ? 'strayQuote' : null;
}

/** Lines may end in CR LF: the CR belongs to the line end, unless it stands inside a last cell's quotes. */
function withoutCarriageReturn(cells: readonly string[], raw: string): string[] {
  const last = cells.at(-1);
  const isOfLineEnd = last?.endsWith('\r') === true && /(?:\r\n|\r)$/.test(raw) && !/\r"\r\n?$/.test(raw);
  return isOfLineEnd ? [...cells.slice(0, -1), last.slice(0, -1)] : [...cells];
}

function countLines(raw: string, newline: string): number {
  let count = 0;
  for (let at = raw.indexOf(newline); at >= 0; at = raw.indexOf(newline, at + 1)) count += 1;
  return count;
}
