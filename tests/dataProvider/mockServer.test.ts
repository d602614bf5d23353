import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleDataProvider, createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { createSession, type SessionStore } from '../../dataProvider/session/session';
import { createApp, type MockServer } from '../../mock-server/createApp';
import { entities } from '../../resources';
import { catchAppError } from './support/catchAppError';

let backend: MockServer;
let server: Server;
let apiUrl = '';
const session: SessionStore = createSession({ local: null, tab: null, channel: null, events: null });
const createProvider = (siteId: string | null) =>
  createDataProvider(createHttp({ apiUrl, token: () => session.token(siteId), wait: async () => undefined }));
let provider: ConsoleDataProvider;
const firstPage = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

beforeAll(async () => {
  backend = createApp({ customers: 60, reviews: 60, rewards: 60, questions: 60 });
  server = createServer(backend.app);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The backend does not listen.');
  apiUrl = `http://localhost:${address.port}`;
  const account = createProvider(null);
  session.begin(await account.signIn('merchant@demo.example', 'demo-demo'));
  const { userId, sites } = await account.loadSession();
  session.adopt(userId, sites);
  session.pin(sites[0]?._id ?? '');
  provider = createProvider(session.pinnedSite());
}, 60_000);
afterAll(() => {
  server.close();
  backend.close();
});

describe('with the mock server', { timeout: 60_000 }, () => {
  it('loads a session of two sites with separate tokens', () => {
    const tokens = Object.values(session.read()?.tokens ?? {});
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 2]);
  });

  it('[REV-01] finds the featured reviews of all pages', async () => {
    const all = await provider.getList('product-reviews', { ...firstPage, pagination: { page: 1, perPage: 100 } });
    const featured = all.data.filter(({ isFeatured }) => isFeatured === 1).map(({ id }) => id);
    expect(featured.length).toBeGreaterThan(0);
    const page = { ...firstPage, pagination: { page: 1, perPage: 100 } };
    const found = await provider.getList('product-reviews', { ...page, filter: { isFeatured: '1' } });
    expect(found.data.map(({ id }) => id)).toEqual(featured);
    const others = await provider.getList('product-reviews', { ...page, filter: { isFeatured: '0' } });
    expect(others.total).toBe(all.data.length - featured.length);
  });

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'loads all pages of %s in every sort and view',
    async (name, entity) => {
      const first = await provider.getList(name, firstPage);
      expect(first.data.length).toBe(10);
      expect(first.total).toBeGreaterThan(10);
      expect(first.meta).toEqual({ leftOut: 0, notice: null });
      const second = await provider.getList(name, { ...firstPage, pagination: { page: 2, perPage: 10 } });
      const ids = new Set(first.data.map(({ id }) => id));
      expect(second.data.filter(({ id }) => ids.has(id))).toEqual([]);
      for (const sort of Object.values(entity.list.sorts)) {
        expect((await provider.getList(name, { ...firstPage, sort })).total).toBe(first.total);
      }
      for (const filter of Object.values(entity.list.views)) {
        expect((await provider.getList(name, { ...firstPage, filter })).total).toBeLessThanOrEqual(first.total ?? 0);
      }
      const past = await provider.getList(name, { ...firstPage, pagination: { page: 999, perPage: 100 } });
      expect([past.data, past.total]).toEqual([[], first.total]);
    },
  );

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'applies and undoes all actions of %s',
    async (name, entity) => {
      const { data } = await provider.getList(name, { ...firstPage, pagination: { page: 1, perPage: 100 } });
      const rows = [...data];
      for (const { set, when, opposite } of Object.values(entity.actions)) {
        const before = rows.find((row) => when?.(row) ?? true);
        if (!set || !before) continue;
        const after = await provider.update(name, { id: before.id, data: set, previousData: before });
        expect(after.data).toMatchObject({ id: before.id, ...set });
        // No decision of a reward leads back to pending: the opposite one is the undo.
        const old =
          entity.actions[opposite ?? '']?.set ?? Object.fromEntries(Object.keys(set).map((key) => [key, before[key]]));
        const undone = await provider.update(name, { id: before.id, data: old, previousData: after.data });
        expect(undone.data).toMatchObject(old);
        rows[rows.indexOf(before)] = undone.data;
      }
    },
  );

  it.each(['customers', 'product-reviews'])(
    'loads a record of %s like in the list, until it is deleted',
    async (name) => {
      const [row] = (await provider.getList(name, firstPage)).data;
      expect((await provider.getOne(name, { id: row.id })).data).toEqual(row);
      expect((await provider.delete(name, { id: row.id, previousData: row })).data.id).toBe(row.id);
      expect((await catchAppError(provider.getOne(name, { id: row.id }))).kind).toBe('notFound');
    },
  );

  it('supports the custom methods', async () => {
    expect(await provider.loadSettings()).toMatchObject({ platform: expect.any(String) });
    const { data: settings } = await provider.update('settings', {
      id: '',
      data: { defaultLocale: 'de' },
      previousData: {},
    });
    expect(settings).toMatchObject({ defaultLocale: 'de' });
    const { sendMessage } = await provider.contactCalls();
    expect((await sendMessage('Hello', 'key-of-the-message')).ticket).toEqual(expect.any(String));
    await provider.ping();
    await provider.refreshWidget();
  });

  it('rejects a wrong password with a message, and re-authenticates after a wrong token', async () => {
    const refused = await catchAppError(provider.signIn('merchant@demo.example', 'wrong'));
    expect([refused.kind, refused.message.length > 5]).toEqual(['auth', true]);
    const stranger = createDataProvider(createHttp({ apiUrl, token: () => 'nonsense', wait: async () => undefined }));
    expect((await catchAppError(stranger.getList('faq', firstPage))).kind).toBe('auth');
    expect(
      (await catchAppError(stranger.update('faq', { id: 'x', data: { isFeatured: 1 }, previousData: {} }))).kind,
    ).toBe('auth');
  });
});
