/** Saves a draft so that nobody's change is overwritten unseen, and of every part of it is known what became of it. */
import { certainly } from '../../../../dataProvider/certainly';
import { type AppError, type AppErrorKind, toAppError } from '../../../../dataProvider/errors';
import type { Program } from '../../../../resources/programs';
import { forget, holds, type Place, type ProgramDraft, rebase } from '../draft/programDraft';
import { isUndisputed, type ProgramWrite, placeOf, writesOf } from '../draft/programWrites';
import { deletedPlaces } from './disputes';

/** A call of several that did not save what it was to save. */
export interface SaveFailure {
  place: Place;
  /** Null where it was not sent, since one before it failed in a way that this would too. */
  error: AppError | null;
}

/** What became of a draft that was to be saved. */
export type SaveOutcome =
  /** Nothing was sent: the programme could not be read before. */
  | { kind: 'unread'; error: AppError }
  | { kind: 'gone' }
  /** Nothing was sent: somebody else has changed or deleted meanwhile what this changes. */
  | { kind: 'disputed'; program: Program }
  /** Each call was tried. `left` is what is not saved, upon the programme as it is now. */
  | { kind: 'sent'; program: Program; left: ProgramDraft; failures: readonly SaveFailure[] };

export interface SavePorts {
  /** The programme as the provider has it now; null for one that is gone. @throws AppError */
  read(): Promise<Program | null>;
  /** @throws AppError */
  send(write: ProgramWrite): Promise<Program>;
}

/** Failures that the calls after it would meet as well. */
const lasting: readonly AppErrorKind[] = ['offline', 'timeout', 'auth', 'forbidden', 'tooMany', 'cancelled'];

/** Looks first, then sends one call after the other, and looks again where an answer leaves a doubt. Never throws. */
export async function saveProgram(draft: ProgramDraft, ports: SavePorts): Promise<SaveOutcome> {
  const fresh = await lookAt(ports);
  if (fresh.kind !== 'read') return fresh;
  let { program } = fresh;
  if (!isUndisputed(program, draft) || deletedPlaces(program, draft).length > 0) return { kind: 'disputed', program };
  let left = rebase(program, draft);
  const failures: SaveFailure[] = [];
  let isStopped = false;
  for (const write of writesOf(program, left)) {
    const tried: Tried = isStopped ? notSent : await trySend(write, ports);
    if (tried.program) program = tried.program;
    if (tried.kind === 'gone') return { kind: 'gone' };
    const place = placeOf(write);
    if (tried.kind === 'sent' || (tried.program && isSaved(left, program, place))) left = forget(left, place);
    else failures.push({ place, error: tried.error });
    isStopped ||= tried.kind === 'failed' && tried.error !== null && lasting.includes(tried.error.kind);
  }
  return { kind: 'sent', program, left, failures };
}

type Tried =
  | { kind: 'sent'; program: Program }
  | { kind: 'gone'; program: null }
  /** `program` as it is after the failure, where that left a doubt and could be told. */
  | { kind: 'failed'; program: Program | null; error: AppError | null };

const notSent: Tried = { kind: 'failed', program: null, error: null };

async function trySend(write: ProgramWrite, ports: SavePorts): Promise<Tried> {
  try {
    return { kind: 'sent', program: await ports.send(write) };
  } catch (thrown) {
    const error = toAppError(thrown);
    const after = isDoubtful(error) ? await lookAt(ports) : null;
    if (after?.kind === 'gone') return { kind: 'gone', program: null };
    if (after?.kind !== 'read') return { kind: 'failed', program: null, error };
    return { kind: 'failed', program: after.program, error: certainly(error) };
  }
}

/** The programme has at a place what the draft was to put there, although the answer did not say so. */
const isSaved = (left: ProgramDraft, program: Program, place: Place) => !holds(rebase(program, left), place);

const isDoubtful = ({ uncertain, kind }: AppError) => uncertain || kind === 'notFound' || kind === 'conflict';

type Looked = { kind: 'read'; program: Program } | { kind: 'gone' } | { kind: 'unread'; error: AppError };

async function lookAt({ read }: SavePorts): Promise<Looked> {
  try {
    const program = await read();
    return program ? { kind: 'read', program } : { kind: 'gone' };
  } catch (thrown) {
    return { kind: 'unread', error: toAppError(thrown) };
  }
}
