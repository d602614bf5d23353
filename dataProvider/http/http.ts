/** HTTP client. All requests but uploads go through it. */

import { AppError } from '../errors';
import { createAuthRetry } from './authRetry';
import { graphqlPath } from './graphqlPath';
import { isOffline } from './isOffline';
import { parseResponse } from './parseResponse';
import { buildUrl, type HttpRequest, requestInit } from './request';
import { type Delay, retryRead } from './retryRead';
import { readServerDate } from './serverClock';
import { withTimeout } from './withTimeout';

export type { HttpRequest } from './request';

/**
 * Sends a request and resolves with the parsed JSON, `{}` if the response is empty.
 * Reads (GET and GraphQL queries) time out after 20 s and are retried up to twice. Writes time out after 30
 * s and are never retried.
 * @throws AppError
 */
export type Http = (request: HttpRequest) => Promise<unknown>;

export interface HttpOptions {
  apiUrl: string;
  /** Returns the token of one site, always the same site. Called when a request starts, and again after a renewal. */
  token: () => string | null;
  /**
   * Prompts for sign-in after a 401. Resolves with true if the token was renewed; the request is then sent
   * once more.
   */
  renew?: () => Promise<boolean>;
  fetch?: typeof fetch;
  /** Delay between retries; replaced in tests. */
  wait?: Delay;
  /** Called with a copy of each response before it is parsed, for diagnostics. */
  observe?: (response: Response) => Promise<void>;
  /** False to send reads once. */
  canRetry?: boolean;
}

/** Timeouts in milliseconds. */
const TIMEOUT_MS = { read: 20_000, write: 30_000 };

/** Creates the HTTP client of one site. */
export function createHttp({ apiUrl, token, renew, wait, observe, canRetry = true, ...ports }: HttpOptions): Http {
  const send = ports.fetch ?? ((...args: Parameters<typeof fetch>) => globalThis.fetch(...args));

  async function attempt(request: HttpRequest, bearer: string | null) {
    const isWrite = !isRead(request);
    // Writes are not queued while offline.
    if (isOffline()) throw new AppError({ kind: 'offline' });
    return withTimeout(isWrite ? TIMEOUT_MS.write : TIMEOUT_MS.read, request.signal, isWrite, async (signal) => {
      const response = await send(buildUrl(apiUrl, request), { ...requestInit(request, bearer), signal });
      readServerDate(response.headers.get('Date'));
      await observe?.(response.clone());
      return parseResponse(response, isWrite);
    });
  }

  const sendWith = (request: HttpRequest, bearer: string | null): Promise<unknown> =>
    canRetry && isRead(request)
      ? retryRead(() => attempt(request, bearer), request.signal, wait)
      : attempt(request, bearer);
  return createAuthRetry({ token, renew, send: sendWith });
}

function isRead({ method, path }: HttpRequest): boolean {
  return method === 'GET' || (method === 'POST' && path === graphqlPath);
}
