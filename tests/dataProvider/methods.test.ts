import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, empty, type FakeServer, json, text } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const renew = vi.fn(async () => false);

function createProvider(server: FakeServer, siteId = '') {
  const http = createHttp({ apiUrl: '', token: () => 'T1', renew, fetch: server.fetch, wait: async () => undefined });
  return createDataProvider(http, undefined, undefined, undefined, { siteId });
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

  it('[APP-02] requests GET /auth/sites with the bearer token', async () => {
    const server = createFakeServer(json(answer));
    expect(await createProvider(server).loadSession()).toEqual(answer);
    expect(server.calls).toEqual([{ method: 'GET', url: '/auth/sites', headers: bearer, body: undefined }]);
  });

  it.each([
    ['null', null],
    ['absent', undefined],
    ['empty', []],
  ])('supports a user without sites: %s', async (_name, sites) => {
    const session = await createProvider(createFakeServer(json({ ...answer, sites, profile: null }))).loadSession();
    expect([session.sites, session.profile]).toEqual([[], { name: null, email: null }]);
  });

  it('omits invalid sites, and names unnamed ones by id', async () => {
    const sites = [
      null,
      { name: 'no id' },
      { _id: 5, access_token: 'undefined' },
      { _id: 's2', name: 'Two', access_token: 'T2' },
    ];
    const session = await createProvider(createFakeServer(json({ ...answer, sites }))).loadSession();
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
  ])('rejects %s as a bad response', async (_name, response) => {
    expect((await catchAppError(createProvider(createFakeServer(response)).loadSession())).kind).toBe('badAnswer');
  });
});

