/** HTTP client for ra-data-simple-rest. */
import type { fetchUtils } from 'ra-core';
import type { Http } from '../http/http';

/** Response that ra-data-simple-rest expects. */
interface FetchJsonResponse {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/**
 * Adapts ra-data-simple-rest to the API: PUT becomes PATCH, its headers (a content type on DELETE) are
 * dropped, and requests are sent by `http`.
 */
export function createRestHttpClient(
  http: Http,
): (url: string, options?: fetchUtils.Options) => Promise<FetchJsonResponse> {
  return async (url, { method, body } = {}) => {
    const json = await http({
      method: toMethod(method),
      path: url,
      ...(typeof body === 'string' && { body: JSON.parse(body) }),
    });
    return { status: 200, headers: new Headers(), body: '', json };
  };
}

function toMethod(method: string | undefined): 'PATCH' | 'POST' | 'DELETE' {
  if (method === 'PUT') return 'PATCH';
  if (method === 'POST' || method === 'DELETE') return method;
  throw new Error(`simple-rest is for writes; it was asked to ${method ?? 'GET'}.`);
}
