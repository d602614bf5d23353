import type { App, Request } from 'json-server';
import type { Backend } from './backend';
import { HttpError } from './httpError';
import { getRequestSite } from './requireToken';
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

/** Body of the response stored for this key, or null. Its status is 200. */
export const findStoredResponse = (site: Site, key: string | null): object | null =>
  findStored(site, key)?.answer ?? null;

/** The response stored for this key. */
export function findStored(site: Site, key: string | null) {
  return key === null ? undefined : site.documents.answered.find((item) => item.key === key);
}

/** Change that stores a response. Commit it together with the changes of the request. */
export function storeResponseChange(
  site: Site,
  key: string | null,
  answer: Record<string, unknown>,
  status = 200,
): Change[] {
  if (key === null) return [];
  const answered = [...site.documents.answered, { key, answer, status }].slice(-MAX_STORED_RESPONSES);
  return [{ site: site.id, documents: { answered } }];
}

/** What a request stores, and its response. */
interface Creation {
  changes: readonly Change[];
  body: Record<string, unknown>;
}

/** Adds a call that creates something in a site. Requests with the same Idempotency-Key are executed once. */
export function postOnce(
  app: App,
  { store }: Backend,
  path: string,
  create: (site: Site, request: Request) => Creation,
): void {
  app.post(path, (request, response) => {
    const site = getRequestSite(request, store);
    const key = parseIdempotencyKey(request);
    const before = findStoredResponse(site, key);
    if (before) return response.json(before);
    const { changes, body } = create(site, request);
    store.commit([...changes, ...storeResponseChange(site, key, body)]);
    response.json(body);
  });
}
