/** Saves a draft with optimistic concurrency: read, compare, write, and verify if a response was lost. */

import type { AppError, AppErrorKind } from '../../../../dataProvider/errors';
import type { Program } from '../../../../resources/programs';
import { verifiedWrite, writeAndVerify } from '../../../engine/writes/verifiedWrite';
import { type ChangeTarget, discardAt, hasDraftChanges, type ProgramDraft, rebaseDraft } from '../draft/programDraft';
import { getWriteTarget, hasNoConflicts, type ProgramWrite, toProgramWrites } from '../draft/programWrites';
import { findDeletedTargets } from './conflicts';

/** A failed request of a save. */
export interface PartSaveError {
  target: ChangeTarget;
  /** Null if it wasn't sent because an earlier request failed with an error that affects all. */
  error: AppError | null;
}

/** Outcome of a save. */
export type SaveProgramOutcome =
  /** Nothing was sent: the program couldn't be loaded. */
  | { kind: 'unread'; error: AppError }
  | { kind: 'gone' }
  /** Nothing was sent: the draft conflicts with changes by another user. */
  | { kind: 'disputed'; program: Program }
  /** All requests were attempted. `left` is the unsaved rest, rebased onto the current program. */
  | { kind: 'sent'; program: Program; left: ProgramDraft; saveErrors: readonly PartSaveError[] };

export interface SaveProgramPorts {
  /**
   * Fetches the current program; null if it no longer exists.
   * @throws AppError
   */
  read(): Promise<Program | null>;
  /** @throws AppError */
  send(write: ProgramWrite): Promise<Program>;
}

/** Errors that the remaining requests would also fail with. */
const stoppingErrors: readonly AppErrorKind[] = ['offline', 'timeout', 'auth', 'forbidden', 'tooMany', 'canceled'];

/** Saves a draft with one request after the other. Never throws. */
export async function saveProgram(draft: ProgramDraft, ports: SaveProgramPorts): Promise<SaveProgramOutcome> {
  const result = await verifiedWrite<Program, SaveProgramOutcome, null>({
    load: ports.read,
    compare(program) {
      if (!hasNoConflicts(program, draft) || findDeletedTargets(program, draft).length > 0) return { conflict: null };
      return toProgramWrites(program, rebaseDraft(program, draft)).length === 0 ? 'applied' : 'notApplied';
    },
    write: (program) => sendChanges(program, draft, ports),
  });
  switch (result.kind) {
    case 'written':
      return result.response;
    case 'gone':
      return { kind: 'gone' };
    case 'conflict':
      return { kind: 'disputed', program: result.state };
    case 'applied':
      return { kind: 'sent', program: result.state, left: rebaseDraft(result.state, draft), saveErrors: [] };
    default:
      return { kind: 'unread', error: result.error };
  }
}

async function sendChanges(fresh: Program, draft: ProgramDraft, ports: SaveProgramPorts): Promise<SaveProgramOutcome> {
  let program = fresh;
  let left = rebaseDraft(program, draft);
  const saveErrors: PartSaveError[] = [];
  let isStopped = false;
  for (const write of toProgramWrites(program, left)) {
    const target = getWriteTarget(write);
    if (isStopped) {
      saveErrors.push({ target, error: null });
      continue;
    }
    const result = await sendChange(write, left, ports);
    if (result.kind === 'gone') return { kind: 'gone' };
    if (result.kind === 'written') program = result.response;
    else if (result.state) program = result.state;
    if (result.kind === 'written' || result.kind === 'applied') left = discardAt(left, target);
    else saveErrors.push({ target, error: result.error });
    isStopped = result.kind !== 'written' && stoppingErrors.includes(result.error.kind);
  }
  return { kind: 'sent', program, left, saveErrors };
}

/** Sends one change. If its outcome is uncertain, checks whether the program has it. */
const sendChange = (write: ProgramWrite, left: ProgramDraft, ports: SaveProgramPorts) =>
  writeAndVerify({
    write: () => ports.send(write),
    load: ports.read,
    verify: (program) =>
      hasDraftChanges(rebaseDraft(program, left), getWriteTarget(write)) ? 'notApplied' : 'applied',
  });
