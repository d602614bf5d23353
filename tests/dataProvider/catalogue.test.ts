import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http';
import { failureOf } from './support/failureOf';
import { type Call, createFakeServer, type FakeServer, json, text } from './support/fakeServer';
import { listAnswer, questionRow, reviewRow } from './support/rows';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

function providerOf(server: FakeServer) {
  return createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }),
  );
}
const bearer = { accept: 'application/json', authorization: 'Bearer T1' };
const lamp = { productId: 'p1', name: 'Lamp', slug: 'lamp', imageUrl: 'https://media.test/lamp.jpg', price: 49.5 };
const first = { search: '', limit: 20, offset: 0 };

describe('searchProducts', () => {
  it('asks GET /admin/products with search, limit and offset', async () => {
    const server = createFakeServer(
      json({ total: 31, items: [lamp, { productId: 7, name: 'Vase' }, { name: 'x' }, lamp] }),
    );
    const provider = providerOf(server);
    expect(await provider.searchProducts({ search: ' la mp&x ', limit: 20, offset: 40 })).toEqual({
      items: [lamp, { productId: '7', name: 'Vase', slug: null, imageUrl: null, price: null }],
      total: 31,
    });
    await provider.searchProducts(first);
    expect(server.calls).toEqual([
      { method: 'GET', url: '/admin/products?search=la+mp%26x&limit=20&offset=40', headers: bearer, body: undefined },
      { method: 'GET', url: '/admin/products?limit=20&offset=0', headers: bearer, body: undefined },
    ]);
  });

  it.each([undefined, null, 'many', -1, 1.5])('counts nothing by the total %s', async (total) => {
    const server = createFakeServer(json({ total, items: [lamp] }));
    expect((await providerOf(server).searchProducts(first)).total).toBeNull();
  });

  it.each([
    ['HTML', text('<html>'), 'badAnswer'],
    ['no list', json({ items: 'x' }), 'badAnswer'],
    ['a refusal', json({ error: 'No.' }, 403), 'forbidden'],
    ['a broken server', json({ error: 'x' }, 500), 'server'],
  ] as const)('fails with %s, and does not take it for a provider without products', async (_name, answer, kind) => {
    const server = createFakeServer(answer);
    const provider = providerOf(server);
    expect((await failureOf(provider.searchProducts(first))).kind).toBe(kind);
    server.answers(json({ total: 1, items: [lamp] }));
    expect((await provider.searchProducts(first)).items).toEqual([lamp]);
  });

  it('can be cancelled', async () => {
    const cancel = new AbortController();
    const server = createFakeServer(
      (_call, signal) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    );
    const search = failureOf(providerOf(server).searchProducts({ ...first, signal: cancel.signal }));
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    cancel.abort();
    expect((await search).kind).toBe('cancelled');
  });
});

describe('a provider without a catalogue', () => {
  const named = (productId: string, name: string | null) => ({ productId, name, slug: null });
  const asSeen = (productId: string, name: string | null) => ({
    ...named(productId, name),
    imageUrl: null,
    price: null,
  });

  /** Lists as they are; everything else is not there. */
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
    const queryOf = ({ body }: Call) => JSON.stringify(body);
    return createFakeServer((call, signal) => {
      if (call.url !== '/admin/graphql') return json({ error: 'Not here' }, status)(call, signal);
      return json(listAnswer(queryOf(call).includes('faqs(') ? rows.faqs : rows.reviews))(call, signal);
    });
  }
  const asked = (server: FakeServer) => server.calls.filter(({ url }) => url.startsWith('/admin/products'));

  it.each([404, 405, 501])('(%i) has the products of its reviews and questions, and is asked once', async (status) => {
    const server = without(status);
    const provider = providerOf(server);
    const all = { items: [asSeen('p2', 'Big lamp'), asSeen('p1', 'Lamp'), asSeen('p3', 'Vase')], total: null };
    expect(await provider.searchProducts(first)).toEqual(all);
    expect(await provider.searchProducts({ search: 'LAMP', limit: 1, offset: 1 })).toEqual({
      items: [asSeen('p1', 'Lamp')],
      total: null,
    });
    expect(asked(server)).toHaveLength(1);
    const searched = server.calls.slice(-2).map(({ body }) => body);
    expect(searched).toEqual([
      expect.objectContaining({ variables: { limit: 100, offset: 0, sortBy: 'createdAtDesc', search: 'LAMP' } }),
      expect.objectContaining({ variables: { limit: 100, offset: 0, sortBy: 'createdAtDesc', search: 'LAMP' } }),
    ]);
  });

  it.each([404, 405, 501])('(%i) has no collections, and is asked once', async (status) => {
    const server = without(status);
    const provider = providerOf(server);
    expect(await provider.searchCollections(first)).toBeNull();
    expect(await provider.searchCollections(first)).toBeNull();
    expect(server.calls.map(({ url }) => url)).toEqual(['/admin/collections?limit=20&offset=0']);
  });
});

it('searchCollections asks GET /admin/collections', async () => {
  const sale = { collectionId: 'k1', name: 'Sale' };
  const server = createFakeServer(json({ total: 1, items: [sale] }));
  expect(await providerOf(server).searchCollections({ search: 'sa', limit: 5, offset: 0 })).toEqual({
    items: [sale],
    total: 1,
  });
  expect(server.calls.map(({ url }) => url)).toEqual(['/admin/collections?search=sa&limit=5&offset=0']);
});
