import { describe, expect, it } from 'vitest';
import { computeProgramCost, toAssumptions } from '../../../../../src/features/loyalty/costs/computeProgramCost';
import {
  getMaxValue,
  getMinValue,
  metricKinds,
  metricNames,
  metricsForCost,
} from '../../../../../src/features/loyalty/costs/metrics';
import { deriveStoreMetrics, type StoreStats } from '../../../../../src/features/loyalty/costs/storeMetrics';
import { getTypicalValues } from '../../../../../src/features/loyalty/costs/typicalValues';
import { program, reward, task } from '../programs';

const always = ['orders', 'averageOrderValue', 'memberOrderShare', 'redemption'];

describe('metricsForCost', () => {
  const needed = (tasks: Parameters<typeof task>[0][], rewards: Parameters<typeof reward>[0][] = []) =>
    [...metricsForCost(program({ tasks: tasks.map(task), rewards: rewards.map(reward) }))].slice(always.length);

  it.each([
    ['signup', ['signups']],
    ['refer_a_friend', ['referrals']],
    ['birthday', ['birthdays']],
    ['post_a_review', ['reviews']],
    ['post_a_faq', ['questions']],
    ['social_share', ['shares']],
    ['social_follow', ['follows']],
    ['accepts_marketing', ['consents']],
    ['place_an_order', []],
    ['dance', []],
  ])('of a task %s are %j, if it is on', (type, expected) => {
    expect([...metricsForCost(program({ tasks: [task({ type })], rewards: [] }))]).toEqual([...always, ...expected]);
    expect(needed([{ type, isEnabled: false }])).toEqual([]);
  });

  it('include the share of pictures only if they are worth points', () => {
    const of = (pictureExtra: unknown) => needed([{ type: 'post_a_review', config: { pictureExtra } }]);
    expect([of(5), of(0), of(null)]).toEqual([['reviews', 'withPicture'], ['reviews'], ['reviews']]);
  });

  it('include the costs of shipping and products only for such rewards that are on', () => {
    const of = (type: string, isEnabled = true) => needed([], [{ type, isEnabled }]);
    expect([of('free_shipping'), of('free_product'), of('percentage')]).toEqual([
      ['shippingCost'],
      ['productCost'],
      [],
    ]);
    expect([of('free_shipping', false), of('free_product', false)]).toEqual([[], []]);
  });

  it('need nothing of a program without parts', () => {
    expect([...metricsForCost({ tasks: null, rewards: null, settings: {} })]).toEqual(always);
    expect(computeProgramCost(program(), {}).missing).toEqual({
      cost: always,
      breakEven: ['orders', 'averageOrderValue', 'memberOrderShare', 'margin', 'redemption'],
      owed: [...always, 'redeemedWithin', 'pointsOwed'],
    });
  });
});

describe('a metric', () => {
  it('has a kind and limits', () => {
    const ofKind = (kind: string) => metricNames.filter((name) => metricKinds[name] === kind);
    expect(ofKind('money')).toEqual(['averageOrderValue', 'shippingCost', 'productCost']);
    expect(ofKind('share')).toEqual(['memberOrderShare', 'margin', 'redemption', 'withPicture']);
    expect(ofKind('months')).toEqual(['redeemedWithin']);
    expect(ofKind('points')).toEqual(['pointsOwed']);
    expect(ofKind('count')).toEqual([
      ...['orders', 'signups', 'referrals', 'birthdays', 'reviews', 'questions', 'shares', 'follows', 'consents'],
      ...['redemptions', 'customTasks'],
    ]);
    expect(metricNames.filter((name) => getMinValue(name) === 1)).toEqual(['redeemedWithin']);
    expect(metricNames.filter((name) => getMaxValue(name) === 1)).toEqual(ofKind('share'));
  });

  it('is the assumption of the same name', () => {
    const values = Object.fromEntries(metricNames.map((name, index) => [name, index + 1]));
    const { eventCounts, ...others } = toAssumptions(values);
    expect({ ...others, ...eventCounts }).toEqual(values);
    expect(toAssumptions({}).eventCounts.signups).toBe(0);
  });
});

