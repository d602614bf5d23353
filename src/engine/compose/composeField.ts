import type { Entity, Row } from '../../../resources/entity';
import { normalizeTexts } from '../../../resources/normalizeTexts';
import { getAvailableActions, type NamedAction } from '../records/actions';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';

/** Text of a field; '' if it has none. */
export function getFieldText(record: Row, field: string): string {
  const value = getFieldValue(record, field);
  return typeof value === 'string' ? value : '';
}

/** Normalizes line endings and trims the text. */
export function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Compares two texts, ignoring line endings, surrounding whitespace, and Unicode normalization. */
export function isSameText(a: string, b: string): boolean {
  return normalizeTexts(a) === normalizeTexts(b);
}

/** Name of the edited field, as a heading and within a sentence. */
export interface FieldLabels {
  field: string;
  fieldLower: string;
}

/** Action that can be run together with sending a text: the first prominent one that applies and needs no input. */
export function companionAction(entity: Entity, record: ConsoleRecord): NamedAction | null {
  return getAvailableActions(entity, record).find(({ action }) => action.prominent && action.set !== undefined) ?? null;
}

/** Whether an action can be sent in the same request as a text. A field in `write.posts` needs a separate request. */
export const isSentWithText = ({ write }: Entity, field: string): boolean => write.posts?.[field] === undefined;

/** Text action with this name. @throws Error if there is none */
export function getTextAction(entity: Entity, name: string) {
  const action = entity.actions[name];
  if (!action?.text) throw new Error(`'${name}' of ${entity.name} is not a text action`);
  return action;
}
