import type { Action, Entity } from '../../../resources/entity';
import type { SetEntry } from '../../engine/history/historyEntry';
import { type NamedAction, toInverseChange } from '../../engine/records/actions';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import type { RecordChange } from '../../engine/records/recordChange';

/** The record after a write. */
export const getRecordAfter = ({ record, set }: SetEntry): ConsoleRecord => ({ ...record, ...set });

/** The declared action that makes a change of a record; null if none does. */
export function findAction(
  entity: Entity,
  before: ConsoleRecord,
  set: Readonly<Record<string, unknown>>,
): NamedAction | null {
  const fields = Object.keys(set);
  const matches = (action: Action) => {
    if (action.set) return isSameValue(action.set, set) && (action.when?.(before) ?? true);
    return fields.length === 1 && fields[0] === (action.text ?? action.choose);
  };
  const found = Object.entries(entity.actions).find(([, action]) => matches(action));
  return found ? { name: found[0], action: found[1] } : null;
}

/**
 * The change that undoes a write; null if there is none. A status changes only as an action of the entity does: a
 * rejected reward can be approved, but doesn't become pending again.
 */
export function findInverseChange(entity: Entity, entry: SetEntry): RecordChange | null {
  const { record, set } = entry;
  const named = findAction(entity, record, set);
  const change = toInverseChange(entity, named ?? { name: '', action: { set } }, record);
  if (!change || !('set' in change) || isSameValue(change.set, set)) return null;
  const isStatus = Object.keys(set).some((field) => entity.fields[field]?.kind === 'choice');
  return isStatus && !findAction(entity, getRecordAfter(entry), change.set) ? null : change;
}

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
