/** Maps HTTP and GraphQL error responses to AppError. */

import { AppError, type AppErrorKind } from '../errors';
import { isObject } from '../parse/isObject';
import { sanitizeServerText } from '../parse/sanitizeServerText';
import { getServerTime } from './serverClock';

const kindOfStatus: Readonly<Record<number, AppErrorKind>> = {
  401: 'auth',
  402: 'forbidden',
  403: 'forbidden',
  404: 'notFound',
  405: 'notFound',
  408: 'timeout',
  409: 'conflict',
  410: 'notFound',
  412: 'conflict',
  413: 'tooLarge',
  429: 'tooMany',
};

/** GraphQL error codes mapped to an AppError kind and the equivalent HTTP status. */
const kindOfCode: Readonly<Record<string, readonly [AppErrorKind, number]>> = {
  UNAUTHENTICATED: ['auth', 401],
  FORBIDDEN: ['forbidden', 403],
  NOT_FOUND: ['notFound', 404],
  CONFLICT: ['conflict', 409],
  BAD_USER_INPUT: ['validation', 422],
  GRAPHQL_VALIDATION_FAILED: ['validation', 400],
  GRAPHQL_PARSE_FAILED: ['validation', 400],
  TOO_MANY_REQUESTS: ['tooMany', 429],
  RATE_LIMITED: ['tooMany', 429],
};

/**
 * Maps a failed REST response to an AppError.
 * @param body parsed JSON; undefined if the body was not JSON, which is never shown
 * @param isWrite makes a 5xx uncertain, with a message or without: a gateway or a later step may have failed after the
 * write. Only 501 is certain: the call doesn't exist.
 */
export function errorFromResponse(status: number, body: unknown, headers: Headers, isWrite: boolean): AppError {
  const [first] = graphqlErrors(body);
  const message = getMessage(body) || sanitizeServerText(first?.['message']);
  return new AppError({
    kind: kindOfStatus[status] ?? (status >= 500 ? 'server' : 'validation'),
    status,
    message,
    fields: parseFieldErrors(isObject(body) ? body['fields'] : null),
    retryAfter: parseRetryAfter(headers.get('Retry-After')),
    uncertain: isWrite && status >= 500 && status !== 501,
  });
}

/**
 * Finds the error in a 2xx response: `{ "error": "text" }`, `{ "error": { "message": "text" } }`, or GraphQL errors
 * without data. Missing authentication is an error even if there is data. Returns null if there is none.
 */
export function errorInSuccessBody(body: unknown, status: number): AppError | null {
  if (!isObject(body)) return null;
  const errors = graphqlErrors(body);
  if (errors.length > 0) {
    const unauthenticated = errors.find((error) => getErrorCode(error) === 'UNAUTHENTICATED');
    if (unauthenticated) return fromGraphql(unauthenticated);
    return hasAnyValue(body['data']) ? null : fromGraphql(errors[0] ?? {});
  }
  const { error } = body;
  if (error === undefined || error === null || error === false || error === '') return null;
  const fields = parseFieldErrors(body['fields'] ?? (isObject(error) ? error['fields'] : null));
  return new AppError({ kind: 'validation', status, message: getMessage(body), fields });
}

/** Errors of a GraphQL response; empty for other responses. */
export function graphqlErrors(body: unknown): readonly Record<string, unknown>[] {
  if (!isObject(body) || !Array.isArray(body['errors'])) return [];
  return body['errors'].map((error: unknown) => (isObject(error) ? error : { message: error }));
}

function fromGraphql(error: Record<string, unknown>): AppError {
  const [kind, status] = kindOfCode[getErrorCode(error)] ?? (['server', 200] as const);
  const extensions = isObject(error['extensions']) ? error['extensions'] : {};
  return new AppError({
    kind,
    status,
    message: sanitizeServerText(error['message']),
    fields: parseFieldErrors(extensions['fields']),
  });
}

function getErrorCode(error: Record<string, unknown>): string {
  const code = isObject(error['extensions']) ? error['extensions']['code'] : null;
  return typeof code === 'string' && Object.hasOwn(kindOfCode, code) ? code : '';
}

function hasAnyValue(data: unknown): boolean {
  return isObject(data) && Object.values(data).some((value) => value !== null);
}

function getMessage(body: unknown): string {
  if (!isObject(body)) return '';
  const { error, message } = body;
  return (
    sanitizeServerText(error) ||
    sanitizeServerText(message) ||
    (isObject(error) ? sanitizeServerText(error['message']) : '')
  );
}

function parseFieldErrors(raw: unknown): Record<string, string> {
  if (!isObject(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw)
      .map(([name, text]) => [name, sanitizeServerText(Array.isArray(text) ? text[0] : text)] as const)
      .filter(([name, text]) => text !== '' && name !== '__proto__' && name !== 'root'),
  );
}

/** Parses a Retry-After header, either seconds or a date, to seconds from now. */
function parseRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - getServerTime()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
