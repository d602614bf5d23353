import type { EntityRecord } from './parse/records';

/** All kinds of AppError, in the order of their messages. */
export const appErrorKinds = [
  'offline',
  'timeout',
  'auth',
  'forbidden',
  'notFound',
  'conflict',
  'validation',
  'tooLarge',
  'tooMany',
  'server',
  'badAnswer',
  'unsendableToken',
  'canceled',
] as const;

/** Error category. Decides which message and which recovery the UI offers. */
export type AppErrorKind = (typeof appErrorKinds)[number];

/** Properties of an AppError. Only `kind` is required. */
export interface AppErrorInit {
  kind: AppErrorKind;
  /** HTTP status; null if there was no response. */
  status?: number | null;
  /** Human-readable message from the server, plain text. */
  message?: string;
  /** Validation messages by field name. */
  fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before the next attempt, from `Retry-After`. */
  retryAfter?: number | null;
  /** True if a write may have reached the server although it failed. */
  uncertain?: boolean;
  /** True if the response was lost, and reading the record showed that nothing was saved. */
  isVerified?: boolean;
  /** The record as the server has it, if it was read to compare or to verify; null if it wasn't found. */
  fresh?: EntityRecord | null | undefined;
  cause?: unknown;
}

/** The only error type that data provider methods throw. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: AppErrorKind;
  readonly status: number | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | null;
  readonly uncertain: boolean;
  readonly isVerified: boolean;
  readonly fresh: EntityRecord | null | undefined;
  /**
   * Server errors in the shape that react-admin's forms expect. Without it, a failed save would count as
   * successful and the form would drop its unsaved-changes guard.
   */
  readonly body: { errors: Record<string, string | { serverError: string }> & { root: { serverError: string } } };

  constructor({
    kind,
    status = null,
    message = '',
    fields = {},
    retryAfter = null,
    uncertain = false,
    isVerified = false,
    fresh,
    cause,
  }: AppErrorInit) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.uncertain = uncertain;
    this.isVerified = isVerified;
    this.fresh = fresh;
    this.body = { errors: { ...fields, root: { serverError: message || `errors.${kind}.text` } } };
  }

  /** Returns a copy with other properties. */
  with(change: Partial<AppErrorInit>): AppError {
    return new AppError({ ...this, message: this.message, cause: this.cause, ...change });
  }
}

/** Converts any thrown value to an AppError. Aborts become `canceled`, unexpected errors `badAnswer`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  // ra-data-graphql wraps the errors that it catches.
  const wrapped = thrown instanceof Error && 'body' in thrown ? thrown.body : null;
  if (wrapped instanceof AppError) return wrapped;
  const isAbort = thrown instanceof Error && (thrown.name === 'AbortError' || thrown.name === 'CancelledError');
  return new AppError({ kind: isAbort ? 'canceled' : 'badAnswer', cause: thrown });
}
