/** How changes are undone or reversed. Apart from the actions, since the first list needs only those. */
import { omit } from 'es-toolkit';
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

/** The declared actions that make a change: one action, a text action and the one that was sent with it, or none. */
export function findActions(entity: Entity, { record, set }: FieldsChange): readonly NamedAction[] {
  const fields = Object.keys(set);
  const actions = getActions(entity);
  const findSetting = (values: FieldsChange['set']) =>
    actions.find((named) => named.action.set && isEqual(named.action.set, values) && isApplicable(named, record));
  const asksForField = ({ action }: NamedAction) => fields.length === 1 && fields[0] === (action.text ?? action.choose);
  const isOfForm = ({ action }: NamedAction) => action.form && fields.every((field) => action.form[field]);
  const single = findSetting(set) ?? actions.find(asksForField);
  if (single) return [single];
  const text = actions.find(({ action }) => action.text !== undefined && fields.includes(action.text));
  const sentAlong = text?.action.text && findSetting(omit(set, [text.action.text]));
  if (text && sentAlong) return [text, sentAlong];
  return actions.filter(isOfForm).slice(0, 1);
}

/** The declared action that makes a change, or its text; null if none does. */
export const findAction = (entity: Entity, change: FieldsChange): NamedAction | null =>
  findActions(entity, change)[0] ?? null;

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

/** The declared actions that made a change on the undo stack; none if the record was deleted. */
export const getMadeActions = ({ entity, record, set }: UndoEntry) => (set ? findActions(entity, { record, set }) : []);

/** The declared action that made a change on the undo stack, or its text; null if none did, or the record was deleted. */
export const getAction = (entry: UndoEntry): NamedAction | null => getMadeActions(entry)[0] ?? null;

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
