import type { ErrorHandler } from 'json-server';

/** Error response with status and message, as in the contract. */
export class HttpError extends Error {
  /** @param fields messages by field, for a 422 */
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** A write could not be persisted. Nothing has changed. */
export class PersistenceError extends Error {}

/** 404 for a record that does not exist on this site. */
export const notFoundError = (what: string) => new HttpError(404, `This ${what} doesn’t exist.`);

/** 422 with a message per field. */
export const validationError = (fields: Readonly<Record<string, string>>) =>
  new HttpError(422, `Check these fields: ${Object.keys(fields).join(', ')}.`, fields);

/** Express error handler: turns every error into `{ error, fields? }`. Stack traces are only logged. */
export const errorHandler: ErrorHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof HttpError) {
    response.status(error.status).json({ error: error.message, ...(error.fields && { fields: error.fields }) });
    return;
  }
  const status = getStatus(error);
  if (status === 500) process.stderr.write(`mock server: ${getTrace(error)}\n`);
  response.status(status).json({ error: status === 500 ? 'Something went wrong.' : toText(status) });
};

/** Text for the log. Persistence errors need no stack trace. */
function getTrace(error: unknown): string {
  if (error instanceof PersistenceError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Status set by the body parser or the router. */
function getStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500 ? error.status : 500;
}

function toText(status: number): string {
  if (status === 413) return 'The request is too large.';
  return 'The request cannot be read: the body must be JSON and the address properly encoded.';
}
