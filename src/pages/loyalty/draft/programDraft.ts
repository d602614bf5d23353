import { isEqual } from 'es-toolkit/predicate';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import { moveItem } from '../../../lib/moveItem';

/** The two ordered lists of a program. */
export type PartList = 'tasks' | 'rewards';
export type ProgramPart = ProgramTask | ProgramReward;
type PartLists = Pick<Program, PartList>;

/** Target of a change: the program, or a task or reward by id. */
export type ChangeTarget = { of: 'program' } | { of: PartList; id: string };

/** A changed value and its saved value at that time. */
export interface DraftChange {
  target: ChangeTarget;
  /** Property path, such as 'name', 'points', 'config.minOrderValue', or 'settings.guests'. */
  path: string;
  before: unknown;
  after: unknown;
}

/** A task or reward that isn't saved yet. */
export type AddedPart = { list: 'tasks'; part: ProgramTask } | { list: 'rewards'; part: ProgramReward };

/** Unsaved changes of a program. */
export interface ProgramDraft {
  changes: readonly DraftChange[];
  added: readonly AddedPart[];
}

export const emptyDraft: ProgramDraft = { changes: [], added: [] };

export const isEmptyDraft = (draft: ProgramDraft): boolean => draft.changes.length === 0 && draft.added.length === 0;

/** Sets a value in a draft. The change is removed if the value equals the saved one. */
export function setDraftValue(
  draft: ProgramDraft,
  program: Program,
  target: ChangeTarget,
  path: string,
  after: unknown,
): ProgramDraft {
  const addedPart = target.of === 'program' ? undefined : draft.added.find(({ part }) => part._id === target.id);
  if (addedPart) {
    return {
      ...draft,
      added: draft.added.map((part) => (part === addedPart ? updateAddedPart(part, path, after) : part)),
    };
  }
  const existing = draft.changes.find((change) => isChangeAt(change, target, path));
  const before = existing ? existing.before : getDraftValue(program, target, path);
  const change: DraftChange = { target, path, before, after };
  const changes = existing
    ? draft.changes.map((item) => (item === existing ? change : item))
    : [...draft.changes, change];
  return { ...draft, changes: changes.filter((item) => !isEqual(item.before, item.after)) };
}

/** Discards the changes of a target, or the added part. */
export function discardAt(draft: ProgramDraft, target: ChangeTarget): ProgramDraft {
  return {
    changes: draft.changes.filter((change) => !isSameTarget(change.target, target)),
    added: draft.added.filter((part) => !isSameTarget(getAddedTarget(part), target)),
  };
}

/** Moves an added part to an index among the added parts of its list. */
export function moveAddedPart(draft: ProgramDraft, list: PartList, id: string, to: number): ProgramDraft {
  const ofList = draft.added.filter((part) => part.list === list);
  const moved = moveItem(
    ofList,
    ofList.findIndex(({ part }) => part._id === id),
    to,
  );
  return { ...draft, added: [...draft.added.filter((part) => part.list !== list), ...moved] };
}

/** Applies a draft to a program. Added parts come last. */
export function applyDraft(program: Program, draft: ProgramDraft): Program {
  const changed = draft.changes.reduce(applyChange, program);
  const added = getUnsavedParts(program, draft);
  return {
    ...changed,
    tasks: [...(changed.tasks ?? []), ...added.flatMap((part) => (part.list === 'tasks' ? [part.part] : []))],
    rewards: [...(changed.rewards ?? []), ...added.flatMap((part) => (part.list === 'rewards' ? [part.part] : []))],
  };
}

/** Returns the added parts that the program doesn't have yet. */
export function getUnsavedParts(program: Program, draft: ProgramDraft): readonly AddedPart[] {
  return draft.added.filter(({ list, part }) => !findPart(program, list, part._id));
}

