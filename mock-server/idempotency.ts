import type { Request } from 'json-server';
import { HttpError } from './httpError';
import type { Change } from './store/change';
import type { Site } from './store/site';

/** Maximum number of stored responses per site. */
const MAX_STORED_RESPONSES = 5000;

/** Parses the Idempotency-Key header. Returns null if there is none. @throws HttpError 400 */
export function parseIdempotencyKey(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\w.:-]{8,200}$/.test(key))
    throw new HttpError(400, 'The Idempotency-Key must be 8 to 200 letters and digits.');
  return key;
}

/** Response stored for this key, or null. */
export function findStoredResponse(site: Site, key: string | null): object | null {
  if (key === null) return null;
  return site.documents.answered.find((item) => item.key === key)?.answer ?? null;
}

/** Change that stores a response. Commit it together with the changes of the request. */
export function storeResponseChange(site: Site, key: string | null, response: Record<string, unknown>): Change[] {
  if (key === null) return [];
  const answered = [...site.documents.answered, { key, answer: response }].slice(-MAX_STORED_RESPONSES);
  return [{ site: site.id, documents: { answered } }];
}
