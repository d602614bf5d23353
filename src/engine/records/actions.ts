import type { Action, Entity } from '../../../resources/entity';
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

/** Whether an action opens a dialog, for a record and for a selection. */
export const opensDialog = ({ action }: NamedAction): boolean => Boolean(action.dialog ?? action.call ?? action.form);

/** The declared actions, in order. */
export function getActions(entity: Entity): readonly NamedAction[] {
  return Object.entries(entity.actions).map(([name, action]) => ({ name, action }));
}

/** The actions that apply to a record now. */
export function getAvailableActions(entity: Entity, record: ConsoleRecord): readonly NamedAction[] {
  return getActions(entity).filter((action) => isApplicable(action, record));
}

/** The field with the text that usually comes with an action, such as the answer with publishing, if the record has none. */
export function findEmptyText({ actions }: Entity, name: string, record: ConsoleRecord): string | undefined {
  const text = Object.values(actions).find((action) => action.text && action.usuallyWith === name)?.text;
  return text && !record[text] ? text : undefined;
}

/** The change that an action makes; null if it needs a text or a choice first. */
export function toActionChange({ action }: NamedAction): RecordChange | null {
  if (action.remove) return { remove: true };
  return action.set ? { set: action.set } : null;
}
