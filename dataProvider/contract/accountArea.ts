import * as z from 'zod/mini';
import { sessionShape, signInShape, siteShape } from '../../resources/session';
import { nonEmptyText } from '../../resources/shapes';
import { acceptedShape, installedShape, inviteShape } from '../methods/entryCalls';
import type { ContractArea } from './call';

const INVITATION_PATH = '/auth/setup_manager_account';
/** Sent in a header, so it has no character that a header may not carry. */
const token = 'example-token';

/** Sign-in, sites, invitations, and the private app. */
export const accountArea: ContractArea = {
  title: 'Account',
  description: 'Sign-in, stores, invitations, and private apps.',
  schemas: { Site: siteShape, Session: sessionShape, Invitation: inviteShape },
  calls: [
    {
      method: 'POST',
      path: '/auth/email',
      summary: 'Signs in.',
      description:
        'Responds with a token of the account, for `GET /auth/sites`. A wrong password is a 401, or a 200 with `error`.',
      isPublic: true,
      body: z.strictObject({ email: nonEmptyText, password: nonEmptyText }),
      response: signInShape,
      errors: [401],
      examples: {
        body: { email: 'owner@shop.example', password: 'example-password' },
        response: { access_token: token },
      },
    },
    {
      method: 'GET',
      path: '/auth/sites',
      summary: 'The user, and the stores that they may open, each with a token of its own.',
      description:
        'Sent after the sign-in and at each start. `siteId` is the store that is opened first. A store without a token is listed, and cannot be opened.',
      response: sessionShape,
      examples: {
        response: {
          userId: 'u1',
          siteId: 's1',
          sites: [{ _id: 's1', name: 'Harbor Ceramics', access_token: token }],
          profile: { name: 'Ada Larsen', email: 'owner@shop.example' },
        },
      },
    },
    {
      method: 'GET',
      path: INVITATION_PATH,
      summary: 'An open invitation of a manager.',
      description:
        'Sent by the page that the invitation links to. An invitation that is expired or answered is a 410. With `hasPassword` false, the page asks for a name and a password.',
      isPublic: true,
      query: { emailToken: z.string() },
      response: z.object({ invite: inviteShape }),
      errors: [410],
      examples: {
        response: { invite: { store: { _id: 's1', name: 'Harbor Ceramics', logo: null }, hasPassword: false } },
      },
      diagnostics: { needs: 'invitation' },
    },
    {
      method: 'POST',
      path: INVITATION_PATH,
      summary: 'Accepts or declines an invitation.',
      description:
        'It is declined with `rejectInvite`. Name and password are for a person who has none. An invitation that is expired or answered is a 410.',
      isPublic: true,
      body: z.strictObject({
        emailToken: nonEmptyText,
        name: z.optional(z.string()),
        password: z.optional(z.string()),
        rejectInvite: z.optional(z.literal(true)),
      }),
      response: acceptedShape,
      errors: [410],
      examples: {
        body: { emailToken: 'i1', name: 'Ada Larsen', password: 'example-password' },
        response: { access_token: token, siteId: 's1' },
      },
    },
    {
      method: 'POST',
      path: '/shops/{platform}/private-app-install',
      summary: 'Connects the store of a private app.',
      description:
        'Sent with the token that the platform gave the merchant; `platform` is the id of the first platform of the configuration. Responds with a token of the account.',
      isPublic: true,
      body: z.strictObject({ shop: nonEmptyText, accessToken: nonEmptyText }),
      response: installedShape,
      examples: {
        body: { shop: 'harbor-ceramics', accessToken: 'example-app-token' },
        response: { access_token: token },
      },
    },
  ],
};
