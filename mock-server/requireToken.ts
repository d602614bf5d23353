import type { Handler, Request } from 'json-server';
import { HttpError } from './httpError';
import type { Site } from './store/site';
import type { Store } from './store/store';
import type { TokenOwner, Tokens } from './tokens';

/** Returns the owner of the bearer token. @throws HttpError 401 */
export function authenticate(request: Request, tokens: Tokens): TokenOwner {
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new HttpError(401, 'Sign in first.');
  const bearer = tokens.read(token);
  if (!bearer) throw new HttpError(401, 'Your session expired. Sign in again.');
  return bearer;
}

const sitesOfRequests = new WeakMap<Request, string>();

/** Middleware that requires the token of a site. @throws HttpError 401 or 403 */
export function requireSite(tokens: Tokens): Handler {
  return (request, _response, next) => {
    const { site } = authenticate(request, tokens);
    if (site === null) throw new HttpError(403, 'This token doesn’t give access to a store.');
    sitesOfRequests.set(request, site);
    next();
  };
}

/** Site of the request's token. Requires {@link requireSite}. */
export function getRequestSite(request: Request, store: Store): Site {
  const id = sitesOfRequests.get(request);
  if (id === undefined) throw new HttpError(401, 'Sign in first.');
  return store.site(id);
}
