import type { DraftName } from '../../../engine/drafts/useDraft';
import {
  type AddedPart,
  type ChangeTarget,
  type DraftChange,
  emptyDraft,
  isEmptyDraft,
  type PartList,
  type ProgramDraft,
  setPartValue,
} from './programDraft';

/** Draft name of the unsaved changes of a program. */
export const getProgramDraftName = (id: string): DraftName => `edit:programs.${id}`;

/** Serializes a draft; '' if it is empty. */
export const serializeProgramDraft = (draft: ProgramDraft): string =>
  isEmptyDraft(draft) ? '' : JSON.stringify(draft);

/** Parses a stored draft. Invalid entries are dropped. */
export function parseProgramDraft(text: string): ProgramDraft {
  const { changes, added } = toRecord(tryParseJson(text));
  if (!Array.isArray(changes) || !Array.isArray(added)) return emptyDraft;
  return { changes: changes.flatMap(parseChange), added: added.flatMap(parseAddedPart) };
}

function parseChange(stored: unknown): DraftChange[] {
  const { target: storedTarget, path, before, after } = toRecord(stored);
  const target = parseTarget(storedTarget);
  return target && typeof path === 'string' ? [{ target, path, before, after }] : [];
}

function parseTarget(stored: unknown): ChangeTarget | null {
  const { of, id } = toRecord(stored);
  if (of === 'program') return { of };
  return isList(of) && typeof id === 'string' ? { of, id } : null;
}

function parseAddedPart(stored: unknown): AddedPart[] {
  const { list, part } = toRecord(stored);
  const fields = toRecord(part);
  const { _id, type } = fields;
  if (!isList(list) || typeof _id !== 'string' || typeof type !== 'string') return [];
  const common = {
    _id,
    type,
    isEnabled: fields['isEnabled'] !== false,
    title: typeof fields['title'] === 'string' ? fields['title'] : null,
    config: fields['config'],
  };
  // Unparsed input is stored too.
  return list === 'tasks'
    ? [{ list, part: setPartValue({ ...common, points: null }, 'points', fields['points']) }]
    : [{ list, part: setPartValue({ ...common, pointsCost: null }, 'pointsCost', fields['pointsCost']) }];
}

const isList = (value: unknown): value is PartList => value === 'tasks' || value === 'rewards';

const toRecord = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
