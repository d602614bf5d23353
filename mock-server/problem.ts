import type { ErrorHandler } from 'json-server';

/** A refusal with the status and the text for people that the contract asks for. */
export class Problem extends Error {
  /** @param fields texts by field, for a 422 */
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.name = 'Problem';
  }
}

/** A write that could not be put on disk; nothing has changed. */
export class NotKept extends Error {}

/** 404 for a record that is not there, or is another site's. */
export const notFound = (what: string) => new Problem(404, `There is no such ${what}.`);

/** 422 with a text for each field. */
export const invalid = (fields: Readonly<Record<string, string>>) =>
  new Problem(422, `Not accepted: ${Object.keys(fields).join(', ')}.`, fields);

/** Last in line: every error becomes `{ error, fields? }`; a stack never leaves the process. */
export const answerProblem: ErrorHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof Problem) {
    response.status(error.status).json({ error: error.message, ...(error.fields && { fields: error.fields }) });
    return;
  }
  const status = statusOf(error);
  if (status === 500) process.stderr.write(`fixture backend: ${traceOf(error)}\n`);
  response.status(status).json({ error: status === 500 ? 'The server failed.' : textOf(status) });
};

/** What the developer is told: a full disk needs no stack. */
function traceOf(error: unknown): string {
  if (error instanceof NotKept) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Status that the body parser or the router put on its error. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500 ? error.status : 500;
}

function textOf(status: number): string {
  if (status === 413) return 'The request is too large.';
  return 'The request cannot be read: the body must be JSON and the address properly encoded.';
}
