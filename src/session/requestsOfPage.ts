import { earlyRequests } from '../../dataProvider/earlyRequests';
import type { HttpRequest } from '../../dataProvider/http';
import type { SessionStore } from '../../dataProvider/session';
import { readPeriod } from '../../dataProvider/statsRequests';
import { entities } from '../../resources';
import { readListAddress, toListParams } from '../engine/list/address';
import { likelyToken } from './likelyToken';

interface Address {
  pathname: string;
  search: string;
}

/** What the page of an address will ask for at its start, and the token to ask with; nothing when nobody is signed in. */
export function requestsOfPage(
  store: SessionStore,
  { pathname, search }: Address,
): { token: string | null; requests: readonly HttpRequest[] } {
  const token = likelyToken(store, new URLSearchParams(search).getAll('siteId'));
  if (token === null) return { token, requests: [] };
  if (pathname === '/') return { token, requests: earlyRequests({ figures: readPeriod(search) }) };
  const entity = entities.find(({ name }) => pathname === `/${name}`);
  const list = entity && { entity, params: toListParams(readListAddress(entity, search)) };
  return { token, requests: earlyRequests(list && { list }) };
}
