import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewardTypes } from '../../../../../resources/loyalty/rewardTypes';
import { taskTypes } from '../../../../../resources/loyalty/taskTypes';
import type { Assumptions } from '../../../../../src/pages/loyalty/costs/assumptions';
import { pointsOwed } from '../../../../../src/pages/loyalty/costs/pointsOwed';
import { simulateProgram } from '../../../../../src/pages/loyalty/costs/simulateProgram';
import { nothing, program, reward, shopFigures, task } from '../programs';

describe('what a programme costs', () => {
  it('a point for each unit spent, 100 points for 5 off: reckoned by hand', () => {
    // Members' orders: 500 at 15, 30, 45, 60 and 100, a mean of 50 points each: 25,000 points.
    // Every order is larger than 5, so a point costs 0.05; 60 % of the points are redeemed: 15,000.
    const simulated = simulateProgram(program(), shopFigures);
    expect(simulated.issued).toBeCloseTo(25_000);
    expect(simulated.redeemed).toBeCloseTo(15_000);
    expect(simulated.pointCost).toBeCloseTo(0.05);
    expect(simulated.cost).toBeCloseTo(750);
    expect(simulated.memberSales).toBeCloseTo(25_000);
    expect(simulated.payout).toBeCloseTo(0.03);
    expect(simulated.costPerOrder).toBeCloseTo(1.5);
    // An order leaves 20: 37.5 more of them pay for it.
    expect(simulated.extraOrders).toBeCloseTo(37.5);
    // 40 % of each month's points stay for ever: 120,000 of twelve months, and what the last two months' have not been redeemed of yet.
    // Of the eleventh a third of 15,000, of the twelfth two thirds.
    expect(simulated.owed).toBeCloseTo(12 * 10_000 + 5_000 + 10_000);
    expect(simulated.owedCost).toBeCloseTo(135_000 * 0.05);
  });

  it('a percentage: what it takes off grows with the order, up to what it may take', () => {
    const percentage = (config: object) =>
      program({ rewards: [reward({ type: 'percentage', pointsCost: 500, config })] });
    // 10 % of 50 on the mean: 5 for 500 points.
    expect(simulateProgram(percentage({ value: 10 }), shopFigures).pointCost).toBeCloseTo(0.01);
    // At most 3: 1.5, 3, 3, 3 and 3.
    expect(simulateProgram(percentage({ value: 10, most: 3 }), shopFigures).pointCost).toBeCloseTo(2.7 / 500);
    // From 50 on: orders of 60 and 100 alone.
    expect(simulateProgram(percentage({ value: 10, minOrderValue: 50 }), shopFigures).pointCost).toBeCloseTo(8 / 500);
  });

  it('parcels and products cost what the shop says they cost; every reward on offer counts the same', () => {
    const rewards = [
      reward({ type: 'free_shipping', pointsCost: 300, config: {} }),
      reward({ type: 'free_product', pointsCost: 600, config: { freeProduct: { label: 'Scarf', value: '1' } } }),
      reward({ type: 'increment_amount', pointsCost: 100, config: { value: 1 } }),
      reward({ isEnabled: false, pointsCost: 1 }),
      reward({ type: 'crypto', pointsCost: 1 }),
    ];
    expect(simulateProgram(program({ rewards }), shopFigures).pointCost).toBeCloseTo(
      (6 / 300 + 12 / 600 + 1 / 100) / 3,
    );
  });

  it('whatever else is rewarded counts as often as the shop says it happens', () => {
    const tasks = [
      task({ _id: 'join', type: 'signup', points: 100 }),
      task({ _id: 'refer', type: 'refer_a_friend', points: 500, config: { friendPoints: 250 } }),
      task({ _id: 'review', type: 'post_a_review', points: 50, config: { pictureExtra: 20 } }),
      task({ _id: 'flat', points: 10, config: { basis: 'order', minOrderValue: 40 } }),
      task({ _id: 'off', type: 'birthday', isEnabled: false, points: 200 }),
      task({ _id: 'odd', type: 'walk_the_dog', points: 200 }),
    ];
    const happenings = { ...nothing, signups: 40, referrals: 3, reviews: 30, birthdays: 9 };
    const simulated = simulateProgram(program({ tasks }), { ...shopFigures, withPicture: 0.5, happenings });
    // Three fifths of the 500 orders are worth 40 or more.
    expect(simulated.issuedBy).toEqual({ join: 4000, refer: 2250, review: 1800, flat: 3000, off: 0, odd: 0 });
  });

  it('points that nothing can be bought with cost nothing, and are owed', () => {
    const simulated = simulateProgram(program({ rewards: [] }), shopFigures);
    expect(simulated).toMatchObject({ redeemed: 0, cost: 0, payout: 0 });
    expect(simulated.owed).toBeCloseTo(12 * 25_000);
  });

  it('points that are lost after two months are redeemed less, and owed less', () => {
    const simulated = simulateProgram(program({ settings: { expiresAfterMonths: 2 } }), shopFigures);
    expect(simulated.redeemed).toBeCloseTo(10_000);
    // The last month's, less a third of what is ever redeemed; the month's before, less two thirds.
    expect(simulated.owed).toBeCloseTo(25_000 - 5_000 + 25_000 - 10_000);
  });

  it('what is owed today goes on like the points of the first month', () => {
    const months = pointsOwed({ owed: 900, issued: 0, redemption: 0.5, within: 3, expiresAfter: 4 }, 6);
    expect(months.map(({ owed }) => Math.round(owed))).toEqual([750, 600, 450, 450, 0, 0]);
    expect(months[4]).toMatchObject({ redeemed: 0, expired: 450 });
  });
});

