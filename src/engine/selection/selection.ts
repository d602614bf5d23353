/** Which records are selected: some, by hand, or all that match a filter but for exceptions. */
import type { ConsoleRecord } from '../records/consoleRecord';

export type Selection =
  | { kind: 'some'; records: ReadonlyMap<string, ConsoleRecord> }
  | { kind: 'all'; total: number; except: ReadonlyMap<string, ConsoleRecord> };

export const noSelection: Selection = { kind: 'some', records: new Map() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.records.has(id) : !selection.except.has(id);
}

export function selectedCount(selection: Selection): number {
  return selection.kind === 'some' ? selection.records.size : Math.max(0, selection.total - selection.except.size);
}

/** Selects or unselects these records; the others stay as they are. */
export function withRecords(selection: Selection, records: readonly ConsoleRecord[], selected: boolean): Selection {
  if (selection.kind === 'some') {
    return { kind: 'some', records: changed(selection.records, records, selected) };
  }
  const except = changed(selection.except, records, !selected);
  return except.size >= selection.total ? noSelection : { ...selection, except };
}

/** The records between two rows of a page, both included, whichever comes first. */
export function rangeOf(rows: readonly ConsoleRecord[], from: string, to: string): readonly ConsoleRecord[] {
  const start = rows.findIndex((row) => row.id === from);
  const end = rows.findIndex((row) => row.id === to);
  if (end < 0) return [];
  if (start < 0) return rows.slice(end, end + 1);
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

function changed(
  records: ReadonlyMap<string, ConsoleRecord>,
  these: readonly ConsoleRecord[],
  present: boolean,
): ReadonlyMap<string, ConsoleRecord> {
  const next = new Map(records);
  for (const record of these) {
    if (present) next.set(record.id, record);
    else next.delete(record.id);
  }
  return next;
}
