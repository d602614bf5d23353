import { AppError } from '../errors';
import { sanitizeToken } from '../session/accessToken';

/** One API request. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path below the API base URL, with a leading slash. Ids in it are already URL-encoded. */
  path: string;
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** False if a 401 is an expected response (sign-in) that must not trigger re-authentication. */
  canRenew?: boolean;
}

/**
 * Builds the URL of a request. Query parameters without a value are omitted.
 * @throws AppError notFound if a path segment is `.` or `..`, which URL parsing would resolve to another path
 */
export function buildUrl(apiUrl: string, { path, query = {} }: HttpRequest): string {
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) throw new AppError({ kind: 'notFound' });
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  const search = parameters.toString();
  return `${withoutTrailingSlashes(apiUrl)}${path}${search && `?${search}`}`;
}

/** A loop, since a regular expression would take quadratic time, and a library 0.2 KB of the first list. */
export function withoutTrailingSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

/** Header of a write that is executed once, however often it is sent. */
const KEY_HEADER = 'Idempotency-Key';

/**
 * Encodes an idempotency key as letters, digits and `_.:-`. Keys contain ids of records, which may have any characters,
 * but headers may not.
 */
const encodeKey = (key: string): string =>
  key.replace(/[^\w.-]/gu, (character) => `:${character.codePointAt(0)?.toString(16) ?? ''}:`);

/**
 * Method, headers, and body of a request. Adds `Authorization` if there is a token and `Content-Type` if
 * there is a body. Browsers only store responses to GET; with `no-store`, they would also send a preflight before each
 * request, instead of one until its `Access-Control-Max-Age`.
 */
export function requestInit({ method, body, headers = {} }: HttpRequest, token: string | null): RequestInit {
  const sendable = sanitizeToken(token);
  const key = headers[KEY_HEADER];
  return {
    method,
    headers: {
      ...headers,
      ...(key !== undefined && { [KEY_HEADER]: encodeKey(key) }),
      Accept: 'application/json',
      ...(sendable !== null && { Authorization: `Bearer ${sendable}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: JSON.stringify(body),
    // A deletion that is sent when the page is left arrives nevertheless.
    ...(method === 'DELETE' && { keepalive: true }),
    ...(method === 'GET' && { cache: 'no-store' }),
  };
}
