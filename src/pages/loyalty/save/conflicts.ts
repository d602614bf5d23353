/** Conflicts between a draft and changes by other users, and their resolution. */
import type { Program } from '../../../../resources/programs';
import {
  type AddedPart,
  applyDraft,
  type ChangeTarget,
  type DraftChange,
  discardAt,
  findDraftConflicts,
  findListedPart,
  findPart,
  getDraftValue,
  isChangeAt,
  isSameTarget,
  type ProgramDraft,
  type ProgramPart,
} from '../draft/programDraft';

export type PartTarget = Exclude<ChangeTarget, { of: 'program' }>;

/** A conflict that must be resolved before the draft can be saved. */
export type ProgramConflict =
  | { kind: 'value'; key: string; change: DraftChange; theirs: unknown }
  /** `part` is its last known state; null if unknown, so that it can't be restored. */
  | { kind: 'deleted'; key: string; target: PartTarget; part: ProgramPart | null };

export type ConflictChoice = 'mine' | 'theirs';

/** Finds changed tasks and rewards that no longer exist. */
export function findDeletedTargets(program: Program, draft: ProgramDraft): PartTarget[] {
  const targets = draft.changes.flatMap(({ target }) => (target.of === 'program' ? [] : [target]));
  return targets.filter(
    (target, n) => !findPart(program, target.of, target.id) && targets.findIndex(({ id }) => id === target.id) === n,
  );
}

/**
 * Finds all conflicts of a draft with the current program.
 * @param seen last known tasks and rewards by id
 */
export function findProgramConflicts(
  program: Program,
  draft: ProgramDraft,
  seen: ReadonlyMap<string, ProgramPart>,
): ProgramConflict[] {
  const deleted = findDeletedTargets(program, draft);
  const isDeleted = (target: ChangeTarget) => deleted.some((item) => isSameTarget(item, target));
  const values = findDraftConflicts(program, draft).filter(({ target }) => !isDeleted(target));
  return [
    ...values.map((change) => ({
      kind: 'value' as const,
      key: `${change.target.of === 'program' ? '' : change.target.id} ${change.path}`,
      change,
      theirs: getDraftValue(program, change.target, change.path),
    })),
    ...deleted.map((target) => ({
      kind: 'deleted' as const,
      key: target.id,
      target,
      part: seen.get(target.id) ?? null,
    })),
  ];
}

/** Applies the choices to a draft. Kept changes are rebased onto the current values. */
export function resolveConflicts(
  draft: ProgramDraft,
  conflicts: readonly ProgramConflict[],
  choices: ReadonlyMap<string, ConflictChoice>,
): ProgramDraft {
  return conflicts.reduce(
    (left, conflict) => resolveConflict(left, conflict, choices.get(conflict.key) ?? 'theirs'),
    draft,
  );
}

function resolveConflict(draft: ProgramDraft, conflict: ProgramConflict, choice: ConflictChoice): ProgramDraft {
  if (conflict.kind === 'deleted') {
    const left = discardAt(draft, conflict.target);
    const { part, target } = conflict;
    const restored = choice === 'mine' && part ? restorePart(target, part, draft) : undefined;
    return restored ? { ...left, added: [...left.added, restored] } : left;
  }
  const { change, theirs } = conflict;
  const isSameChange = (draftChange: DraftChange) => isChangeAt(draftChange, change.target, change.path);
  return {
    ...draft,
    changes: draft.changes.flatMap((item) => {
      if (!isSameChange(item)) return [item];
      return choice === 'mine' ? [{ ...item, before: theirs }] : [];
    }),
  };
}

/** Returns the deleted part with its changes, to be added again. */
function restorePart({ of, id }: PartTarget, part: ProgramPart, draft: ProgramDraft): AddedPart | undefined {
  const alone = { _id: '', name: null, tasks: null, rewards: null, [of]: [part] };
  return findListedPart(applyDraft(alone, { ...draft, added: [] }), of, id);
}
