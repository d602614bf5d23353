/** The session as it is stored: reading survives whatever stands there. */
import { readToken } from './accessToken';
import { isObject } from './isObject';

/** Who is signed in, as all tabs share it. */
export interface StoredSession {
  /** Null until the provider was asked. */
  userId: string | null;
  /** One token a site; none before the sites are known. */
  tokens: Record<string, string>;
  /** The site that any tab opened last. */
  lastSite: string | null;
  /** What the sign-in gave. */
  signInToken: string | null;
}

/** Characters of a stored session at most: a hundred sites and more. */
const longest = 1_000_000;

/** The session in a stored text; null when there is none in it. Bad tokens count as absent. */
export function parseSession(text: string | null): StoredSession | null {
  if (text === null || text.length > longest) return null;
  const raw = parseObject(text);
  if (!raw) return null;
  const tokens = Object.fromEntries(
    Object.entries(isObject(raw['tokens']) ? raw['tokens'] : {}).flatMap(([siteId, value]) => {
      const token = readToken(value);
      return token !== null && readSiteId(siteId) !== null ? [[siteId, token] as const] : [];
    }),
  );
  const signInToken = readToken(raw['signInToken']);
  if (signInToken === null && Object.keys(tokens).length === 0) return null;
  const userId = typeof raw['userId'] === 'string' ? raw['userId'] : null;
  return { userId, tokens, lastSite: readSiteId(raw['lastSite']), signInToken };
}

/** A site's id as it may be kept; null for anything else. */
export function readSiteId(raw: unknown): string | null {
  return typeof raw === 'string' && raw.length > 0 && raw.length <= 200 && !/\p{Cc}/u.test(raw) ? raw : null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isObject(raw) ? raw : null;
  } catch {
    return null;
  }
}
