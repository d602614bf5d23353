import type { ImportKind } from '../../../../resources/imports/importKind';
import type { DuplicateChoice, ImportRow } from './importTable';

interface Duplicates {
  /** Rows that another one stands for. */
  replaced: ReadonlySet<number>;
  /** The sum that a row carries in place of its own number. */
  sums: ReadonlyMap<number, number>;
  /** Keys with more than one row. */
  persons: number;
}

/** E-mail addresses of one person: capitals and blanks make no other. */
export const keyOf = (text: string) => text.trim().toLowerCase();

/** Finds the rows of one person and chooses which of them is sent. */
export function duplicatesOf(
  count: number,
  rowValue: (row: number) => ImportRow | null,
  { key, sum }: Pick<ImportKind, 'key' | 'sum'>,
  choice: DuplicateChoice,
): Duplicates {
  const replaced = new Set<number>();
  const sums = new Map<number, number>();
  if (key === undefined) return { replaced, sums, persons: 0 };
  const persons = new Map<string, number[]>();
  for (let row = 0; row < count; row += 1) {
    const text = rowValue(row)?.[key];
    if (typeof text !== 'string') continue;
    const rows = persons.get(keyOf(text));
    if (rows) rows.push(row);
    else persons.set(keyOf(text), [row]);
  }
  let several = 0;
  for (const rows of persons.values()) {
    if (rows.length < 2) continue;
    several += 1;
    const kept = choice === 'first' ? rows[0] : rows.at(-1);
    for (const row of rows) if (row !== kept) replaced.add(row);
    if (choice === 'sum' && sum !== undefined && kept !== undefined) sums.set(kept, total(rows, rowValue, sum));
  }
  return { replaced, sums, persons: several };
}

function total(rows: readonly number[], rowValue: (row: number) => ImportRow | null, field: string): number {
  let all = 0;
  for (const row of rows) {
    const number = rowValue(row)?.[field];
    if (typeof number === 'number') all += number;
  }
  return all;
}
