import { describe, expect, it } from 'vitest';
import { getUsedMetrics } from '../../../../../src/features/loyalty/costs/metrics';
import { deriveStoreMetrics, type StoreStats } from '../../../../../src/features/loyalty/costs/storeMetrics';
import { program, reward, task } from '../programs';

const nothing: StoreStats = {
  basic: null,
  month: null,
  sums: null,
  rewarded: null,
  orderSample: null,
  withPicture: null,
};
const sums = { orders: 200, orderValue: 9000, newCustomers: 40, referrals: 3, reviews: 9, questions: 2 };

describe('deriveStoreMetrics', () => {
  it('derives metrics with their source', () => {
    const readings: StoreStats = {
      basic: { points: 5000 },
      month: { pointsEarned: 800, pointsSpent: 200, totalRatings: 12 },
      sums,
      rewarded: new Map([
        ['place_an_order', 50],
        ['redeem_points', 4],
        ['post_a_review', 7],
      ]),
      orderSample: null,
      withPicture: 0.25,
    };
    expect(deriveStoreMetrics(readings, [program()], null)).toEqual({
      orders: { value: 200, source: 'series' },
      averageOrderValue: { value: 45, source: 'series' },
      memberOrderShare: { value: 0.25, source: 'memberOrderShare' },
      redemption: { value: 0.25, source: 'redemption' },
      pointsOwed: { value: 5000, source: 'pointsNow' },
      withPicture: { value: 0.25, source: 'pictures' },
      redemptions: { value: 4, source: 'redeemed' },
      signups: { value: 40, source: 'newCustomers' },
      referrals: { value: 3, source: 'series' },
      // No task rewards reviews, so earlier rewards don't count.
      reviews: { value: 12, source: 'reviews' },
      questions: { value: 2, source: 'series' },
    });
  });

  it('takes the order value of the newest orders where some are in another currency', () => {
    expect(deriveStoreMetrics({ ...nothing, sums, orderSample: 60 }, [program()], null).averageOrderValue).toEqual({
      value: 60,
      source: 'orderSample',
    });
  });

  it('counts no rewards only for enabled tasks', () => {
    const rewarded = new Map([['social_share' as const, 0]]);
    const share = task({ type: 'social_share' });
    expect(deriveStoreMetrics({ ...nothing, rewarded }, [program({ tasks: [share] })], null)).toEqual({
      shares: { value: 0, source: 'rewarded' },
    });
    const off = program({ tasks: [{ ...share, isEnabled: false }] });
    expect(deriveStoreMetrics({ ...nothing, rewarded }, [off], null)).toEqual({});
    const some = new Map([['social_share' as const, 7]]);
    for (const programs of [[off], [program({ tasks: [share] })]]) {
      expect(deriveStoreMetrics({ ...nothing, rewarded: some }, programs, null)).toEqual({
        shares: { value: 7, source: 'rewarded' },
      });
    }
  });

  it('computes the member order share from the entered orders', () => {
    const readings = { ...nothing, rewarded: new Map([['place_an_order' as const, 50]]) };
    expect(deriveStoreMetrics(readings, [program()], 400).memberOrderShare?.value).toBe(0.125);
    expect(deriveStoreMetrics(readings, [program()], 20).memberOrderShare?.value).toBe(1);
    // With two order tasks, an order may earn one reward or two.
    const twice = program({ tasks: [task(), task({ _id: 'again' })] });
    expect(deriveStoreMetrics(readings, [twice], 400)).not.toHaveProperty('memberOrderShare');
  });

  it('lists only the metrics that a program needs', () => {
    const plain = [
      'orders',
      'averageOrderValue',
      'memberOrderShare',
      'margin',
      'redemption',
      'redeemedWithin',
      'pointsOwed',
    ];
    expect(getUsedMetrics([program()])).toEqual(plain);
    const rich = program({
      tasks: [
        task({ type: 'post_a_review', config: { pictureExtra: 5 } }),
        task({ _id: 'off', type: 'birthday', isEnabled: false }),
        task({ _id: 'odd', type: 'walk_the_dog' }),
      ],
      rewards: [reward({ type: 'free_shipping' }), reward({ _id: 'off', type: 'free_product', isEnabled: false })],
    });
    expect(getUsedMetrics([program(), rich])).toEqual([...plain, 'shippingCost', 'reviews', 'withPicture']);
  });
});
