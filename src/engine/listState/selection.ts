/** Selection of a list: individual records, or all that match the filter except the excluded ones. */
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

/** Selects or deselects the given records. */
export function setSelected(selection: Selection, records: readonly ConsoleRecord[], selected: boolean): Selection {
  if (selection.kind === 'some') {
    return { kind: 'some', records: updateRecords(selection.records, records, selected) };
  }
  const except = updateRecords(selection.except, records, !selected);
  return except.size >= selection.total ? noSelection : { ...selection, except };
}

/** Returns the records between two rows of a page, inclusive and in either order. */
export function getRecordRange(rows: readonly ConsoleRecord[], from: string, to: string): readonly ConsoleRecord[] {
  const start = rows.findIndex((row) => row.id === from);
  const end = rows.findIndex((row) => row.id === to);
  if (end < 0) return [];
  if (start < 0) return rows.slice(end, end + 1);
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

function updateRecords(
  records: ReadonlyMap<string, ConsoleRecord>,
  changedRecords: readonly ConsoleRecord[],
  isIncluded: boolean,
): ReadonlyMap<string, ConsoleRecord> {
  const next = new Map(records);
  for (const record of changedRecords) {
    if (isIncluded) next.set(record.id, record);
    else next.delete(record.id);
  }
  return next;
}
