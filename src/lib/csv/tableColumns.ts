import { isEmail } from '../email';

/**
 * A column of a parsed table. Cells are accessed by `index`, because names may be missing, duplicated, or `__proto__`.
 */
export interface TableColumn {
  index: number;
  /** Header cell; null if the file has no header or the cell is empty. */
  name: string | null;
  /** Number of preceding columns with the same name. */
  copy: number;
}

/** Number or date. */
const NUMBER_OR_DAY = /^(?:[-+]?\d[\d.,\s]*%?|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}.*)$/;

/** Whether a cell is an email address, number, or date: values that don't occur in headers. */
export function isValue(cell: string): boolean {
  const text = cell.trim();
  return isEmail(text) || NUMBER_OR_DAY.test(text);
}

/** Whether the first record looks like a header, which is the case if none of its cells looks like a value. */
export function isLikelyHeader(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '') && !cells.some(isValue);
}

/** Creates the columns of a table, as many as the widest of header and rows. */
export function toTableColumns(header: readonly string[] | null, width: number): TableColumn[] {
  const seen = new Map<string, number>();
  return Array.from({ length: Math.max(width, header?.length ?? 0) }, (_, index) => {
    const name = header?.[index]?.trim() || null;
    const copy = name === null ? 0 : (seen.get(name) ?? 0);
    if (name !== null) seen.set(name, copy + 1);
    return { index, name, copy };
  });
}
