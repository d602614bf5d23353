/** Conflicts of a draft by field, although the merge goes into the values of a field. */
import type { MergeConflict } from '../../../../dataProvider/writes/mergeEdits';
import { getAtPath } from '../../../engine/editing/editHistory';
import type { ChangeTarget, PartList, ProgramDraft, ProgramPart } from '../draft/programDraft';

/** A conflict that must be resolved before the draft can be saved. */
export interface ProgramConflict extends MergeConflict {
  key: string;
  target: ChangeTarget;
  /** Path of the field; null if the whole task or reward was deleted. */
  field: string | null;
  /** The edited task or reward; null for the program itself. */
  part: ProgramPart | null;
}

export type ConflictChoice = 'mine' | 'theirs';

/** Joins the conflicts inside of each field. */
export function toProgramConflicts(
  conflicts: readonly MergeConflict[],
  mine: ProgramDraft,
  theirs: ProgramDraft,
): readonly ProgramConflict[] {
  const paths = new Map(conflicts.map(({ path }) => [toFieldPath(path).join(' '), toFieldPath(path)]));
  return [...paths].map(([key, path]) => {
    const [list = '', id = '', ...field] = path;
    const isPart = isList(list);
    return {
      key,
      path,
      mine: getAtPath(mine, path),
      theirs: getAtPath(theirs, path),
      target: isPart ? { of: list, id } : { of: 'program' },
      field: isPart ? field.join('.') || null : path.join('.'),
      part: isPart ? (mine[list][id] ?? null) : null,
    };
  });
}

const isList = (name: string): name is PartList => name === 'tasks' || name === 'rewards';

/** Ends at the field: `tasks`, an id, `config` and a name; or less. */
function toFieldPath(path: readonly string[]): readonly string[] {
  const [first = '', , third] = path;
  if (first === 'settings') return path.slice(0, 2);
  return path.slice(0, third === 'config' ? 4 : 3);
}
