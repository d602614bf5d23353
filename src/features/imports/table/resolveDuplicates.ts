import type { ImportKind } from '../../../../resources/imports/importKind';
import { normalizeText } from '../../../../resources/normalizeTexts';
import type { ImportRow } from './checkedRows';
import type { DuplicateChoice } from './importTable';

interface Duplicates {
  /** Rows replaced by another row. */
  replaced: ReadonlySet<number>;
  /** Sum to send by row, in place of the row's own number. */
  sums: ReadonlyMap<number, number>;
  /** Number of customers with more than one row. */
  persons: number;
}

/** Normalizes an email address for comparison (case, surrounding whitespace, Unicode). */
export const normalizeEmail = (text: string) => normalizeText(text).toLowerCase();

/** Groups rows by customer and selects the one to send. */
export function resolveDuplicates(
  count: number,
  rowValue: (row: number) => ImportRow | null,
  { key, sumField }: Pick<ImportKind, 'key' | 'sumField'>,
  choice: DuplicateChoice,
): Duplicates {
  const replaced = new Set<number>();
  const sums = new Map<number, number>();
  if (key === undefined) return { replaced, sums, persons: 0 };
  const rowsByKey = new Map<string, number[]>();
  for (let row = 0; row < count; row += 1) {
    const text = rowValue(row)?.[key];
    if (typeof text !== 'string') continue;
    const rows = rowsByKey.get(normalizeEmail(text));
    if (rows) rows.push(row);
    else rowsByKey.set(normalizeEmail(text), [row]);
  }
  let duplicateCount = 0;
  for (const rows of rowsByKey.values()) {
    if (rows.length < 2) continue;
    duplicateCount += 1;
    const retainedRow = choice === 'first' ? rows[0] : rows.at(-1);
    for (const row of rows) if (row !== retainedRow) replaced.add(row);
    if (choice === 'sum' && sumField !== undefined && retainedRow !== undefined)
      sums.set(retainedRow, sumRows(rows, rowValue, sumField));
  }
  return { replaced, sums, persons: duplicateCount };
}

function sumRows(rows: readonly number[], rowValue: (row: number) => ImportRow | null, field: string): number {
  let sum = 0;
  for (const row of rows) {
    const number = rowValue(row)?.[field];
    if (typeof number === 'number') sum += number;
  }
  return sum;
}
