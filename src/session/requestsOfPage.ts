import { earlyRequests } from '../../dataProvider/earlyRequests';
import type { HttpRequest } from '../../dataProvider/http';
import type { SessionStore } from '../../dataProvider/session';
import { entities } from '../../resources';
import type { RequestsByPath } from '../boot/firstRequests';
import { toListParams } from '../engine/list/address';
import { likelyToken } from './likelyToken';
import { type Address, type PageOfAddress, pageOfAddress } from './pageOfAddress';

/** What the page of an address will ask for at its start, and the token to ask with; nothing when nobody is signed in. */
export function requestsOfPage(
  store: SessionStore,
  address: Address,
): { token: string | null; requests: readonly HttpRequest[] } {
  const token = likelyToken(store, new URLSearchParams(address.search).getAll('siteId'));
  if (token === null) return { token, requests: [] };
  return { token, requests: requestsFor(pageOfAddress(address)) };
}

function requestsFor(page: PageOfAddress): readonly HttpRequest[] {
  switch (page.kind) {
    case 'list':
      return earlyRequests({ list: { entity: page.entity, params: toListParams(page.address) } });
    case 'figures':
      return earlyRequests({ figures: page.period });
    case 'other':
      return earlyRequests();
  }
}

/** The same of each page whose own data are read ahead, by the path that leads to it: written into index.html by the build. */
export function requestsByPath(): RequestsByPath {
  const paths = ['/', ...entities.map(({ name }) => `/${name}`)];
  return Object.fromEntries(paths.map((pathname) => [pathname, requestsFor(pageOfAddress({ pathname, search: '' }))]));
}
