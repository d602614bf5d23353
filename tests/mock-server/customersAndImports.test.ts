import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBackend, small, startBackend } from './support/backend';

let backend: RunningBackend;
let customerId: string;
beforeAll(async () => {
  backend = await startBackend();
  customerId = (await backend.query('{ customers(limit: 1) { items { _id } } }')).customers.items[0]._id;
});
afterAll(() => backend.close());

const getRewards = async (id: string) =>
  (
    await backend.query(
      'query($id: ID) { rewards(customerId: $id, limit: 100) { total items { type task_type amount status coupon_code discountConfig { discountType discountValue } } } }',
      { id },
    )
  ).rewards;
const getPoints = async (id: string) =>
  (await backend.query('query($id: ID!) { customerById(id: $id) { totalPoints totalVouchers } }', { id })).customerById;

describe('points and vouchers', () => {
  it('adds and deducts points, with a reward record', async () => {
    const before = await getPoints(customerId);
    const { total } = await getRewards(customerId);
    const body = { customerId, points: -7, adminNote: 'Mistake', customerNote: 'Sorry' };
    const { status, body: answer } = await backend.first('POST', '/admin/loyalty/add_points', body);
    expect([status, answer.customer.totalPoints]).toEqual([200, before.totalPoints - 7]);
    expect(answer.customer.accessToken).toBeUndefined();
    const after = await getRewards(customerId);
    expect(after.total).toBe(total + 1);
    expect(after.items[0]).toMatchObject({ task_type: 'wallet_adjustment', amount: -7, status: 'approved' });
  });

  it('runs requests with the same idempotency key once', async () => {
    const before = await getPoints(customerId);
    const headers = { 'Idempotency-Key': 'points-key-1' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        backend.first('POST', '/admin/loyalty/add_points', { customerId, points: 10 }, headers),
      ),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await getPoints(customerId)).totalPoints).toBe(before.totalPoints + 10);
  });

  it.each([
    [{ points: 0 }, 'points'],
    [{ points: 1.5 }, 'points'],
    [{}, 'points'],
    [{ points: 1, other: 1 }, 'other'],
  ])('rejects points %j', async (values, field) => {
    const { status, body } = await backend.first('POST', '/admin/loyalty/add_points', { customerId, ...values });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('creates a voucher and deducts its points', async () => {
    const before = await getPoints(customerId);
    const { status, body } = await backend.first('POST', '/admin/loyalty/add_coupon', {
      customerId,
      pointsToDeduct: 20,
      discountType: 'percentage',
      discountValue: 10,
      discountCodePrefix: 'VIP-',
    });
    expect([status, body.reward.discountConfig.discountType]).toEqual([200, 'percentage']);
    expect(body.reward.coupon_code).toMatch(/^VIP-[0-9A-F]{8}$/);
    expect(await getPoints(customerId)).toEqual({
      totalPoints: before.totalPoints - 20,
      totalVouchers: before.totalVouchers + 1,
    });
  });

  it.each([
    [{ discountType: 'percentage', discountValue: 150 }, 'discountValue'],
    [{ discountType: 'percentage' }, 'discountValue'],
    [{ discountType: 'fixed_amount', discountValue: 0 }, 'discountValue'],
    [{ discountType: 'free_product' }, 'freeProduct'],
    [{ discountType: 'free_shipping', applyTo: 'selectedProducts' }, 'selectedProducts'],
    [{ discountType: 'free_shipping', discountCodePrefix: '=1' }, 'discountCodePrefix'],
    [{ discountType: 'free_shipping', discountMinOrderValue: -1 }, 'discountMinOrderValue'],
    [{ discountType: 'half' }, 'discountType'],
  ])('rejects the voucher %j', async (values, field) => {
    const { status, body } = await backend.first('POST', '/admin/loyalty/add_coupon', { customerId, ...values });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });
});

