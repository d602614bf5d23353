import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { sites } from '../fixtures/sites';
import { invitations, users } from '../fixtures/users';
import { invalid, notFound, Problem } from '../problem';
import { readBody } from '../rules/fieldTexts';
import { filled } from '../rules/shapes';

const reply = z.strictObject({
  emailToken: filled,
  name: z.optional(z.string()),
  password: z.optional(z.string()),
  rejectInvite: z.optional(z.boolean()),
});
const installation = z.strictObject({ shop: filled, accessToken: filled });

/** Access token of a private app that is taken. */
const privateAppToken = 'demo-app-token';

/** Invitations to help with a shop, and the sign-in of a private app of the first platform. */
export function invitationRoutes(app: App, { tokens }: Backend): void {
  app.get('/auth/setup_manager_account', (request, response) => {
    const { site, hasPassword } = invitationOf(request.query['emailToken']);
    response.json({ invite: { store: { _id: site._id, name: site.name, logo: null }, hasPassword } });
  });

  app.post('/auth/setup_manager_account', (request, response) => {
    const given = readBody(reply, request.body);
    const { site, user, hasPassword } = invitationOf(given['emailToken']);
    if (given['rejectInvite'] === true) {
      response.json({});
      return;
    }
    const missing = hasPassword ? [] : ['name', 'password'].filter((field) => String(given[field] ?? '').trim() === '');
    if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((field) => [field, 'Must not be empty.'])));
    response.json({ access_token: tokens.issue(user, site._id), siteId: site._id });
  });

  app.post('/shops/:platform/private-app-install', (request, response) => {
    const [site] = sites;
    const [user] = users;
    if (!site || !user || request.params['platform'] !== site.platform) throw notFound('platform');
    const given = readBody(installation, request.body);
    if (given['accessToken'] !== privateAppToken) throw new Problem(401, 'The shop does not accept this access token.');
    response.json({ access_token: tokens.issue(user, site._id) });
  });
}

function invitationOf(emailToken: unknown) {
  const invitation = invitations[String(emailToken)];
  const site = sites.find((one) => one._id === invitation?.site);
  const user = users.find((one) => one._id === invitation?.user);
  if (!invitation || !site || !user) throw new Problem(404, 'This invitation is not valid, or no longer.');
  return { site, user, hasPassword: invitation.hasPassword };
}
