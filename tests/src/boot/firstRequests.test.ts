import { describe, expect, it, vi } from 'vitest';
import { beginFirstRequests } from '../../../src/boot/firstRequests';
import { requestsByPath } from '../../../src/session/requestsOfPage';

const session = JSON.stringify({
  v: 1,
  userId: 'u',
  tokens: { a: 'token-a', b: 'token-b' },
  lastSite: 'a',
  signInToken: 's',
});
const config = JSON.stringify({ apiUrl: 'https://api.example/v1' });

/** What is sent for an address, as `METHOD url token`. */
function sent(
  pathname: string,
  given: { search?: string; config?: string | null; session?: string | null; site?: string } = {},
) {
  const calls: string[] = [];
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    const headers = new Headers(options?.headers);
    calls.push(`${options?.method} ${String(url)} ${headers.get('authorization')}`);
    return Promise.resolve(new Response('{}'));
  });
  const early = beginFirstRequests(requestsByPath(), {
    address: { pathname, search: given.search ?? '' },
    config: given.config === undefined ? config : given.config,
    stored: () => (given.session === undefined ? session : given.session),
    storedHere: () => given.site ?? null,
  });
  fetch.mockRestore();
  return { calls, early };
}

describe('what the boot script asks for', () => {
  it.each(Object.keys(requestsByPath()))('is all that the page at %s will ask for first', (path) => {
    const { calls, early } = sent(path);
    const wanted = requestsByPath()[path] ?? [];
    expect(calls).toHaveLength(wanted.length);
    for (const request of wanted) expect(early?.take(request, 'token-a')).not.toBeNull();
  });

  it('goes out with the token of the site that this tab works on, else of the one opened last', () => {
    expect(sent('/customers', { site: 'b' }).calls.every((call) => call.endsWith('Bearer token-b'))).toBe(true);
    expect(sent('/customers', { site: 'gone' }).calls.every((call) => call.endsWith('Bearer token-a'))).toBe(true);
  });

  it.each([
    ['of an address that says more than the page', '/customers', { search: '?search=mar' }],
    ['of a page that reads nothing ahead', '/contact', {}],
    ['of a path that only an object has', '/constructor', {}],
    ['without a session', '/customers', { session: null }],
    ['with a session that cannot be read', '/customers', { session: '{' }],
    ['without a configuration in the page', '/customers', { config: null }],
    ['with a configuration that cannot be read', '/customers', { config: '{' }],
    ['with an address that is none', '/customers', { config: '{"apiUrl":"javascript:1"}' }],
  ])('is nothing %s', (_, path, given) => {
    const { calls, early } = sent(path, given);
    expect(calls).toEqual([]);
    expect(early).toBeNull();
  });
});
