/** Reads a file, or pasted text, as a table. Made for a worker: it runs in pieces, but not in idle moments. */

import { decodedPieces } from './decodedPieces';
import { type Encoding, guessEncoding, sampleSize } from './encodings';
import type { Delimiter } from './sniff';
import { createCollector } from './tableCollector';
import type { TableColumn } from './tableColumns';
import { TableFault } from './tableFault';
import { createTextReader } from './textReader';

/** Bytes of the largest file that is read. */
export const largestFile = 50 * 1024 * 1024;

/** What the merchant may say of a file; what is left out is found out. */
export interface ReadOptions {
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
  hasHeader?: boolean | undefined;
  /** Rows to read at most: a preview needs no more. */
  limit?: number | undefined;
}

/** A file as rows of texts. */
export interface Table {
  columns: readonly TableColumn[];
  /** Cells as they stand in the file, one list a row; a short row has fewer cells than there are columns. */
  rows: readonly (readonly string[])[];
  /** Line of the file on which each row begins, from 1. */
  lines: readonly number[];
  /** Cells that stand in the header; rows with more or fewer are of another shape. */
  width: number;
  encoding: Encoding;
  /** False: the encoding is a guess, and letters may be wrong. */
  isEncodingCertain: boolean;
  delimiter: Delimiter;
  hasHeader: boolean;
  blankLines: number;
  /** Places of rows that seem to hold others: a quote that was closed some lines too late. */
  swallowing: readonly number[];
}

/**
 * Reads a table. Blank lines are left out and counted.
 * @param onProgress share of the file that is read, 0 to 1
 * @throws TableFault with the kind and, where there is one, the line
 */
export async function readTable(
  source: Blob | string,
  options: ReadOptions = {},
  onProgress: (share: number) => void = () => undefined,
): Promise<Table> {
  const file = typeof source === 'string' ? new Blob([source]) : source;
  if (file.size > largestFile) throw new TableFault('tooLarge');
  const guessed = options.encoding ?? (typeof source === 'string' ? 'utf-8' : await guessOf(file));
  try {
    const table = await readAs(file, guessed, options, onProgress);
    // Bytes that are UTF-8 to the last are nothing else; what is told by no mark is a guess.
    return { ...table, isEncodingCertain: options.encoding !== undefined || !guesses.has(guessed) };
  } catch (error) {
    // The beginning was ASCII, and what came after is not UTF-8.
    const isWrongGuess = error instanceof TableFault && error.kind === 'encoding' && !options.encoding;
    if (!isWrongGuess || guessed !== 'utf-8') throw error;
    return { ...(await readAs(file, 'windows-1252', options, onProgress)), isEncodingCertain: false };
  }
}

/** Encodings in which any bytes are a text. */
const guesses: ReadonlySet<Encoding> = new Set(['windows-1252']);

async function guessOf(file: Blob): Promise<Encoding> {
  const bytes = await file
    .slice(0, sampleSize)
    .arrayBuffer()
    .catch(() => {
      throw new TableFault('unreadable');
    });
  if (bytes.byteLength === 0) throw new TableFault('empty');
  const encoding = guessEncoding(new Uint8Array(bytes), bytes.byteLength === file.size);
  if (encoding === null) throw new TableFault('notText');
  return encoding;
}

async function readAs(
  file: Blob,
  encoding: Encoding,
  options: ReadOptions,
  onProgress: (share: number) => void,
): Promise<Omit<Table, 'isEncodingCertain'>> {
  let read = 0;
  const reader = createTextReader(options.delimiter);
  const collector = createCollector(options, reader.delimiter);
  const onRead = (bytes: number) => {
    read += bytes;
    onProgress(Math.min(1, read / file.size));
  };
  for await (const piece of decodedPieces(file, encoding, onRead)) {
    collector.add(reader.push(piece));
    if (collector.isFull()) break;
  }
  if (!collector.isFull()) collector.add(reader.end());
  return { ...collector.table(), encoding, delimiter: reader.delimiter() };
}
