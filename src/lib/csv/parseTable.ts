/** Parses a file or pasted text as a table. Runs in a worker. */

import { CsvParseError } from './csvParseError';
import { decodeChunks } from './decodeChunks';
import type { Delimiter } from './detectDelimiter';
import { detectEncoding, ENCODING_SAMPLE_BYTES, type Encoding } from './encodings';
import { createTableCollector } from './tableCollector';
import type { TableColumn } from './tableColumns';
import { createTextReader } from './textReader';

export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Options that override detection. */
export interface ParseOptions {
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
  hasHeader?: boolean | undefined;
  /** Maximum number of rows, for previews. */
  limit?: number | undefined;
}

/** A parsed file. */
export interface ParsedTable {
  columns: readonly TableColumn[];
  /** Raw cells by row. Short rows have fewer cells than there are columns. */
  rows: readonly (readonly string[])[];
  /** 1-based line number of each row. */
  lines: readonly number[];
  /** Number of cells in the header, or in the first row if there is no header. */
  width: number;
  encoding: Encoding;
  /** False if the encoding was guessed and characters may be wrong. */
  isEncodingCertain: boolean;
  delimiter: Delimiter;
  hasHeader: boolean;
  blankLines: number;
  /** Indexes of rows that seem to contain other rows because a quote was closed too late. */
  swallowing: readonly number[];
}

/**
 * Parses a table. Blank lines are skipped and counted.
 * @param onProgress called with the share of the file that has been read, 0 to 1
 * @throws CsvParseError if the file is not a valid table
 */
export async function parseTable(
  source: Blob | string,
  options: ParseOptions = {},
  onProgress: (share: number) => void = () => undefined,
): Promise<ParsedTable> {
  const file = typeof source === 'string' ? new Blob([source]) : source;
  if (file.size > MAX_FILE_BYTES) throw new CsvParseError('tooLarge');
  const encoding = options.encoding ?? (typeof source === 'string' ? 'utf-8' : await detectFileEncoding(file));
  try {
    const table = await parseAs(file, encoding, options, onProgress);
    // Text that is valid UTF-8 throughout is certain; single-byte encodings are guesses.
    return { ...table, isEncodingCertain: options.encoding !== undefined || !uncertainEncodings.has(encoding) };
  } catch (error) {
    // The sample was ASCII, but the rest of the file is not UTF-8.
    const isWrongGuess = error instanceof CsvParseError && error.kind === 'encoding' && !options.encoding;
    if (!isWrongGuess || encoding !== 'utf-8') throw error;
    return { ...(await parseAs(file, 'windows-1252', options, onProgress)), isEncodingCertain: false };
  }
}

/** Encodings in which any byte sequence is valid. */
const uncertainEncodings: ReadonlySet<Encoding> = new Set(['windows-1252']);

async function detectFileEncoding(file: Blob): Promise<Encoding> {
  const bytes = await file
    .slice(0, ENCODING_SAMPLE_BYTES)
    .arrayBuffer()
    .catch(() => {
      throw new CsvParseError('unreadable');
    });
  if (bytes.byteLength === 0) throw new CsvParseError('empty');
  const encoding = detectEncoding(new Uint8Array(bytes), bytes.byteLength === file.size);
  if (encoding === null) throw new CsvParseError('notText');
  return encoding;
}

async function parseAs(
  file: Blob,
  encoding: Encoding,
  options: ParseOptions,
  onProgress: (share: number) => void,
): Promise<Omit<ParsedTable, 'isEncodingCertain'>> {
  let read = 0;
  const reader = createTextReader(options.delimiter);
  const collector = createTableCollector(options, reader.delimiter);
  const onRead = (bytes: number) => {
    read += bytes;
    onProgress(Math.min(1, read / file.size));
  };
  for await (const chunk of decodeChunks(file, encoding, onRead)) {
    collector.add(reader.push(chunk));
    if (collector.isFull()) break;
  }
  if (!collector.isFull()) collector.add(reader.end());
  return { ...collector.table(), encoding, delimiter: reader.delimiter() };
}
