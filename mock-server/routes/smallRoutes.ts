import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { bearerOf, siteOf } from '../requireToken';
import { readBody } from '../rules/fieldTexts';
import { filled } from '../rules/shapes';

const message = z.strictObject({
  message: filled.check(z.maxLength(20_000, 'Must not be longer than 20000 letters.')),
});

/** Calls that answer without changing anything: housekeeping, and a message to the support. */
export function smallRoutes(app: App, { store, tokens }: Backend): void {
  app.post('/admin/housekeeping/ping', (_request, response) => {
    response.json({});
  });
  app.post('/admin/housekeeping/refresh_widget', (_request, response) => {
    response.json({});
  });
  let tickets = 1040;
  app.post('/admin/contact', (request, response) => {
    readBody(message, request.body);
    siteOf(request, store);
    tickets += 1;
    response.json({ ticket: String(tickets), adminEmail: bearerOf(request, tokens).user.email });
  });
}
