import { CsvParseError } from './csvParseError';
import { createRecordReader, type TableRecord } from './recordReader';

/** Supported delimiters, most likely first. */
export const delimiters = [',', ';', '\t', '|', '^', '~', '¦'] as const;

export type Delimiter = (typeof delimiters)[number];

const MAX_SAMPLE_RECORDS = 50;

/**
 * Detects the more frequent line ending outside of quotes: LF (also for CRLF), or CR as in classic Mac files, which
 * may end with another line ending.
 */
export function detectNewline(sample: string): '\n' | '\r' {
  const outside = sample.replaceAll(/"[^"]*"/g, '');
  return outside.split(/\r(?!\n)/).length > outside.split('\n').length ? '\r' : '\n';
}

/** Returns the delimiter of a leading `sep=;` line, as written by spreadsheets, or null if there is none. */
export function parseSepLine(sample: string): Delimiter | null {
  const named = /^sep=(.)\r?(?:\n|\r|$)/i.exec(sample)?.[1];
  return delimiters.find((delimiter) => delimiter === named) ?? null;
}

/**
 * Returns the delimiter with the most records of the same cell count, which the first lines may not have; ties go to
 * more cells. Delimiters inside quotes or in the text of a single column don't count.
 */
export function detectDelimiter(sample: string, isWhole: boolean): Delimiter {
  const newline = detectNewline(sample);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const score = scoreRecords(parseSample(sample, delimiter, newline, isWhole));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function parseSample(sample: string, delimiter: Delimiter, newline: '\n' | '\r', isWhole: boolean): TableRecord[] {
  const reader = createRecordReader(delimiter, newline);
  try {
    const records = reader.push(sample);
    // The sample may end in the middle of a record.
    return isWhole || records.length === 0 ? [...records, ...reader.end()] : records;
  } catch (error) {
    if (error instanceof CsvParseError) return [];
    throw error;
  }
}

function scoreRecords(records: readonly TableRecord[]): number {
  const widths = records
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .slice(0, MAX_SAMPLE_RECORDS)
    // Quotes are broken with a wrong delimiter.
    .map(({ cells, fault }) => (fault ? 0 : cells.length));
  const width = getMostFrequent(widths);
  if (width < 2) return 0;
  const matchingRatio = widths.filter((other) => other === width).length / widths.length;
  return matchingRatio * matchingRatio * Math.log2(width + 1);
}

/** Returns the most frequent number, of equally frequent ones the first; 0 if there is none. */
export function getMostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  let best = { number: 0, count: 0 };
  for (const [number, count] of counts) if (count > best.count) best = { number, count };
  return best.number;
}
