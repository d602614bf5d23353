import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callWith, type RunningBackend, small, startBackend } from './support/backend';

const path = '/auth/setup_manager_account';
let backend: RunningBackend;
beforeEach(async () => {
  await backend?.close();
  backend = await startBackend(small);
});
afterAll(() => backend.close());

const read = (emailToken: string) => backend.anonymous('GET', `${path}?emailToken=${emailToken}`);
const answer = (body: object) => backend.anonymous('POST', path, body);

describe('invitations', () => {
  it('shows the store with a logo that can be loaded', async () => {
    const { store, hasPassword } = (await read('demo-invite')).body.invite;
    expect(store).toEqual({
      _id: '66f0c1a9b4d2e87f10a3c501',
      name: 'Nordlys Atelier',
      logo: expect.stringContaining('/media/'),
    });
    expect(hasPassword).toBe(false);
    expect((await backend.anonymous('GET', new URL(store.logo).pathname)).status).toBe(200);
  });

  it('refuses an unknown, an expired and a declined one', async () => {
    for (const [emailToken, status] of [
      ['other', 404],
      ['demo-invite-expired', 410],
      ['demo-invite-declined', 410],
    ] as const) {
      expect((await read(emailToken)).status).toBe(status);
      expect((await answer({ emailToken })).status).toBe(status);
    }
  });

  it('accepts with a name and a password, which sign in afterwards, once', async () => {
    const refused = await answer({ emailToken: 'demo-invite', name: ' ', password: 'short' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['name', 'password']]);
    const credentials = { email: 'manager@demo.example', password: 'long enough' };
    expect((await backend.anonymous('POST', '/auth/email', credentials)).status).toBe(401);
    const { body } = await answer({ emailToken: 'demo-invite', name: 'Ines', password: credentials.password });
    expect(body.siteId).toBe('66f0c1a9b4d2e87f10a3c501');
    expect((await callWith(backend.url, body.access_token)('GET', '/admin/settings')).status).toBe(200);
    const signedIn = await backend.anonymous('POST', '/auth/email', credentials);
    const session = await callWith(backend.url, signedIn.body.access_token)('GET', '/auth/sites');
    expect(session.body).toMatchObject({ profile: { name: 'Ines' }, sites: [{ name: 'Nordlys Atelier' }] });
    expect((await answer({ emailToken: 'demo-invite', name: 'Eve', password: 'something' })).status).toBe(410);
  });

  it('gives a known person access to the store without asking for a name', async () => {
    expect((await read('demo-invite-known')).body.invite.hasPassword).toBe(true);
    const { body } = await answer({ emailToken: 'demo-invite-known' });
    const session = await callWith(backend.url, body.access_token)('GET', '/auth/sites');
    expect(session.body.sites).toHaveLength(2);
    const settings = await callWith(backend.url, session.body.sites[1].access_token)('GET', '/admin/settings');
    expect(session.body.sites[1]._id).toBe(body.siteId);
    expect(settings.body.settings.website).toContain('tsuki');
  });

  it('stays declined', async () => {
    expect((await answer({ emailToken: 'demo-invite', rejectInvite: true })).body).toEqual({});
    expect((await read('demo-invite')).status).toBe(410);
    expect((await answer({ emailToken: 'demo-invite', name: 'Ines', password: 'long enough' })).status).toBe(410);
  });
});
