/** Calls that lead into the console without a session: manager invitations and the private app. */
import * as z from 'zod/mini';
import { boolean, text } from '../../resources/shapes';
import { AppError } from '../errors';
import type { Http } from '../http/http';
import { isUnsendableToken, sanitizeToken } from '../session/accessToken';
import { parseSiteId } from '../session/storedSession';
import { parseObject, parseValue } from './parseResponse';

export const inviteShape = z.object({
  store: z._default(z.nullable(z.object({ _id: text, name: text, logo: text })), null),
  hasPassword: boolean,
});
export const acceptedShape = z.object({ access_token: text, siteId: text });
export const installedShape = z.object({ access_token: text });

/** Invitation of a manager to a store. */
export interface Invitation {
  /** The values are null if the response lacks them. */
  store: { _id: string | null; name: string | null; logo: string | null };
  /** False if the invited person has to set a name and a password. */
  hasPassword: boolean;
}

/** Answer that accepts an invitation. Name and password are only sent for a person who has none. */
export interface InvitationReply {
  emailToken: string;
  name?: string;
  password?: string;
}

/** Result of accepting an invitation. */
export interface AcceptedInvitation {
  token: string;
  /** Null if the response lacks it. */
  siteId: string | null;
}

/** Store and access token of a private app. */
export interface PrivateApp {
  shop: string;
  accessToken: string;
}

const INVITATION_PATH = '/auth/setup_manager_account';

/** @param http client without a token: these calls are made before signing in */
export function entryCalls(http: Http) {
  return {
    /** @throws AppError with the server's text if the invitation is not valid, or no longer */
    async loadInvitation(emailToken: string, signal?: AbortSignal): Promise<Invitation> {
      const response = await http({
        method: 'GET',
        path: INVITATION_PATH,
        query: { emailToken },
        ...(signal && { signal }),
        canRenew: false,
      });
      const { store, hasPassword } = parseValue(inviteShape, parseObject(response)['invite'], 'invitation');
      return { store: store ?? { _id: null, name: null, logo: null }, hasPassword: hasPassword !== false };
    },
    /** @throws AppError with the server's text and `fields` if it refuses */
    async acceptInvitation(reply: InvitationReply): Promise<AcceptedInvitation> {
      const response = await http({ method: 'POST', path: INVITATION_PATH, body: reply, canRenew: false });
      const { access_token, siteId } = parseValue(acceptedShape, response, 'accepted invitation', true);
      return { token: requireToken(access_token), siteId: parseSiteId(siteId) };
    },
    /** @throws AppError */
    async declineInvitation(emailToken: string): Promise<void> {
      const body = { emailToken, rejectInvite: true };
      parseObject(await http({ method: 'POST', path: INVITATION_PATH, body, canRenew: false }), true);
    },
    /** Connects the store of a private app. @returns the access token of the session @throws AppError */
    async installPrivateApp(platform: string, app: PrivateApp): Promise<string> {
      const path = `/shops/${encodeURIComponent(platform)}/private-app-install`;
      const response = await http({ method: 'POST', path, body: app, canRenew: false });
      return requireToken(parseValue(installedShape, response, 'private app', true).access_token);
    },
  };
}

/** Calls that need no session. */
export type EntryCalls = ReturnType<typeof entryCalls>;

function requireToken(raw: string | null): string {
  const token = sanitizeToken(raw);
  if (token !== null) return token;
  throw new AppError({ kind: isUnsendableToken(raw) ? 'unsendableToken' : 'badAnswer', status: 200, uncertain: true });
}
