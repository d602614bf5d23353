import { isEmail } from '../email';

/** What a cell looks like, regardless of its column. */
type CellContent = 'empty' | 'email' | 'number' | 'day' | 'url' | 'boolean' | 'text';

/** What the cells of a column have in common, counted over all rows. */
export interface ColumnContent {
  filled: number;
  /** Number of cells with a plain number, such as `12` or `-1.5`. */
  plainNumbers: number;
  /** Content of nearly all cells; null if they differ. */
  content: Exclude<CellContent, 'empty'> | null;
  /** The values of a column of texts that has only a few ones again and again; null for others. */
  words: ReadonlySet<string> | null;
  /** Whether nearly all cells are one word, as identifiers are. */
  isOfSingleWords: boolean;
  /** Whether nearly all cells contain a digit. */
  isOfDigits: boolean;
}

/** Share of the other filled cells of a column that have its content. */
const MIN_SHARE = 0.8;
const MAX_WORDS = 50;
const MAX_WORD_LENGTH = 20;
/** A column with fewer filled cells has no words. */
const MIN_WORD_CELLS = 4;

const NULL_WORD = /^(?:null|n\/?a|none|nan|unknown|[-–—]{1,3})$/i;
const BOOLEAN = /^(?:true|false|yes|no|y|n|oui|non|ja|nein|si|sí)$/i;
const DAY = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/;
const NUMBER = /^[-+]?\d[\d.,\s]*%?$/;
const PLAIN_NUMBER = /^[-+]?\d+(?:[.,]\d+)?$/;
/** A date with the name of its month, such as `May 14 2024`. */
const NAMED_DAY = /^(?=.*\d)(?:[^\s-]+[ -]){1,5}(?:19|20)\d\d\b.{0,16}$/;
const MAX_DAY_LENGTH = 40;

function toContent(cell: string): CellContent {
  const text = cell.trim();
  if (text === '' || (text.length < 8 && NULL_WORD.test(text))) return 'empty';
  if (DAY.test(text)) return 'day';
  if (NUMBER.test(text)) return 'number';
  if (text.includes('@') && isEmail(text)) return 'email';
  if (text.length <= MAX_DAY_LENGTH && NAMED_DAY.test(text)) return 'day';
  if (/^https?:\/\//i.test(text)) return 'url';
  return text.length < 6 && BOOLEAN.test(text) ? 'boolean' : 'text';
}

/** Counts what the columns contain. */
export function getColumnContents(rows: readonly (readonly string[])[]): readonly ColumnContent[] {
  const columns: ReturnType<typeof createCounter>[] = [];
  for (const cells of rows)
    for (const [index, cell] of cells.entries()) {
      const column = columns[index] ?? createCounter();
      columns[index] = column;
      column.add(cell);
    }
  return columns.map((column) => column.content());
}

function createCounter() {
  const counts = new Map<CellContent, number>();
  /** Null if the texts are many or long. */
  let words: Map<string, number> | null = new Map();
  let [filled, plainNumbers, singleWords, withDigits] = [0, 0, 0, 0];
  return {
    add(cell: string) {
      const content = toContent(cell);
      if (content === 'empty') return;
      filled += 1;
      counts.set(content, (counts.get(content) ?? 0) + 1);
      if (!/\S\s+\S/.test(cell)) singleWords += 1;
      if (/\d/.test(cell)) withDigits += 1;
      if (content === 'number' && PLAIN_NUMBER.test(cell.trim())) plainNumbers += 1;
      if (content !== 'text' || !words) return;
      if (cell.length > MAX_WORD_LENGTH || (words.size === MAX_WORDS && !words.has(cell))) words = null;
      else words.set(cell, (words.get(cell) ?? 0) + 1);
    },
    content(): ColumnContent {
      // One cell may be the wrong one.
      const isUsual = (count: number) => count > 0 && count >= (filled - 1) * MIN_SHARE;
      const [content, count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
      const found = content !== undefined && content !== 'empty' && isUsual(count) ? content : null;
      const repeated = [...(words ?? [])].filter(([, uses]) => uses > 1);
      const isOfWords = filled >= MIN_WORD_CELLS && isUsual(repeated.reduce((sum, [, uses]) => sum + uses, 0));
      return {
        filled,
        plainNumbers,
        content: found,
        words: isOfWords ? new Set(repeated.map(([word]) => word)) : null,
        isOfSingleWords: isUsual(singleWords),
        isOfDigits: isUsual(withDigits),
      };
    },
  };
}

/** Whether a row hardly starts with a cell: a column of values has another one there, or one of single words a sentence. */
export function isUnlikely(column: ColumnContent, cell: string): boolean {
  if (hasOtherValue(column, cell)) return true;
  return column.filled > 1 && column.isOfSingleWords && /\S\s+\S/.test(cell);
}

/** Whether a column has emails, numbers, days or codes with digits, but a cell has nothing of that. */
export function hasOtherValue({ content, isOfDigits, filled }: ColumnContent, cell: string): boolean {
  if (filled < 2 || toContent(cell) !== 'text') return false;
  return (content !== null && content !== 'text') || (isOfDigits && !/\d/.test(cell));
}

/** Whether a column has texts, which may contain separators and line breaks. */
export const mayHaveTexts = (column: ColumnContent | undefined): boolean =>
  column !== undefined && (column.content === null || column.content === 'text');

/**
 * Whether a cell has what its column has: `no` if it hasn't, `never` if it has no digit or sign of it at all, and
 * null if it's empty, or if the column tells nothing.
 */
export function getFit(column: ColumnContent | undefined, cell: string): 'yes' | 'no' | 'never' | null {
  // A single cell says nothing about others.
  if (!column?.content || column.filled < 2) return null;
  const content = toContent(cell);
  if (content === 'empty') return null;
  if (column.content !== 'text') {
    if (content === column.content) return 'yes';
    return content === 'text' && !/[\d@]/.test(cell) ? 'never' : 'no';
  }
  if (column.words === null) return null;
  return column.words.has(cell) ? 'yes' : 'no';
}
