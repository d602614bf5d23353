import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import {
  fetchImageShare,
  fetchStoreMetrics,
  getMetricsWindow,
  sampleOrderValue,
} from '../../../../../src/features/loyalty/costs/fetchStoreMetrics';
import { rewardedTaskNames } from '../../../../../src/features/loyalty/costs/storeMetrics';
import { stubDataProvider } from '../../../../support/stubDataProvider';

const { signal } = new AbortController();
const period = { from: '2026-10-22T00:00:00.000Z', to: '2026-11-20T23:59:59.999Z' };
const basic = { customers: 10, points: 5000, reviews: 1, faq: 1 };
const month = { pointsEarned: 1000, pointsSpent: 600, totalRatings: 12, averageRating: 4, ratings: null };
const rewarded = new Map([['signup', 4]]);

/** A store in which the calls of `more` answer something else. */
function createStore(more: Readonly<Record<string, () => Promise<unknown>>> = {}) {
  const calls = {
    basicStats: vi.fn(async (..._given: unknown[]): Promise<unknown> => basic),
    aggregate: vi.fn(async (..._given: unknown[]): Promise<unknown> => month),
    series: vi.fn(async (..._given: unknown[]): Promise<unknown> => []),
    rewardCounts: vi.fn(async (..._given: unknown[]): Promise<unknown> => rewarded),
    getList: vi.fn(async (..._given: unknown[]): Promise<unknown> => ({ data: [], total: 0 })),
    ...more,
  };
  return { calls, dataProvider: stubDataProvider({ statsCalls: async () => calls, ...calls }) };
}

const read = (more?: Parameters<typeof createStore>[0]) =>
  fetchStoreMetrics(createStore(more).dataProvider, 'EUR', period, signal);
const fail = (kind: 'server' | 'forbidden' | 'canceled') => () => Promise.reject(new AppError({ kind }));

describe('getMetricsWindow', () => {
  it.each(['2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'])('has the 30 UTC days before that of %s', (now) => {
    expect(getMetricsWindow(Date.parse(now))).toEqual(period);
  });
});

describe('fetchStoreMetrics', () => {
  it('reads every figure of its period, cancelable', async () => {
    const { calls, dataProvider } = createStore();
    expect(await fetchStoreMetrics(dataProvider, 'EUR', period, signal)).toEqual({
      readings: {
        basic,
        month,
        sums: { orders: null, orderValue: null, newCustomers: null, referrals: null, reviews: null, questions: null },
        rewarded,
        orderSample: null,
      },
      error: null,
    });
    const metrics = ['orders', 'orderValue', 'newCustomers', 'referrals', 'reviews', 'questions'];
    expect(calls.basicStats.mock.calls).toEqual([[signal]]);
    expect(calls.aggregate.mock.calls).toEqual([['30d', signal]]);
    expect(calls.series.mock.calls).toEqual([[{ metrics, ...period, interval: 'day' }, signal]]);
    // Without orders there are none to look at.
    expect(calls.getList.mock.calls).toEqual([]);
    expect(calls.rewardCounts.mock.calls).toEqual([[rewardedTaskNames, period, signal]]);
  });

  it('sums each metric over the steps that have it', async () => {
    const none = {
      orders: null,
      orderValue: null,
      newCustomers: null,
      referrals: null,
      reviews: null,
      questions: null,
    };
    const steps = [
      { ...none, orders: 1, orderValue: 20, newCustomers: 3, referrals: 4, reviews: 5, questions: 6 },
      { ...none, orders: 10, orderValue: 0.5, referrals: 40, reviews: null },
      { ...none, orders: 100, newCustomers: 0 },
    ];
    const { calls, dataProvider } = createStore({ series: async () => steps });
    const { readings } = await fetchStoreMetrics(dataProvider, 'EUR', period, signal);
    expect(calls.getList.mock.calls).toEqual([
      ['sales', { filter: {}, pagination: { page: 1, perPage: 100 }, signal }],
    ]);
    expect(readings.sums).toEqual({
      orders: 111,
      orderValue: 20.5,
      newCustomers: 3,
      referrals: 44,
      reviews: 5,
      questions: 6,
    });
  });

  it('has no sums, and no error, where the API has no series', async () => {
    const { readings, error } = await read({ series: async () => null });
    expect([readings.sums, error]).toEqual([null, null]);
  });

  it.each([
    ['basicStats', 'basic'],
    ['aggregate', 'month'],
    ['series', 'sums'],
    ['rewardCounts', 'rewarded'],
  ])('keeps the other figures if %s fails', async (call, reading) => {
    const { readings, error } = await read({ [call]: fail('server') });
    expect(error).toMatchObject({ kind: 'server' });
    const unknown = Object.entries(readings).flatMap(([name, value]) => (value === null ? [name] : []));
    expect(unknown.toSorted()).toEqual([reading, 'orderSample'].toSorted());
  });

  it('reports the first of several failures', async () => {
    const { error } = await read({ basicStats: fail('forbidden'), aggregate: fail('server') });
    expect(error).toMatchObject({ kind: 'forbidden' });
  });

  it('throws if it was canceled', async () => {
    await expect(read({ aggregate: fail('canceled') })).rejects.toMatchObject({ kind: 'canceled' });
  });
});

describe('fetchImageShare', () => {
  const image = { _id: 'a', src: 'https://a/1', type: 'image' };

  it('is that of the newest hundred reviews', async () => {
    const data = [{ attachments: [image] }, { attachments: [] }, { attachments: [] }, { attachments: null }, {}];
    const { calls, dataProvider } = createStore({ getList: vi.fn(async () => ({ data, total: 900 })) });
    expect(await fetchImageShare(dataProvider, signal)).toBe(0.2);
    expect(calls.getList).toHaveBeenCalledExactlyOnceWith('product-reviews', {
      filter: {},
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'createdAt', order: 'DESC' },
      signal,
    });
  });

  it('is unknown without reviews', async () => {
    expect(await fetchImageShare(createStore().dataProvider, signal)).toBeNull();
  });
});

describe('sampleOrderValue', () => {
  const sample = (...data: unknown[]) =>
    sampleOrderValue(createStore({ getList: async () => ({ data, total: 9 }) }).dataProvider, 'EUR', signal);

  it('is the average of the orders in the currency, if there are others', async () => {
    expect(
      await sample(
        { total: 10, currency: 'EUR' },
        { total: 20, currency: 'EUR' },
        { total: 4000, currency: 'DKK' },
        { total: null, currency: 'EUR' },
      ),
    ).toBe(15);
  });

  it('is unknown if all orders are in the currency, none is, or none has a total', async () => {
    expect(await sample({ total: 10, currency: 'EUR' }, { total: 20, currency: 'EUR' })).toBeNull();
    expect(await sample({ total: 10, currency: 'DKK' })).toBeNull();
    expect(await sample({ pointsEarned: 5 })).toBeNull();
    expect(await sample()).toBeNull();
  });
});
