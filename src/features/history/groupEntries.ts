import type { HistoryEntry } from '../../engine/history/historyEntry';
import { findEntity, findUndoneEntries } from './entryStates';

/** Longest pause between two writes of a group. */
const MAX_PAUSE_MS = 60_000;

/** Writes of the same kind that were sent one after the other, the newest first. */
export type HistoryGroup = readonly [HistoryEntry, ...HistoryEntry[]];

/**
 * Groups entries that did the same to different records, or undid the same: each record has got its own values back then.
 * @param entries the newest first
 */
export function groupEntries(entries: readonly HistoryEntry[]): HistoryGroup[] {
  const undone = findUndoneEntries(entries);
  const getKind = (entry: HistoryEntry): string => {
    const undoneEntry = undone.get(entry.id);
    return undoneEntry ? `undo ${getKind(undoneEntry)}` : getOwnKind(entry);
  };
  const groups: [HistoryEntry, ...HistoryEntry[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    const belongs =
      group &&
      previous &&
      getKind(previous) === getKind(entry) &&
      previous.at - entry.at <= MAX_PAUSE_MS &&
      !group.some(({ record }) => record.id === entry.record.id);
    if (belongs) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Texts differ from record to record, so they are not compared. */
function getOwnKind(entry: HistoryEntry): string {
  if (entry.kind === 'points') return JSON.stringify([entry.kind, entry.points, entry.undoes !== null]);
  if (entry.kind === 'removal') return JSON.stringify([entry.kind, entry.resource, entry.field]);
  const fields = findEntity(entry.resource)?.fields;
  const values = Object.entries(entry.set).map(([field, value]) => [
    field,
    fields?.[field]?.kind === 'longText' ? value !== '' : value,
  ]);
  return JSON.stringify([entry.kind, entry.resource, values]);
}
