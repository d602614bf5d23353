import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { authenticate, getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';
import { nonBlankText } from '../rules/shapes';

const message = z.strictObject({
  message: nonBlankText.check(z.maxLength(20_000, 'Use up to 20000 characters.')),
});

/** Calls without effects: housekeeping, and messages to support. */
export function miscRoutes(app: App, { store, tokens }: Backend): void {
  app.post('/admin/housekeeping/ping', (_request, response) => {
    response.json({});
  });
  app.post('/admin/housekeeping/refresh_widget', (_request, response) => {
    response.json({});
  });
  let tickets = 1040;
  app.post('/admin/contact', (request, response) => {
    parseBody(message, request.body);
    getRequestSite(request, store);
    tickets += 1;
    response.json({ ticket: String(tickets), adminEmail: authenticate(request, tokens).user.email });
  });
}
