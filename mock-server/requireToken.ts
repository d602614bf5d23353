import type { Handler, Request } from 'json-server';
import { Problem } from './problem';
import type { Site } from './store/site';
import type { Store } from './store/store';
import type { Bearer, Tokens } from './tokens';

/** The caller, by the bearer token. @throws Problem 401 */
export function bearerOf(request: Request, tokens: Tokens): Bearer {
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new Problem(401, 'Sign in first: the request carries no access token.');
  const bearer = tokens.read(token);
  if (!bearer) throw new Problem(401, 'Your session has ended. Sign in again.');
  return bearer;
}

const sitesOfRequests = new WeakMap<Request, string>();

/** Lets only a site's own token through. @throws Problem 401 or 403 */
export function requireSite(tokens: Tokens): Handler {
  return (request, _response, next) => {
    const { site } = bearerOf(request, tokens);
    if (site === null) throw new Problem(403, 'This token opens no shop. Use the access token of one of your shops.');
    sitesOfRequests.set(request, site);
    next();
  };
}

/** The site whose token a request carries; only after {@link requireSite}. */
export function siteOf(request: Request, store: Store): Site {
  const id = sitesOfRequests.get(request);
  if (id === undefined) throw new Problem(401, 'Sign in first.');
  return store.site(id);
}
