import { useMemo, useRef } from 'react';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { ListView } from './ListViewContext';

interface Held {
  record: ConsoleRecord;
  place: number;
}

/**
 * Keeps the record that is being written on in its place while it is, also where the list has it no more: answered
 * by somebody else meanwhile, or deleted. What is typed does not go from under the merchant's hands.
 */
export function useHeldRow(view: ListView, id: string | null): ListView {
  const { rows } = view;
  const held = useRef<Held | null>(null);
  const place = id === null ? -1 : rows.findIndex((row) => row.id === id);
  const record = rows[place];
  if (record) held.current = { record, place };
  else if (held.current?.record.id !== id) held.current = null;

  const missing = record ? null : held.current;
  const shown = useMemo(() => (missing ? rows.toSpliced(missing.place, 0, missing.record) : rows), [rows, missing]);
  return missing ? { ...view, rows: shown, state: { kind: 'rows' } } : view;
}
