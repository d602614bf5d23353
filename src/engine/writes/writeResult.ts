import type { AppError } from '../../../dataProvider/errors';

/** Result of a write. `error` is the error that the write threw; `thrown` the same as it was thrown. */
export type WriteResult<State, Response, Conflict> =
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

/** Like {@link WriteResult}. If nothing was sent, it is `unread` or `error` is null. */
export type VerifiedWriteResult<State, Response, Conflict> =
  | WriteResult<State, Response, Conflict>
  /** The state couldn't be loaded. The error is never uncertain. */
  | { kind: 'unread'; error: AppError }
  | { kind: 'applied'; state: State; error: null }
  | { kind: 'conflict'; state: State; conflict: Conflict; error: null }
  | { kind: 'gone'; error: null };
