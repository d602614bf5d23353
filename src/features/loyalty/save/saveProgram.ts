/** Saves a draft with optimistic concurrency: read, merge, write, and verify if a response was lost. */

import { AppError, type AppErrorKind } from '../../../../dataProvider/errors';
import { mergeEdits } from '../../../../dataProvider/writes/mergeEdits';
import type { Program } from '../../../../resources/programs';
import { verifiedWrite, writeAndVerify } from '../../../engine/writes/verifiedWrite';
import {
  type ChangeTarget,
  isSameTarget,
  type ProgramDraft,
  programDraftShape,
  toProgramDraft,
} from '../draft/programDraft';
import { getWriteTarget, type ProgramWrite, toProgramWrites } from '../draft/programWrites';

/** A failed request of a save. */
export interface PartSaveError {
  target: ChangeTarget;
  /** Null if it wasn't sent because an earlier request failed with an error that affects all. */
  error: AppError | null;
}

/** Why a program wasn't saved: it couldn't be loaded, it is gone, or some requests failed. */
export class ProgramSaveError extends AppError {
  constructor(
    readonly reason: 'unread' | 'gone' | 'left',
    override readonly cause: AppError | null,
    readonly saveErrors: readonly PartSaveError[] = [],
  ) {
    super({ kind: cause?.kind ?? 'notFound' });
  }
}

export interface SaveProgramPorts {
  /**
   * Fetches the current program; null if it no longer exists.
   * @throws AppError
   */
  read(): Promise<Program | null>;
  /** @throws AppError */
  send(write: ProgramWrite): Promise<Program>;
}

/** Result of a save: some requests may have failed. */
interface SavedProgram {
  program: Program;
  /** What was saved. */
  saved: readonly ChangeTarget[];
  saveErrors: readonly PartSaveError[];
}

/** Errors that the remaining requests would also fail with. */
const stoppingErrors: readonly AppErrorKind[] = ['offline', 'timeout', 'auth', 'forbidden', 'tooMany', 'canceled'];

/**
 * Saves a draft with one request after the other.
 * @param base saved state that the draft is based on
 * @throws AppError of kind `conflict` if another user changed the same fields; ProgramSaveError
 */
export async function saveProgram(
  base: ProgramDraft,
  mine: ProgramDraft,
  ports: SaveProgramPorts,
): Promise<SavedProgram> {
  const merge = (program: Program) => mergeEdits(base, mine, toProgramDraft(program));
  const getWrites = (program: Program) => toProgramWrites(program, programDraftShape.parse(merge(program).value));
  const result = await verifiedWrite<Program, SavedProgram | null, null>({
    load: ports.read,
    compare(program) {
      if (merge(program).conflicts.length > 0) return { conflict: null };
      return getWrites(program).length === 0 ? 'applied' : 'notApplied';
    },
    write: (program) => sendWrites(program, getWrites, ports),
  });
  if (result.kind === 'conflict') throw new AppError({ kind: 'conflict' });
  if (result.kind === 'applied') return { program: result.state, saved: [], saveErrors: [] };
  if (result.kind === 'written' && result.response) return result.response;
  const isUnread = result.kind === 'unread' || result.kind === 'failed' || result.kind === 'unknown';
  throw isUnread ? new ProgramSaveError('unread', result.error) : new ProgramSaveError('gone', null);
}

/** Sends each request once. Returns null if the program is gone. */
async function sendWrites(
  fresh: Program,
  getWrites: (program: Program) => readonly ProgramWrite[],
  { read, send }: SaveProgramPorts,
): Promise<SavedProgram | null> {
  let program = fresh;
  const saved: ChangeTarget[] = [];
  const saveErrors: PartSaveError[] = [];
  let isStopped = false;
  for (const write of getWrites(fresh)) {
    const target = getWriteTarget(write);
    if (isStopped) {
      saveErrors.push({ target, error: null });
      continue;
    }
    const result = await writeAndVerify({
      write: () => send(write),
      load: read,
      verify: (now) =>
        getWrites(now).some((left) => isSameTarget(getWriteTarget(left), target)) ? 'notApplied' : 'applied',
    });
    if (result.kind === 'gone') return null;
    if (result.kind === 'written') program = result.response;
    else if (result.state) program = result.state;
    if (result.kind === 'written' || result.kind === 'applied') saved.push(target);
    else saveErrors.push({ target, error: result.error });
    isStopped = result.kind !== 'written' && stoppingErrors.includes(result.error.kind);
  }
  return { program, saved, saveErrors };
}
