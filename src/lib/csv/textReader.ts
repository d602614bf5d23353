import { type Delimiter, detectDelimiter, detectNewline, parseSepLine } from './detectDelimiter';
import { createRecordReader, type RecordReader, type TableRecord } from './recordReader';
import { findWrapping, unwrapRecord, type Wrapping } from './wrappedLines';

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
