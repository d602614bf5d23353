import type { SessionStore } from '../../dataProvider/session/session';
import { removeDraftsOfOthers } from '../lib/storage/tabStorage';
import { expireChanges } from './expireChanges';
import type { Account, AccountCalls, Site, SiteNotice } from './sessionState';

interface Ports {
  store: SessionStore;
  account: AccountCalls;
}

/** The user of a session, and the site to open first; null if they have none. */
export interface SessionSite {
  account: Account;
  site: Site | null;
  notices: SiteNotice[];
}

/**
 * Loads the user of the stored token and chooses among their sites.
 * @param urlSites every `siteId` of the URL
 * @param isCurrent false once the result is obsolete: nothing is stored then, and the result is null
 * @returns null, also if there is no session
 * @throws AppError
 */
export async function findSite(
  { store, account }: Ports,
  urlSites: readonly string[],
  isCurrent: () => boolean,
): Promise<SessionSite | null> {
  const token = store.token(guessSite(store, urlSites));
  if (token === null) return null;
  const userId = store.read()?.userId;
  const session = await account.loadSession(token);
  if (!isCurrent()) return null;
  if (store.read()?.userId !== userId) {
    // Another tab signed out, or in as another user, whose session must last.
    store.sync();
    return findSite({ store, account }, urlSites, isCurrent);
  }
  store.adopt(session.userId, session.sites);
  removeDraftsOfOthers(session.userId);
  expireChanges(session.userId);
  const tokens = store.read()?.tokens ?? {};
  const sites = session.sites.filter(({ _id }) => Object.hasOwn(tokens, _id));
  const { site, refused } = chooseSite(sites, {
    urlSites,
    pinned: store.pinnedSite(),
    last: store.read()?.lastSite ?? null,
  });
  const notices: SiteNotice[] = [];
  if (refused) notices.push('notOwned');
  if (sites.length < session.sites.length) notices.push('withoutToken');
  if (!store.isPersistent) notices.push('notStored');
  return { account: { userId: session.userId, profile: session.profile, sites }, site, notices };
}

interface SiteCandidates {
  /** Every `siteId` of the address. */
  urlSites: readonly string[];
  /** The site of this tab. */
  pinned: string | null;
  /** The site opened last in any tab. */
  last: string | null;
}

/**
 * The site to open: of the URL, of this tab, the last one, else the first.
 * An unknown or duplicate `siteId` is ignored and reported as `refused`.
 */
export function chooseSite(
  sites: readonly Site[],
  candidates: SiteCandidates,
): { site: Site | null; refused: boolean } {
  const find = (id: string | null | undefined) => sites.find((site) => site._id === id);
  const requestedSite = candidates.urlSites.length === 1 ? find(candidates.urlSites[0]) : undefined;
  const site = requestedSite ?? find(candidates.pinned) ?? find(candidates.last) ?? sites[0] ?? null;
  return { site, refused: candidates.urlSites.length > 0 && requestedSite === undefined };
}

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
