import { likelySite } from '../../dataProvider/likelyToken';
import type { SessionStore } from '../../dataProvider/session';

/**
 * The token to start with: of the site that will most likely be opened, else any; null when nobody is signed in.
 * @param addressSites every `siteId` of the address
 */
export function likelyToken(store: SessionStore, addressSites: readonly string[]): string | null {
  const stored = store.read();
  if (!stored) return null;
  const wanted = [...(addressSites.length === 1 ? addressSites : []), store.pinnedSite()];
  return store.token(likelySite(stored, wanted));
}
