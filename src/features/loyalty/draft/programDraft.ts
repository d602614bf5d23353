/** The edited content of a program. Tasks and rewards are keyed by id, so that edits of each are merged by field. */
import * as z from 'zod/mini';
import { isDeepEqual } from '../../../../dataProvider/writes/mergeEdits';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import type { DraftName } from '../../../engine/drafts/draftStore';
import { getOwn } from '../../../lib/getOwn';
import { moveItem } from '../../../lib/moveItem';

/** The two ordered lists of a program. */
export type PartList = 'tasks' | 'rewards';
export type ProgramPart = ProgramTask | ProgramReward;

/** Target of a change: the program, or a task or reward by id. */
export type ChangeTarget = { of: 'program' } | { of: PartList; id: string };

/** A task or reward that isn't saved yet. */
export type AddedPart = { list: 'tasks'; part: ProgramTask } | { list: 'rewards'; part: ProgramReward };

const hasId = (part: unknown) => typeof Object(part)['_id'] === 'string';

/** Schema of persisted drafts. Number fields may contain a text that isn't a number yet. */
export const programDraftShape = z.object({
  name: z.nullable(z.string()),
  settings: z.optional(z.unknown()),
  tasks: z.record(z.string(), z.custom<ProgramTask>(hasId)),
  rewards: z.record(z.string(), z.custom<ProgramReward>(hasId)),
  /** Ids of parts that aren't saved yet, in their order. */
  added: z.array(z.string()),
});
export type ProgramDraft = z.infer<typeof programDraftShape>;

/** Draft name of the unsaved changes of a program. */
export const getProgramDraftName = (id: string): DraftName => `edit:programs.${id}`;

export function toProgramDraft({ name, settings, tasks, rewards }: Program): ProgramDraft {
  const byId = <One extends ProgramPart>(parts: readonly One[] | null) =>
    Object.fromEntries((parts ?? []).map((part) => [part._id, part]));
  return { name, settings, tasks: byId(tasks), rewards: byId(rewards), added: [] };
}

/** Applies a draft to the saved program. Parts that aren't saved yet come last. */
export function applyDraft(program: Program, { name, settings, tasks, rewards, added }: ProgramDraft): Program {
  const list = <One extends ProgramPart>(saved: readonly One[] | null, parts: Readonly<Record<string, One>>) => {
    const savedIds = (saved ?? []).map(({ _id }) => _id);
    const ids = new Set([...savedIds, ...added, ...Object.keys(parts)]);
    return [...ids].flatMap((id) => getOwn(parts, id) ?? []);
  };
  return { ...program, name, settings, tasks: list(program.tasks, tasks), rewards: list(program.rewards, rewards) };
}

/** Sets a value of a target. */
export function setDraftValue(draft: ProgramDraft, target: ChangeTarget, path: string, value: unknown): ProgramDraft {
  if (target.of === 'program') return setPartValue(draft, path, value);
  const part = getOwn<ProgramPart>(draft[target.of], target.id);
  return part ? { ...draft, [target.of]: { ...draft[target.of], [part._id]: setPartValue(part, path, value) } } : draft;
}

/** Adds a part, or sets it to this state. */
export const putPart = (draft: ProgramDraft, list: PartList, part: ProgramPart): ProgramDraft => ({
  ...draft,
  [list]: { ...draft[list], [part._id]: part },
});

function removePart(draft: ProgramDraft, list: PartList, id: string): ProgramDraft {
  const { [id]: _, ...others } = draft[list];
  return { ...draft, [list]: others, added: draft.added.filter((item) => item !== id) };
}

/** Sets a target to its saved state. A part that isn't saved is removed; nothing is done if it is gone. */
export function discardAt(draft: ProgramDraft, program: Program, target: ChangeTarget): ProgramDraft {
  if (target.of === 'program') return { ...draft, name: program.name, settings: program.settings };
  if (!getOwn<ProgramPart>(draft[target.of], target.id)) return draft;
  const part = findPartAt(program, target);
  const others = removePart(draft, target.of, target.id);
  return part ? putPart(others, target.of, part) : others;
}

/** Moves a part that isn't saved to an index among those of its list. */
export function moveUnsavedPart(
  draft: ProgramDraft,
  program: Program,
  list: PartList,
  id: string,
  to: number,
): ProgramDraft {
  const ids = getUnsavedParts(program, draft, list).map(({ part }) => part._id);
  const others = draft.added.filter((item) => !ids.includes(item));
  return { ...draft, added: [...others, ...moveItem(ids, ids.indexOf(id), to)] };
}

/** Returns the parts of a draft that the program doesn't have, in their order. */
export function getUnsavedParts(program: Program, draft: ProgramDraft, list: PartList): readonly AddedPart[] {
  const edited = applyDraft(program, draft);
  return (edited[list] ?? []).flatMap(({ _id }) =>
    findPart(program, list, _id) ? [] : (findListedPart(edited, list, _id) ?? []),
  );
}

/** A changed value and its saved value. */
export interface DraftChange {
  target: ChangeTarget;
  /** Property path, such as 'name', 'points', 'config.minOrderValue', or 'settings.guests'. */
  path: string;
  before: unknown;
  after: unknown;
}

/** Changed values of the program and of saved parts. */
export function listChanges(program: Program, draft: ProgramDraft): readonly DraftChange[] {
  const { name, settings } = draft;
  const lists: readonly PartList[] = ['tasks', 'rewards'];
  return [
    ...diffFields({ of: 'program' }, { name: program.name, settings: program.settings }, { name, settings }),
    ...lists.flatMap((list) =>
      (program[list] ?? []).flatMap((part) => {
        const edited = getOwn<ProgramPart>(draft[list], part._id);
        return edited ? diffFields({ of: list, id: part._id }, part, edited) : [];
      }),
    ),
  ];
}

/** Objects whose properties are fields of their own. */
const groups: readonly string[] = ['config', 'settings'];

function diffFields(target: ChangeTarget, before: object, after: object, prefix = ''): DraftChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): DraftChange[] => {
    const values = { before: getValue(before, name), after: getValue(after, name) };
    if (isDeepEqual(values.before, values.after)) return [];
    if (prefix === '' && groups.includes(name)) {
      return diffFields(target, Object(values.before ?? {}), Object(values.after ?? {}), `${name}.`);
    }
    return [{ target, path: `${prefix}${name}`, ...values }];
  });
}

/** Returns the value at a path; undefined if there is none. */
export function getDraftValue(program: Program, target: ChangeTarget, path: string): unknown {
  const source = target.of === 'program' ? program : findPartAt(program, target);
  return path.split('.').reduce<unknown>(getValue, source);
}

/** Finds a task or reward by id. */
export function findPart(lists: Pick<Program, PartList>, list: PartList, id: string): ProgramPart | undefined {
  return (lists[list] ?? []).find(({ _id }) => _id === id);
}

/** Finds the task or reward of a target; undefined for the program itself and for deleted parts. */
export const findPartAt = (lists: Pick<Program, PartList>, target: ChangeTarget): ProgramPart | undefined =>
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

export const isSameTarget = (a: ChangeTarget, b: ChangeTarget): boolean => isDeepEqual(a, b);

/** Returns a copy with the value at a path replaced. */
function setPartValue<Source extends object>(source: Source, path: string, value: unknown): Source {
  const [step = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : setPartValue(Object(getValue(source, step) ?? {}), rest.join('.'), value);
  return { ...source, [step]: next };
}

/** Reads an own property; undefined if there is none. */
const getValue = (value: unknown, step: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
