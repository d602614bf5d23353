/** Stored session. Parsing tolerates any stored value. */

import { isObject } from '../parse/isObject';
import { sanitizeToken } from './accessToken';

/** Session shared by all tabs. */
export interface StoredSession {
  /** Null until the sites are loaded. */
  userId: string | null;
  /** Token by site id; empty until the sites are loaded. */
  tokens: Record<string, string>;
  /** Site opened last in any tab. */
  lastSite: string | null;
  /** Token returned by the sign-in. */
  signInToken: string | null;
}

/** Maximum length of a stored session in characters; enough for more than a hundred sites. */
const MAX_STORED_SESSION_LENGTH = 1_000_000;

/** Parses a stored session. Returns null if it is invalid or empty. Invalid tokens are dropped. */
export function parseSession(text: string | null): StoredSession | null {
  if (text === null || text.length > MAX_STORED_SESSION_LENGTH) return null;
  const raw = parseObject(text);
  if (!raw) return null;
  const tokens = Object.fromEntries(
    Object.entries(isObject(raw['tokens']) ? raw['tokens'] : {}).flatMap(([siteId, value]) => {
      const token = sanitizeToken(value);
      return token !== null && parseSiteId(siteId) !== null ? [[siteId, token] as const] : [];
    }),
  );
  const signInToken = sanitizeToken(raw['signInToken']);
  if (signInToken === null && Object.keys(tokens).length === 0) return null;
  const userId = typeof raw['userId'] === 'string' ? raw['userId'] : null;
  return { userId, tokens, lastSite: parseSiteId(raw['lastSite']), signInToken };
}

/** Returns a valid site id, or null. */
export function parseSiteId(raw: unknown): string | null {
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
