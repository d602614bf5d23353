import type { DraftName } from '../../../engine/useDraft';
import {
  type Added,
  type Change,
  emptyDraft,
  isEmptyDraft,
  type PartList,
  type Place,
  type ProgramDraft,
  withValue,
} from './programDraft';

/** The name under which the changes of a programme are kept. */
export const programDraftName = (id: string): DraftName => `edit:programs.${id}`;

/** The text that keeps a draft; '' for one without a change. */
export const writeDraft = (draft: ProgramDraft): string => (isEmptyDraft(draft) ? '' : JSON.stringify(draft));

/** What a stored text holds of a draft: of anything else, and of what is no JSON, nothing is taken. */
export function readDraft(text: string): ProgramDraft {
  const { changes, added } = fieldsOf(parsed(text));
  if (!Array.isArray(changes) || !Array.isArray(added)) return emptyDraft;
  return { changes: changes.flatMap(changeIn), added: added.flatMap(addedIn) };
}

function changeIn(stored: unknown): Change[] {
  const { place, path, before, after } = fieldsOf(stored);
  const where = placeIn(place);
  return where && typeof path === 'string' ? [{ place: where, path, before, after }] : [];
}

function placeIn(stored: unknown): Place | null {
  const { of, id } = fieldsOf(stored);
  if (of === 'program') return { of };
  return isList(of) && typeof id === 'string' ? { of, id } : null;
}

function addedIn(stored: unknown): Added[] {
  const { list, part } = fieldsOf(stored);
  const given = fieldsOf(part);
  const { _id, type } = given;
  if (!isList(list) || typeof _id !== 'string' || typeof type !== 'string') return [];
  const common = {
    _id,
    type,
    isEnabled: given['isEnabled'] !== false,
    title: typeof given['title'] === 'string' ? given['title'] : null,
    config: given['config'],
  };
  // What was typed and is no number yet is kept too.
  return list === 'tasks'
    ? [{ list, part: withValue({ ...common, points: null }, 'points', given['points']) }]
    : [{ list, part: withValue({ ...common, pointsCost: null }, 'pointsCost', given['pointsCost']) }];
}

const isList = (value: unknown): value is PartList => value === 'tasks' || value === 'rewards';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
