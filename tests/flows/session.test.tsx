import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { countCases } from '../support/countCases';
import {
  getCurrentPath,
  heading,
  json,
  open,
  profile,
  sessionResponse,
  setUpServer,
  storeSession,
  twoSites,
} from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() =>
  Promise.all([
    import('../../src/features/auth/AuthPage'),
    import('../../src/features/dashboard/StartPage'),
    import('../../src/features/contact/ContactPage'),
    import('../../src/session/PasswordDialog'),
    import('../../src/session/AccountSwitchPrompt'),
  ]),
);

async function signIn(email = 'mina@shop.example', password = 'secret') {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('session start', () => {
  it('[APP-01] redirects to /auth without a token, and to the requested page after the sign-in', async () => {
    await open('/customers?page=0&limit=25&search=ann');
    await heading('Sign in');
    await waitFor(() =>
      expect(getCurrentPath()).toBe('/auth?from=%2Fcustomers%3Fpage%3D0%26limit%3D25%26search%3Dann'),
    );
    expect(server.requests).toEqual([]);
    await signIn();
    await heading('Customers');
    expect(getCurrentPath()).toBe('/customers?page=0&limit=25&search=ann');
  });

  it('[APP-02] loads user, sites and profile by GET /auth/sites with the bearer header', async () => {
    storeSession();
    await open('/customers');
    await heading('Customers');
    expect(server.received('GET /auth/sites')).toEqual([
      { method: 'GET', path: '/auth/sites', authorization: 'Bearer token-s1', body: undefined },
    ]);
    expect(screen.getByRole('button', { name: `Account menu: ${profile.name}` })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Current store: Nordlys s1.example. Switch store' })).toBeVisible();
  });

  it.each([
    ['the session', 'GET /auth/sites'],
    ['the settings', 'GET /admin/settings'],
  ])(
    '[APP-03] shows Network error with a Retry when %s cannot be loaded, and keeps what is stored',
    async (_, request) => {
      countCases('start');
      storeSession();
      const stored = localStorage.getItem('console.session');
      server.respond(request, () => json({ error: 'Out of order' }, 501));
      await open('/faq');
      await heading('Network error');
      expect(screen.getByRole('alert')).toHaveTextContent('Out of order');
      expect(JSON.parse(localStorage.getItem('console.session') ?? '')).toMatchObject(JSON.parse(stored ?? ''));
      server.respond('GET /auth/sites', () => json(sessionResponse));
      server.respond('GET /admin/settings', () => json({ settings: { _id: 's1' } }));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await heading('FAQ');
      expect(getCurrentPath()).toMatch(/^\/faq/);
    },
  );

  it('[APP-04] leads a user without sites to /install', async () => {
    storeSession();
    server.respond('GET /auth/sites', () => json({ ...sessionResponse, sites: [] }));
    await open('/customers');
    await heading('Install the app on your store');
    expect(getCurrentPath()).toBe('/install');
    expect(server.received('POST /admin/housekeeping/ping')).toEqual([]);
  });

  it('leaves /install once a site exists', async () => {
    storeSession();
    server.respond('GET /auth/sites', () => json({ ...sessionResponse, sites: [] }));
    await open('/');
    await heading('Install the app on your store');
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('We still don’t see a store in your account.')).toBeVisible();
    server.respond('GET /auth/sites', () => json(sessionResponse));
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await heading('Dashboard');
  });

  it('[APP-05] opens the site of siteId, and shows a notice if it is not one of the merchant’s sites', async () => {
    storeSession();
    await open('/customers?siteId=s2');
    await screen.findByText('Customer of s2');
    expect(new Set(server.received('POST /admin/graphql').map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer token-s2']),
    );
    await waitFor(() => expect(getCurrentPath()).not.toContain('siteId'));
  });

  it('ignores a siteId that is not one of the merchant’s sites, with a notice', async () => {
    storeSession();
    await open('/customers?siteId=__proto__');
    await screen.findByText('Customer of s1');
    expect(
      await screen.findByText('You don’t have access to the store in that link, so we opened Nordlys instead.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/You don’t have access to the store in that link/)).not.toBeInTheDocument();
  });

  it.each([
    ['fails', async () => json({ error: 'no' }, 500)],
    ['has a response that is no JSON', async () => new Response('<h1>Guest Wi-Fi</h1>')],
  ])(
    '[APP-06] loads settings and widgets, then pings, then renders; that the ping %s is not shown',
    async (_, respond) => {
      storeSession();
      const isRendered = () => screen.queryByRole('heading', { level: 1, name: 'Contact' }) !== null;
      const renderedBefore: boolean[] = [];
      server.respond('POST /admin/housekeeping/ping', () => {
        renderedBefore.push(isRendered());
        return respond();
      });
      await open('/contact');
      await heading('Contact');
      expect(renderedBefore).toEqual([false]);
      const started = server.requests.map(({ method, path }) => `${method} ${path}`);
      const ping = started.indexOf('POST /admin/housekeeping/ping');
      expect(ping).toBeGreaterThan(started.indexOf('GET /admin/settings'));
      expect(ping).toBeGreaterThan(started.indexOf('GET /admin/widgets'));
      expect(started.filter((request) => request.startsWith('POST'))).toEqual(['POST /admin/housekeeping/ping']);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('[APP-06] renders without waiting for the response to the ping', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    storeSession();
    server.respond('POST /admin/housekeeping/ping', () => new Promise(() => undefined));
    await open('/contact');
    await heading('Contact');
    // An unanswered request is given up and logged after a while.
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it.each(['GET /admin/settings', 'GET /admin/widgets'])(
    '[APP-06] neither pings nor renders before %s is answered',
    async (call) => {
      storeSession();
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      server.respond(call, async () => {
        await answered;
        return json(call.endsWith('widgets') ? { widgets: [] } : { settings: { _id: 's1', platform: 'shopify' } });
      });
      await open('/contact');
      const others = ['GET /auth/sites', 'GET /admin/settings', 'GET /admin/widgets'];
      await waitFor(() => expect(others.map((name) => server.received(name).length)).toEqual([1, 1, 1]));
      expect(server.received('POST /admin/housekeeping/ping')).toEqual([]);
      expect(screen.queryByRole('heading', { level: 1, name: 'Contact' })).not.toBeInTheDocument();
      answer();
      await heading('Contact');
      expect(server.received('POST /admin/housekeeping/ping')).toHaveLength(1);
    },
  );

  it('requests the data of the likely site and its page together with the session, each once', async () => {
    storeSession();
    let answerSession = () => {};
    server.respond('GET /auth/sites', async () => {
      await new Promise<void>((resolve) => {
        answerSession = resolve;
      });
      return json(sessionResponse);
    });
    await open('/customers');
    const first = ['GET /admin/settings', 'GET /admin/widgets', 'POST /admin/graphql'];
    await waitFor(() => expect(first.map((call) => server.received(call).length)).toEqual([1, 1, 1]));
    answerSession();
    await screen.findByText('Customer of s1');
    expect(first.slice(0, 2).map((call) => server.received(call).length)).toEqual([1, 1]);
  });

  it('requests again with the new token what was refused for the stored one', async () => {
    storeSession();
    const fresh = { ...sessionResponse, sites: [{ ...twoSites[0], access_token: 'token-fresh' }, twoSites[1]] };
    server.respond('GET /auth/sites', () => json(fresh));
    for (const call of ['GET /admin/settings', 'GET /admin/widgets', 'POST /admin/graphql']) {
      const usual = server.defaultResponder(call);
      server.respond(call, (sent) =>
        sent.authorization === 'Bearer token-fresh' ? usual(sent) : json({ error: 'expired' }, 401),
      );
    }
    await open('/customers');
    await screen.findByText('Customer of s1');
    expect(screen.queryByText(/couldn’t be loaded/)).not.toBeInTheDocument();
  });

  it('stays usable without the widgets, shows a message, and retries', async () => {
    storeSession();
    server.respond('GET /admin/widgets', () => json({ error: 'no' }, 501));
    await open('/contact');
    const notice = 'Your widgets couldn’t be loaded. Everything else is working.';
    expect(await screen.findByText(notice)).toBeVisible();
    server.respond('GET /admin/widgets', () => json({ widgets: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
  });

  it('leaves out a site without a token, with a message', async () => {
    storeSession();
    server.respond('GET /auth/sites', () =>
      json({ ...sessionResponse, sites: [{ ...twoSites[0], access_token: null }, twoSites[1]] }),
    );
    await open('/customers');
    await screen.findByText('Customer of s2');
    expect(await screen.findByText(/You don’t have access to some of your stores right now/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Switch store/ })).not.toBeInTheDocument();
  });

  it('redirects once to the sign-in page, with a return path, if the stored token has expired', async () => {
    storeSession();
    server.respond('GET /auth/sites', () => json({ error: 'expired' }, 401));
    await open('/faq?filter=unanswered');
    await heading('Sign in');
    await waitFor(() => expect(getCurrentPath()).toBe('/auth?from=%2Ffaq%3Ffilter%3Dunanswered'));
    expect(screen.getByText('Your session expired. Sign in again to pick up where you left off.')).toBeVisible();
    expect(server.received('POST /admin/housekeeping/ping')).toEqual([]);
  });
});

describe('sites', () => {
  it('[APP-07] lists the sites by name and switches with the token of the other site; everything is refetched', async () => {
    storeSession();
    await open('/customers?page=0&limit=10&search=x');
    await screen.findByText('Customer of s1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('1 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Current store: Nordlys s1.example. Switch store' }));
    const names = screen.getAllByRole('menuitemradio').map((entry) => entry.textContent);
    expect(names).toEqual(['Nordlys', 'Tsuki']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Tsuki' }));
    await screen.findByText('Customer of s2');
    expect(screen.queryByText('Customer of s1')).not.toBeInTheDocument();
    expect(screen.queryByText(/\d selected/)).not.toBeInTheDocument();
    const switched = server.requests.findIndex(
      ({ path, authorization }) => path === '/admin/settings' && authorization === 'Bearer token-s2',
    );
    const after = server.requests.slice(switched);
    expect(new Set(after.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer token-s2']));
    expect(after.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['GET /admin/settings', 'GET /admin/widgets', 'POST /admin/graphql']),
    );
    expect(getCurrentPath()).toMatch(/^\/customers/);
    expect(getCurrentPath()).not.toMatch(/search|siteId/);
    expect(JSON.parse(localStorage.getItem('console.session') ?? '').lastSite).toBe('s2');
  });

  it('[APP-07] hides the selector with only one site', async () => {
    storeSession();
    server.respond('GET /auth/sites', () => json({ ...sessionResponse, sites: twoSites.slice(0, 1) }));
    await open('/contact');
    await heading('Contact');
    expect(screen.getByText('Nordlys', { selector: 'header *' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Switch store/ })).not.toBeInTheDocument();
  });
});

describe('signing in', () => {
  it('[APP-18] sends the bearer header with every request if there is a token, and none otherwise', async () => {
    await open('/auth?from=%2Fcustomers');
    await signIn();
    await screen.findByText('Customer of s1');
    const [first, second, ...rest] = server.requests;
    expect(first).toEqual({
      method: 'POST',
      path: '/auth/email',
      authorization: null,
      body: { email: 'mina@shop.example', password: 'secret' },
    });
    expect(second).toMatchObject({ path: '/auth/sites', authorization: 'Bearer token-new' });
    expect(rest.length).toBeGreaterThanOrEqual(4);
    expect(new Set(rest.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer token-s1']));
  });

  it('[AUTH-01] signs in by email and password; shows the server’s text in an alert; links to platforms, terms and privacy', async () => {
    server.respond('POST /auth/email', () => json({ error: '<b>Wrong</b> password' }, 401));
    await open('/auth');
    await signIn('mina@shop.example', 'wrong');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Wrong.* password/);
    expect(alert.querySelector('b')).toBeNull();
    expect(getCurrentPath()).toBe('/auth');
    expect(server.requests).toHaveLength(1);
    for (const platform of ['Shopify', 'WooCommerce', 'BigCommerce', 'Magento']) {
      expect(screen.getByRole('link', { name: new RegExp(`Log in with ${platform}`) })).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:/),
      );
    }
    expect(screen.getByRole('link', { name: /Terms/ })).toHaveAttribute('href', 'https://example.com/terms');
    expect(screen.getByRole('link', { name: /Privacy/ })).toHaveAttribute('href', 'https://example.com/privacy');
    server.respond('POST /auth/email', () => json({ access_token: 'token-new' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await heading('Dashboard');
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), /Check your internet connection/],
    [
      'another page answers',
      () => new Response('<h1>Not Found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
      /We found no sign-in at its web address.*guest Wi-Fi.*contact support/,
    ],
  ])('[AUTH-01] says what to do if %s', async (_what, respond, text) => {
    server.respond('POST /auth/email', respond);
    await open('/auth');
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).not.toHaveTextContent(/on our end|deleted/);
  });

  it('[AUTH-01] says that a token can’t be sent, at the sign-in or when the stores are loaded, and sends nothing without it', async () => {
    server.respond('POST /auth/email', () => json({ access_token: 'eyJhbGciOi…' }));
    await open('/auth');
    await signIn('mina@shop.example', 'right');
    const text = /can’t be used.*Its token can’t be sent/;
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(server.requests).toHaveLength(1);
    server.respond('POST /auth/email', () => json({ access_token: 'token-new' }));
    server.respond('GET /auth/sites', () =>
      json({ ...sessionResponse, sites: twoSites.map((site) => ({ ...site, access_token: 'ü' })) }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(server.requests.map(({ path }) => path)).toEqual(['/auth/email', '/auth/email', '/auth/sites']);
  });

  it('[AUTH-01] links to the page that resets a password, if the configuration names one', async () => {
    await open('/auth', null, null, { forgotPasswordUrl: 'https://accounts.example/reset' });
    const link = await screen.findByRole('link', { name: 'Forgot password?' });
    expect(link).toHaveAttribute('href', 'https://accounts.example/reset');
  });

  it('treats an error in a 200 response as a failed sign-in, and truncates a long message', async () => {
    server.respond('POST /auth/email', () => json({ error: 'x'.repeat(5000) }));
    await open('/auth');
    await signIn();
    const alert = await screen.findByRole('alert');
    expect((alert.textContent ?? '').length).toBeLessThanOrEqual(301);
  });

  it('sends one request for Enter and a click together', async () => {
    const pendingResponses: (() => void)[] = [];
    server.respond(
      'POST /auth/email',
      () => new Promise((resolve) => pendingResponses.push(() => resolve(json({ access_token: 'token-new' })))),
    );
    await open('/auth');
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'mina@shop.example');
    await user.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
    await user.click(screen.getByRole('button', { name: /Sign in/ }));
    await user.keyboard('{Enter}');
    expect(server.received('POST /auth/email')).toHaveLength(1);
    for (const answer of pendingResponses) answer();
    await heading('Dashboard');
    expect(server.received('POST /auth/email')).toHaveLength(1);
  });

  it('requires both fields before sending anything', async () => {
    await open('/auth');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your email and password.');
    expect(server.requests).toEqual([]);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/auth?from=/faq', 'javascript:alert(1)'])(
    '[AUTH-02] only follows a path within the console: %s leads to the start page',
    async (from) => {
      await open(`/auth?from=${encodeURIComponent(from)}`);
      await signIn();
      await heading('Dashboard');
      expect(getCurrentPath()).toBe('/');
    },
  );

  it('[AUTH-02] stores a token of the URL if the user is signed out, and redirects to from', async () => {
    await open('/auth?from=%2Ffaq', 'token-query');
    await heading('FAQ');
    expect(server.received('GET /auth/sites')[0]?.authorization).toBe('Bearer token-query');
    expect(getCurrentPath()).toMatch(/^\/faq/);
    expect(JSON.parse(localStorage.getItem('console.session') ?? '').signInToken).toBe('token-query');
  });

  it.each([
    ['Continue as Eve (eve@evil.example)', 'Customer of s2'],
    ['Stay signed in as Mina (mina@shop.example)', 'Customer of s1'],
  ])('asks before a link signs in another user: %s', async (choice, expectedText) => {
    storeSession();
    const eve = { userId: 'u9', sites: [twoSites[1]], profile: { name: 'Eve', email: 'eve@evil.example' } };
    server.respond('GET /auth/sites', ({ authorization }) =>
      json(authorization === 'Bearer token-eve' ? eve : sessionResponse),
    );
    await open('/customers', 'token-eve');
    await heading('Continue as Eve (eve@evil.example)?');
    // Nothing of a site is requested before the merchant has decided.
    expect(server.received('GET /admin/settings')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: choice }));
    expect(await screen.findByText(expectedText)).toBeVisible();
  });

  describe('a link of another user, with unsent work', () => {
    const draft = 'console.tab.draft.u1.s1.contact';
    const question = 'Continue as Eve (eve@evil.example) and delete unsent work?';

    async function openLinkOfEve() {
      storeSession();
      sessionStorage.setItem(draft, `${Date.now()}\nA long story`);
      const eve = { userId: 'u9', sites: [twoSites[1]], profile: { name: 'Eve', email: 'eve@evil.example' } };
      server.respond('GET /auth/sites', ({ authorization }) =>
        json(authorization === 'Bearer token-eve' ? eve : sessionResponse),
      );
      const { session } = await open('/customers', 'token-eve');
      // Ends the session in the other tabs too; with `true`, they delete their drafts and stop their tasks.
      const end = vi.spyOn(session, 'end');
      await userEvent.click(await screen.findByRole('button', { name: 'Continue as Eve (eve@evil.example)' }));
      await heading(question);
      expect(
        screen.getByText(
          'There are drafts, import rows, or running tasks of Mina (mina@shop.example) that weren’t sent yet. Continuing as Eve (eve@evil.example) stops and deletes them in every tab.',
        ),
      ).toBeVisible();
      // Nothing is deleted before the answer.
      expect(sessionStorage.getItem(draft)).not.toBeNull();
      expect(end).not.toHaveBeenCalled();
      expect(server.received('GET /admin/settings')).toEqual([]);
      return end;
    }

    it('asks again, and deletes it in all tabs when the merchant agrees', async () => {
      const end = await openLinkOfEve();
      await userEvent.click(screen.getByRole('button', { name: 'Continue as Eve (eve@evil.example) and delete' }));
      expect(await screen.findByText('Customer of s2')).toBeVisible();
      expect(sessionStorage.getItem(draft)).toBeNull();
      expect(end.mock.calls).toEqual([[true]]);
    });

    it('keeps everything when the merchant stays', async () => {
      const end = await openLinkOfEve();
      await userEvent.click(screen.getByRole('button', { name: 'Stay signed in as Mina (mina@shop.example)' }));
      expect(await screen.findByText('Customer of s1')).toBeVisible();
      expect(sessionStorage.getItem(draft)).toContain('A long story');
      expect(end).not.toHaveBeenCalled();
    });

    it('asks about the drafts of another tab', async () => {
      const held = [{ name: 'console.drafts', mode: 'shared' as const, clientId: 'another tab' }];
      const locks = { query: async () => ({ held, pending: [] }), request: async () => undefined };
      const getLocks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks);
      await openLinkOfEve();
      getLocks.mockRestore();
    });
  });

  it('signs in silently if the link is for the same user', async () => {
    storeSession();
    await open('/customers', 'token-again');
    await screen.findByText('Customer of s1');
    expect(screen.queryByText(/Continue as/)).not.toBeInTheDocument();
  });
});

describe('signing out', () => {
  it('[APP-14] removes the stored token and goes to /, which redirects to the sign-in page', async () => {
    storeSession();
    sessionStorage.setItem('console.tab.draft.x', 'secret text');
    localStorage.setItem('console.colorScheme', 'dark');
    await open('/logout');
    await heading('Sign in');
    expect(getCurrentPath()).toBe('/auth');
    // The accounts that are known in this browser, as hashes, so that a link's notice is shown once.
    expect(Object.keys({ ...localStorage }).sort()).toEqual(['console.colorScheme', 'console.linkAccounts']);
    expect(Object.keys({ ...sessionStorage })).toEqual([]);
  });

  it.each([
    ['Stay signed in', 'Dashboard', true],
    ['Sign out and delete', 'Sign in', false],
  ])('asks before /logout deletes a draft: %s', async (choice, page, isKept) => {
    storeSession();
    sessionStorage.setItem('console.tab.draft.u1.s1.contact', `${Date.now()}\nA long story`);
    await open('/logout');
    await heading('Sign out and delete this?');
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '1 draft in this tab that you didn’t send, save, or publish',
    ]);
    expect(localStorage.getItem('console.session')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: choice }));
    await heading(page);
    expect(sessionStorage.getItem('console.tab.draft.u1.s1.contact') !== null).toBe(isKept);
    expect(localStorage.getItem('console.session') !== null).toBe(isKept);
  });

  it('asks before /logout deletes the drafts of another tab', async () => {
    const held = [{ name: 'console.drafts', mode: 'shared' as const, clientId: 'another tab' }];
    const locks = { query: async () => ({ held, pending: [] }), request: async () => undefined };
    const getLocks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks);
    storeSession();
    await open('/logout');
    await heading('Sign out and delete this?');
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Drafts or running tasks in other tabs',
    ]);
    getLocks.mockRestore();
  });

  it('locks this tab immediately when another one signs out', async () => {
    storeSession();
    await open('/customers');
    await screen.findByText('Customer of s1');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'console.session', newValue: null }));
    await heading('Sign in');
    expect(screen.queryByText('Customer of s1')).not.toBeInTheDocument();
    expect(getCurrentPath()).toBe('/auth?from=%2Fcustomers');
    expect(screen.getByText('You signed out in another tab.')).toBeVisible();
  });

  it.each([
    ['the same user finds it on the same page', 'u1', 'A long story'],
    ['another user does not see it', 'u2', ''],
  ])('keeps and mentions a draft when another tab signs out without asking: %s', async (_, userId, text) => {
    storeSession();
    await open('/contact');
    const message = await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.type(message, 'A long story');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'console.session', newValue: null }));
    await heading('Sign in');
    expect(screen.getByText(/You signed out in another tab\. Your unsent work in this tab is kept\./)).toBeVisible();
    server.respond('GET /auth/sites', () => json({ ...sessionResponse, userId }));
    await signIn();
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(text);
    expect(Object.values({ ...sessionStorage }).some((value) => String(value).includes('A long story'))).toBe(
      text !== '',
    );
  });

  it('checks the session again when the page is restored from the back/forward cache', async () => {
    storeSession();
    await open('/customers');
    await screen.findByText('Customer of s1');
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await heading('Sign in');
  });
});

