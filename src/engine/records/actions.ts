import { matchesSubset } from '../../../dataProvider/writes/matchesSubset';
import type { Action, Entity } from '../../../resources/entity';
import { toChoiceChange } from './choice';
import type { ConsoleRecord } from './consoleRecord';
import type { RecordChange } from './recordChange';

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
export function toActionChange({ action }: NamedAction): RecordChange | null {
  if (action.remove) return { remove: true };
  return action.set ? { set: action.set } : null;
}

/**
 * The inverse change, with the previous values. Null if the action cannot be undone, such as a deletion, or a decision
 * that the API doesn't take back.
 */
export function toInverseChange(entity: Entity, { action }: NamedAction, before: ConsoleRecord): RecordChange | null {
  if (action.choose) return toChoiceChange(entity, action, before[action.choose]);
  if (action.text) return { set: { [action.text]: before[action.text] ?? '' } };
  if (!action.set) return null;
  const opposite = action.opposite === undefined ? undefined : entity.actions[action.opposite]?.set;
  if (opposite && !matchesSubset(before, opposite)) return null;
  return { set: Object.fromEntries(Object.keys(action.set).map((field) => [field, before[field] ?? null])) };
}

/** The action that is offered in place of Undo, if the record can't be given its previous values; null if none. */
export function findOpposite(entity: Entity, { action }: NamedAction): NamedAction | null {
  return getActions(entity).find(({ name }) => name === action.opposite) ?? null;
}
