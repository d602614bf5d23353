import type { App } from 'json-server';
import { fixtures } from '../../src/extensions/fixtures';
import type { Backend } from '../backend';
import { findStored, parseIdempotencyKey, storeResponseChange } from '../idempotency';
import { getRequestSite } from '../requireToken';

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Calls of the endpoints of `src/extensions`. */
export function extensionRoutes(
  app: App,
  { store, now }: Backend,
  routes: NonNullable<typeof fixtures.routes> = fixtures.routes ?? [],
): void {
  for (const { method, path, answer } of routes) {
    app[methods[method]](`/admin${path}`, (request, response) => {
      response.locals['isOutsideContract'] = true;
      const site = getRequestSite(request, store);
      const key = parseIdempotencyKey(request);
      const before = findStored(site, key);
      if (before) return response.status(before.status ?? 200).json(before.answer);
      const { params, query, body: sent } = request;
      const rows = (entity: string) => [...site.table(entity).all()];
      const { status = 200, body = {}, put = {} } = answer({ params, query, body: sent, now: now(), rows });
      store.commit([
        ...Object.entries(put).flatMap(([table, changed]) =>
          changed.map((row) => ({ site: site.id, table, put: row })),
        ),
        ...(status < 300 ? storeResponseChange(site, key, body, status) : []),
      ]);
      response.status(status).json(body);
    });
  }
}
