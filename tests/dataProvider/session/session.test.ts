import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../../../dataProvider/session/session';
import { countCases } from '../../support/countCases';
import { createBrowser, FakeStorage, type Tab } from '../support/tabs';

const sites = [
  { _id: 's1', access_token: 'T1' },
  { _id: 's2', access_token: 'T2' },
];
const key = 'console.session';

afterEach(() => void vi.unstubAllGlobals());

function signedIn() {
  const browser = createBrowser();
  const tab = browser.open();
  tab.session.begin('login');
  tab.session.adopt('u1', sites);
  tab.session.pin('s1');
  browser.deliver();
  return { browser, tab };
}

describe('the session', () => {
  it('is initially signed out', () => {
    const { session } = createBrowser().open();
    expect([session.read(), session.token(null), session.token('s1'), session.pinnedSite()]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(session.isPersistent).toBe(true);
  });

  it('uses the sign-in token to load the sites, then one token per site', () => {
    const { session } = createBrowser().open();
    session.begin('login');
    expect([session.token(null), session.token('s1')]).toEqual(['login', 'login']);
    session.adopt('u1', [...sites, { _id: 's3', access_token: null }]);
    expect(['s1', 's2', 's3', 'other'].map((id) => session.token(id))).toEqual(['T1', 'T2', null, null]);
    expect(session.read()).toEqual({
      userId: 'u1',
      tokens: { s1: 'T1', s2: 'T2' },
      lastSite: null,
      signInToken: 'login',
    });
  });

  it('survives a reload with the site of the tab, and the last site in a new tab', () => {
    const { browser, tab } = signedIn();
    tab.session.pin('s2');
    browser.reload(tab);
    expect([tab.session.pinnedSite(), tab.session.token('s2')]).toEqual(['s2', 'T2']);
    const other = browser.open();
    expect([other.session.pinnedSite(), other.session.read()?.lastSite]).toEqual([null, 's2']);
    expect(browser.open(tab).session.pinnedSite()).toBe('s2');
  });

  it('has a separate site per tab', () => {
    const { browser, tab } = signedIn();
    const other = browser.open();
    other.session.pin('s2');
    browser.deliver();
    expect([tab.session.pinnedSite(), other.session.pinnedSite()]).toEqual(['s1', 's2']);
    expect([tab.receivedEvents, other.receivedEvents]).toEqual([[], []]);
  });
});

describe('other tabs', () => {
  it('are signed out too, and only the color scheme and the hashes of known accounts stay stored', () => {
    const { browser, tab } = signedIn();
    const other = browser.open();
    other.session.pin('s2');
    other.storage.setItem('console.draft.r1', 'secret');
    browser.local.setItem('console.view.s1', 'x');
    browser.local.setItem('console.colorScheme', 'dark');
    browser.local.setItem('console.language', 'ar');
    browser.local.setItem('elsewhere', 'x');
    tab.session.end();
    expect(tab.receivedEvents).toEqual(['ended']);
    browser.deliver();
    expect(other.receivedEvents).toEqual(['ended']);
    expect([tab, other].map(({ session }) => [session.read(), session.token('s1'), session.pinnedSite()])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    expect(Array.from({ length: browser.local.length }, (_, at) => browser.local.key(at))).toEqual([
      'console.linkAccounts',
      'console.colorScheme',
      'console.language',
      'elsewhere',
    ]);
    expect(other.storage.length).toBe(0);
  });

  it('use the new token of their site, with one event', () => {
    const { browser, tab } = signedIn();
    const other = browser.open();
    other.session.pin('s2');
    tab.session.adopt('u1', [
      { _id: 's1', access_token: 'T1b' },
      { _id: 's2', access_token: 'T2b' },
    ]);
    browser.deliver();
    expect([other.receivedEvents, other.session.token('s2'), other.session.pinnedSite()]).toEqual([
      ['tokens'],
      'T2b',
      's2',
    ]);
    tab.session.adopt('u1', [
      { _id: 's1', access_token: 'T1b' },
      { _id: 's2', access_token: 'T2b' },
    ]);
    browser.deliver();
    expect(other.receivedEvents).toEqual(['tokens']);
  });

  it('get an event if one of several tokens is new, or a site is added or removed', () => {
    const { browser, tab } = signedIn();
    const other = browser.open();
    const renewed = [{ _id: 's1', access_token: 'T1b' }, ...sites.slice(1)];
    for (const loaded of [renewed, [...renewed, { _id: 's3', access_token: 'T3' }], renewed]) {
      other.receivedEvents.length = 0;
      tab.session.adopt('u1', loaded);
      browser.deliver();
      expect([other.receivedEvents, other.session.token('s3')]).toEqual([['tokens'], loaded[2] ? 'T3' : null]);
    }
  });

  it('keep their token until another tab has loaded the sites', () => {
    const { browser, tab } = signedIn();
    const other = browser.open();
    other.session.pin('s2');
    tab.session.begin('login2');
    browser.deliver();
    expect([other.session.token('s2'), other.session.token('s1'), other.receivedEvents]).toEqual(['T2', null, []]);
    expect(tab.session.token('s1')).toBe('login2');
  });

  it('get the event even after switching the site', () => {
    const { browser, tab } = signedIn();
    const other = browser.open();
    tab.session.adopt('u1', [{ _id: 's2', access_token: 'T2b' }]);
    other.session.pin('s2');
    browser.deliver();
    expect([other.receivedEvents, other.session.token('s2')]).toEqual([['tokens'], 'T2b']);
  });

  it('lose their site if another user signs in, with an event', () => {
    const { browser, tab } = signedIn();
    const other = browser.open();
    other.session.pin('s2');
    tab.session.begin('login2');
    tab.session.adopt('u2', [{ _id: 's9', access_token: 'T9' }]);
    browser.deliver();
    expect([other.receivedEvents, other.session.pinnedSite(), other.session.token('s2')]).toEqual([
      ['tokens'],
      null,
      null,
    ]);
  });

  it('lose the drafts of their user if another user signs in, but keep what is not of the console', () => {
    const { browser, tab } = signedIn();
    const other = browser.open(tab);
    other.storage.setItem('console.tab.draft.u1.s1.contact', 'a story');
    other.storage.setItem('elsewhere', 'x');
    tab.session.adopt('u2', [{ _id: 's1', access_token: 'T9' }]);
    browser.deliver();
    expect([other.storage.getItem('console.tab.draft.u1.s1.contact'), other.storage.getItem('elsewhere')]).toEqual([
      null,
      'x',
    ]);
    expect([other.session.pinnedSite(), other.receivedEvents]).toEqual([null, ['tokens']]);
  });

  it('have no token of the new user before they have handled the event', () => {
    const { browser, tab } = signedIn();
    const other = browser.open(tab);
    tab.session.adopt('u2', [{ _id: 's1', access_token: 'T9' }]);
    expect([other.session.token('s1'), other.session.token(null)]).toEqual([null, null]);
    browser.deliver();
    expect([other.session.token('s1'), other.session.token(null)]).toEqual(['T9', 'login']);
  });

  it('are signed out if the browser deletes its data', () => {
    const { browser, tab } = signedIn();
    browser.local.clear();
    browser.deliver();
    expect([tab.receivedEvents, tab.session.read()]).toEqual([['ended'], null]);
  });

  it('do not listen any more once they have unsubscribed', () => {
    const { session } = createBrowser().open();
    const listener = vi.fn();
    const unsubscribe = session.subscribe(listener);
    session.end();
    unsubscribe();
    session.end();
    expect(listener.mock.calls).toEqual([['ended']]);
  });

  it('have no token between a sign-out and loaded sites', () => {
    const { browser, tab } = signedIn();
    const other = browser.open();
    other.session.pin('s2');
    tab.session.end();
    tab.session.begin('login2');
    browser.deliver();
    expect([other.receivedEvents, other.session.pinnedSite()]).toEqual([['ended'], null]);
    expect(tab.session.token(null)).toBe('login2');
    tab.session.adopt('u2', sites);
    browser.deliver();
    expect(other.receivedEvents).toEqual(['ended', 'tokens']);
  });
});

describe('a sign-in by a link', () => {
  const getRequired = ({ session }: Tab) => [
    session.requiresLinkCheck('notice'),
    session.requiresLinkCheck('question'),
  ];

  it('requires a notice and a question in every tab, until each has been passed', () => {
    const browser = createBrowser();
    const tab = browser.open();
    const other = browser.open();
    tab.session.begin('login', true);
    tab.session.adopt('u1', sites);
    expect([tab, other].map(getRequired)).toEqual([
      [true, true],
      [true, true],
    ]);
    other.session.passLinkCheck('notice');
    expect([tab, other].map(getRequired)).toEqual([
      [false, true],
      [false, true],
    ]);
    browser.reload(tab);
    expect(getRequired(tab)).toEqual([false, true]);
    tab.session.passLinkCheck('question');
    expect(getRequired(other)).toEqual([false, false]);
  });

  it('shows the notice once per account and browser, and asks until the account is confirmed', () => {
    const tab = createBrowser().open();
    const signIn = (userId: string) => {
      tab.session.begin('login', true);
      tab.session.adopt(userId, sites);
      return getRequired(tab);
    };
    expect(signIn('u1')).toEqual([true, true]);
    tab.session.adopt('u1', sites);
    expect(getRequired(tab)).toEqual([true, true]);
    tab.session.end();
    expect(signIn('u1')).toEqual([false, true]);
    tab.session.passLinkCheck('question');
    expect(signIn('u1')).toEqual([false, false]);
    expect(signIn('u2')).toEqual([true, true]);
  });

  it('requires nothing for an account that has signed in by its password in this browser', () => {
    const browser = createBrowser();
    const tab = browser.open();
    tab.session.begin('login');
    tab.session.adopt('u1', sites);
    tab.session.end();
    tab.session.begin('login', true);
    tab.session.adopt('u1', sites);
    expect(getRequired(tab)).toEqual([false, false]);
    const elsewhere = createBrowser().open();
    elsewhere.session.begin('login', true);
    elsewhere.session.adopt('u1', sites);
    expect(getRequired(elsewhere)).toEqual([true, true]);
  });

  it('requires nothing any more after a sign-in by password, or a sign-out', () => {
    const tab = createBrowser().open();
    expect(getRequired(tab)).toEqual([false, false]);
    tab.session.begin('login', true);
    tab.session.begin('login2');
    expect(getRequired(tab)).toEqual([false, false]);
    tab.session.begin('login', true);
    tab.session.end();
    expect(getRequired(tab)).toEqual([false, false]);
  });

  it('with an invalid token changes nothing', () => {
    const tab = createBrowser().open();
    tab.session.begin('a b', true);
    expect([getRequired(tab), tab.session.read()]).toEqual([[false, false], null]);
  });
});

describe('a tab without events, as in the history of the browser', () => {
  it.each([
    ['a sign-out', (other: Tab) => other.session.end(), ['ended']],
    ['another user', (other: Tab) => other.session.adopt('u2', [{ _id: 's9', access_token: 'T9' }]), ['tokens']],
    ['new tokens', (other: Tab) => other.session.adopt('u1', [{ _id: 's1', access_token: 'T1b' }]), ['tokens']],
    ['another site', (other: Tab) => other.session.pin('s2'), []],
  ])('learns of %s once it compares with the storage', (_what, act, events) => {
    const { browser, tab } = signedIn();
    act(browser.open());
    tab.session.sync();
    expect(tab.receivedEvents).toEqual(events);
    tab.session.sync();
    browser.deliver();
    expect(tab.receivedEvents).toEqual(events);
  });
});

describe('storage', () => {
  it.each([
    '',
    'undefined',
    'null',
    '[]',
    '{',
    '{}',
    '"T1"',
    '{"tokens":["T1"]}',
    '{"tokens":{"s1":"undefined"},"signInToken":""}',
    '{"tokens":{"s1":"a b"}}',
    '{"tokens":{"s1":"a\\r\\nX: 1"}}',
    `{"tokens":{"s1":"${'x'.repeat(4097)}"}}`,
    '{"tokens":{"s1":{"a":1}},"signInToken":5}',
    'x'.repeat(1_000_001),
  ])('with invalid content is signed out (%#)', (garbage) => {
    const { local, open } = createBrowser();
    local.setItem(key, garbage);
    const { session } = open();
    expect([session.read(), session.token('s1'), session.token(null)]).toEqual([null, null, null]);
  });

  it('ignores inherited property names', () => {
    const { browser, tab } = signedIn();
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(tab.session.token(name)).toBeNull();
    browser.local.setItem(key, '{"tokens":{"__proto__":"TP","s1":"T1"}}');
    expect([tab.session.token('__proto__'), tab.session.token('s1')]).toEqual(['TP', 'T1']);
    expect(Object.hasOwn(Object.prototype, 's1')).toBe(false);
  });

  it.each([
    ['absent', null],
    [
      'blocked',
      new Proxy(new FakeStorage(), {
        get: () => () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    ],
  ])('that is %s falls back to a session of the tab', (_name, storage) => {
    const session = createSession({ local: storage, tab: storage, channel: null, events: null });
    expect(session.isPersistent).toBe(false);
    session.begin('login');
    session.adopt('u1', sites);
    session.pin('s2');
    expect([session.token('s2'), session.pinnedSite(), session.read()?.lastSite]).toEqual(['T2', 's2', 's2']);
    session.end();
    expect([session.read(), session.pinnedSite()]).toEqual([null, null]);
  });

  it('H13 that is full keeps the session in memory, without restoring the previous user on reload', () => {
    const { browser, tab } = signedIn();
    browser.local.fill();
    tab.session.begin('login2');
    tab.session.adopt('u2', [{ _id: 's9', access_token: 'T9' }]);
    expect([tab.session.isPersistent, tab.session.token('s9'), tab.session.token('s1')]).toEqual([false, 'T9', null]);
    browser.reload(tab);
    expect(tab.session.read()).toBeNull();
  });

  it('H13 that is full does not sign other tabs out when the site is switched', () => {
    const { browser, tab } = signedIn();
    const other = browser.open();
    browser.local.fill();
    tab.session.pin('s2');
    browser.deliver();
    expect([other.receivedEvents, other.session.token('s1')]).toEqual([[], 'T1']);
  });

  it('keep their drafts, unless the merchant agreed to delete them', () => {
    const { browser, tab } = signedIn();
    const other = browser.open();
    other.storage.setItem('console.tab.draft.u1.s1.contact', 'a story');
    other.storage.setItem('console.tab.recent', 'x');
    tab.storage.setItem('console.tab.draft.u1.s1.contact', 'a discarded story');
    tab.session.end();
    browser.deliver();
    expect(tab.storage.length).toBe(0);
    expect(other.receivedEvents).toEqual(['ended']);
    expect(other.storage.getItem('console.tab.draft.u1.s1.contact')).toBe('a story');
    expect(other.storage.getItem('console.tab.recent')).toBeNull();
    tab.session.end(true);
    browser.deliver();
    expect(other.storage.getItem('console.tab.draft.u1.s1.contact')).toBeNull();
    expect(other.receivedEvents).toEqual(['ended', 'discarded']);
  });

  it('keeps the drafts of this tab if the message of another one comes before the event of the storage', () => {
    const tab = new FakeStorage();
    const channel = Object.assign(new EventTarget(), { postMessage() {} });
    const session = createSession({ local: new FakeStorage(), tab, events: null, channel });
    session.adopt('u1', sites);
    session.pin('s1');
    tab.setItem('console.tab.draft.u1.s1.contact', 'a story');
    channel.dispatchEvent(new MessageEvent('message', { data: 'ended' }));
    expect([tab.length, tab.getItem('console.tab.draft.u1.s1.contact')]).toEqual([1, 'a story']);
  });

  it('in memory is cleared by another tab too', () => {
    const channel = new EventTarget();
    const session = createSession({
      local: null,
      tab: null,
      events: null,
      channel: Object.assign(channel, { postMessage() {} }),
    });
    session.adopt('u1', sites);
    channel.dispatchEvent(new MessageEvent('message', { data: 'ended' }));
    expect(session.read()).toBeNull();
  });

  it('keeps the last site over sign-ins, and the sign-in token over loads of the sites', () => {
    const { tab } = signedIn();
    tab.session.begin('login2');
    expect(tab.session.read()).toEqual({ userId: null, tokens: {}, lastSite: 's1', signInToken: 'login2' });
    tab.session.adopt('u1', sites);
    expect(tab.session.read()).toMatchObject({ lastSite: 's1', signInToken: 'login2' });
  });

  it('without a sign-in token uses that of a site for what concerns no site', () => {
    const { session } = createBrowser().open();
    session.adopt('u1', sites);
    expect([session.read(), session.token(null)]).toEqual([
      { userId: 'u1', tokens: { s1: 'T1', s2: 'T2' }, lastSite: null, signInToken: null },
      'T1',
    ]);
    session.adopt('u1', []);
    expect(session.token(null)).toBeNull();
  });

  it('ignores invalid site ids', () => {
    const { tab } = signedIn();
    for (const id of ['', 's\n', 'x'.repeat(201)]) {
      tab.session.pin(id);
      tab.session.adopt('u1', [...sites, { _id: id, access_token: 'T3' }]);
    }
    expect(tab.session.pinnedSite()).toBe('s1');
    expect(tab.session.read()).toMatchObject({ tokens: { s1: 'T1', s2: 'T2' }, lastSite: 's1' });
  });

  it('in memory stays if another tab stores something else, or sends something unknown', () => {
    const events = new EventTarget();
    const channel = Object.assign(new EventTarget(), { postMessage() {} });
    const session = createSession({ local: null, tab: null, events, channel });
    const received = vi.fn();
    session.subscribe(received);
    session.adopt('u1', sites);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'console.view.s1' }));
    channel.dispatchEvent(new MessageEvent('message', { data: 'other' }));
    expect([session.token('s1'), received.mock.calls]).toEqual(['T1', []]);
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect([session.read(), received.mock.calls]).toEqual([null, [['ended']]]);
  });

  it('that is shared is read again after a message alone', () => {
    const local = new FakeStorage();
    const channel = Object.assign(new EventTarget(), { postMessage() {} });
    const session = createSession({ local, tab: new FakeStorage(), events: null, channel });
    const received = vi.fn();
    session.subscribe(received);
    createSession({ local, tab: null, events: null, channel: null }).adopt('u1', sites);
    channel.dispatchEvent(new MessageEvent('message', { data: 'tokens' }));
    expect(received.mock.calls).toEqual([['tokens']]);
  });

  it('is the one of the browser by default', () => {
    const local = new FakeStorage();
    const tab = new FakeStorage();
    const events = new EventTarget();
    const post = vi.fn();
    const names: string[] = [];
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', tab);
    vi.stubGlobal('window', events);
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        postMessage = post;
        constructor(name: string) {
          super();
          names.push(name);
        }
      },
    );
    const session = createSession();
    session.adopt('u1', sites);
    session.pin('s1');
    expect([local.getItem(key)?.includes('T1'), tab.getItem('console.site')]).toEqual([true, 's1']);
    expect([names, post.mock.calls]).toEqual([['console.session'], [['tokens']]]);
    local.clear();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(session.pinnedSite()).toBeNull();
  });

  it('works without any of the browser', () => {
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel', 'window']) vi.stubGlobal(name, undefined);
    const session = createSession();
    session.begin('login');
    session.end();
    expect([session.isPersistent, session.read()]).toEqual([false, null]);
  });

  it('rejects invalid tokens', () => {
    const { session } = createBrowser().open();
    session.begin('a\r\nb');
    expect(session.read()).toBeNull();
    session.adopt('u1', [{ _id: 's1', access_token: 'a b' }]);
    expect(session.token('s1')).toBeNull();
  });
});

