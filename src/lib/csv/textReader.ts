import { createRecordReader, type RecordReader, type TableRecord } from './recordReader';
import { type Delimiter, namedDelimiter, sniffDelimiter, sniffNewline } from './sniff';

/** Letters that are looked at to find the separator. */
const sampleLength = 64 * 1024;

/** Reads records of a text whose separator and line ends are found in its beginning. */
export interface TextReader extends RecordReader {
  /** The separator; a guess of ',' until something was read. */
  delimiter(): Delimiter;
}

export function createTextReader(chosen: Delimiter | undefined): TextReader {
  let reader: RecordReader | null = null;
  let delimiter: Delimiter = chosen ?? ',';
  let beginning = '';

  function begin(isWhole: boolean): TableRecord[] {
    const named = namedDelimiter(beginning);
    delimiter = chosen ?? named ?? sniffDelimiter(beginning, isWhole);
    reader = createRecordReader(delimiter, sniffNewline(beginning));
    const records = reader.push(beginning);
    beginning = '';
    // The line that names the separator is no record.
    return named === null ? records : records.filter(({ line }) => line > 1);
  }

  return {
    delimiter: () => delimiter,
    push(piece) {
      if (reader) return reader.push(piece);
      beginning += piece;
      return beginning.length < sampleLength ? [] : begin(false);
    },
    end() {
      const records = reader ? [] : begin(true);
      return [...records, ...(reader?.end() ?? [])];
    },
  };
}
