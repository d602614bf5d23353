import type { Program } from '../../../../resources/programs';
import {
  type AddedPart,
  applyDraft,
  type ChangeTarget,
  findDraftConflicts,
  findListedPart,
  type PartList,
  type ProgramDraft,
} from './programDraft';

/** A request that saves a part of a draft (specification section 7). */
export type ProgramWrite =
  | { call: 'patch'; body: { name?: string | null; settings?: unknown } }
  | ({ call: 'put' } & AddedPart);

/** Converts a draft to requests in order: the program, changed parts, added parts. */
export function toProgramWrites(program: Program, draft: ProgramDraft): ProgramWrite[] {
  const draftProgram = applyDraft(program, draft);
  const targets = draft.changes.map(({ target }) => target);
  const programPaths = draft.changes.filter(({ target }) => target.of === 'program').map(({ path }) => path);
  const patch = {
    ...(programPaths.includes('name') && { name: draftProgram.name }),
    ...(programPaths.some((path) => path.startsWith('settings.')) && { settings: draftProgram.settings }),
  };
  const createPutWrites = (list: PartList, id: string): ProgramWrite[] => {
    const listed = findListedPart(draftProgram, list, id);
    return listed ? [{ call: 'put', ...listed }] : [];
  };
  return [
    ...(programPaths.length > 0 ? [{ call: 'patch', body: patch } satisfies ProgramWrite] : []),
    ...uniqueTargets(targets).flatMap(({ of, id }) => createPutWrites(of, id)),
    ...draft.added.flatMap(({ list, part }) => createPutWrites(list, part._id)),
  ];
}

/** Target that a request writes to. */
export const getWriteTarget = (write: ProgramWrite): ChangeTarget =>
  write.call === 'patch' ? { of: 'program' } : { of: write.list, id: write.part._id };

/** Returns whether none of the changed values were changed on the server since. */
export const hasNoConflicts = (program: Program, draft: ProgramDraft): boolean =>
  findDraftConflicts(program, draft).length === 0;

function uniqueTargets(targets: readonly ChangeTarget[]): Exclude<ChangeTarget, { of: 'program' }>[] {
  const parts = targets.flatMap((target) => (target.of === 'program' ? [] : [target]));
  return parts.filter(({ id }, n) => parts.findIndex((other) => other.id === id) === n);
}
