import { type Site, sessionShape, signInShape, siteShape } from '../../resources/session';
import { readToken } from '../accessToken';
import { AppError } from '../errors';
import type { Http, HttpRequest } from '../http';
import { plainText } from '../plainText';
import { listOf, objectOf, partOf } from './answers';

/** Who is signed in and what they may open. */
export interface Session {
  userId: string | null;
  /** The provider's own idea of the current site. */
  siteId: string | null;
  /** Empty for a user without a shop; a site without a usable token has none (null). */
  sites: (Site & { name: string })[];
  profile: { name: string | null; email: string | null };
}

/** GET /auth/sites. */
export const sessionRequest: HttpRequest = { method: 'GET', path: '/auth/sites' };

export function sessionMethods(http: Http) {
  return {
    /** Loads user, sites and profile. @throws AppError */
    async loadSession(): Promise<Session> {
      const answer = objectOf(await http(sessionRequest));
      if (!('sites' in answer) && !('userId' in answer)) throw new AppError({ kind: 'badAnswer', status: 200 });
      const { userId, siteId, profile } = partOf(sessionShape, { ...answer, sites: null }, 'session');
      const sites = listOf(siteShape, answer['sites'] ?? [], 'session sites');
      return {
        userId,
        siteId,
        sites: sites.map((site) => ({
          ...site,
          name: site.name || site._id,
          access_token: readToken(site.access_token),
        })),
        profile: { name: profile?.name ?? null, email: profile?.email ?? null },
      };
    },
    /**
     * Signs in. Its 401 is a wrong password and asks nobody to sign in again.
     * @returns the access token @throws AppError auth with the server's text, or any other kind
     */
    async signIn(email: string, password: string): Promise<string> {
      const path = '/auth/email';
      const answer = await http({ method: 'POST', path, body: { email, password }, renews: false }).catch(asRefusal);
      const { access_token, error } = partOf(signInShape, answer, 'sign-in', true);
      const token = readToken(access_token);
      if (token !== null) return token;
      if (error) throw new AppError({ kind: 'auth', status: 200, message: plainText(error) });
      throw new AppError({ kind: 'badAnswer', status: 200 });
    },
  };
}

/** An `{ error }` with status 200 is a failed sign-in like one with 401. */
function asRefusal(thrown: unknown): never {
  if (thrown instanceof AppError && thrown.status === 200 && thrown.kind === 'validation') {
    throw new AppError({ kind: 'auth', status: 200, message: thrown.message, fields: thrown.fields });
  }
  throw thrown;
}
