/** How changes are undone or reversed. Apart from the actions, since the first list needs only those. */
import { matchesSubset } from '../../../dataProvider/writes/matchesSubset';
import type { Entity } from '../../../resources/entity';
import type { UndoEntry, UndoStack } from '../history/undoStack';
import { getActions, isApplicable, type NamedAction } from './actions';
import { toChoiceChange } from './choice';
import type { ConsoleRecord } from './consoleRecord';

/** A change of a record's fields. */
export interface FieldsChange {
  /** The record before the change. */
  record: ConsoleRecord;
  set: Readonly<Record<string, unknown>>;
}

/** The declared action that makes a change; null if none does. */
export function findAction(entity: Entity, { record, set }: FieldsChange): NamedAction | null {
  const fields = Object.keys(set);
  const makesChange = ({ action }: NamedAction) =>
    action.set
      ? isEqual(action.set, set) && isApplicable({ name: '', action }, record)
      : fields.length === 1 && fields[0] === (action.text ?? action.choose);
  const isOfForm = ({ action }: NamedAction) => action.form && fields.every((field) => action.form[field]);
  return getActions(entity).find(makesChange) ?? getActions(entity).find(isOfForm) ?? null;
}

/**
 * The previous values, which undo a change; null if it can't be undone. A status changes only as an action of the entity
 * does: a rejected reward can be approved, but doesn't become pending again.
 */
export function findInverse(entity: Entity, change: FieldsChange): FieldsChange['set'] | null {
  const { record, set } = change;
  const action = findAction(entity, change)?.action;
  if (action?.choose) return toChoiceChange(entity, action, record[action.choose])?.set ?? null;
  const none = action?.text ? '' : null;
  const inverse = Object.fromEntries(Object.keys(set).map((field) => [field, record[field] ?? none]));
  if (isEqual(inverse, set)) return null;
  const isStatus = Object.keys(set).some((field) => entity.fields[field]?.kind === 'choice');
  return isStatus && !findAction(entity, { record: { ...record, ...set }, set: inverse }) ? null : inverse;
}

/** The declared action that made a change on the undo stack; null if none did, or the record was deleted. */
export const getAction = ({ entity, record, set }: UndoEntry) => set && findAction(entity, { record, set });

/** The previous values of a change on the undo stack; null if it can't be undone. */
export const getInverse = ({ entity, record, set }: UndoEntry) => set && findInverse(entity, { record, set });

const isEqual = (a: unknown, b: unknown) => matchesSubset(a, b) && matchesSubset(b, a);

/** The action that is offered in place of Undo, if the record can't be given its previous values; null if none. */
export function findOpposite(entity: Entity, { action }: NamedAction): NamedAction | null {
  return getActions(entity).find(({ name }) => name === action.opposite) ?? null;
}

/** The action that deletes a record; undefined if there is none. */
export const getRemoveAction = (entity: Entity): NamedAction | undefined =>
  getActions(entity).find(({ action }) => action.remove);

/** Removes the earlier changes of a record that was deleted: they can't be undone either. */
export const forgetRecord = (undoStack: Pick<UndoStack, 'remove'>, { id, entity, record }: UndoEntry): void =>
  undoStack.remove((other) => other.id !== id && other.entity === entity && other.record.id === record.id);

/** Whether a change can be undone. */
export const isUndoable = (entry: UndoEntry): boolean =>
  Boolean(entry.isLeft || (entry.held ? entry.held.isHeld() : (entry.added?.points ?? getInverse(entry))));
