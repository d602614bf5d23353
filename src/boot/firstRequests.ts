import { beginEarly, type EarlyAnswers } from '../../dataProvider/early';
import { likelyToken, pinKey, sessionKey } from '../../dataProvider/likelyToken';
import type { HttpRequest } from '../../dataProvider/request';
import { parseSession, readSiteId } from '../../dataProvider/storedSession';

/** What each page asks for first when its address says no more than the page, by path. */
export type RequestsByPath = Readonly<Record<string, readonly HttpRequest[]>>;

interface Sources {
  address: Pick<Location, 'pathname' | 'search'>;
  /** The configuration that the server wrote into the page; null where it is still to be fetched. */
  config: string | null;
  /** What is stored for all tabs, and for this one. */
  stored: (key: string) => string | null;
  storedHere: (key: string) => string | null;
}

/** Sends what the page will ask for before any other script is there; null where that is not known yet. */
export function beginFirstRequests(
  requests: RequestsByPath,
  { address, config, stored, storedHere }: Sources,
): EarlyAnswers | null {
  const first = address.search === '' && Object.hasOwn(requests, address.pathname) && requests[address.pathname];
  const apiUrl = first ? apiUrlOf(config) : null;
  const session = apiUrl === null ? null : parseSession(stored(sessionKey));
  if (!first || apiUrl === null || !session) return null;
  return beginEarly(first, { apiUrl, token: likelyToken(session, [readSiteId(storedHere(pinKey))]) });
}

/** What is wrong with a configuration is told by those who read it after. */
function apiUrlOf(config: string | null): string | null {
  try {
    const { apiUrl }: { apiUrl?: unknown } = Object(JSON.parse(config ?? ''));
    return typeof apiUrl === 'string' && /^(?:https?:\/)?\//.test(apiUrl) ? apiUrl : null;
  } catch {
    return null;
  }
}
