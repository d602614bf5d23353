import type { StoredSession } from './storedSession';

/** Where the session of all tabs is kept, and the site of one. */
export const sessionKey = 'console.session';
export const pinKey = 'console.site';

/** The site that will most likely be opened, if its token is known: of these, the likeliest first, else the last one. */
export function likelySite({ tokens, lastSite }: StoredSession, wanted: readonly (string | null)[]): string | null {
  return [...wanted, lastSite].find((id) => id !== null && Object.hasOwn(tokens, id)) ?? null;
}

/** The token to start with, as far as what is stored tells: of the likeliest site, else of the sign-in, else any. */
export function likelyToken(stored: StoredSession, wanted: readonly (string | null)[]): string | null {
  const site = likelySite(stored, wanted);
  return (site === null ? null : stored.tokens[site]) ?? stored.signInToken ?? Object.values(stored.tokens)[0] ?? null;
}