describe('a 401 in the middle of work', () => {
  async function writeMessage() {
    storeSession();
    await open('/contact');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'A long story');
    server.respond('POST /admin/contact', ({ authorization }) =>
      authorization === 'Bearer token-fresh'
        ? json({ ticket: '77', adminEmail: 'mina@shop.example' })
        : json({ error: 'expired' }, 401),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    return screen.findByRole('dialog', { name: 'Sign in to continue' });
  }

  it('[APP-19] keeps what was typed, asks for the password over the page, and goes on where it was', async () => {
    const dialog = await writeMessage();
    expect(screen.getByRole('textbox', { name: 'Message', hidden: true })).toHaveValue('A long story');
    expect(within(dialog).getByRole('textbox', { name: /Email/ })).toHaveValue('mina@shop.example');
    const fresh = twoSites.map((site) => ({
      ...site,
      access_token: site._id === 's1' ? 'token-fresh' : site.access_token,
    }));
    server.respond('GET /auth/sites', () => json({ ...sessionResponse, sites: fresh }));
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'secret');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/Your support ticket no. is #77/)).toBeVisible();
    expect(getCurrentPath()).toBe('/contact');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const message = expect.stringMatching(/^A long story\n/);
    expect(server.received('POST /admin/contact').map(({ authorization, body }) => [authorization, body])).toEqual([
      ['Bearer token-s1', { message }],
      ['Bearer token-fresh', { message }],
    ]);
  });

  it('stays on the page if the dialog is canceled, shows that the user is signed out, and asks again on demand', async () => {
    const dialog = await writeMessage();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText(/You’re signed out. Sign in again to load or save changes/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('A long story');
    expect(screen.getByText(/Your message couldn’t be sent. It’s saved here/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  });

  it('shows why a password is rejected, and stays open', async () => {
    const dialog = await writeMessage();
    server.respond('POST /auth/email', () => json({ error: 'Wrong password' }, 401));
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'wrong');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(await within(dialog).findByText('Wrong password')).toBeVisible();
  });

  it.each(['POST /auth/email', 'GET /auth/sites'])(
    'stays signed out if the user signs out in another tab while %s is on its way',
    async (call) => {
      const dialog = await writeMessage();
      const usual = server.defaultResponder(call);
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const sentBefore = server.received(call).length;
      server.respond(call, async (sent) => {
        await answered;
        return usual(sent);
      });
      await userEvent.type(within(dialog).getByLabelText(/^Password/), 'secret');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
      await waitFor(() => expect(server.received(call)).toHaveLength(sentBefore + 1));
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: 'console.session', newValue: null }));
      await heading('Sign in');
      await act(async () => {
        answer();
        await answered;
      });
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(localStorage.getItem('console.session')).toBeNull();
      expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    },
  );

  it('counts down after too many attempts, and sends nothing before', async () => {
    const dialog = await writeMessage();
    server.respond(
      'POST /auth/email',
      () =>
        new Response(JSON.stringify({ error: 'Too many attempts' }), {
          status: 429,
          headers: { 'Content-Type': 'application/json', 'Retry-After': '2' },
        }),
    );
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'secret');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(await within(dialog).findByRole('timer')).toHaveTextContent(/^You can sign in again in \d seconds?\.$/);
    expect(within(dialog).getByText('Too many attempts')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(/^Password/), '{Enter}');
    expect(server.received('POST /auth/email')).toHaveLength(1);
    const button = within(dialog).getByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(button).toBeEnabled(), { timeout: 10_000 });
    await userEvent.click(button);
    await waitFor(() => expect(server.received('POST /auth/email')).toHaveLength(2));
  });

  it('never sends the work of one user as another: it shows a message and restarts as that user', async () => {
    const dialog = await writeMessage();
    const eve = {
      userId: 'u9',
      sites: [{ ...twoSites[1], access_token: 'token-s2' }],
      profile: { name: 'Eve', email: null },
    };
    server.respond('GET /auth/sites', () => json(eve));
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'secret');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    const accountDialog = await screen.findByRole('alertdialog', { name: 'You signed in with a different account' });
    expect(accountDialog).toHaveTextContent('You signed in as Eve, but this page was opened by Mina.');
    expect(accountDialog).toHaveTextContent(
      'Continuing as Eve deletes the drafts and unsent import rows of Mina and stops running tasks, in every tab.',
    );
    await userEvent.click(within(accountDialog).getByRole('button', { name: 'Continue as Eve' }));
    await heading('Contact');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
    expect(server.received('POST /admin/contact')).toHaveLength(1);
  });
});
