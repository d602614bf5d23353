import { listRequest } from '../../dataProvider/buildQuery';
import type { HttpRequest } from '../../dataProvider/http';
import type { SessionStore } from '../../dataProvider/session';
import { entities } from '../../resources';
import { readListAddress, toListParams } from '../engine/list/address';
import { likelyToken } from './likelyToken';
import { startRequests } from './startRequests';

interface Address {
  pathname: string;
  search: string;
}

/** What the page of an address will ask for at its start, and the token to ask with; nothing when nobody is signed in. */
export function earlyRequests(
  store: SessionStore,
  { pathname, search }: Address,
): { token: string | null; requests: readonly HttpRequest[] } {
  const token = likelyToken(store, new URLSearchParams(search).getAll('siteId'));
  if (token === null) return { token, requests: [] };
  const requests: HttpRequest[] = [startRequests.sites, startRequests.settings, startRequests.widgets];
  const name = pathname === '/' ? entities[0]?.name : pathname.slice(1);
  const entity = entities.find((one) => one.name === name);
  // The list first: it is what the merchant waits for.
  if (entity)
    requests.unshift(listRequest(entity, toListParams(readListAddress(entity, pathname === '/' ? '' : search))));
  return { token, requests };
}
