import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import type { HistoryEntry } from '../../engine/history/historyEntry';
import type { NamedAction } from '../../engine/records/actions';
import { findAction, findInverse, findOpposite } from '../../engine/records/inverse';

/**
 * `open`: can be undone. `undone`: a later write restored the previous values. `changed`, `deleted`: a later write did
 * something else. `final`: can't be undone. `unknown`: may not have been saved, and undoing it then would be wrong.
 */
export type EntryState = 'open' | 'undone' | 'changed' | 'deleted' | 'final' | 'unknown';

export const findEntity = (name: string): Entity | undefined => entities.find((entity) => entity.name === name);

/** Whether an entry deleted a person, of whom nothing is kept. */
export const isForgottenEntry = (entry: HistoryEntry): boolean =>
  entry.kind === 'removal' && entry.forgetsRecord === true;

/** The action that reverses a write that can't be undone, such as Reject after Approve; null if there is none. */
export function findOppositeOf(entry: HistoryEntry): NamedAction | null {
  const entity = findEntity(entry.resource);
  const named = entity && entry.kind === 'set' ? findAction(entity, entry) : null;
  return entity && named ? findOpposite(entity, named) : null;
}

/** The entries that others of the list undid, by the ids of these. */
export function findUndoneEntries(entries: readonly HistoryEntry[]): ReadonlyMap<string, HistoryEntry> {
  const known = new Map(entries.map((entry) => [entry.kind === 'points' ? entry.undoKey : entry.id, entry]));
  return new Map(
    entries.flatMap((entry) => {
      const undone = entry.kind === 'removal' ? undefined : known.get(entry.undoes ?? '');
      return undone ? [[entry.id, undone]] : [];
    }),
  );
}

/** The state of each entry, by its id. @param entries the newest first */
export function getEntryStates(entries: readonly HistoryEntry[]): ReadonlyMap<string, EntryState> {
  const later = {
    deletedRecords: new Set<string>(),
    undoneKeys: new Set<string>(),
    values: new Map<string, unknown>(),
  };
  return new Map(
    entries.map((entry) => {
      const state = getState(entry, later);
      addWrite(entry, later);
      return [entry.id, state];
    }),
  );
}

/** What the writes after an entry did. */
interface LaterWrites {
  deletedRecords: Set<string>;
  /** `undoKey` of reversed points. */
  undoneKeys: Set<string>;
  /** Latest value of each field that was written. */
  values: Map<string, unknown>;
}

function getState(entry: HistoryEntry, later: LaterWrites): EntryState {
  if (entry.kind === 'removal') return 'final';
  if (later.deletedRecords.has(toRecordKey(entry))) return 'deleted';
  if (entry.kind === 'points' && later.undoneKeys.has(entry.undoKey)) return 'undone';
  if (entry.kind === 'points') return entry.isUncertain ? 'unknown' : 'open';
  const keys = Object.keys(entry.set).map((field) => ({ field, key: toFieldKey(entry, field) }));
  if (keys.every(({ key }) => !later.values.has(key))) {
    const entity = findEntity(entry.resource);
    return entity && findInverse(entity, entry) ? 'open' : 'final';
  }
  const current = (field: string, key: string) => (later.values.has(key) ? later.values.get(key) : entry.set[field]);
  const isRestored = keys.every(({ field, key }) => isSameValue(current(field, key), entry.record[field]));
  return isRestored ? 'undone' : 'changed';
}

function addWrite(entry: HistoryEntry, { deletedRecords, undoneKeys, values }: LaterWrites): void {
  // It may not have been saved, so the writes before it can be undone: an undo compares first.
  if (entry.isUncertain) return;
  if (entry.kind === 'removal' && entry.field === null) deletedRecords.add(toRecordKey(entry));
  if (entry.kind === 'points' && entry.undoes !== null) undoneKeys.add(entry.undoes);
  if (entry.kind !== 'set') return;
  for (const [field, value] of Object.entries(entry.set)) {
    const key = toFieldKey(entry, field);
    if (!values.has(key)) values.set(key, value);
  }
}

const toRecordKey = ({ resource, record }: HistoryEntry) => `${resource}/${record.id}`;
const toFieldKey = (entry: HistoryEntry, field: string) => `${toRecordKey(entry)}/${field}`;

/** Whether two values are the same for the server. An empty text is no text. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(normalize(a)) === JSON.stringify(normalize(b));
}

function normalize(value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .map(([key, item]) => [key, normalize(item)])
    .sort(([a], [b]) => String(a).localeCompare(String(b)));
}
