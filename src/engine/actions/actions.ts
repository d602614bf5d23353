import type { Action, Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { PendingChange } from '../records/pendingWrites';
import { choiceOf } from './choice';

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

/** What the action does to a record by itself; null for one that needs a text or a choice of the merchant. */
export function changeOf({ action }: NamedAction): PendingChange | null {
  if (action.remove) return { remove: true };
  return action.set ? { set: action.set } : null;
}

/** The change that takes an action back: the values from before. Null where that cannot be: after a deletion. */
export function inverseOf(entity: Entity, { action }: NamedAction, before: ConsoleRecord): PendingChange | null {
  if (action.choose) return choiceOf(entity, action, before[action.choose]);
  if (action.text) return { set: { [action.text]: before[action.text] ?? '' } };
  if (!action.set) return null;
  return { set: Object.fromEntries(Object.keys(action.set).map((field) => [field, before[field] ?? null])) };
}
