import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBackend, small, startBackend } from './support/backend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const get = async (path: string, by = backend.first) => (await by('GET', path)).body;

describe('products', () => {
  it('include the products of reviews and questions, with image and price', async () => {
    const { total, items } = await get('/admin/products?limit=100');
    expect(total).toBe(items.length);
    const { reviews } = await backend.query('{ reviews(limit: 100) { items { product { productId name slug } } } }');
    for (const { product } of reviews.items)
      if (product) expect(items).toContainEqual(expect.objectContaining(product));
    const [first] = items;
    expect(first).toEqual({
      productId: expect.any(String),
      name: 'Merino Crew Sweater',
      slug: 'merino-crew-sweater',
      imageUrl: `${backend.url}/media/products/0.svg`,
      price: expect.any(Number),
    });
    const picture = await fetch(first.imageUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(items.some((item: { imageUrl: null }) => item.imageUrl === null)).toBe(true);
  });

  it('belong to one site', async () => {
    const other = await get('/admin/products?search=Hinoki', backend.second);
    expect(other).toMatchObject({ total: 1, items: [{ name: 'Hinoki Bath Stool' }] });
    expect(other.items[0].price % 100).toBe(0);
    expect(await get('/admin/products?search=Hinoki')).toEqual({ total: 0, items: [] });
  });

  it('are searched by all words of the name and paginated', async () => {
    expect(await get('/admin/products?search=SHIRT%20linen')).toMatchObject({
      total: 1,
      items: [{ name: 'Linen Shirt, Stonewashed' }],
    });
    const [a, b, all] = await Promise.all(
      ['limit=3', 'limit=3&offset=3', 'limit=6'].map((query) => get(`/admin/products?${query}`)),
    );
    expect([...a.items, ...b.items]).toEqual(all.items);
    expect(a.total).toBe(all.total);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'limit=', 'offset=-1', 'offset=1.5', 'search=a&search=b'])(
    'reject %s',
    async (query) => {
      expect((await backend.first('GET', `/admin/products?${query}`)).status).toBe(400);
    },
  );
});

describe('collections', () => {
  it('belong to one site and are searched by name', async () => {
    const found = await get('/admin/collections?search=knit');
    expect(found).toEqual({ total: 1, items: [{ collectionId: expect.any(String), name: 'Knitwear' }] });
    expect((await get('/admin/collections', backend.second)).items[0].name).toBe('新着');
    expect((await backend.anonymous('GET', '/admin/collections')).status).toBe(401);
  });
});

describe('saved replies', () => {
  it('are stored in the settings of a site', async () => {
    const saved = [{ _id: 'r1', name: 'Thanks', text: 'Thank you, {{customer.firstName}}!' }];
    expect((await get('/admin/settings', backend.second)).settings.savedReplies).toBeNull();
    const changed = await backend.second('PATCH', '/admin/settings', { change: { savedReplies: saved } });
    expect(changed.body.settings.savedReplies).toEqual(saved);
    await backend.second('PATCH', '/admin/settings', { change: { customCss: 'a{}' } });
    expect((await get('/admin/settings', backend.second)).settings.savedReplies).toEqual(saved);
    const wrong = await backend.second('PATCH', '/admin/settings', { change: { savedReplies: [{ name: 'x' }] } });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['savedReplies']]);
  });
});

describe('a backend without optional calls', () => {
  it('responds with 404 to exactly these', async () => {
    const names = ['products', 'collections', 'managers', 'billing', 'data/imports'] as const;
    const without = await startBackend({ ...small, without: names });
    for (const name of names) expect((await without.first('GET', `/admin/${name}?limit=5`)).status, name).toBe(404);
    expect((await without.first('GET', '/admin/settings')).status).toBe(200);
    expect((await without.first('POST', '/admin/data/import/store_customers', {})).status).toBe(200);
    await without.close();
  });
});