/** Finds changes whose saved value has changed since, to something else than the new value. */
export function findDraftConflicts(program: Program, draft: ProgramDraft): DraftChange[] {
  return draft.changes.filter(({ target, path, before, after }) => {
    const now = getDraftValue(program, target, path);
    return !isEqual(now, before) && !isEqual(now, after);
  });
}

/** Rebases a draft onto the current program. Changes that are already saved or whose part was deleted are dropped. */
export function rebaseDraft(program: Program, draft: ProgramDraft): ProgramDraft {
  const ids = new Set([...(program.tasks ?? []), ...(program.rewards ?? [])].map(({ _id }) => _id));
  return {
    changes: draft.changes.flatMap((change) => {
      if (change.target.of !== 'program' && !ids.has(change.target.id)) return [];
      const before = getDraftValue(program, change.target, change.path);
      return isEqual(before, change.after) ? [] : [{ ...change, before }];
    }),
    added: draft.added.filter(({ part }) => !ids.has(part._id)),
  };
}

/** Returns the value at a path; undefined if there is none. */
export function getDraftValue(program: Program, target: ChangeTarget, path: string): unknown {
  const source = target.of === 'program' ? program : findPartAt(program, target);
  return path.split('.').reduce<unknown>((value, step) => getOwn(value, step), source);
}

/** Finds a task or reward by id. */
export function findPart(lists: PartLists, list: PartList, id: string): ProgramPart | undefined {
  return (lists[list] ?? []).find(({ _id }) => _id === id);
}

/** Finds the task or reward of a target; undefined for the program itself and for deleted parts. */
export const findPartAt = (lists: PartLists, target: ChangeTarget): ProgramPart | undefined =>
  target.of === 'program' ? undefined : findPart(lists, target.of, target.id);

/** Finds a task or reward by id and returns it with its list. */
export function findListedPart(program: Program, list: PartList, id: string): AddedPart | undefined {
  if (list === 'tasks') {
    const task = program.tasks?.find(({ _id }) => _id === id);
    return task && { list, part: task };
  }
  const reward = program.rewards?.find(({ _id }) => _id === id);
  return reward && { list, part: reward };
}

const updateAddedPart = (part: AddedPart, path: string, after: unknown): AddedPart =>
  part.list === 'tasks'
    ? { list: 'tasks', part: setPartValue(part.part, path, after) }
    : { list: 'rewards', part: setPartValue(part.part, path, after) };

export const isSameTarget = (a: ChangeTarget, b: ChangeTarget): boolean => isEqual(a, b);

const getAddedTarget = ({ list, part }: AddedPart): ChangeTarget => ({ of: list, id: part._id });

/** Returns whether the draft has unsaved changes of a target, or adds it. */
export const hasDraftChanges = ({ changes, added }: ProgramDraft, target: ChangeTarget): boolean =>
  changes.some((change) => isSameTarget(change.target, target)) ||
  added.some((part) => isSameTarget(getAddedTarget(part), target));

/** Returns whether a change is for this target and path. */
export const isChangeAt = (change: DraftChange, target: ChangeTarget, path: string): boolean =>
  change.path === path && isSameTarget(change.target, target);

function applyChange(program: Program, { target, path, after }: DraftChange): Program {
  if (target.of === 'program') return setPartValue(program, path, after);
  const { of, id } = target;
  const updateParts = <One extends ProgramPart>(parts: readonly One[] | null) =>
    parts?.map((part) => (part._id === id ? setPartValue(part, path, after) : part)) ?? null;
  return of === 'tasks'
    ? { ...program, tasks: updateParts(program.tasks) }
    : { ...program, rewards: updateParts(program.rewards) };
}

/** Returns a copy with the value at a path replaced. */
export function setPartValue<Source extends object>(source: Source, path: string, value: unknown): Source {
  const [step = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : setPartValue(Object(getOwn(source, step) ?? {}), rest.join('.'), value);
  return { ...source, [step]: next };
}

/** Reads an own property; undefined if there is none. */
const getOwn = (value: unknown, step: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
