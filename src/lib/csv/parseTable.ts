/** Parses a file or pasted text as a table. Runs in a worker. */

import { type ContentRepair, createRepairer } from './contentRepairs';
import { CsvParseError } from './csvParseError';
import { decodeChunks } from './decodeChunks';
import type { Delimiter } from './detectDelimiter';
import { detectEncoding, detectWorkbook, ENCODING_SAMPLE_BYTES, type Encoding, isUtf8 } from './encodings';
import type { LeadingLine } from './findHeader';
import { guessLegacyEncoding } from './guessLegacyEncoding';
import type { TableRecord } from './recordReader';
import { createTableCollector, type StructureFault } from './tableCollector';
import type { TableColumn } from './tableColumns';
import { createTextReader } from './textReader';

export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** How web pages, XML and JSON start. */
const MARKUP = /^\s*(?:<(?:!doctype|\?xml|html|head|body|meta|table|div|style)\b|\[\s*[{[]|\{\s*")/i;
const MARKUP_BYTES = 200;

/** Options that override detection. */
export interface ParseOptions {
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
  /** Line of the header, 1-based; `first` for the first line that isn't blank, null for none. */
  headerLine?: number | 'first' | null | undefined;
  /** First line of the rows, 1-based. Lines between the header and it are left out. */
  firstLine?: number | undefined;
  /** Name of the sheet of a workbook. */
  sheet?: string | undefined;
  /** Repairs applied to all cells. */
  repairs?: readonly ContentRepair[] | undefined;
  /** Maximum number of rows, for previews. */
  limit?: number | undefined;
}

/** How a text was read. */
export interface TextFormat {
  encoding: Encoding;
  /** False if the encoding was guessed and characters may be wrong. */
  isEncodingCertain: boolean;
  delimiter: Delimiter;
}

/** Which part of a workbook was read. */
export interface SheetChoice {
  sheet: string;
  /** Names of all sheets with rows. */
  sheets: readonly string[];
}

/** A parsed file. */
export interface ParsedTable {
  columns: readonly TableColumn[];
  /** Raw cells by row. Short rows have fewer cells than there are columns. */
  rows: readonly (readonly string[])[];
  /** 1-based line number of each row. */
  lines: readonly number[];
  /** Number of cells in the header, or usually in a row if there is no header. */
  width: number;
  /** Null for a workbook. */
  text: TextFormat | null;
  /** Null for a text. */
  workbook: SheetChoice | null;
  /** Line of the header; null if there is none. */
  headerLine: number | null;
  /** The first lines, one of which may be the header. */
  leadingLines: readonly LeadingLine[];
  /** Number of lines before the first row that are neither blank nor the header. */
  omittedLines: number;
  blankLines: number;
  /** Rows whose cells may not be what the file means, by index. */
  faults: ReadonlyMap<number, StructureFault>;
  /** Indexes of rows with characters that couldn't be decoded (U+FFFD). */
  unreadable: readonly number[];
  /** Number of rows that a repair would change. */
  repairable: Readonly<Partial<Record<ContentRepair, number>>>;
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
  const head = await readBytes(file.slice(0, ENCODING_SAMPLE_BYTES));
  if (head.length === 0) throw new CsvParseError('empty');
  if (typeof source === 'string') return parseText(file, 'utf-8', true, options, onProgress);
  const format = detectWorkbook(head);
  if (format === 'other') throw new CsvParseError('otherWorkbook');
  if (MARKUP.test(new TextDecoder().decode(head.slice(0, MARKUP_BYTES)))) throw new CsvParseError('notTable');
  if (format === 'zip') return parseWorkbook(file, options);
  if (options.encoding) return parseText(file, options.encoding, true, options, onProgress);
  const encoding = detectEncoding(head, head.length === file.size);
  if (encoding === null) throw new CsvParseError('notText');
  if (encoding === 'windows-1252') return parseText(file, guessLegacyEncoding(head), false, options, onProgress);
  const table = await parseText(file, encoding, true, options, onProgress);
  // ASCII may be the start of any encoding.
  const isDoubtful = table.unreadable.length > 0 && head.every((byte) => byte < 0x80);
  if (!isDoubtful) return table;
  const bytes = await readBytes(file);
  return isUtf8(bytes, true) ? table : parseText(file, guessLegacyEncoding(bytes), false, options, onProgress);
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new CsvParseError('unreadable');
    }),
  );
}

/** Reads cells, and repairs them. */
async function createCollector(options: ParseOptions, delimiter: () => string, isGrid: boolean) {
  const collector = createTableCollector({ ...options, isGrid }, delimiter);
  if (!options.repairs?.length) return collector;
  const repair = await createRepairer(options.repairs);
  const add = (records: readonly TableRecord[]) =>
    collector.add(records.map((record) => ({ ...record, cells: record.cells.map(repair) })));
  return { ...collector, add };
}

async function parseText(
  file: Blob,
  encoding: Encoding,
  isEncodingCertain: boolean,
  options: ParseOptions,
  onProgress: (share: number) => void,
): Promise<ParsedTable> {
  let read = 0;
  const reader = createTextReader(options.delimiter);
  const collector = await createCollector(options, reader.delimiter, false);
  const onRead = (bytes: number) => {
    read += bytes;
    onProgress(Math.min(1, read / file.size));
  };
  for await (const chunk of decodeChunks(file, encoding, onRead)) {
    collector.add(reader.push(chunk));
    if (collector.isFull()) break;
  }
  if (!collector.isFull()) collector.add(reader.end());
  const text = { encoding, isEncodingCertain, delimiter: reader.delimiter() };
  return { ...collector.table(), text, workbook: null };
}

async function parseWorkbook(file: Blob, options: ParseOptions): Promise<ParsedTable> {
  const { readWorkbook } = await import('./readWorkbook');
  const sheets = (await readWorkbook(file)).filter(({ records }) => records.length > 0);
  const shown = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const chosen = sheets.find(({ name }) => name === options.sheet) ?? shown;
  if (!chosen) throw new CsvParseError('empty');
  const collector = await createCollector(options, () => ',', true);
  collector.add(chosen.records);
  const workbook = { sheet: chosen.name, sheets: sheets.map(({ name }) => name) };
  return { ...collector.table(), text: null, workbook };
}
