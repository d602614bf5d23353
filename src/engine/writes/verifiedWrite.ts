/** Writes outside of the data provider: verified by a read if the outcome is uncertain. */

import { type AppError, type AppErrorKind, toAppError } from '../../../dataProvider/errors';
import { withoutUncertainty } from '../../../dataProvider/uncertainty';

/** Result of a write. `error` is the error that the write threw; `thrown` the same as it was thrown. */
type WriteResult<State, Response, Conflict> =
  | { kind: 'written'; response: Response }
  /** The write threw, but the state has the change. */
  | { kind: 'applied'; state: State; error: AppError }
  | { kind: 'conflict'; state: State; conflict: Conflict; error: AppError }
  | { kind: 'gone'; error: AppError }
  /**
   * The change wasn't applied. `error` is never uncertain; `thrown` is uncertain if the response was lost.
   * `state` is null if it wasn't loaded after the write.
   */
  | { kind: 'failed'; state: State | null; error: AppError; thrown: unknown }
  /** The change may have been applied. `state` is null if it couldn't be loaded. */
  | { kind: 'unknown'; state: State | null; error: AppError; thrown: unknown };

/** How a loaded state relates to a change. `unknown` if the state doesn't show whether the change was applied. */
export type Comparison<Conflict> = 'applied' | 'notApplied' | 'unknown' | { conflict: Conflict };

/** Verifies the outcome of a write. */
export interface VerificationPorts<State, Conflict> {
  /**
   * Loads the current state; null if it no longer exists.
   * @throws AppError
   */
  load(): Promise<State | null>;
  /** Compares the state after the write. */
  verify(state: State): Comparison<Conflict>;
  /** Kinds of certain errors that are verified too. Default: `conflict` and `notFound`. */
  verifiedKinds?: readonly AppErrorKind[];
}

export interface WritePorts<State, Response, Conflict> extends VerificationPorts<State, Conflict> {
  /** @throws AppError */
  write(): Promise<Response>;
}

const DEFAULT_VERIFIED_KINDS: readonly AppErrorKind[] = ['conflict', 'notFound'];

/** Writes and, if the outcome is uncertain, verifies it. Never throws. */
export async function writeAndVerify<State, Response, Conflict = never>({
  write,
  ...ports
}: WritePorts<State, Response, Conflict>): Promise<WriteResult<State, Response, Conflict>> {
  try {
    return { kind: 'written', response: await write() };
  } catch (thrown) {
    return verifyOutcome(thrown, ports);
  }
}

/** Verifies the outcome of a write that threw, by loading the state. Never throws. */
async function verifyOutcome<State, Conflict = never>(
  thrown: unknown,
  { load, verify, verifiedKinds = DEFAULT_VERIFIED_KINDS }: VerificationPorts<State, Conflict>,
): Promise<WriteResult<State, never, Conflict>> {
  const error = toAppError(thrown);
  if (!error.uncertain && !verifiedKinds.includes(error.kind)) return { kind: 'failed', state: null, error, thrown };
  const after = await loadAndCompare(load, verify);
  switch (after.kind) {
    case 'gone':
    case 'applied':
    case 'conflict':
      return { ...after, error };
    case 'notApplied':
      return { kind: 'failed', state: after.state, error: toCertainError(error), thrown };
    default: {
      const state = after.kind === 'unknown' ? after.state : null;
      return { kind: error.uncertain ? 'unknown' : 'failed', state, error, thrown };
    }
  }
}

/**
 * Loads the state before a write.
 * @throws AppError that is never uncertain, because nothing was sent
 */
export async function loadBeforeWrite<State>(load: () => Promise<State>): Promise<State> {
  try {
    return await load();
  } catch (thrown) {
    throw toCertainError(thrown);
  }
}

type ComparedState<State, Conflict> =
  | { kind: 'unread'; thrown: unknown }
  | { kind: 'gone' }
  | { kind: 'applied'; state: State }
  | { kind: 'notApplied'; state: State }
  | { kind: 'unknown'; state: State }
  | { kind: 'conflict'; state: State; conflict: Conflict };

async function loadAndCompare<State, Conflict>(
  load: () => Promise<State | null>,
  compare: (state: State) => Comparison<Conflict>,
): Promise<ComparedState<State, Conflict>> {
  try {
    const state = await load();
    if (state === null) return { kind: 'gone' };
    const comparison = compare(state);
    return typeof comparison === 'object'
      ? { kind: 'conflict', state, conflict: comparison.conflict }
      : { kind: comparison, state };
  } catch (thrown) {
    return { kind: 'unread', thrown };
  }
}

function toCertainError(thrown: unknown): AppError {
  const error = toAppError(thrown);
  return error.uncertain ? withoutUncertainty(error) : error;
}