describe('three tabs on three sites', () => {
  const getToken = (user: string, site: string, turn: number) => `${user}-${site}-${turn}`;
  const step = fc.record({
    tab: fc.nat(2),
    act: fc.constantFrom(
      'signIn',
      'begin',
      'adopt',
      'switch',
      'switch',
      'reload',
      'end',
      'deliver',
      'deliver',
      'duplicate',
      'send',
      'send',
    ),
    user: fc.constantFrom('u1', 'u2'),
    site: fc.constantFrom('s1', 's2', 's3'),
  });

  it('[APP-20] never get a token of another site in 10,000 random steps', {
    timeout: 60_000,
  }, () => {
    countCases('wrongStore', 250 * 50);
    let steps = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 50, maxLength: 50, size: 'max' }), (plan) => {
        const browser = createBrowser();
        const tabs = [browser.open(), browser.open(), browser.open()];
        /** Issues unique tokens. */
        let turn = 0;
        const wrong: string[] = [];
        const ownSites = (user: string) => (user === 'u1' ? ['s1', 's2', 's3'] : ['s2', 's3']);
        const adopt = (at: number, user: string) => {
          turn += 1;
          const list = ownSites(user).map((site) => ({ _id: site, access_token: getToken(user, site, turn) }));
          tabs[at]?.session.adopt(user, list);
        };
        for (const { tab: at, act, user, site } of plan) {
          steps += 1;
          const tab = tabs[at] ?? browser.open();
          if (act === 'signIn' || act === 'begin') tab.session.begin(`login-${user}`);
          if (act === 'signIn' || act === 'adopt') adopt(at, user);
          if (act === 'switch' && tab.session.token(site) !== null) tab.session.pin(site);
          if (act === 'reload') browser.reload(tab);
          if (act === 'end') tab.session.end();
          if (act === 'duplicate') tabs[at] = browser.open(tab);
          if (act === 'deliver') browser.deliver();
          for (const { session } of tabs) {
            for (const asked of ['s1', 's2', 's3', 's4']) {
              const token = session.token(asked) ?? '';
              if (token !== '' && !token.startsWith('login-') && token.split('-')[1] !== asked)
                wrong.push(`${token} for ${asked}`);
            }
            const stored = session.read();
            const pinned = session.pinnedSite();
            // Once the sites are known, the sign-in token belongs to none of them.
            if (stored && Object.keys(stored.tokens).length > 0 && pinned) {
              const token = session.token(pinned);
              if (token !== null && token.split('-')[0] !== stored.userId) wrong.push(`${token} of ${stored.userId}`);
            }
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 250 },
    );
    expect(steps).toBeGreaterThanOrEqual(10_000);
  });

  it('[APP-20] an open tab never gets the sign-in token of another tab, or a token of another user', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }), (plan) => {
        const browser = createBrowser();
        const working = browser.open();
        const other = browser.open();
        working.session.adopt(
          'u1',
          ['s1', 's2', 's3'].map((site) => ({ _id: site, access_token: getToken('u1', site, 0) })),
        );
        working.session.pin('s2');
        browser.deliver();
        for (const { act, user, site } of plan) {
          if (act === 'begin' || act === 'signIn') other.session.begin('login-other');
          if (act === 'adopt') other.session.adopt(user, [{ _id: site, access_token: getToken(user, site, 1) }]);
          if (act === 'switch') other.session.pin(site);
          if (act === 'end') other.session.end();
          if (act === 'deliver') browser.deliver();
          if (working.receivedEvents.length > 0) break;
          // Even if another user has signed in and this tab has not handled the event yet.
          expect(working.session.token('s2') ?? 'u1').toMatch(/^u1/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
