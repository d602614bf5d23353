import { type RefObject, useState } from 'react';
import type { ConsoleRecord } from '../records/consoleRecord';

/** Keys by record id, in the order of the rows. */
type RowKeys = ReadonlyMap<string, number>;

/**
 * The React key of each row. A row keeps its elements as long as its record is on the page. If all records are others,
 * as on the next page, they take over the elements by position: the browser changes texts instead of building, styling
 * and arranging new rows. Not while one of the elements has the focus, or a focused button would become that of another
 * record. The state of components within a row must be keyed by what it belongs to.
 */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  rows: readonly ConsoleRecord[],
): (id: string) => number | undefined {
  const [keyed, setKeyed] = useState(() => ({ rows, keys: assignKeys(new Map(), rows, false) }));
  if (keyed.rows === rows) return (id) => keyed.keys.get(id);
  const hasFocus = body.current?.contains(document.activeElement) === true;
  const keys = assignKeys(keyed.keys, rows, !hasFocus);
  setKeyed({ rows, keys });
  return (id) => keys.get(id);
}

/** @param reuses whether a page of other records takes over the keys of the previous one */
function assignKeys(previous: RowKeys, rows: readonly ConsoleRecord[], reuses: boolean): RowKeys {
  const reusable = reuses && !rows.some(({ id }) => previous.has(id)) ? [...previous.values()] : [];
  let next = Math.max(-1, ...previous.values()) + 1;
  return new Map(rows.map(({ id }, index) => [id, previous.get(id) ?? reusable[index] ?? next++]));
}
