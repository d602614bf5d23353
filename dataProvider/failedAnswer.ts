/** From an answer that says no to the AppError that says why. */
import { AppError, type AppErrorKind } from './errors';
import { isObject } from './isObject';
import { plainText } from './plainText';

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

/** Machine words of a GraphQL error, as kinds and the status that REST would have given. */
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
 * The failure that a REST answer tells of.
 * @param body its parsed JSON; undefined where it was none: then nothing of it is shown
 * @param isWrite a 5xx of a gateway or without words leaves the outcome of a write unknown
 */
export function failedAnswer(status: number, body: unknown, headers: Headers, isWrite: boolean): AppError {
  const [first] = graphqlErrors(body);
  const message = textOf(body) || plainText(first?.['message']);
  return new AppError({
    kind: kindOfStatus[status] ?? (status >= 500 ? 'server' : 'validation'),
    status,
    message,
    fields: fieldsOf(isObject(body) ? body['fields'] : null),
    retryAfter: secondsOf(headers.get('Retry-After')),
    uncertain: isWrite && status >= 500 && message === '',
  });
}

/**
 * The failure that a 2xx answer tells of, or null: `{ "error": "text" }`, or GraphQL errors with no
 * data beside them. Missing authentication counts even beside data.
 */
export function failureInside(body: unknown, status: number): AppError | null {
  if (!isObject(body)) return null;
  const errors = graphqlErrors(body);
  if (errors.length > 0) {
    const unauthenticated = errors.find((error) => codeOf(error) === 'UNAUTHENTICATED');
    if (unauthenticated) return fromGraphql(unauthenticated);
    return hasAnyValue(body['data']) ? null : fromGraphql(errors[0] ?? {});
  }
  if (typeof body['error'] !== 'string' || body['error'] === '') return null;
  const fields = fieldsOf(body['fields']);
  return new AppError({ kind: 'validation', status, message: plainText(body['error']), fields });
}

/** The errors of a GraphQL answer; none for any other answer. */
export function graphqlErrors(body: unknown): readonly Record<string, unknown>[] {
  if (!isObject(body) || !Array.isArray(body['errors'])) return [];
  return body['errors'].map((error: unknown) => (isObject(error) ? error : { message: error }));
}

function fromGraphql(error: Record<string, unknown>): AppError {
  const [kind, status] = kindOfCode[codeOf(error)] ?? (['server', 200] as const);
  const extensions = isObject(error['extensions']) ? error['extensions'] : {};
  return new AppError({ kind, status, message: plainText(error['message']), fields: fieldsOf(extensions['fields']) });
}

function codeOf(error: Record<string, unknown>): string {
  const code = isObject(error['extensions']) ? error['extensions']['code'] : null;
  return typeof code === 'string' && Object.hasOwn(kindOfCode, code) ? code : '';
}

function hasAnyValue(answered: unknown): boolean {
  return isObject(answered) && Object.values(answered).some((value) => value !== null && value !== undefined);
}

function textOf(body: unknown): string {
  if (!isObject(body)) return '';
  const { error, message } = body;
  return plainText(error) || plainText(message) || (isObject(error) ? plainText(error['message']) : '');
}

function fieldsOf(raw: unknown): Record<string, string> {
  if (!isObject(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw)
      .map(([name, text]) => [name, plainText(Array.isArray(text) ? text[0] : text)] as const)
      .filter(([name, text]) => text !== '' && name !== '__proto__' && name !== 'root'),
  );
}

/** Seconds of a Retry-After header: a number, or a date from now. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