describe('signIn', () => {
  it('posts email and password and returns the token', async () => {
    const server = createFakeServer(json({ access_token: 'NEW' }));
    expect(await createProvider(server).signIn('a@x.example', 'pass word')).toBe('NEW');
    expect(server.calls).toEqual([
      { method: 'POST', url: '/auth/email', headers: withBody, body: { email: 'a@x.example', password: 'pass word' } },
    ]);
  });

  it.each([200, 401])('returns the server message after status %i, without re-authentication', async (status) => {
    renew.mockClear();
    const server = createFakeServer(json({ error: 'Wrong <b>password</b>' }, status));
    expect(await catchAppError(createProvider(server).signIn('a', 'b'))).toMatchObject({
      kind: 'auth',
      status,
      message: 'Wrong password',
    });
    expect([renew.mock.calls.length, server.calls.length]).toEqual([0, 1]);
  });

  it.each([
    ['no token', json({})],
    ['a token that is none', json({ access_token: 'undefined' })],
    ['HTML', text('<html>')],
  ])('rejects %s as a bad response', async (_name, response) => {
    expect((await catchAppError(createProvider(createFakeServer(response)).signIn('a', 'b'))).kind).toBe('badAnswer');
  });

  it.each([
    ['a character that no header can carry', 'eyJhbGciOi…'],
    ['a line break', 'a\r\nb'],
    ['more than 4,096 characters', 'x'.repeat(4097)],
  ])('says that a token with %s can’t be sent', async (_name, access_token) => {
    const signIn = createProvider(createFakeServer(json({ access_token }))).signIn('a', 'b');
    expect((await catchAppError(signIn)).kind).toBe('unsendableToken');
    const { access_token: _usable, ...site } = { _id: 's1', name: 'One', access_token: 'T1' };
    const load = (sites: readonly object[]) =>
      createProvider(createFakeServer(json({ userId: 'u1', sites }))).loadSession();
    expect((await catchAppError(load([{ ...site, access_token }]))).kind).toBe('unsendableToken');
    const withOther = await load([
      { ...site, access_token },
      { _id: 's2', access_token: 'T2' },
    ]);
    expect(withOther.sites.map(({ access_token: token }) => token)).toEqual([null, 'T2']);
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

  it('are loaded by GET /admin/settings, with null for missing values and unknown keys', async () => {
    const server = createFakeServer(json({ settings }));
    expect(await createProvider(server).loadSettings()).toEqual({
      ...settings,
      planName: null,
      defaultLocale: null,
      supportedLanguages: null,
      customCss: null,
      shopifyLoyaltyPageHandle: null,
      pwa_manifest_enabled: null,
      pwa_manifest: null,
      setupRequestsPending: null,
      marketingIntroCompleted: null,
      pointsLimit: null,
      recordsLimit: null,
      savedReplies: null,
    });
    expect(server.calls).toEqual([{ method: 'GET', url: '/admin/settings', headers: bearer, body: undefined }]);
  });

  it('[PWA-01] have a manifest with its unknown keys, which is saved as a whole', async () => {
    const manifest = {
      name: 'Shop',
      short_name: null,
      theme_color: '#0b5d4e',
      background_color: null,
      app_icon: { src: 'https://media.example/icon.png', type: 'image/png', sizes: 'any' },
      orientation: 'portrait',
    };
    const server = createFakeServer(json({ settings: { ...settings, pwa_manifest: manifest } }), empty);
    const provider = createProvider(server, 's1');
    expect((await provider.loadSettings()).pwa_manifest).toEqual(manifest);
    const change = { pwa_manifest: { ...manifest, app_icon: null }, pwa_manifest_enabled: true };
    const { data } = await provider.update('settings', { id: 's1', data: change, previousData: {} });
    expect(data).toMatchObject(change);
    expect(server.calls[1]).toEqual({
      method: 'PATCH',
      url: '/admin/settings',
      headers: withBody,
      body: { change },
    });
  });

  it('are saved by PATCH /admin/settings { change }', async () => {
    const server = createFakeServer(
      json({ settings: { ...settings, planName: 'Pro' } }),
      empty,
      json({ settings: { planName: 'Pro' } }),
    );
    const provider = createProvider(server, 's1');
    const save = async (data: object) => (await provider.update('settings', { id: 's1', data, previousData: {} })).data;
    const ids = { id: 's1', _id: 's1' };
    expect(await save({ planName: 'Pro' })).toEqual({ ...settings, planName: 'Pro', ...ids });
    expect(await save({ planName: 'Pro' })).toEqual({ planName: 'Pro', ...ids });
    expect(await save({ defaultLocale: 'de' })).toEqual({ planName: 'Pro', defaultLocale: 'de', ...ids });
    expect(server.calls[0]).toEqual({
      method: 'PATCH',
      url: '/admin/settings',
      headers: withBody,
      body: { change: { planName: 'Pro' } },
    });
  });

  it('are rejected if they are not an object', async () => {
    for (const answer of [json({}), json({ settings: null }), json({ settings: [] }), text('<html>')]) {
      expect((await catchAppError(createProvider(createFakeServer(answer)).loadSettings())).kind).toBe('badAnswer');
    }
    const params = { id: '', data: { planName: 'x' }, previousData: {} };
    const saved = await catchAppError(createProvider(createFakeServer(text('<html>'))).update('settings', params));
    expect(saved).toMatchObject({ kind: 'badAnswer', uncertain: true });
  });
});

describe('other methods', () => {
  it('ping and refresh the widget with an empty POST', async () => {
    const server = createFakeServer(empty);
    expect(await createProvider(server).ping()).toBeUndefined();
    expect(await createProvider(server).refreshWidget()).toBeUndefined();
    expect(server.calls).toEqual([
      { method: 'POST', url: '/admin/housekeeping/ping', headers: bearer, body: undefined },
      { method: 'POST', url: '/admin/housekeeping/refresh_widget', headers: bearer, body: undefined },
    ]);
  });

  it('[CON-01] send a message to support, once', async () => {
    const server = createFakeServer(json({ ticket: 4711, adminEmail: 'ada@x.example' }));
    const { sendMessage } = await createProvider(server).contactCalls();
    expect(await sendMessage('Help!', 'key-1')).toEqual({
      ticket: '4711',
      adminEmail: 'ada@x.example',
    });
    expect(server.calls).toEqual([
      {
        method: 'POST',
        url: '/admin/contact',
        headers: { ...withBody, 'idempotency-key': 'key-1' },
        body: { message: 'Help!' },
      },
    ]);
    const failing = createFakeServer(json({ error: 'x' }, 500));
    const failingCalls = await createProvider(failing).contactCalls();
    expect((await catchAppError(failingCalls.sendMessage('Help!', 'key-1'))).kind).toBe('server');
    expect(failing.calls).toHaveLength(1);
  });
});
