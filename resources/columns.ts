import type { Column, List } from './entity';

/** The columns of a list in full: a bare path is a column of that name with that one field. */
export function columnsOf(list: List): readonly Column[] {
  return list.columns.map((column) => (typeof column === 'string' ? { name: column, paths: [column] } : column));
}
