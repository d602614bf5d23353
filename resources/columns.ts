import type { Column, List } from './entity';

const columnsCache = new WeakMap<List['columns'], readonly Column[]>();

/**
 * Normalizes the columns of a list: a bare path becomes a column with that name and field. The result is
 * cached per list.
 */
export function normalizeColumns({ columns }: List): readonly Column[] {
  let found = columnsCache.get(columns);
  if (!found) {
    found = columns.map((column) => (typeof column === 'string' ? { name: column, paths: [column] } : column));
    columnsCache.set(columns, found);
  }
  return found;
}
