import type { Action, Entity } from '../../../resources/entity';
import { toChoiceChange } from './choice';
import type { ConsoleRecord } from './consoleRecord';
import type { PendingChange } from './pendingWrites';

export interface NamedAction {
  name: string;
  action: Action;
}

/** Whether an action applies to a record in its current state. */
export function isApplicable({ action }: NamedAction, record: ConsoleRecord): boolean {
  return action.when ? action.when(record) : true;
}

/** The declared actions, in order. */
export function getActions(entity: Entity): readonly NamedAction[] {
  return Object.entries(entity.actions).map(([name, action]) => ({ name, action }));
}

/** The actions that apply to a record now. */
export function getAvailableActions(entity: Entity, record: ConsoleRecord): readonly NamedAction[] {
  return getActions(entity).filter((action) => isApplicable(action, record));
}

/** The change that an action makes; null if it needs a text or a choice first. */
export function toActionChange({ action }: NamedAction): PendingChange | null {
  if (action.remove) return { remove: true };
  return action.set ? { set: action.set } : null;
}

/** The inverse change, with the previous values; null if the action cannot be undone, such as a deletion. */
export function toInverseChange(entity: Entity, { action }: NamedAction, before: ConsoleRecord): PendingChange | null {
  if (action.choose) return toChoiceChange(entity, action, before[action.choose]);
  if (action.text) return { set: { [action.text]: before[action.text] ?? '' } };
  if (!action.set) return null;
  return { set: Object.fromEntries(Object.keys(action.set).map((field) => [field, before[field] ?? null])) };
}