describe('customer data', () => {
  it('[DASH-04] counts enrolled customers only: not those that are excluded', async () => {
    const countEnrolled = async () => (await backend.first('GET', '/admin/stats/basic_stats')).body.customers;
    const { all, excluded } = await backend.query(
      '{ all: customers(limit: 1) { total items { loyaltyProgramId } } excluded: customers(limit: 1, programId: "-1") { total } }',
    );
    expect(await countEnrolled()).toBe(all.total - excluded.total);
    const setProgram = (loyaltyProgramId: string | null) =>
      backend.first('PATCH', `/admin/customers/${customerId}`, { loyaltyProgramId });
    await setProgram(null);
    const before = await countEnrolled();
    await setProgram('-1');
    expect(await countEnrolled()).toBe(before - 1);
    await setProgram(null);
  });

  it('returns the statistics', async () => {
    const { body } = await backend.first('GET', `/admin/customers/${customerId}/basic_stats`);
    expect(body).toEqual({
      orders: { count: expect.any(Number) },
      loyalty: expect.any(Array),
      pointsBalance: (await getPoints(customerId)).totalPoints,
      pointsEarned: expect.any(Number),
      pointsSpent: expect.any(Number),
      reviews: { count: expect.any(Number) },
      faq: { count: expect.any(Number) },
    });
  });

  it('stores birthdays as calendar dates', async () => {
    const path = `/admin/customers/${customerId}/birthdays`;
    const birthday = { event_type: 'birth', person: 'Ada', date: '1990-02-28' };
    const { body: added } = await backend.first('POST', path, { birthday });
    expect(added.birthday).toEqual({ ...birthday, _id: expect.any(String) });
    expect((await backend.first('GET', path)).body.birthdays).toEqual([added.birthday]);
    expect((await backend.second('GET', path)).status).toBe(404);
    expect((await backend.first('DELETE', `${path}/${added.birthday._id}`)).body).toEqual({});
    expect((await backend.first('DELETE', `${path}/${added.birthday._id}`)).status).toBe(404);
    expect((await backend.first('POST', path, { birthday: { ...birthday, date: '1990-02-30' } })).status).toBe(422);
  });
});

describe('imports', () => {
  it('adds points by email address and creates missing customers', async () => {
    const data = [
      { email: 'New.Person@Shop.example', points: 5, name: 'New Person' },
      { email: 'new.person@shop.example', points: 7 },
    ];
    const { status, body } = await backend.first('POST', '/admin/data/import/points', { data, adminNote: 'Move' });
    expect([status, typeof body.jobId]).toEqual([200, 'string']);
    const { customers } = await backend.query(
      '{ customers(search: "new.person") { total items { name totalPoints } } }',
    );
    expect(customers).toEqual({ total: 1, items: [{ name: 'New Person', totalPoints: 12 }] });
    const { body: history } = await backend.first('GET', '/admin/data/imports');
    expect(history.imports[0]).toMatchObject({ kind: 'points', status: 'done', rows: 2, done: 2, failed: 0 });
  });

  it('imports reviews unchanged', async () => {
    const description = ' "Ünïcode"\r\nand\ttabs ';
    const data = [{ rating: 4, description, productId: 'unknown-1', createdAt: '2020-01-02T12:00:00.000Z' }];
    expect((await backend.first('POST', '/admin/data/import/reviews', { data })).status).toBe(200);
    const { reviews } = await backend.query(
      '{ reviews(productId: "unknown-1") { total items { description createdAt product { productId name } } } }',
    );
    expect(reviews.items).toEqual([
      { description, createdAt: data[0]?.createdAt, product: { productId: 'unknown-1', name: 'unknown-1' } },
    ]);
  });

  it.each([
    ['points', [{ email: 'a@b.example', points: 1.5 }], 422],
    ['points', [{ email: 'nobody', points: 1 }], 422],
    ['points', [], 422],
    ['points', Array.from({ length: 1001 }, () => ({ email: 'a@b.example', points: 1 })), 413],
    ['customers', [{ emailAddress: 'a@b.example', age: 3 }], 422],
    ['reviews', [{ rating: 6 }], 422],
  ])('rejects invalid rows of %s', async (kind, data, status) => {
    const answer = await backend.first('POST', `/admin/data/import/${kind}`, { data });
    expect(answer.status).toBe(status);
  });

  it('applies a batch once, even after a restart', async () => {
    const db = join(mkdtempSync(join(tmpdir(), 'imports-')), 'shops.ndjson');
    const headers = { 'Idempotency-Key': 'batch-0001' };
    const data = [{ email: 'once@shop.example', points: 3 }];
    const runningBackend = await startBackend({ ...small, db });
    const first = await runningBackend.first('POST', '/admin/data/import/points', { data }, headers);
    await runningBackend.close();
    const other = await startBackend({ ...small, db });
    const second = await other.first('POST', '/admin/data/import/points', { data }, headers);
    const { customers } = await other.query('{ customers(search: "once@shop") { items { totalPoints } } }');
    await other.close();
    expect(second.body).toEqual(first.body);
    expect(customers.items).toEqual([{ totalPoints: 3 }]);
  });

  it('imports the customers of the store platform', async () => {
    const { customers: before } = await backend.query('{ customers { total } }');
    expect((await backend.first('POST', '/admin/data/import/store_customers')).status).toBe(200);
    const { customers: after } = await backend.query('{ customers { total } }');
    expect(after.total).toBeGreaterThan(before.total);
  });
});
