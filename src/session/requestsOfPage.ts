import { earlyRequests } from '../../dataProvider/earlyRequests';
import type { HttpRequest } from '../../dataProvider/http';
import type { SessionStore } from '../../dataProvider/session';
import { toListParams } from '../engine/list/address';
import { likelyToken } from './likelyToken';
import { type Address, pageOfAddress } from './pageOfAddress';

/** What the page of an address will ask for at its start, and the token to ask with; nothing when nobody is signed in. */
export function requestsOfPage(
  store: SessionStore,
  address: Address,
): { token: string | null; requests: readonly HttpRequest[] } {
  const token = likelyToken(store, new URLSearchParams(address.search).getAll('siteId'));
  if (token === null) return { token, requests: [] };
  const page = pageOfAddress(address);
  switch (page.kind) {
    case 'list':
      return { token, requests: earlyRequests({ list: { entity: page.entity, params: toListParams(page.address) } }) };
    case 'figures':
      return { token, requests: earlyRequests({ figures: page.period }) };
    case 'other':
      return { token, requests: earlyRequests() };
  }
}
