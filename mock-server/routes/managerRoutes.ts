import { randomBytes } from 'node:crypto';
import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { HttpError, notFoundError } from '../httpError';
import { postOnce } from '../idempotency';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';
import { email } from '../rules/shapes';

const path = '/admin/managers';
const invitation = z.strictObject({
  email,
  name: z.optional(z.string().check(z.maxLength(200, 'Use up to 200 characters.'))),
});

/** Managers of a site. Every call responds with all of them. */
export function managerRoutes(app: App, backend: Backend): void {
  const { store } = backend;
  app.get(path, (request, response) => {
    response.json({ managers: getRequestSite(request, store).documents.managers });
  });

  postOnce(app, backend, path, (site, request) => {
    const { email, name = '' } = invitation.parse(parseBody(invitation, request.body));
    const { managers } = site.documents;
    const known = managers.find((manager) => manager.email.toLowerCase() === email.toLowerCase());
    if (known?.status === 'active') throw new HttpError(409, `${email} already manages this store.`);
    // The email of an open invitation is sent again.
    const added = { _id: randomBytes(12).toString('hex'), name, email, status: 'invited' as const, lastSeenAt: null };
    const next = known ? managers : [...managers, added];
    return { changes: [{ site: site.id, documents: { managers: next } }], body: { managers: next } };
  });

  app.delete(`${path}/:id`, (request, response) => {
    const site = getRequestSite(request, store);
    const managers = site.documents.managers.filter(({ _id }) => _id !== request.params['id']);
    if (managers.length === site.documents.managers.length) throw notFoundError('manager');
    store.commit([{ site: site.id, documents: { managers } }]);
    response.json({ managers });
  });
}
