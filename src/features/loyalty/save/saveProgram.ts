import { AppError, type AppErrorKind, toAppError } from '../../../../dataProvider/errors';
import { readBefore } from '../../../../dataProvider/uncertainty';
import { mergeEdits } from '../../../../dataProvider/writes/mergeEdits';
import type { Program } from '../../../../resources/programs';
import {
  type ChangeTarget,
  findPart,
  type ProgramDraft,
  programDraftShape,
  toProgramDraft,
} from '../draft/programDraft';
import { type ProgramWrite, toProgramWrites } from '../draft/programWrites';

/** A failed request of a save. */
export interface PartSaveError {
  target: ChangeTarget;
  /** Null if it wasn't sent because an earlier request failed with an error that affects all. */
  error: AppError | null;
}

/** Why a program wasn't saved: it couldn't be loaded, it is gone, or some or all requests failed. */
export class ProgramSaveError extends AppError {
  constructor(
    readonly reason: 'unread' | 'gone' | 'left' | 'none',
    override readonly cause: AppError | null,
    readonly saveErrors: readonly PartSaveError[] = [],
  ) {
    super({ kind: cause?.kind ?? 'notFound' });
  }
}

interface SaveProgramPorts {
  /**
   * Reads the current program; null if it no longer exists.
   * @throws AppError
   */
  read(): Promise<Program | null>;
  /** @throws AppError */
  update(write: ProgramWrite): Promise<unknown>;
}

interface SavedParts {
  saved: readonly ChangeTarget[];
  saveErrors: readonly PartSaveError[];
}

/** Errors that the remaining requests would also fail with. */
const stoppingErrors: readonly AppErrorKind[] = ['offline', 'timeout', 'auth', 'forbidden', 'tooMany', 'canceled'];

/**
 * Saves a draft with one update after the other. Nothing is sent if another user changed the same fields.
 * @param base saved state that the draft is based on
 * @throws AppError of kind `conflict`; ProgramSaveError
 */
export async function saveProgram(
  base: ProgramDraft,
  mine: ProgramDraft,
  { read, update }: SaveProgramPorts,
): Promise<SavedParts> {
  const program = await readBefore(read).catch((thrown) => {
    throw new ProgramSaveError('unread', toAppError(thrown));
  });
  if (!program) throw new ProgramSaveError('gone', null);
  const { value, conflicts } = mergeEdits(base, mine, toProgramDraft(program));
  if (conflicts.length > 0) throw new AppError({ kind: 'conflict' });
  const saved: ChangeTarget[] = [];
  const saveErrors: PartSaveError[] = [];
  let isStopped = false;
  /** Lists to which a part wasn't added. Later ones of the draft would come before it. */
  const stoppedLists = new Set<string>();
  for (const write of toProgramWrites(program, programDraftShape.parse(value))) {
    const { target } = write;
    const isAdded = target.of !== 'program' && !findPart(program, target.of, target.id);
    if (isStopped || (isAdded && stoppedLists.has(target.of))) {
      saveErrors.push({ target, error: null });
      continue;
    }
    try {
      await update(write);
      saved.push(target);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind === 'notFound' && (await isGone(read))) throw new ProgramSaveError('gone', null);
      saveErrors.push({ target, error });
      if (isAdded) stoppedLists.add(target.of);
      isStopped = stoppingErrors.includes(error.kind);
    }
  }
  return { saved, saveErrors };
}

/** Whether the program is gone for certain. */
async function isGone(read: SaveProgramPorts['read']): Promise<boolean> {
  try {
    return (await read()) === null;
  } catch {
    return false;
  }
}
