import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { sites } from '../fixtures/sites';
import { users } from '../fixtures/users';
import { HttpError, notFoundError, validationError } from '../httpError';
import { getServerUrl } from '../mediaUrls';
import { parseBody } from '../rules/parseBody';
import { nonBlankText } from '../rules/shapes';

const reply = z.strictObject({
  emailToken: nonBlankText,
  name: z.optional(z.string()),
  password: z.optional(z.string()),
  rejectInvite: z.optional(z.boolean()),
});
const installation = z.strictObject({ shop: nonBlankText, accessToken: nonBlankText });

/** Valid access token of a private app. */
const privateAppToken = 'demo-app-token';

/** Invitations of managers, and the sign-in of a private app of the first platform. */
export function invitationRoutes(app: App, { accounts, tokens }: Backend): void {
  app.get('/auth/setup_manager_account', (request, response) => {
    const { site, user } = accounts.openInvitation(String(request.query['emailToken']));
    const store = {
      _id: site._id,
      name: site.name,
      logo: `${getServerUrl(request)}/media/pictures/${site.number}.svg`,
    };
    response.json({ invite: { store, hasPassword: user.password !== null } });
  });

  app.post('/auth/setup_manager_account', (request, response) => {
    const body = parseBody(reply, request.body);
    const emailToken = String(body['emailToken']);
    const { site, user } = accounts.openInvitation(emailToken);
    if (body['rejectInvite'] === true) {
      accounts.decline(emailToken);
      response.json({});
      return;
    }
    const [name, password] = [String(body['name'] ?? '').trim(), String(body['password'] ?? '')];
    if (user.password === null) requireProfile({ name, password });
    response.json({
      access_token: tokens.issue(accounts.accept(emailToken, { name, password }), site._id),
      siteId: site._id,
    });
  });

  app.post('/shops/:platform/private-app-install', (request, response) => {
    const [site] = sites;
    const [user] = users;
    if (!site || !user || request.params['platform'] !== site.platform) throw notFoundError('platform');
    const body = parseBody(installation, request.body);
    if (body['accessToken'] !== privateAppToken)
      throw new HttpError(401, 'This access token isn’t valid for this store.');
    response.json({ access_token: tokens.issue(user, site._id) });
  });
}

/** @throws HttpError 422 naming each field that is empty or too short */
function requireProfile({ name, password }: { name: string; password: string }): void {
  const fields = {
    ...(name === '' && { name: 'Enter a name' }),
    ...(password.length < 8 && { password: 'Use at least 8 characters' }),
  };
  if (Object.keys(fields).length > 0) throw validationError(fields);
}
