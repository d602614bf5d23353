import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import {
  fetchImageShare,
  fetchStoreMetrics,
  getMetricsWindow,
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
  fetchStoreMetrics(createStore(more).dataProvider, period, signal);
const fail = (kind: 'server' | 'forbidden' | 'canceled') => () => Promise.reject(new AppError({ kind }));

describe('getMetricsWindow', () => {
  it.each(['2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'])('has the 30 UTC days before that of %s', (now) => {
    expect(getMetricsWindow(Date.parse(now))).toEqual(period);
  });
});

describe('fetchStoreMetrics', () => {
  it('reads every figure of its period, cancelable', async () => {
    const { calls, dataProvider } = createStore();
    expect(await fetchStoreMetrics(dataProvider, period, signal)).toEqual({
      readings: {
        basic,
        month,
        sums: { orders: null, orderValue: null, newCustomers: null, referrals: null, reviews: null, questions: null },
        rewarded,
      },
      error: null,
    });
    const metrics = ['orders', 'orderValue', 'newCustomers', 'referrals', 'reviews', 'questions'];
    expect(calls.basicStats.mock.calls).toEqual([[signal]]);
    expect(calls.aggregate.mock.calls).toEqual([['30d', signal]]);
    expect(calls.series.mock.calls).toEqual([[{ metrics, ...period, interval: 'day' }, signal]]);
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
    const { readings } = await read({ series: async () => steps });
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
    expect(Object.entries(readings).filter(([, value]) => value === null)).toEqual([[reading, null]]);
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
