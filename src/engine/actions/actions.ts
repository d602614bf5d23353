import type { Action, Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { PendingChange } from '../records/pendingWrites';

export interface NamedAction {
  name: string;
  action: Action;
}

/** Whether an action applies to a record as it stands. */
export function applies({ action }: NamedAction, record: ConsoleRecord): boolean {
  return action.when ? action.when(record) : true;
}

/** All declared actions, in their order. */
export function actionsOf(entity: Entity): readonly NamedAction[] {
  return Object.entries(entity.actions).map(([name, action]) => ({ name, action }));
}

/** The actions of one record now. */
export function actionsFor(entity: Entity, record: ConsoleRecord): readonly NamedAction[] {
  return actionsOf(entity).filter((one) => applies(one, record));
}

/** What the action does to a record. */
export function changeOf({ action }: NamedAction): PendingChange {
  return action.set ? { set: action.set } : { remove: true };
}

/** The change that takes an action back: the values from before. Null for a deletion. */
export function inverseOf({ action }: NamedAction, before: ConsoleRecord): PendingChange | null {
  if (!action.set) return null;
  return { set: Object.fromEntries(Object.keys(action.set).map((field) => [field, before[field] ?? null])) };
}
