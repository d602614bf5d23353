import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http';
import { failureOf } from './support/failureOf';
import { createFakeServer, empty, type FakeServer, json, text } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const renew = vi.fn(async () => false);

function providerOf(server: FakeServer) {
  return createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', renew, fetch: server.fetch, wait: async () => undefined }),
  );
}
const bearer = { accept: 'application/json', authorization: 'Bearer T1' };
const withBody = { ...bearer, 'content-type': 'application/json' };

describe('loadSession', () => {
  const answer = {
    userId: 'u1',
    siteId: 's1',
    sites: [{ _id: 's1', name: 'Shop', access_token: 'T1' }],
    profile: { name: 'Ada', email: 'ada@x.example' },
  };

  it('[APP-02] asks GET /auth/sites with the bearer for userId, siteId, sites and profile', async () => {
    const server = createFakeServer(json(answer));
    expect(await providerOf(server).loadSession()).toEqual(answer);
    expect(server.calls).toEqual([{ method: 'GET', url: '/auth/sites', headers: bearer, body: undefined }]);
  });

  it.each([
    ['null', null],
    ['absent', undefined],
    ['empty', []],
  ])('knows a user without a shop: sites %s', async (_name, sites) => {
    const session = await providerOf(createFakeServer(json({ ...answer, sites, profile: null }))).loadSession();
    expect([session.sites, session.profile]).toEqual([[], { name: null, email: null }]);
  });

  it('leaves out broken sites, and names a nameless one by its id', async () => {
    const sites = [
      null,
      { name: 'no id' },
      { _id: 5, access_token: 'undefined' },
      { _id: 's2', name: 'Two', access_token: 'T2' },
    ];
    const session = await providerOf(createFakeServer(json({ ...answer, sites }))).loadSession();
    expect(session.sites).toEqual([
      { _id: '5', name: '5', access_token: null },
      { _id: 's2', name: 'Two', access_token: 'T2' },
    ]);
  });

  it.each([
    ['HTML', text('<html>')],
    ['nothing', empty],
    ['a list', json([])],
    ['text in place of the sites', json({ ...answer, sites: 'x' })],
  ])('takes %s for a bad answer', async (_name, given) => {
    expect((await failureOf(providerOf(createFakeServer(given)).loadSession())).kind).toBe('badAnswer');
  });
});

describe('signIn', () => {
  it('posts e-mail and password and gives the token', async () => {
    const server = createFakeServer(json({ access_token: 'NEW' }));
    expect(await providerOf(server).signIn('a@x.example', 'pass word')).toBe('NEW');
    expect(server.calls).toEqual([
      { method: 'POST', url: '/auth/email', headers: withBody, body: { email: 'a@x.example', password: 'pass word' } },
    ]);
  });

  it.each([200, 401])(
    "gives the server's words when it refuses with status %i, and asks nobody to sign in",
    async (status) => {
      renew.mockClear();
      const server = createFakeServer(json({ error: 'Wrong <b>password</b>' }, status));
      expect(await failureOf(providerOf(server).signIn('a', 'b'))).toMatchObject({
        kind: 'auth',
        status,
        message: 'Wrong password',
      });
      expect([renew.mock.calls.length, server.calls.length]).toEqual([0, 1]);
    },
  );

  it.each([
    ['no token', json({})],
    ['a token that is none', json({ access_token: 'undefined' })],
    ['a token that would break the header', json({ access_token: 'a\r\nb' })],
    ['HTML', text('<html>')],
  ])('takes %s for a bad answer', async (_name, given) => {
    expect((await failureOf(providerOf(createFakeServer(given)).signIn('a', 'b'))).kind).toBe('badAnswer');
  });
});

