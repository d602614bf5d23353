import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { sites } from '../fixtures/sites';
import { password, users } from '../fixtures/users';
import { Problem } from '../problem';
import { bearerOf } from '../requireToken';
import { readBody } from '../rules/fieldTexts';
import { filled } from '../rules/shapes';

const credentials = z.strictObject({ email: filled, password: filled });

/** Signing in, and the shops of who has. */
export function authRoutes(app: App, { tokens }: Backend): void {
  app.post('/auth/email', (request, response) => {
    const given = readBody(credentials, request.body);
    const user = users.find((one) => one.email === String(given['email']).trim().toLowerCase());
    if (!user || given['password'] !== password) throw new Problem(401, 'The e-mail address or the password is wrong.');
    response.json({ access_token: tokens.issue(user, null) });
  });

  app.get('/auth/sites', (request, response) => {
    const { user, site } = bearerOf(request, tokens);
    const own = sites.filter((one) => user.sites.includes(one._id));
    response.json({
      userId: user._id,
      siteId: site ?? own[0]?._id ?? null,
      sites: own.map(({ _id, name }) => ({ _id, name, access_token: tokens.issue(user, _id) })),
      profile: { name: user.name, email: user.email },
    });
  });
}
