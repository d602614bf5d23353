import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http/http';
import { catchAppError } from '../support/catchAppError';
import { createFakeServer, type FakeServer, json, text } from '../support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const createProvider = (server: FakeServer) =>
  createDataProvider(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }));

const getParams = (filter: Record<string, string> = {}, perPage = 10, page = 1) => ({
  pagination: { page, perPage },
  sort: { field: 'id', order: 'ASC' as const },
  filter,
});

const order = {
  _id: 'o1',
  number: '#1001',
  customer: { _id: 'c1', name: 'Mina' },
  total: 40,
  currency: 'EUR',
  discountCode: null,
  discountValue: null,
  pointsEarned: 200,
  source: 'none',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const reward = {
  _id: 'r1',
  type: 'points',
  amount: 200,
  order: { _id: 'o1', number: '#1001' },
  customer: { _id: 'c1', name: 'Mina' },
  createdAt: '2026-11-20T10:01:00.000Z',
};
const noOrders = json({ error: 'no' }, 404);
const rewardList = json({ data: { list: { total: 1, items: [reward] } } });

describe('a list over REST', () => {
  it('[SAL-01] sends limit, offset, and the filters, with days as instants', async () => {
    const server = createFakeServer(json({ total: 31, items: [order] }));
    const filter = { search: ' #1001 ', source: 'voucher', from: '2026-11-01', to: '2026-11-20' };
    const { data, total } = await createProvider(server).getList('sales', getParams(filter, 25, 2));
    expect(total).toBe(31);
    expect(data[0]).toMatchObject({ id: 'o1', number: '#1001', total: 40, customer: { _id: 'c1', name: 'Mina' } });
    const [{ method, url, body, headers } = { method: '', url: '', body: '', headers: {} }] = server.calls;
    const { pathname, searchParams } = new URL(url, 'https://api.example');
    expect([method, pathname, body, headers]).toEqual([
      'GET',
      '/admin/orders',
      undefined,
      expect.objectContaining({ authorization: 'Bearer T1' }),
    ]);
    expect(Object.fromEntries(searchParams)).toEqual({
      limit: '25',
      offset: '25',
      search: '#1001',
      source: 'voucher',
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(new Date(2026, 10, 21).getTime() - 1).toISOString(),
    });
  });

  it('reads long pages in parts of 100 rows', async () => {
    const parts = [0, 100].map((start) =>
      Array.from({ length: start === 0 ? 100 : 20 }, (_, n) => ({ ...order, _id: `o${start + n}` })),
    );
    const server = createFakeServer(...parts.map((items) => json({ total: 120, items })));
    const { data } = await createProvider(server).getList('sales', getParams({}, 1000));
    expect(data).toHaveLength(120);
    expect(server.calls.map(({ url }) => url)).toEqual([
      '/admin/orders?limit=100&offset=0',
      '/admin/orders?limit=100&offset=100',
    ]);
  });

  it('leaves out malformed rows, and refuses a response that is no list', async () => {
    const server = createFakeServer(json({ total: 2, items: [{ ...order, total: 'much' }, null] }));
    const { data, meta } = await createProvider(server).getList('sales', getParams());
    expect(data).toMatchObject([{ id: 'o1', total: null }]);
    expect(meta).toEqual({ leftOut: 1, notice: null });
    for (const response of [text('<html>'), json({ items: 3 })]) {
      server.respondWith(response);
      expect(await catchAppError(createProvider(server).getList('sales', getParams()))).toMatchObject({
        kind: 'badAnswer',
      });
    }
  });

  it('refuses an unknown filter without a request', async () => {
    const server = createFakeServer();
    const error = await catchAppError(createProvider(server).getList('sales', getParams({ status: 'x' })));
    expect(error).toMatchObject({
      kind: 'validation',
      message: expect.stringContaining("'sales' has no filter 'status'"),
    });
    expect(server.calls).toEqual([]);
  });
});

describe('a list over REST that the API does not have', () => {
  it.each([404, 405, 501])('[SAL-01] lists the orders of rewards, and asks once (%i)', async (status) => {
    const server = createFakeServer(json({ error: 'no' }, status), rewardList);
    const provider = createProvider(server);
    const filter = { from: '2026-11-01', to: '2026-11-20', search: 'x', source: 'voucher' };
    const first = await provider.getList('sales', getParams(filter));
    expect(first).toMatchObject({
      total: 1,
      data: [{ id: 'r1', number: '#1001', pointsEarned: 200, total: null, order: { _id: 'o1' } }],
      meta: { leftOut: 0, isFallback: true },
    });
    await provider.getList('sales', getParams());
    expect(server.calls.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toEqual([
      'GET /admin/orders',
      'POST /admin/graphql',
      'POST /admin/graphql',
    ]);
    expect(server.calls.slice(1).map(({ body }) => (body as { variables: unknown }).variables)).toEqual([
      {
        limit: 10,
        offset: 0,
        taskType: 'place_an_order',
        dateFrom: new Date(2026, 10, 1).toISOString(),
        dateTo: new Date(new Date(2026, 10, 21).getTime() - 1).toISOString(),
      },
      { limit: 10, offset: 0, taskType: 'place_an_order' },
    ]);
  });

  it.each([500, 403])('fails with any other error (%i)', async (status) => {
    const server = createFakeServer(json({ error: 'no' }, status));
    expect(await catchAppError(createProvider(server).getList('sales', getParams()))).toMatchObject({ status });
    expect(server.calls.every(({ url }) => url.startsWith('/admin/orders'))).toBe(true);
  });

  it('fails if the rewards cannot be read', async () => {
    const server = createFakeServer(noOrders, json({ error: 'no' }, 403));
    expect(await catchAppError(createProvider(server).getList('sales', getParams()))).toMatchObject({ status: 403 });
  });
});
