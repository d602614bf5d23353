/** Stub statistics of a store. */
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { stubDataProvider } from '../../../support/stubDataProvider';

type Methods = Parameters<typeof stubDataProvider>[0];
type Records = Parameters<typeof stubDataProvider>[1];

const step = { at: '2026-11-01T00:00:00.000Z', newCustomers: 40, referrals: 3, reviews: 9, questions: 2 };

/** 1,000 orders of 50 per month, half of them by members; 60% of the points are redeemed. */
export function stubStoreStats(more: Methods = {}, records: Records = {}): ConsoleDataProvider {
  const methods: Methods = {
    statsCalls: () =>
      Promise.resolve({
        basicStats: () => Promise.resolve({ customers: 10, points: 5000, reviews: 1, faq: 1 }),
        aggregate: () =>
          Promise.resolve({ pointsEarned: 1000, pointsSpent: 600, totalRatings: 12, averageRating: 4, ratings: null }),
        series: () => Promise.resolve([{ ...step, orders: 1000, orderValue: 50_000 }]),
      }),
    rewardCounts: () => Promise.resolve(new Map([['place_an_order', 500]])),
    getList: () => Promise.resolve({ data: [], total: 0 }),
    ...more,
  };
  const none = () => Promise.resolve([]);
  return stubDataProvider(methods, { programs: none, templates: none, ...records });
}
