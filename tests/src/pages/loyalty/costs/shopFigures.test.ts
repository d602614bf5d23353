import { describe, expect, it } from 'vitest';
import { usedFigures } from '../../../../../src/pages/loyalty/costs/figures';
import { type Readings, shopFigures } from '../../../../../src/pages/loyalty/costs/shopFigures';
import { program, reward, task } from '../programs';

const nothing: Readings = { basic: null, month: null, sums: null, rewarded: null, withPicture: null };
const sums = { orders: 200, orderValue: 9000, newCustomers: 40, referrals: 3, reviews: 9, questions: 2 };

describe('the figures of a shop', () => {
  it('are none where nothing tells them: none is made up', () => {
    expect(shopFigures(nothing, [program()], null)).toEqual({});
    const dry = { ...nothing, month: { pointsEarned: 0, pointsSpent: 0, totalRatings: null } };
    expect(shopFigures({ ...dry, sums: { ...sums, orders: 0, orderValue: 0 } }, [program()], null)).not.toHaveProperty(
      'averageOrderValue',
    );
    expect(shopFigures(dry, [program()], null)).toEqual({});
  });

  it('are taken from what it has, and say from where', () => {
    const readings: Readings = {
      basic: { points: 5000 },
      month: { pointsEarned: 800, pointsSpent: 200, totalRatings: 12 },
      sums,
      rewarded: new Map([
        ['place_an_order', 50],
        ['redeem_points', 4],
        ['post_a_review', 7],
      ]),
      withPicture: 0.25,
    };
    expect(shopFigures(readings, [program()], null)).toEqual({
      orders: { value: 200, source: 'series' },
      averageOrderValue: { value: 45, source: 'series' },
      takeUp: { value: 0.25, source: 'takeUp' },
      redemption: { value: 0.25, source: 'redemption' },
      pointsOwed: { value: 5000, source: 'pointsNow' },
      withPicture: { value: 0.25, source: 'pictures' },
      redemptions: { value: 4, source: 'redeemed' },
      signups: { value: 40, source: 'newCustomers' },
      referrals: { value: 3, source: 'series' },
      // No task rewards reviews: those that were rewarded before tell nothing of now.
      reviews: { value: 12, source: 'reviews' },
      questions: { value: 2, source: 'series' },
    });
  });

  it('counts what is rewarded where a task is on for it: of what nobody is rewarded for, 0 tells nothing', () => {
    const rewarded = new Map([['social_share' as const, 0]]);
    const share = task({ type: 'social_share' });
    expect(shopFigures({ ...nothing, rewarded }, [program({ tasks: [share] })], null)).toEqual({
      shares: { value: 0, source: 'rewarded' },
    });
    const off = program({ tasks: [{ ...share, isEnabled: false }] });
    expect(shopFigures({ ...nothing, rewarded }, [off], null)).toEqual({});
  });

  it('shares the orders of members out over the orders that the merchant says, where the shop tells none', () => {
    const readings = { ...nothing, rewarded: new Map([['place_an_order' as const, 50]]) };
    expect(shopFigures(readings, [program()], 400).takeUp?.value).toBe(0.125);
    expect(shopFigures(readings, [program()], 20).takeUp?.value).toBe(1);
    // Two rewards an order, or one: nobody can tell.
    const twice = program({ tasks: [task(), task({ _id: 'again' })] });
    expect(shopFigures(readings, [twice], 400)).not.toHaveProperty('takeUp');
  });

  it('are asked for only where a programme has a use for them', () => {
    const plain = ['orders', 'averageOrderValue', 'takeUp', 'margin', 'redemption', 'redeemedWithin', 'pointsOwed'];
    expect(usedFigures([program()])).toEqual(plain);
    const rich = program({
      tasks: [
        task({ type: 'post_a_review', config: { pictureExtra: 5 } }),
        task({ _id: 'off', type: 'birthday', isEnabled: false }),
        task({ _id: 'odd', type: 'walk_the_dog' }),
      ],
      rewards: [reward({ type: 'free_shipping' }), reward({ _id: 'off', type: 'free_product', isEnabled: false })],
    });
    expect(usedFigures([program(), rich])).toEqual([...plain, 'shippingCost', 'reviews', 'withPicture']);
  });
});
