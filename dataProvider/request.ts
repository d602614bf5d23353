import { readToken } from './accessToken';
import { AppError } from './errors';

/** One call of the provider's API. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** From the API base, with a leading slash; every id in it is encoded already. */
  path: string;
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** False: a 401 is the answer to this very call (a sign-in) and asks nobody to sign in again. */
  renews?: boolean;
}

/**
 * Full address of a request; parameters without a value are left out.
 * @throws AppError notFound for an id of one or two dots: no encoding keeps it from climbing to another path
 */
export function addressOf(apiUrl: string, { path, query = {} }: HttpRequest): string {
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) throw new AppError({ kind: 'notFound' });
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  const search = parameters.toString();
  return `${apiUrl.replace(/\/+$/, '')}${path}${search && `?${search}`}`;
}

/** Method, headers and body as they go out: the bearer when there is a token, a content type when there is a body. */
export function fetchOptions({ method, body, headers = {} }: HttpRequest, token: string | null): RequestInit {
  const sendable = readToken(token);
  return {
    method,
    headers: {
      ...headers,
      Accept: 'application/json',
      ...(sendable !== null && { Authorization: `Bearer ${sendable}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
  };
}
