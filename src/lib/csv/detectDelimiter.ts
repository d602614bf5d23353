import { CsvParseError } from './csvParseError';
import { createRecordReader, type TableRecord } from './recordReader';

/** Supported delimiters, most likely first. */
export const delimiters = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof delimiters)[number];

const MAX_SAMPLE_RECORDS = 50;

/** Detects the line ending outside of quotes: LF (also for CRLF), or CR as in classic Mac files. */
export function detectNewline(sample: string): '\n' | '\r' {
  const outside = sample.replaceAll(/"[^"]*"/g, '');
  return !outside.includes('\n') && outside.includes('\r') ? '\r' : '\n';
}

/** Returns the delimiter of a leading `sep=;` line, as written by spreadsheets, or null if there is none. */
export function parseSepLine(sample: string): Delimiter | null {
  const named = /^sep=(.)\r?(?:\n|\r|$)/i.exec(sample)?.[1];
  return delimiters.find((delimiter) => delimiter === named) ?? null;
}

/**
 * Returns the delimiter with the most records that match the header's cell count; ties go to more cells. Delimiters
 * inside quotes or in the text of a single column don't count.
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
    .map(({ cells }) => cells.length);
  const [header = 0] = widths;
  if (header < 2) return 0;
  const matchingRatio = widths.filter((width) => width === header).length / widths.length;
  return matchingRatio * matchingRatio * Math.log2(header + 1);
}
