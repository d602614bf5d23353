import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ConsoleRecord } from '../records/consoleRecord';
import { focusedRow } from './rowFocus';

/** React's keys of rows, by the id of their record. */
export type RowKeys = ReadonlyMap<string, number>;

/**
 * Keys of the rows of a list: a record keeps its row for as long as it is shown. Where others come in the place of those
 * that go, as on another page, they take over their rows, so that only what has changed is made and laid out anew. The
 * row in focus is never given away: the focus belongs to its record.
 */
export function useRowKeys(rows: readonly ConsoleRecord[]): RowKeys {
  const before = useRef<RowKeys>(new Map());
  const keys = useMemo(() => rowKeys(rows, before.current, focusedRow()?.dataset.record), [rows]);
  useLayoutEffect(() => {
    before.current = keys;
  }, [keys]);
  return keys;
}

/** @param focused id of the record whose row has the focus */
export function rowKeys(
  rows: readonly Pick<ConsoleRecord, 'id'>[],
  before: RowKeys,
  focused: string | undefined,
): RowKeys {
  const shown = new Set(rows.map(({ id }) => id));
  const left = [...before].flatMap(([id, key]) => (shown.has(id) || id === focused ? [] : [key]));
  let unused = Math.max(-1, ...before.values()) + 1;
  const keys = new Map<string, number>();
  for (const { id } of rows) {
    if (!keys.has(id)) keys.set(id, before.get(id) ?? left.shift() ?? unused++);
  }
  return keys;
}