describe('any programme and any figures', () => {
  const odd = fc.oneof(
    fc.double({ min: 0, max: 1e6, noNaN: true }),
    fc.double(),
    fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY),
  );
  const value = fc.oneof(odd, fc.string({ maxLength: 3 }), fc.boolean(), fc.constant(null));
  const config = fc.dictionary(
    fc.constantFrom('basis', 'amount', 'minOrderValue', 'friendPoints', 'pictureExtra', 'value', 'most', 'appliesTo'),
    value,
  );
  const anyTask = fc.record({
    _id: fc.uuid(),
    type: fc.constantFrom(...Object.keys(taskTypes), 'odd', null),
    isEnabled: fc.constantFrom(true, true, true, false, null),
    title: fc.constant(null),
    points: fc.oneof(odd, fc.constant(null)),
    config: fc.oneof(config, fc.constant(null)),
  });
  const anyReward = fc.record({
    _id: fc.uuid(),
    type: fc.constantFrom(...Object.keys(rewardTypes), 'odd', null),
    isEnabled: fc.constantFrom(true, true, true, false, null),
    title: fc.constant(null),
    pointsCost: fc.oneof(odd, fc.constant(null)),
    config: fc.oneof(config, fc.constant(null)),
  });
  const anyProgram = fc.record({
    tasks: fc.oneof(fc.array(anyTask, { maxLength: 8 }), fc.constant(null)),
    rewards: fc.oneof(fc.array(anyReward, { maxLength: 5 }), fc.constant(null)),
    settings: fc.oneof(
      fc.record({ rounding: fc.constantFrom('up', 'down', 'nearest', 'odd'), expiresAfterMonths: value }),
      fc.constant(null),
    ),
  });
  const anyAssumptions: fc.Arbitrary<Assumptions> = fc.record({
    orders: odd,
    averageOrderValue: odd,
    margin: odd,
    takeUp: odd,
    redemption: odd,
    redeemedWithin: odd,
    pointsOwed: odd,
    shippingCost: odd,
    productCost: odd,
    withPicture: odd,
    happenings: fc.record({
      signups: odd,
      referrals: odd,
      birthdays: odd,
      shares: odd,
      follows: odd,
      customTasks: odd,
      reviews: odd,
      questions: odd,
      redemptions: odd,
      consents: odd,
    }),
  });

  it('never give a figure that is none, or one below nothing', () => {
    fc.assert(
      fc.property(anyProgram, anyAssumptions, (one, figures) => {
        const { issuedBy, months, ...rest } = simulateProgram(one, figures);
        const all = [
          ...Object.values(rest),
          ...Object.values(issuedBy),
          ...months.flatMap(({ redeemed, expired, owed }) => [redeemed, expired, owed]),
        ];
        expect(all.filter((figure) => figure !== null && !(Number.isFinite(figure) && figure >= 0))).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('never cost less when a task gives more points', () => {
    fc.assert(
      fc.property(anyProgram, anyAssumptions, fc.nat(20), fc.nat(5000), (one, figures, place, more) => {
        const tasks =
          one.tasks?.map((each, n) => (n === place ? { ...each, points: (each.points ?? 0) + more } : each)) ?? null;
        const [before, after] = [simulateProgram(one, figures), simulateProgram({ ...one, tasks }, figures)];
        expect(after.cost).toBeGreaterThanOrEqual(before.cost);
        expect(after.issued).toBeGreaterThanOrEqual(before.issued);
        expect(after.owed).toBeGreaterThanOrEqual(before.owed);
      }),
      { numRuns: 3000 },
    );
  });
});
