import { type Delimiter, detectDelimiter, detectNewline, parseSepLine } from './detectDelimiter';
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
  let buffer = '';

  function start(isWhole: boolean): TableRecord[] {
    const sepLine = parseSepLine(buffer);
    delimiter = chosen ?? sepLine ?? detectDelimiter(buffer, isWhole);
    reader = createRecordReader(delimiter, detectNewline(buffer));
    const records = reader.push(buffer);
    buffer = '';
    // The `sep=` line is not a record.
    return sepLine === null ? records : records.filter(({ line }) => line > 1);
  }

  return {
    delimiter: () => delimiter,
    push(chunk) {
      if (reader) return reader.push(chunk);
      buffer += chunk;
      return buffer.length < SAMPLE_LENGTH ? [] : start(false);
    },
    end() {
      const records = reader ? [] : start(true);
      return [...records, ...(reader?.end() ?? [])];
    },
  };
}
