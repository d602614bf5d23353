import { isEqual } from 'es-toolkit/predicate';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';

/** The two ordered lists of a programme. */
export type PartList = 'tasks' | 'rewards';
export type Part = ProgramTask | ProgramReward;
type PartLists = Pick<Program, PartList>;

/** Where a value stands: of the programme itself, or of one of its tasks or rewards by id. */
export type Place = { of: 'program' } | { of: PartList; id: string };

/** One value that the merchant changed, and what it was when they did. */
export interface Change {
  place: Place;
  /** 'name', 'title', 'points', … or a value below: 'config.minOrderValue', 'settings.guests'. */
  path: string;
  before: unknown;
  after: unknown;
}

/** A task or reward that the provider does not have yet. */
export type Added = { list: 'tasks'; part: ProgramTask } | { list: 'rewards'; part: ProgramReward };

/** Everything that is changed in a programme and not saved. */
export interface ProgramDraft {
  changes: readonly Change[];
  added: readonly Added[];
}

export const emptyDraft: ProgramDraft = { changes: [], added: [] };

export const isEmptyDraft = (draft: ProgramDraft): boolean => draft.changes.length === 0 && draft.added.length === 0;

/** The draft with one value more, or without it when it is again what it was. */
export function setValue(
  draft: ProgramDraft,
  program: Program,
  place: Place,
  path: string,
  after: unknown,
): ProgramDraft {
  const own = place.of === 'program' ? undefined : draft.added.find(({ part }) => part._id === place.id);
  if (own) {
    return { ...draft, added: draft.added.map((one) => (one === own ? changedAdded(one, path, after) : one)) };
  }
  const known = draft.changes.find((change) => isAt(change, place, path));
  const before = known ? known.before : valueAt(program, place, path);
  const change: Change = { place, path, before, after };
  const changes = known ? draft.changes.map((one) => (one === known ? change : one)) : [...draft.changes, change];
  return { ...draft, changes: changes.filter((one) => !isEqual(one.before, one.after)) };
}

/** The draft without what was changed at a place; without a part that was added there. */
export function forget(draft: ProgramDraft, place: Place): ProgramDraft {
  return {
    changes: draft.changes.filter((change) => !isSamePlace(change.place, place)),
    added: draft.added.filter((one) => !isSamePlace(placeOfAdded(one), place)),
  };
}

/** The programme as it will be: what was changed over what is saved, what was added at the end. */
export function drafted(program: Program, draft: ProgramDraft): Program {
  const changed = draft.changes.reduce(apply, program);
  const added = stillAdded(program, draft);
  return {
    ...changed,
    tasks: [...(changed.tasks ?? []), ...added.flatMap((one) => (one.list === 'tasks' ? [one.part] : []))],
    rewards: [...(changed.rewards ?? []), ...added.flatMap((one) => (one.list === 'rewards' ? [one.part] : []))],
  };
}

/** What was added, without what the provider turns out to have. */
export function stillAdded(program: Program, draft: ProgramDraft): readonly Added[] {
  return draft.added.filter(({ list, part }) => !partOf(program, list, part._id));
}

/** The changes whose value is no longer what it was when it was changed, nor what it was changed to. */
export function conflictsOf(program: Program, draft: ProgramDraft): Change[] {
  return draft.changes.filter(({ place, path, before, after }) => {
    const now = valueAt(program, place, path);
    return !isEqual(now, before) && !isEqual(now, after);
  });
}

/** The draft upon what is saved now: what is already so is no change any more, and what was deleted is dropped. */
export function rebase(program: Program, draft: ProgramDraft): ProgramDraft {
  const ids = new Set([...(program.tasks ?? []), ...(program.rewards ?? [])].map(({ _id }) => _id));
  return {
    changes: draft.changes.flatMap((change) => {
      if (change.place.of !== 'program' && !ids.has(change.place.id)) return [];
      const before = valueAt(program, change.place, change.path);
      return isEqual(before, change.after) ? [] : [{ ...change, before }];
    }),
    added: draft.added.filter(({ part }) => !ids.has(part._id)),
  };
}

/** What stands at a place now; undefined where nothing does. */
export function valueAt(program: Program, place: Place, path: string): unknown {
  const whole = place.of === 'program' ? program : partAt(program, place);
  return path.split('.').reduce<unknown>((value, step) => own(value, step), whole);
}

/** A task or reward by id. */
export function partOf(lists: PartLists, list: PartList, id: string): Part | undefined {
  return (lists[list] ?? []).find(({ _id }) => _id === id);
}

/** The task or reward at a place; undefined for the programme itself and for one that is gone. */
export const partAt = (lists: PartLists, place: Place): Part | undefined =>
  place.of === 'program' ? undefined : partOf(lists, place.of, place.id);

/** A task or reward by id, with the list that it is in. */
export function listedPart(program: Program, list: PartList, id: string): Added | undefined {
  if (list === 'tasks') {
    const task = program.tasks?.find(({ _id }) => _id === id);
    return task && { list, part: task };
  }
  const reward = program.rewards?.find(({ _id }) => _id === id);
  return reward && { list, part: reward };
}

const changedAdded = (one: Added, path: string, after: unknown): Added =>
  one.list === 'tasks'
    ? { list: 'tasks', part: withValue(one.part, path, after) }
    : { list: 'rewards', part: withValue(one.part, path, after) };

export const isSamePlace = (one: Place, other: Place): boolean => isEqual(one, other);

const placeOfAdded = ({ list, part }: Added): Place => ({ of: list, id: part._id });

/** Something at this place is changed, or was added there, and is not saved. */
export const holds = ({ changes, added }: ProgramDraft, place: Place): boolean =>
  changes.some((change) => isSamePlace(change.place, place)) ||
  added.some((one) => isSamePlace(placeOfAdded(one), place));

/** It is a change of the value at this path of this place. */
export const isAt = (change: Change, place: Place, path: string): boolean =>
  change.path === path && isSamePlace(change.place, place);

function apply(program: Program, { place, path, after }: Change): Program {
  if (place.of === 'program') return withValue(program, path, after);
  const { of, id } = place;
  const put = <One extends Part>(parts: readonly One[] | null) =>
    parts?.map((part) => (part._id === id ? withValue(part, path, after) : part)) ?? null;
  return of === 'tasks' ? { ...program, tasks: put(program.tasks) } : { ...program, rewards: put(program.rewards) };
}

/** A copy with another value at a path. */
export function withValue<Whole extends object>(whole: Whole, path: string, value: unknown): Whole {
  const [step = '', ...rest] = path.split('.');
  const below = rest.length === 0 ? value : withValue(Object(own(whole, step) ?? {}), rest.join('.'), value);
  return { ...whole, [step]: below };
}

/** A value of an object's own; undefined where it has none. */
const own = (value: unknown, step: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
