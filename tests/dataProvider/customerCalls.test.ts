import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, empty, type FakeServer, json } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const renew = vi.fn(async () => false);

const createProvider = (server: FakeServer) =>
  createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', renew, fetch: server.fetch, wait: async () => undefined }),
  );
const customers = (server: FakeServer) => createProvider(server).customerCalls();
const imports = (server: FakeServer) => createProvider(server).importCalls();
const bearer = { accept: 'application/json', authorization: 'Bearer T1' };
const withKey = { ...bearer, 'content-type': 'application/json', 'idempotency-key': 'key-0001' };

describe('customerCalls', () => {
  it('loads incomplete statistics', async () => {
    const server = createFakeServer(json({ orders: { count: 3 }, pointsBalance: 'many', reviews: null }));
    const stats = await (await customers(server)).stats('c/1');
    expect(server.calls).toEqual([
      { method: 'GET', url: '/admin/customers/c%2F1/basic_stats', headers: bearer, body: undefined },
    ]);
    expect(stats).toMatchObject({ orders: { count: 3 }, pointsBalance: null, reviews: null });
  });

  it('adds birthdays as calendar dates, and proves an addition by the list before and after', async () => {
    const birthday = { _id: 'b1', event_type: 'birth', person: null, date: '1990-02-28' };
    const server = createFakeServer(json({ birthdays: [] }), json({ birthday }), json({ birthdays: [birthday] }));
    const data = { customerId: 'c1', event_type: 'birth', date: '1990-02-28' };
    const meta = { idempotencyKey: 'key-0001' };
    expect(await createProvider(server).create('birthdays', { data, meta })).toEqual({
      data: { ...birthday, customerId: 'c1', id: 'c1/b1' },
    });
    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/admin/customers/c1/birthdays', undefined],
      ['POST', '/admin/customers/c1/birthdays', { birthday: { event_type: 'birth', date: '1990-02-28' } }],
      ['GET', '/admin/customers/c1/birthdays', undefined],
    ]);
    expect(server.calls[1]?.headers).toEqual(withKey);
  });

  it('never retries adding points', async () => {
    const entries = json({ data: { list: { total: 0, items: [] } } });
    const server = createFakeServer(json({ data: { one: null } }), entries, json({ error: 'Down' }, 503));
    const data = { customerId: 'c1', points: 5 };
    expect(await catchAppError(createProvider(server).create('points', { data }))).toMatchObject({ kind: 'server' });
    expect(server.calls.filter(({ url }) => url === '/admin/loyalty/add_points')).toHaveLength(1);
  });
});

describe('imports', () => {
  it('sends a batch of rows with notes and idempotency key', async () => {
    const server = createFakeServer(json({ jobId: 'j1' }), empty);
    const calls = await imports(server);
    const batch = { path: 'points', data: [{ email: 'a@b.example', points: 5 }], adminNote: 'Move' };
    expect(await calls.send(batch, 'key-0001')).toEqual({ jobId: 'j1' });
    expect(await calls.send({ path: 'reviews', data: [] }, 'key-0001')).toEqual({ jobId: null });
    expect(server.calls[0]).toEqual({
      method: 'POST',
      url: '/admin/data/import/points',
      headers: withKey,
      body: { data: [{ email: 'a@b.example', points: 5 }], adminNote: 'Move' },
    });
  });

  it('[IMP-03] imports the customers of the store platform', async () => {
    const server = createFakeServer(json({}));
    await (await imports(server)).sendStoreCustomers('key-0001');
    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/admin/data/import/store_customers', undefined],
    ]);
  });
});
