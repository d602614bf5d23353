import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { type Call, createFakeServer, type FakeServer, json, text } from './support/fakeServer';
import { listResponse, questionRow, reviewRow } from './support/rows';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

function createProvider(server: FakeServer) {
  return createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }),
  );
}
const bearer = { accept: 'application/json', authorization: 'Bearer T1' };
const lamp = { productId: 'p1', name: 'Lamp', slug: 'lamp', imageUrl: 'https://media.test/lamp.jpg', price: 49.5 };
const first = { search: '', limit: 20, offset: 0 };

describe('searchProducts', () => {
  it('requests GET /admin/products with search, limit, and offset', async () => {
    const server = createFakeServer(
      json({ total: 31, items: [lamp, { productId: 7, name: 'Vase' }, { name: 'x' }, lamp] }),
    );
    const provider = createProvider(server);
    expect(await provider.searchProducts({ search: ' la mp&x ', limit: 20, offset: 40 })).toEqual({
      items: [lamp, { productId: '7', name: 'Vase', slug: null, imageUrl: null, price: null }],
      total: 31,
      leftOut: 2,
    });
    await provider.searchProducts(first);
    expect(server.calls).toEqual([
      { method: 'GET', url: '/admin/products?search=la+mp%26x&limit=20&offset=40', headers: bearer, body: undefined },
      { method: 'GET', url: '/admin/products?limit=20&offset=0', headers: bearer, body: undefined },
    ]);
  });

  it.each([undefined, null, 'many', -1, 1.5])('returns a null total for %s', async (total) => {
    const server = createFakeServer(json({ total, items: [lamp] }));
    expect((await createProvider(server).searchProducts(first)).total).toBeNull();
  });

  it.each([
    ['HTML', text('<html>'), 'badAnswer'],
    ['no list', json({ items: 'x' }), 'badAnswer'],
    ['a refusal', json({ error: 'No.' }, 403), 'forbidden'],
    ['a broken server', json({ error: 'x' }, 500), 'server'],
  ] as const)('fails with %s without falling back', async (_name, answer, kind) => {
    const server = createFakeServer(answer);
    const provider = createProvider(server);
    expect((await catchAppError(provider.searchProducts(first))).kind).toBe(kind);
    server.respondWith(json({ total: 1, items: [lamp] }));
    expect((await provider.searchProducts(first)).items).toEqual([lamp]);
  });

  it('can be canceled', async () => {
    const cancel = new AbortController();
    const server = createFakeServer(
      (_call, signal) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    );
    const search = catchAppError(createProvider(server).searchProducts({ ...first, signal: cancel.signal }));
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    cancel.abort();
    expect((await search).kind).toBe('canceled');
  });
});

describe('an API without a catalog', () => {
  const named = (productId: string, name: string | null) => ({ productId, name, slug: null });
  const asSeen = (productId: string, name: string | null) => ({
    ...named(productId, name),
    imageUrl: null,
    price: null,
  });

  /** Lists respond normally; all other calls are missing. */
  function without(status: number) {
    const rows = {
      reviews: [
        { ...reviewRow, _id: 'r1', product: named('p3', 'Vase') },
        { ...reviewRow, _id: 'r2', product: null },
        { ...reviewRow, _id: 'r3', product: named('p1', 'Lamp') },
      ],
      faqs: [
        { ...questionRow, _id: 'q1', product: named('p1', 'Lamp') },
        { ...questionRow, _id: 'q2', product: named('p2', 'Big lamp') },
      ],
    };
    const getQuery = ({ body }: Call) => JSON.stringify(body);
    return createFakeServer((call, signal) => {
      if (call.url !== '/admin/graphql') return json({ error: 'Not here' }, status)(call, signal);
      return json(listResponse(getQuery(call).includes('faqs(') ? rows.faqs : rows.reviews))(call, signal);
    });
  }
  const productRequests = (server: FakeServer) => server.calls.filter(({ url }) => url.startsWith('/admin/products'));

  it.each([404, 405, 501])(
    '(%i) falls back to products of reviews and questions, after a single request',
    async (status) => {
      const server = without(status);
      const provider = createProvider(server);
      const all = { items: [asSeen('p2', 'Big lamp'), asSeen('p1', 'Lamp'), asSeen('p3', 'Vase')], total: null };
      expect(await provider.searchProducts(first)).toEqual(all);
      expect(await provider.searchProducts({ search: 'LAMP', limit: 1, offset: 1 })).toEqual({
        items: [asSeen('p1', 'Lamp')],
        total: null,
      });
      expect(productRequests(server)).toHaveLength(1);
      const searched = server.calls.slice(-2).map(({ body }) => body);
      expect(searched).toEqual([
        expect.objectContaining({ variables: { limit: 100, offset: 0, sortBy: 'createdAtDesc', search: 'LAMP' } }),
        expect.objectContaining({ variables: { limit: 100, offset: 0, sortBy: 'createdAtDesc', search: 'LAMP' } }),
      ]);
    },
  );

  it.each([404, 405, 501])('(%i) returns null for collections, after a single request', async (status) => {
    const server = without(status);
    const provider = createProvider(server);
    expect(await provider.searchCollections(first)).toBeNull();
    expect(await provider.searchCollections(first)).toBeNull();
    expect(server.calls.map(({ url }) => url)).toEqual(['/admin/collections?limit=20&offset=0']);
  });
});

it('searchCollections requests GET /admin/collections', async () => {
  const sale = { collectionId: 'k1', name: 'Sale' };
  const server = createFakeServer(json({ total: 1, items: [sale] }));
  expect(await createProvider(server).searchCollections({ search: 'sa', limit: 5, offset: 0 })).toEqual({
    items: [sale],
    total: 1,
  });
  expect(server.calls.map(({ url }) => url)).toEqual(['/admin/collections?search=sa&limit=5&offset=0']);
});
