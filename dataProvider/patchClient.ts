/** What ra-data-simple-rest sends, as the provider takes it. */
import type { fetchUtils } from 'ra-core';
import type { Http } from './http';

/** What ra-data-simple-rest reads of an answer. */
interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/**
 * An HTTP client for ra-data-simple-rest: its PUT becomes PATCH, its own headers (a content type on
 * DELETE) are dropped, and ours are sent by `http`.
 */
export function createPatchClient(http: Http): (url: string, options?: fetchUtils.Options) => Promise<Answer> {
  return async (url, { method, body } = {}) => {
    const json = await http({
      method: methodOf(method),
      path: url,
      ...(typeof body === 'string' && { body: JSON.parse(body) }),
    });
    return { status: 200, headers: new Headers(), body: '', json };
  };
}

function methodOf(method: string | undefined): 'PATCH' | 'POST' | 'DELETE' {
  if (method === 'PUT') return 'PATCH';
  if (method === 'POST' || method === 'DELETE') return method;
  throw new Error(`simple-rest is for writes; it was asked to ${method ?? 'GET'}.`);
}
