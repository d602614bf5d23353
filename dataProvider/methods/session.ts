import { type Site, sessionShape, signInShape, siteShape } from '../../resources/session';
import { AppError } from '../errors';
import type { Http, HttpRequest } from '../http/http';
import { sanitizeServerText } from '../parse/sanitizeServerText';
import { isUnsendableToken, sanitizeToken } from '../session/accessToken';
import { parseItems, parseObject, parseValue } from './parseResponse';

/** Signed-in user and their sites. */
export interface Session {
  userId: string | null;
  /** Current site according to the API. */
  siteId: string | null;
  /** Empty for a user without a store. `access_token` is null if the site has no usable token. */
  sites: (Site & { name: string })[];
  profile: { name: string | null; email: string | null };
}

/** GET /auth/sites. */
const sessionRequest: HttpRequest = { method: 'GET', path: '/auth/sites' };

export function sessionMethods(http: Http) {
  return {
    /** Loads user, sites and profile. @throws AppError unsendableToken if no site can be opened because of its token */
    async loadSession(): Promise<Session> {
      const response = parseObject(await http(sessionRequest));
      if (!('sites' in response) && !('userId' in response)) throw new AppError({ kind: 'badAnswer', status: 200 });
      const { userId, siteId, profile } = parseValue(sessionShape, { ...response, sites: null }, 'session');
      const sites = parseItems(siteShape, response['sites'] ?? [], 'session sites');
      const named = sites.map((site) => ({
        ...site,
        name: site.name || site._id,
        access_token: sanitizeToken(site.access_token),
      }));
      const hasToken = named.some(({ access_token }) => access_token !== null);
      if (!hasToken && sites.some(({ access_token }) => isUnsendableToken(access_token))) {
        throw new AppError({ kind: 'unsendableToken', status: 200 });
      }
      return {
        userId,
        siteId,
        sites: named,
        profile: { name: profile?.name ?? null, email: profile?.email ?? null },
      };
    },
    /**
     * Signs in. A 401 means wrong credentials and does not trigger re-authentication.
     * @returns the access token
     * @throws AppError auth with the server's message, unsendableToken, or any other kind
     */
    async signIn(email: string, password: string): Promise<string> {
      const path = '/auth/email';
      const response = await http({ method: 'POST', path, body: { email, password }, canRenew: false }).catch(
        rethrowAsSignInError,
      );
      const { access_token, error } = parseValue(signInShape, response, 'sign-in', true);
      const token = sanitizeToken(access_token);
      if (token !== null) return token;
      if (error) throw new AppError({ kind: 'auth', status: 200, message: sanitizeServerText(error) });
      throw new AppError({ kind: isUnsendableToken(access_token) ? 'unsendableToken' : 'badAnswer', status: 200 });
    },
  };
}

/** Treats a 200 response with `{ error }` as a failed sign-in, like a 401. */
function rethrowAsSignInError(thrown: unknown): never {
  if (thrown instanceof AppError && thrown.status === 200 && thrown.kind === 'validation') {
    throw new AppError({ kind: 'auth', status: 200, message: thrown.message, fields: thrown.fields });
  }
  throw thrown;
}