describe('getTypicalValues', () => {
  it('derives events from orders and costs from their value, and leaves known values out', () => {
    expect(getTypicalValues({ orders: 1000, averageOrderValue: 47, margin: 0.3 })).toEqual({
      memberOrderShare: 0.4,
      redemption: 0.5,
      redeemedWithin: 6,
      withPicture: 0.2,
      shippingCost: 5,
      productCost: 10,
      signups: 300,
      referrals: 20,
      birthdays: 50,
      reviews: 100,
      questions: 30,
      shares: 20,
      follows: 50,
      consents: 200,
      redemptions: 100,
      customTasks: 50,
    });
  });

  it('knows rates alone where orders are unknown', () => {
    expect(Object.keys(getTypicalValues({}))).toEqual([
      ...['memberOrderShare', 'margin', 'redemption', 'redeemedWithin', 'withPicture'],
    ]);
  });
});

describe('deriveStoreMetrics', () => {
  const none: StoreStats = {
    basic: null,
    month: null,
    sums: null,
    rewarded: null,
    orderSample: null,
    withPicture: null,
  };
  const sums = { orders: 10, orderValue: 500, newCustomers: 4, referrals: 3, reviews: 2, questions: 1 };
  const month = { pointsEarned: 100, pointsSpent: 60, totalRatings: null };

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('leaves out a value of %j', (points) => {
    expect(deriveStoreMetrics({ ...none, basic: { points }, withPicture: points }, [], null)).toEqual({});
  });

  it('takes 0 as a value, and an average only of some orders', () => {
    expect(deriveStoreMetrics({ ...none, basic: { points: 0 } }, [], null)).toEqual({
      pointsOwed: { value: 0, source: 'pointsNow' },
    });
    const { orders, averageOrderValue } = deriveStoreMetrics({ ...none, sums: { ...sums, orders: 0 } }, [], null);
    expect([orders, averageOrderValue]).toEqual([{ value: 0, source: 'series' }, undefined]);
    const unknown = deriveStoreMetrics({ ...none, sums: { ...sums, orderValue: null } }, [], null);
    expect(unknown.averageOrderValue).toBeUndefined();
    // All orders are in other currencies.
    const foreign = deriveStoreMetrics({ ...none, sums: { ...sums, orderValue: 0 } }, [], null);
    expect([foreign.orders?.value, foreign.averageOrderValue]).toEqual([10, undefined]);
  });

  it('has the share of redeemed points only with both figures', () => {
    const redemption = (stats: Partial<StoreStats>) =>
      deriveStoreMetrics({ ...none, month, ...stats }, [], null).redemption?.value;
    expect(redemption({})).toBe(0.6);
    expect(redemption({ month: null })).toBeUndefined();
    expect(redemption({ month: { ...month, pointsEarned: null } })).toBeUndefined();
    expect(redemption({ month: { ...month, pointsSpent: null } })).toBeUndefined();
    expect(redemption({ month: { ...month, pointsSpent: 900 } })).toBe(1);
    expect(redemption({ month: { ...month, pointsEarned: 0 } })).toBeUndefined();
  });

  it('has the share of the members only with one order task, and rewards that were counted', () => {
    const share = (programs: Parameters<typeof deriveStoreMetrics>[1], rewarded: StoreStats['rewarded']) =>
      deriveStoreMetrics({ ...none, sums, rewarded }, programs, null).memberOrderShare?.value;
    const counted = new Map([['place_an_order', 5] as const]);
    expect(share([program()], counted)).toBe(0.5);
    expect(share([program(), program()], counted)).toBe(0.5);
    expect(share([program({ tasks: [task(), task()] })], counted)).toBeUndefined();
    expect(share([program({ tasks: [task({ isEnabled: false })] })], counted)).toBeUndefined();
    expect(share([], counted)).toBeUndefined();
    expect(share([program()], null)).toBeUndefined();
    expect(share([program()], new Map([['place_an_order', 50] as const]))).toBe(1);
  });
});
