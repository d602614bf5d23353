import type { SessionStore } from '../../dataProvider/session';
import { chooseSite } from './chooseSite';
import { likelyToken } from './likelyToken';
import type { AccountCalls } from './sessionPorts';
import type { Account, Site, SiteNotice } from './sessionState';

interface Ports {
  store: SessionStore;
  account: AccountCalls;
}

/** Whose session it is, and the shop to open first; null where they have none. */
export interface Found {
  account: Account;
  site: Site | null;
  notices: SiteNotice[];
}

/**
 * Asks whose the stored token is, and chooses among their shops.
 * @param addressSites every `siteId` of the address
 * @param isCurrent false once the answer does not matter any more: then nothing is stored, and the answer is null
 * @returns null too when nobody is signed in
 * @throws AppError
 */
export async function findSite(
  { store, account }: Ports,
  addressSites: readonly string[],
  isCurrent: () => boolean,
): Promise<Found | null> {
  const token = likelyToken(store, addressSites);
  if (token === null) return null;
  const session = await account.loadSession(token);
  if (!isCurrent()) return null;
  store.adopt(session.userId, session.sites);
  const tokens = store.read()?.tokens ?? {};
  const sites = session.sites.filter(({ _id }) => Object.hasOwn(tokens, _id));
  const { site, refused } = chooseSite(sites, {
    address: addressSites,
    pinned: store.pinnedSite(),
    last: store.read()?.lastSite ?? null,
  });
  const notices: SiteNotice[] = [];
  if (refused) notices.push('notOwned');
  if (sites.length < session.sites.length) notices.push('withoutToken');
  if (!store.isPersistent) notices.push('notStored');
  return { account: { userId: session.userId, profile: session.profile, sites }, site, notices };
}
