import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBackend, small, startBackend } from './support/backend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ ...small, rewards: 400 });
});
afterAll(() => backend.close());

const get = async (query: string) => (await backend.first('GET', `/admin/orders?${query}`)).body;

interface Order {
  _id: string;
  number: string;
  source: string;
  currency: string;
  discountCode: string | null;
  customer: { _id: string } | null;
  createdAt: string;
}

describe('GET /admin/orders', () => {
  it('[SAL-01] lists the orders that rewards name, newest first, with vouchers of the same customer', async () => {
    const { total, items }: { total: number; items: Order[] } = await get('limit=100');
    const { rewards } = await backend.query(
      '{ rewards(taskType: place_an_order, limit: 100) { total items { order { _id number } } } }',
    );
    expect(items).toHaveLength(100);
    expect(total).toBeGreaterThanOrEqual(rewards.total);
    const numbers = items.map(({ number }) => number);
    for (const { order } of rewards.items)
      if (order && numbers.includes(order.number)) expect(items).toContainEqual(expect.objectContaining(order));
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    expect(new Set(items.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'SEK']));
    const used = items.find(({ source }) => source === 'voucher');
    const { rewards: ofCustomer } = await backend.query(
      '($id: ID) { rewards(customerId: $id, limit: 100) { items { coupon_code } } }'.replace('(', 'query q('),
      { id: used?.customer?._id },
    );
    expect(ofCustomer.items).toContainEqual({ coupon_code: used?.discountCode });
  });

  it('filters by number or code, source, and days, in pages', async () => {
    const { total, items } = await get('limit=3&offset=3&source=none');
    expect(items).toHaveLength(3);
    expect(items.every(({ source }: Order) => source === 'none')).toBe(true);
    expect((await get('limit=3&offset=6&source=none')).total).toBe(total);
    const [voucher] = (await get('limit=1&source=voucher')).items;
    expect((await get(`search=${voucher.discountCode}`)).items).toEqual([voucher]);
    expect((await get(`search=${encodeURIComponent(voucher.number)}`)).items).toContainEqual(voucher);
    const { createdAt } = voucher;
    expect((await get(`limit=100&from=${createdAt}&to=${createdAt}`)).items).toEqual([voucher]);
  });

  it.each(['color=red', 'source=gift', 'from=yesterday', 'limit=101', 'limit=x', 'sortBy=number', 'search=a&search=b'])(
    'refuses %s',
    async (query) => {
      expect((await backend.first('GET', `/admin/orders?${query}`)).status).toBe(400);
    },
  );

  it('is separate per site, needs a token, and cannot be written', async () => {
    const own = await get('limit=100');
    const other = (await backend.second('GET', '/admin/orders?limit=100')).body;
    expect(other.items.some(({ _id }: Order) => own.items.some((order: Order) => order._id === _id))).toBe(false);
    expect((await backend.anonymous('GET', '/admin/orders')).status).toBe(401);
    const path = `/admin/orders/${own.items[0]._id}`;
    for (const method of ['PATCH', 'DELETE']) expect((await backend.first(method, path)).status).toBe(404);
  });

  it('[SAL-01] is missing with --without orders', async () => {
    const without = await startBackend({ ...small, without: ['orders'] });
    expect((await without.first('GET', '/admin/orders')).status).toBe(404);
    expect((await without.first('GET', '/admin/products')).status).toBe(200);
    await without.close();
    await expect(startBackend({ ...small, without: ['order'] })).rejects.toThrow("'order' is not an optional call");
  });
});
