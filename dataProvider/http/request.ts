import { trimEnd } from 'es-toolkit/string';
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
  return `${trimEnd(apiUrl, '/')}${path}${search && `?${search}`}`;
}

/**
 * Method, headers, and body of a request. Adds `Authorization` if there is a token and `Content-Type` if
 * there is a body. Browsers only store responses to GET; with `no-store`, they would also send a preflight before each
 * request, instead of one until its `Access-Control-Max-Age`.
 */
export function requestInit({ method, body, headers = {} }: HttpRequest, token: string | null): RequestInit {
  const sendable = sanitizeToken(token);
  return {
    method,
    headers: {
      ...headers,
      Accept: 'application/json',
      ...(sendable !== null && { Authorization: `Bearer ${sendable}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: JSON.stringify(body),
    ...(method === 'GET' && { cache: 'no-store' }),
  };
}
