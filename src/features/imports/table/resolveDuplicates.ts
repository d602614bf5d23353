import { partition } from 'es-toolkit/array';
import type { ImportKind } from '../../../../resources/imports/importKind';
import { normalizeText } from '../../../../resources/normalizeTexts';
import type { ImportRow } from './checkedRows';
import type { DuplicateChoice } from './importTable';

interface Duplicates {
  /** Rows replaced by another row. */
  replaced: ReadonlySet<number>;
  /** Numbers to send added together by row, in place of the row's own number. */
  parts: ReadonlyMap<number, readonly number[]>;
  /** Number of customers with more than one row, unless all their rows are left out as repeated. */
  persons: number;
}

/** Normalizes an email address for comparison (case, surrounding whitespace, Unicode). */
export const normalizeEmail = (text: string) => normalizeText(text).toLowerCase();

/**
 * Groups rows by customer and selects the one to send. A repeated row isn't sent again: the rest of its customer's rows
 * can still be added together, but of rows that replace each other, an earlier import has sent the one that counts.
 */
export function resolveDuplicates(
  count: number,
  rowValue: (row: number) => ImportRow | null,
  { key, sumField }: Pick<ImportKind, 'key' | 'sumField'>,
  choice: DuplicateChoice,
  isRepeated: (row: number) => boolean,
): Duplicates {
  const replaced = new Set<number>();
  const parts = new Map<number, readonly number[]>();
  if (key === undefined) return { replaced, parts, persons: 0 };
  const getNumber = (row: number) => rowValue(row)?.[sumField ?? ''];
  let persons = 0;
  for (const rows of groupByKey(count, rowValue, key)) {
    const [sentRows, newRows] = partition(rows, isRepeated);
    if (rows.length < 2 || newRows.length === 0) continue;
    persons += 1;
    const isSum = choice === 'sum';
    const candidates = isSum ? newRows : rows;
    const chosenRow = choice === 'first' ? candidates[0] : candidates.at(-1);
    const retainedRow = !isSum && sentRows.some(getNumber) ? undefined : chosenRow;
    for (const row of newRows.filter((row) => row !== retainedRow)) replaced.add(row);
    const summed = toParts(isSum ? newRows.map(getNumber) : []);
    if (summed && retainedRow !== undefined) parts.set(retainedRow, summed);
  }
  return { replaced, parts, persons };
}

/** Returns the numbers of rows that are added together; null if there is nothing to add. */
function toParts(values: readonly (string | number | undefined)[]): readonly number[] | null {
  const isSum = values.length > 1 && values.some((value) => value !== undefined);
  return isSum ? values.map((value) => Number(value ?? 0)) : null;
}

/** Groups rows with a key by it. */
function groupByKey(count: number, rowValue: (row: number) => ImportRow | null, key: string): Iterable<number[]> {
  const rowsByKey = new Map<string, number[]>();
  for (let row = 0; row < count; row += 1) {
    const text = rowValue(row)?.[key];
    if (typeof text !== 'string') continue;
    const rows = rowsByKey.get(normalizeEmail(text));
    if (rows) rows.push(row);
    else rowsByKey.set(normalizeEmail(text), [row]);
  }
  return rowsByKey.values();
}
