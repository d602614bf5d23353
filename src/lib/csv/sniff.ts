import { createRecordReader, type TableRecord } from './recordReader';
import { TableFault } from './tableFault';

/** Separators that a merchant can choose, likeliest first. */
export const delimiters = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof delimiters)[number];

/** How many records are compared. */
const compared = 50;

/** How lines end: by LF (alone or after CR), or by CR alone, as old Macs wrote. Looks outside quotes only. */
export function sniffNewline(sample: string): '\n' | '\r' {
  const outside = sample.replaceAll(/"[^"]*"/g, '');
  return !outside.includes('\n') && outside.includes('\r') ? '\r' : '\n';
}

/** The separator that a first line `sep=;` names, as spreadsheets write and read it; null where there is none. */
export function namedDelimiter(sample: string): Delimiter | null {
  const named = /^sep=(.)\r?(?:\n|\r|$)/i.exec(sample)?.[1];
  return delimiters.find((one) => one === named) ?? null;
}

/**
 * The separator by which the most records have the header's number of cells, and among those the one that makes the
 * most of them. A separator inside quotes or in the texts of a single column does not win by being frequent.
 */
export function sniffDelimiter(sample: string, isWhole: boolean): Delimiter {
  const newline = sniffNewline(sample);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const score = scoreOf(recordsOf(sample, delimiter, newline, isWhole));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function recordsOf(sample: string, delimiter: Delimiter, newline: '\n' | '\r', isWhole: boolean): TableRecord[] {
  const reader = createRecordReader(delimiter, newline);
  try {
    const records = reader.push(sample);
    // The end of a sample may be the middle of a record.
    return isWhole || records.length === 0 ? [...records, ...reader.end()] : records;
  } catch (error) {
    if (error instanceof TableFault) return [];
    throw error;
  }
}

function scoreOf(records: readonly TableRecord[]): number {
  const widths = records
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .slice(0, compared)
    .map(({ cells }) => cells.length);
  const [header = 0] = widths;
  if (header < 2) return 0;
  const agreeing = widths.filter((width) => width === header).length / widths.length;
  return agreeing * agreeing * Math.log2(header + 1);
}
