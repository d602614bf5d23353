import { type Delimiter, detectDelimiter, detectNewline, getMostFrequent, parseSepLine } from './detectDelimiter';
import { createRecordReader, type RecordReader, type TableRecord } from './recordReader';

/** Number of characters used to detect the delimiter. */
const SAMPLE_LENGTH = 64 * 1024;

/** Record parser that detects delimiter and line ending from the start of the text. */
export interface TextReader extends RecordReader {
  /** Detected delimiter; ',' until enough text has been read. */
  delimiter(): Delimiter;
}

export function createTextReader(chosen: Delimiter | undefined): TextReader {
  let reader: RecordReader | null = null;
  let delimiter: Delimiter = chosen ?? ',';
  let wrapping: Wrapping | null = null;
  let buffer = '';

  function start(isWhole: boolean): TableRecord[] {
    const sepLine = parseSepLine(buffer);
    const newline = detectNewline(buffer);
    wrapping = sepLine === null ? findWrapping(buffer, newline, chosen) : null;
    delimiter = chosen ?? sepLine ?? wrapping?.inner ?? detectDelimiter(buffer, isWhole);
    reader = createRecordReader(wrapping?.outer ?? delimiter, newline);
    const records = unwrap(reader.push(buffer));
    buffer = '';
    // The `sep=` line is not a record.
    return sepLine === null ? records : records.filter(({ line }) => line > 1);
  }

  function unwrap(records: TableRecord[]): TableRecord[] {
    const found = wrapping;
    return found ? records.map((record) => unwrapRecord(record, found)) : records;
  }

  return {
    delimiter: () => delimiter,
    push(chunk) {
      if (reader) return unwrap(reader.push(chunk));
      buffer += chunk;
      return buffer.length < SAMPLE_LENGTH ? [] : start(false);
    },
    end() {
      const records = reader ? [] : start(true);
      return [...records, ...unwrap(reader?.end() ?? [])];
    },
  };
}

/** A file whose lines are each one quoted cell, as after a file was opened and saved with the wrong delimiter. */
interface Wrapping {
  /** Delimiter outside of the quotes, such as the semicolons in `"email,points";;`. */
  outer: Delimiter;
  /** Delimiter inside of the quotes. */
  inner: Delimiter;
}

const MAX_SAMPLE_LINES = 50;
/** Share of the wrapped lines that must have the same number of cells inside. */
const MIN_SAME_SHARE = 0.8;
/** A line that is one quoted cell, perhaps with empty cells after it. */
const WRAPPED_LINE = /^"((?:[^"]|"")*)"([,;\t|]*)$/;

/** Returns how the lines are wrapped, or null if they aren't: if most are one cell, and hold as many cells as the header. */
function findWrapping(sample: string, newline: '\n' | '\r', chosen: Delimiter | undefined): Wrapping | null {
  const lines = sample
    .split(newline)
    .map((line) => line.replace(/^\uFEFF/, '').trim())
    .filter((line) => line !== '')
    .slice(0, MAX_SAMPLE_LINES);
  const wrapped = lines.flatMap((line) => {
    const [, text = '', after = ''] = WRAPPED_LINE.exec(line) ?? [];
    return text === '' ? [] : [{ text: text.replaceAll('""', '"'), after }];
  });
  const [header = ''] = lines;
  if (lines.length < 2 || wrapped.length < lines.length / 2) return null;
  const texts = wrapped.map(({ text }) => text);
  const inner = chosen ?? detectDelimiter(texts.join('\n'), true);
  const widths = texts.map((text) => countCells(text, inner));
  const width = getMostFrequent(widths);
  const isHeaderAlike = countCells(WRAPPED_LINE.test(header) ? (texts[0] ?? '') : header, inner) === width;
  const isSame = widths.filter((other) => other === width).length >= widths.length * MIN_SAME_SHARE;
  if (width < 2 || !isHeaderAlike || !isSame) return null;
  const after = wrapped.find((line) => line.after !== '')?.after[0];
  return { outer: after === ';' || after === '\t' || after === '|' ? after : ',', inner };
}

/** Takes the cells out of a record that is one quoted cell. */
function unwrapRecord(record: TableRecord, { inner }: Wrapping): TableRecord {
  const [text = '', ...others] = record.cells;
  if (record.fault || text === '' || others.some((cell) => cell.trim() !== '')) return record;
  const [own, ...more] = readRecords(text, inner);
  return own && more.length === 0 ? { ...own, line: record.line } : { ...record, fault: 'strayQuote' };
}

function readRecords(text: string, delimiter: Delimiter): TableRecord[] {
  const reader = createRecordReader(delimiter, '\n');
  return [...reader.push(text), ...reader.end()];
}

const countCells = (text: string, delimiter: Delimiter) => readRecords(text, delimiter)[0]?.cells.length ?? 0;
