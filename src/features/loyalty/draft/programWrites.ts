import type { Program } from '../../../../resources/programs';
import {
  type AddedPart,
  applyDraft,
  type ChangeTarget,
  findListedPart,
  getUnsavedParts,
  isSameTarget,
  listChanges,
  type ProgramDraft,
} from './programDraft';

/** A request that saves a part of a draft (specification section 7). */
export type ProgramWrite =
  | { call: 'patch'; body: { name?: string | null; settings?: unknown } }
  | ({ call: 'put' } & AddedPart);

/** Converts a draft to requests in order: the program, changed parts, added parts. */
export function toProgramWrites(program: Program, draft: ProgramDraft): readonly ProgramWrite[] {
  const edited = applyDraft(program, draft);
  const changes = listChanges(program, draft);
  const targets = changes
    .map(({ target }) => target)
    .filter((target, n, all) => all.findIndex((other) => isSameTarget(other, target)) === n);
  const hasPath = (isFound: (path: string) => boolean) =>
    changes.some(({ target, path }) => target.of === 'program' && isFound(path));
  const toWrites = (target: ChangeTarget): readonly ProgramWrite[] => {
    if (target.of === 'program') {
      const body = {
        ...(hasPath((path) => path === 'name') && { name: edited.name }),
        ...(hasPath((path) => path.startsWith('settings.')) && { settings: edited.settings }),
      };
      return [{ call: 'patch', body }];
    }
    const listed = findListedPart(edited, target.of, target.id);
    return listed ? [{ call: 'put', ...listed }] : [];
  };
  const added = [...getUnsavedParts(program, draft, 'tasks'), ...getUnsavedParts(program, draft, 'rewards')];
  return [...targets.flatMap(toWrites), ...added.map((part) => ({ call: 'put' as const, ...part }))];
}

/** Target that a request writes to. */
export const getWriteTarget = (write: ProgramWrite): ChangeTarget =>
  write.call === 'patch' ? { of: 'program' } : { of: write.list, id: write.part._id };