describe('settings', () => {
  const settings = {
    _id: 's1',
    platform: 'shopify',
    website: 'https://x.example',
    defaultCurrency: 'EUR',
    later: { a: 1 },
  };

  it('are loaded by GET /admin/settings, with null for what is missing and unknown keys kept', async () => {
    const server = createFakeServer(json({ settings }));
    expect(await providerOf(server).loadSettings()).toEqual({
      ...settings,
      planName: null,
      defaultLocale: null,
      supportedLanguages: null,
      customCss: null,
      shopifyLoyaltyPageHandle: null,
      setupRequestsPending: null,
      marketingIntroCompleted: null,
      pointsLimit: null,
      savedReplies: null,
    });
    expect(server.calls).toEqual([{ method: 'GET', url: '/admin/settings', headers: bearer, body: undefined }]);
  });

  it('are saved by PATCH /admin/settings { change }', async () => {
    const server = createFakeServer(
      json({ settings: { ...settings, planName: 'Pro' } }),
      empty,
      json({ settings: { planName: 'Pro' } }),
    );
    const provider = providerOf(server);
    expect(await provider.saveSettings({ planName: 'Pro' })).toEqual({ ...settings, planName: 'Pro' });
    expect(await provider.saveSettings({ planName: 'Pro' })).toEqual({ planName: 'Pro' });
    expect(await provider.saveSettings({ defaultLocale: 'de' })).toEqual({ planName: 'Pro', defaultLocale: 'de' });
    expect(server.calls[0]).toEqual({
      method: 'PATCH',
      url: '/admin/settings',
      headers: withBody,
      body: { change: { planName: 'Pro' } },
    });
  });

  it('that are none are a bad answer', async () => {
    for (const answer of [json({}), json({ settings: null }), json({ settings: [] }), text('<html>')]) {
      expect((await failureOf(providerOf(createFakeServer(answer)).loadSettings())).kind).toBe('badAnswer');
    }
    const saved = await failureOf(providerOf(createFakeServer(text('<html>'))).saveSettings({ planName: 'x' }));
    expect(saved).toMatchObject({ kind: 'badAnswer', uncertain: true });
  });
});

describe('the other calls', () => {
  it('load the widgets, without the broken ones', async () => {
    const widget = { _id: 'w1', type: 'form', data: { any: ['thing'] }, isEnabled: true };
    const server = createFakeServer(json({ widgets: [widget, null, { type: 'x' }, widget] }));
    expect(await providerOf(server).loadWidgets()).toEqual([widget]);
    expect(server.calls).toEqual([{ method: 'GET', url: '/admin/widgets', headers: bearer, body: undefined }]);
    expect((await failureOf(providerOf(createFakeServer(json({ widgets: null }))).loadWidgets())).kind).toBe(
      'badAnswer',
    );
  });

  it('list the programmes', async () => {
    const reward = { type: 'fixed_amount', isEnabled: true, title: '5 off', pointsCost: 500, config: { value: 5 } };
    const odd = { _id: 'w2', ...reward, pointsCost: 'many', config: 'none', own: [1] };
    const gold = { _id: 'p1', name: 'Gold', tasks: [], rewards: [{ _id: 'w1', ...reward }, reward, odd], settings: {} };
    const server = createFakeServer(json({ programs: [gold, { _id: 'p2', rewards: 7 }] }));
    expect(await providerOf(server).listPrograms()).toEqual([
      {
        ...gold,
        rewards: [
          { _id: 'w1', ...reward },
          { ...odd, pointsCost: null },
        ],
      },
      { _id: 'p2', name: null, tasks: null, rewards: null },
    ]);
    expect(server.calls).toEqual([{ method: 'GET', url: '/admin/loyalty/programs', headers: bearer, body: undefined }]);
  });

  it('ping and refresh the widget with an empty POST', async () => {
    const server = createFakeServer(empty);
    expect(await providerOf(server).ping()).toBeUndefined();
    expect(await providerOf(server).refreshWidget()).toBeUndefined();
    expect(server.calls).toEqual([
      { method: 'POST', url: '/admin/housekeeping/ping', headers: bearer, body: undefined },
      { method: 'POST', url: '/admin/housekeeping/refresh_widget', headers: bearer, body: undefined },
    ]);
  });

  it('send a message to support, once', async () => {
    const server = createFakeServer(json({ ticket: 4711, adminEmail: 'ada@x.example' }));
    expect(await providerOf(server).sendContactMessage('Help!')).toEqual({
      ticket: '4711',
      adminEmail: 'ada@x.example',
    });
    expect(server.calls).toEqual([
      { method: 'POST', url: '/admin/contact', headers: withBody, body: { message: 'Help!' } },
    ]);
    const failing = createFakeServer(json({ error: 'x' }, 500));
    expect((await failureOf(providerOf(failing).sendContactMessage('Help!'))).kind).toBe('server');
    expect(failing.calls).toHaveLength(1);
  });
});
