/** Every way a call can fail, in the order of the words that explain them. */
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
  'cancelled',
] as const;

/** What went wrong, as far as a person can do something about it. */
export type AppErrorKind = (typeof appErrorKinds)[number];

/** What an AppError is made of; all but the kind may be left out. */
export interface AppErrorParts {
  kind: AppErrorKind;
  /** HTTP status; null where no answer came. */
  status?: number | null;
  /** The server's words for people, plain text. */
  message?: string;
  /** What is wrong with single fields, by name. */
  fields?: Readonly<Record<string, string>>;
  /** Seconds to wait, as the server asks. */
  retryAfter?: number | null;
  /** A write that may have happened. */
  uncertain?: boolean;
  cause?: unknown;
}

/** The one error that calls of the data provider throw. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: AppErrorKind;
  readonly status: number | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | null;
  readonly uncertain: boolean;
  /** What react-admin's forms look for: with it, a failed save is not taken for a good one and the form keeps its guard. */
  readonly body: { errors: Record<string, string | { serverError: string }> & { root: { serverError: string } } };

  constructor({
    kind,
    status = null,
    message = '',
    fields = {},
    retryAfter = null,
    uncertain = false,
    cause,
  }: AppErrorParts) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.uncertain = uncertain;
    this.body = { errors: { ...fields, root: { serverError: message || kind } } };
  }
}

/** Any thrown value as an AppError: what is none yet was a fault of ours or an abort. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  // ra-data-graphql wraps what it catches.
  const wrapped = thrown instanceof Error && 'body' in thrown ? thrown.body : null;
  if (wrapped instanceof AppError) return wrapped;
  const isAbort = thrown instanceof Error && (thrown.name === 'AbortError' || thrown.name === 'CancelledError');
  return new AppError({ kind: isAbort ? 'cancelled' : 'badAnswer', cause: thrown });
}
