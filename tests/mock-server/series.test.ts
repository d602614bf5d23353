import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriesMetrics } from '../../dataProvider/methods/stats';
import { type RunningBackend, small, startBackend } from './support/backend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ ...small, controls: true });
});
afterAll(() => backend.close());

const series = async (query: Record<string, string>) =>
  backend.first('GET', `/admin/stats/series?${new URLSearchParams(query)}`);
const month = { from: '2026-10-22T10:00:00.000Z', to: '2026-11-21T10:00:00.000Z' };

const sumOf = (rows: readonly Record<string, number>[], name: string) =>
  rows.reduce((total, row) => total + (row[name] ?? 0), 0);

describe('time series', () => {
  it('add up to the total of the period', async () => {
    const metrics = 'pointsEarned,pointsSpent,reviews';
    const { status, body } = await series({ ...month, metrics, interval: 'day' });
    const aggregate = (await backend.first('GET', '/admin/stats/aggregate?period=30d')).body;
    expect([status, body.points.length, body.points[0].at]).toEqual([200, 31, '2026-10-22T00:00:00.000Z']);
    expect(['pointsEarned', 'pointsSpent', 'reviews'].map((name) => sumOf(body.points, name))).toEqual([
      aggregate.pointsEarned,
      aggregate.pointsSpent,
      aggregate.totalRatings,
    ]);
    expect(aggregate.pointsEarned).toBeGreaterThan(0);
  });

  it('count what customers earned and redeemed, not what the store adds, deducts, or lets expire', async () => {
    const read = async () => {
      const metrics = 'pointsEarned,pointsSpent';
      const { points } = (await series({ ...month, metrics, interval: 'month' })).body;
      const { pointsEarned, pointsSpent } = (await backend.first('GET', '/admin/stats/aggregate?period=30d')).body;
      return [sumOf(points, 'pointsEarned'), sumOf(points, 'pointsSpent'), pointsEarned, pointsSpent];
    };
    const before = await read();
    const { customers } = (
      await backend.first('POST', '/admin/graphql', { query: '{ customers(limit: 1) { items { _id } } }' })
    ).body.data;
    for (const points of [5000, -90_000]) {
      const added = { customerId: customers.items[0]._id, points };
      expect((await backend.first('POST', '/admin/loyalty/add_points', added)).status).toBe(200);
    }
    expect(await read()).toEqual(before);
  });

  it('support all metrics, by weeks (from Monday) and months, with a null average without reviews', async () => {
    const metrics = seriesMetrics.join(',');
    const weeks = (await series({ ...month, metrics, interval: 'week' })).body.points;
    expect(weeks.map(({ at }: { at: string }) => new Date(at).getUTCDay())).toEqual([1, 1, 1, 1, 1]);
    expect(Object.keys(weeks[0])).toEqual(['at', ...seriesMetrics]);
    const year = { from: '2025-12-21T00:00:00.000Z', to: month.to };
    const months = (await series({ ...year, metrics, interval: 'month' })).body.points;
    expect(months).toHaveLength(12);
    const { items } = (await backend.first('GET', `/admin/orders?limit=100&from=${year.from}&to=${year.to}`)).body;
    const { settings } = (await backend.first('GET', '/admin/settings')).body;
    const own = items.filter((order: Record<string, unknown>) => order['currency'] === settings.defaultCurrency);
    expect(items.length).toBeGreaterThan(0);
    expect(sumOf(months, 'orders')).toBe(items.length);
    expect(sumOf(months, 'vouchersUsed')).toBe(
      items.filter((order: Record<string, unknown>) => order['discountCode']).length,
    );
    expect(sumOf(months, 'orderValue')).toBeCloseTo(sumOf(own, 'total'), 2);
    expect(sumOf(months, 'discountValue')).toBeCloseTo(sumOf(own, 'discountValue'), 2);
    const before = { from: '2001-01-01', to: '2001-01-02', metrics: 'averageRating,orders', interval: 'day' };
    expect((await series(before)).body.points[0]).toEqual({
      at: '2001-01-01T00:00:00.000Z',
      averageRating: null,
      orders: 0,
    });
  });

  it.each([
    { metrics: 'sold', interval: 'day' },
    { metrics: '', interval: 'day' },
    { metrics: 'orders', interval: 'hour' },
    { metrics: 'orders', interval: 'day', from: 'yesterday' },
    { metrics: 'orders', interval: 'day', from: '2027-01-01' },
    { metrics: 'orders', interval: 'day', from: '2001-01-01' },
  ])('are rejected with %j', async (query) => {
    expect((await series({ ...month, ...query })).status).toBe(400);
  });

  it('can be disabled separately, and each of its metrics', async () => {
    await backend.anonymous('POST', '/__control', { without: ['stats/series'] });
    expect((await series({ ...month, metrics: 'orders', interval: 'day' })).status).toBe(404);
    expect((await backend.first('GET', '/admin/stats/basic_stats')).status).toBe(200);
    await backend.anonymous('POST', '/__control', { without: ['stats/series/orders'] });
    const { body } = await series({ ...month, metrics: 'orders,reviews', interval: 'month' });
    expect(body.points[0]).toEqual({ at: '2026-10-01T00:00:00.000Z', orders: null, reviews: expect.any(Number) });
    await backend.anonymous('POST', '/__control', { without: [] });
    expect((await series({ ...month, metrics: 'orders', interval: 'day' })).status).toBe(200);
  });
});

describe('email templates', () => {
  it('are the twelve keys, in a language of the site', async () => {
    const { body } = await backend.first('GET', '/admin/sites/email/templates/de');
    expect(body.templates).toHaveLength(12);
    expect(new Set(body.templates.map(({ _id }: { _id: string }) => _id)).size).toBe(12);
    expect((await backend.first('GET', '/admin/sites/email/templates/xx')).status).toBe(404);
  });

  it('are changed in one language, and restored to the defaults', async () => {
    const path = '/admin/sites/email/templates';
    const of = (body: { templates: { key: string }[] }) => body.templates.find(({ key }) => key === 'standard');
    const before = of((await backend.first('GET', `${path}/sv`)).body);
    const texts = { key: 'standard', subject: 'Hej', html: '<p>Hej</p>' };
    const { body: changed } = await backend.first('PUT', path, { locale: 'sv', ...texts });
    expect(of(changed)).toMatchObject({ ...texts, isCustom: true, updatedAt: expect.any(String) });
    expect(of((await backend.first('GET', `${path}/da`)).body)).toMatchObject({ isCustom: false });
    const { body: reset } = await backend.first('DELETE', `${path}/sv/${Object(before)._id}`);
    expect(of(reset)).toEqual(before);
  });
});
