import type { SessionStore } from '../../dataProvider/session/session';

/**
 * The site that will most likely be opened: the URL's, this tab's, or the last one; null if no token of one is known.
 * Its data are requested before the provider has confirmed the session.
 * @param urlSites every `siteId` of the URL
 */
export function guessSite(
  store: Pick<SessionStore, 'read' | 'pinnedSite'>,
  urlSites: readonly string[],
): string | null {
  const stored = store.read();
  if (!stored) return null;
  const candidates = [urlSites.length === 1 ? urlSites[0] : null, store.pinnedSite(), stored.lastSite];
  return candidates.find((id) => id != null && Object.hasOwn(stored.tokens, id)) ?? null;
}
