import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../dataProvider/http/http';
import { entryCalls } from '../../dataProvider/methods/entryCalls';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, json } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const callsOver = (...answers: ReturnType<typeof json>[]) => {
  const server = createFakeServer(...answers);
  const http = createHttp({ apiUrl: '', token: () => null, fetch: server.fetch, wait: async () => undefined });
  return { server, calls: entryCalls(http) };
};
const headers = { accept: 'application/json' };
const writeHeaders = { ...headers, 'content-type': 'application/json' };
const url = '/auth/setup_manager_account';
const store = { _id: 's1', name: 'Nordlys', logo: 'https://media.example/l.png' };

describe('entryCalls', () => {
  it('[AUTH-03] reads an invitation without a bearer', async () => {
    const { server, calls } = callsOver(json({ invite: { store, hasPassword: false } }));
    expect(await calls.loadInvitation('a b&c')).toEqual({ store, hasPassword: false });
    expect(server.calls).toEqual([{ method: 'GET', url: `${url}?emailToken=a+b%26c`, headers, body: undefined }]);
  });

  it.each([
    [{ store: null }, { store: { _id: null, name: null, logo: null }, hasPassword: true }],
    [
      { store: { _id: {}, name: 'N' }, hasPassword: 'no' },
      { store: { _id: null, name: 'N', logo: null }, hasPassword: true },
    ],
  ])('reads the incomplete invitation %j', async (invite, expected) => {
    expect(await callsOver(json({ invite })).calls.loadInvitation('x')).toEqual(expected);
  });

  it.each([
    [json({ error: 'Too late' }), { kind: 'validation', message: 'Too late', uncertain: false }],
    [json({ error: 'Too late' }, 410), { kind: 'notFound', message: 'Too late', uncertain: false }],
    [json({ invite: null }), { kind: 'badAnswer', uncertain: false }],
    [json([]), { kind: 'badAnswer', uncertain: false }],
  ])('fails to read an invitation', async (answer, expected) => {
    expect(await catchAppError(callsOver(answer).calls.loadInvitation('x'))).toMatchObject(expected);
  });

  it('[AUTH-03] accepts with and without name and password, and declines', async () => {
    const { server, calls } = callsOver(
      json({ access_token: 'T9', siteId: 's1' }),
      json({ access_token: 'T9' }),
      json({}),
    );
    const profile = { name: 'Ines', password: 'secret' };
    expect(await calls.acceptInvitation({ emailToken: 'x', ...profile })).toEqual({ token: 'T9', siteId: 's1' });
    expect(await calls.acceptInvitation({ emailToken: 'x' })).toEqual({ token: 'T9', siteId: null });
    await calls.declineInvitation('x');
    expect(server.calls).toEqual(
      [{ emailToken: 'x', ...profile }, { emailToken: 'x' }, { emailToken: 'x', rejectInvite: true }].map((body) => ({
        method: 'POST',
        url,
        headers: writeHeaders,
        body,
      })),
    );
  });

  it('[AUTH-04] connects a private app of a platform', async () => {
    const { server, calls } = callsOver(json({ access_token: 'T9' }));
    const app = { shop: 'nordlys.example', accessToken: 'shpat' };
    expect(await calls.installPrivateApp('shop/ify', app)).toBe('T9');
    expect(server.calls).toEqual([
      { method: 'POST', url: '/shops/shop%2Fify/private-app-install', headers: writeHeaders, body: app },
    ]);
  });

  it.each([{}, { access_token: null }, { access_token: 'a b' }, { access_token: '[object Object]' }])(
    'does not take %j for a token',
    async (response) => {
      const kind = String(response.access_token).includes(' ') ? 'unsendableToken' : 'badAnswer';
      const uncertain = { kind, uncertain: true };
      expect(await catchAppError(callsOver(json(response)).calls.acceptInvitation({ emailToken: 'x' }))).toMatchObject(
        uncertain,
      );
      expect(
        await catchAppError(callsOver(json(response)).calls.installPrivateApp('p', { shop: 's', accessToken: 't' })),
      ).toMatchObject(uncertain);
    },
  );
});
