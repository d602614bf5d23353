import type { Program } from '../../../../resources/programs';
import { joinRecordId } from '../../../../resources/recordKind';
import {
  applyDraft,
  type ChangeTarget,
  findPart,
  findPartAt,
  getUnsavedParts,
  isSameTarget,
  listChanges,
  type PartList,
  type ProgramDraft,
} from './programDraft';

/** An update that saves a part of a draft. */
export interface ProgramWrite {
  target: ChangeTarget;
  resource: string;
  id: string;
  data: object;
  previousData: object;
}

/** Converts a draft to updates in order: the program, changed parts, added parts. */
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
      const data = {
        ...(hasPath((path) => path === 'name') && { name: edited.name }),
        ...(hasPath((path) => path.startsWith('settings.')) && { settings: edited.settings }),
      };
      return [{ target, resource: 'programs', id: program._id, data, previousData: program }];
    }
    const data = findPartAt(edited, target);
    return data ? [{ target, ...toPartRecord(program, target.of, target.id), data }] : [];
  };
  const added = [...getUnsavedParts(program, draft, 'tasks'), ...getUnsavedParts(program, draft, 'rewards')];
  return [...targets, ...added.map(({ list, part }) => ({ of: list, id: part._id }))].flatMap(toWrites);
}

/** A task or reward as a record, with its saved values. */
export function toPartRecord(program: Program, list: PartList, partId: string) {
  const programId = program._id;
  const id = joinRecordId(programId, partId);
  return {
    resource: list === 'tasks' ? 'program-tasks' : 'program-rewards',
    id,
    previousData: { ...findPart(program, list, partId), id, programId },
  };
}
