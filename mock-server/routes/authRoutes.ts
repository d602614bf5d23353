import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { sites } from '../fixtures/sites';
import { HttpError } from '../httpError';
import { authenticate } from '../requireToken';
import { parseBody } from '../rules/parseBody';
import { nonBlankText } from '../rules/shapes';

const credentials = z.strictObject({ email: nonBlankText, password: nonBlankText });

/** Sign-in, and the sites of the signed-in user. */
export function authRoutes(app: App, { accounts, tokens }: Backend): void {
  app.post('/auth/email', (request, response) => {
    const body = parseBody(credentials, request.body);
    const user = accounts.findUser(String(body['email']), String(body['password']));
    if (!user) throw new HttpError(401, 'Incorrect email or password.');
    response.json({ access_token: tokens.issue(user, null) });
  });

  app.get('/auth/sites', (request, response) => {
    const { user: owner, site } = authenticate(request, tokens);
    const user = accounts.getUser(owner._id) ?? owner;
    const userSites = sites.filter((profile) => user.sites.includes(profile._id));
    response.json({
      userId: user._id,
      siteId: site ?? userSites[0]?._id ?? null,
      sites: userSites.map(({ _id, name }) => ({ _id, name, access_token: tokens.issue(user, _id) })),
      profile: { name: user.name, email: user.email },
    });
  });
}
