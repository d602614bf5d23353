import type { Column, List } from './entity';

const known = new WeakMap<List['columns'], readonly Column[]>();

/** The columns of a list in full, the same at every call: a bare path is a column of that name with that one field. */
export function columnsOf({ columns }: List): readonly Column[] {
  let found = known.get(columns);
  if (!found) {
    found = columns.map((column) => (typeof column === 'string' ? { name: column, paths: [column] } : column));
    known.set(columns, found);
  }
  return found;
}
