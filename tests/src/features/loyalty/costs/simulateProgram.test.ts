import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { rewardTypes } from '../../../../../resources/loyalty/rewardTypes';
import { taskTypes } from '../../../../../resources/loyalty/taskTypes';
import { defineConsole } from '../../../../../src/defineConsole';
import type { Assumptions } from '../../../../../src/features/loyalty/costs/assumptions';
import { projectLiability } from '../../../../../src/features/loyalty/costs/projectLiability';
import { simulateProgram } from '../../../../../src/features/loyalty/costs/simulateProgram';
import { caseCount } from '../../../../support/fullRun';
import { noEvents, program, reward, sampleAssumptions, task } from '../programs';

describe('simulateProgram', () => {
  it('matches a hand-computed example', () => {
    // Member orders: 500 at 15, 30, 45, 60, and 100, with 50 points each on average: 25,000 points.
    // All orders exceed 5, so a point costs 0.05. 60% of the points are redeemed: 15,000.
    const simulated = simulateProgram(program(), sampleAssumptions);
    expect(simulated.issued).toBeCloseTo(25_000);
    expect(simulated.redeemed).toBeCloseTo(15_000);
    expect(simulated.pointCost).toBeCloseTo(0.05);
    expect(simulated.cost).toBeCloseTo(750);
    expect(simulated.memberSales).toBeCloseTo(25_000);
    expect(simulated.payout).toBeCloseTo(0.03);
    expect(simulated.costPerOrder).toBeCloseTo(1.5);
    // An order earns a profit of 20, so 37.5 more orders break even.
    // 37.5, rounded up.
    expect(simulated.extraOrders).toBe(38);
    // 40% of each month's points are never redeemed: 120,000 in twelve months, plus the points of the last two months
    // that are yet to be redeemed.
    // A third of 15,000 in the eleventh month, two thirds in the twelfth.
    expect(simulated.owed).toBeCloseTo(12 * 10_000 + 5_000 + 10_000);
    // The cost depends on today's points, not on the projection.
    const owing = simulateProgram(program(), { ...sampleAssumptions, pointsOwed: 8_000 });
    expect(owing.owedCost).toBeCloseTo(8_000 * 0.05);
  });

  it('computes percentage rewards with a maximum and a minimum order value', () => {
    const percentage = (config: object) =>
      program({ rewards: [reward({ type: 'percentage', pointsCost: 500, config })] });
    // 10% of 50 on average: 5 for 500 points.
    expect(simulateProgram(percentage({ value: 10 }), sampleAssumptions).pointCost).toBeCloseTo(0.01);
    // Capped at 3: 1.5, 3, 3, 3, and 3.
    expect(simulateProgram(percentage({ value: 10, maxDiscount: 3 }), sampleAssumptions).pointCost).toBeCloseTo(
      2.7 / 500,
    );
    // From 50: only the orders of 60 and 100.
    expect(simulateProgram(percentage({ value: 10, minOrderValue: 50 }), sampleAssumptions).pointCost).toBeCloseTo(
      8 / 500,
    );
  });

  it('averages the cost of all enabled rewards', () => {
    const rewards = [
      reward({ type: 'free_shipping', pointsCost: 300, config: {} }),
      reward({ type: 'free_product', pointsCost: 600, config: { freeProduct: { label: 'Scarf', value: '1' } } }),
      reward({ type: 'increment_amount', pointsCost: 100, config: { value: 1 } }),
      reward({ isEnabled: false, pointsCost: 1 }),
      reward({ type: 'crypto', pointsCost: 1 }),
    ];
    expect(simulateProgram(program({ rewards }), sampleAssumptions).pointCost).toBeCloseTo(
      (6 / 300 + 12 / 600 + 1 / 100) / 3,
    );
  });

  it('[EXT-03] [EXT-06] counts own types, and what throws costs only its own result', async () => {
    vi.resetModules();
    const fail = () => {
      throw new Error('Broken');
    };
    const { registerDeclarations } = await import('../../../../../resources/registerDeclarations');
    const fields = { visits: { kind: 'count', unit: 'times', default: 2, min: 1, max: 10 } } as const;
    const { taskTypes: own, rewardTypes: ownRewards } = defineConsole({
      taskTypes: {
        visit: {
          points: 20,
          event: 'customTasks',
          fields,
          pointsEarned: (points, { visits }) => points / visits,
          sentence: fail,
        },
        broken: { points: 20, event: 'customTasks', fields, pointsEarned: fail, sentence: () => ({ key: 'visit' }) },
      },
      rewardTypes: {
        wrapping: {
          pointsCost: 100,
          fields: {},
          cost: (_, { orderValue }) => orderValue,
          sentence: fail,
          conditions: fail,
        },
        broken: { pointsCost: 100, fields: {}, cost: fail, sentence: fail },
      },
    });
    const report = vi.fn();
    const none = { entities: [], recordKinds: {}, emailVariables: {} };
    registerDeclarations({ ...none, taskTypes: own, rewardTypes: ownRewards }, report);
    const fresh = await import('../../../../../src/features/loyalty/costs/simulateProgram');
    const { findTaskType } = await import('../../../../../resources/loyalty/taskTypes');
    const tasks = [task({ type: 'visit', points: 20, config: {} }), task({ _id: 'b', type: 'broken', points: 30 })];
    const rewards = [reward({ type: 'wrapping', pointsCost: 100 }), reward({ type: 'broken', pointsCost: 100 })];
    const assumptions = { ...sampleAssumptions, eventCounts: { ...noEvents, customTasks: 7 } };
    const simulated = fresh.simulateProgram(program({ tasks, rewards }), assumptions);
    expect(Object.values(simulated.issuedBy)).toEqual([70, 210]);
    expect(simulated.pointCost).toBeCloseTo(50 / 100);
    expect(findTaskType('visit')?.sentence(20, {})).toEqual({
      key: 'broken',
      values: { name: { text: 'taskTypes.visit' } },
    });
    expect(new Set(report.mock.calls.map(([name]) => name))).toEqual(
      new Set(['taskTypes.visit', 'taskTypes.broken', 'rewardTypes.broken']),
    );
    vi.resetModules();
  });

  it('issues points per event count', () => {
    const tasks = [
      task({ _id: 'join', type: 'signup', points: 100 }),
      task({ _id: 'refer', type: 'refer_a_friend', points: 500, config: { friendPoints: 250 } }),
      task({ _id: 'review', type: 'post_a_review', points: 50, config: { pictureExtra: 20 } }),
      task({ _id: 'flat', points: 10, config: { basis: 'order', minOrderValue: 40 } }),
      task({ _id: 'off', type: 'birthday', isEnabled: false, points: 200 }),
      task({ _id: 'odd', type: 'walk_the_dog', points: 200 }),
    ];
    const happenings = { ...noEvents, signups: 40, referrals: 3, reviews: 30, birthdays: 9 };
    const simulated = simulateProgram(program({ tasks }), {
      ...sampleAssumptions,
      withPicture: 0.5,
      eventCounts: happenings,
    });
    // Three fifths of the 500 orders have a value of at least 40.
    expect(simulated.issuedBy).toEqual({ join: 4000, refer: 2250, review: 1800, flat: 3000, off: 0, odd: 0 });
  });

  it('costs nothing without rewards', () => {
    const simulated = simulateProgram(program({ rewards: [] }), sampleAssumptions);
    expect(simulated).toMatchObject({ redeemed: 0, cost: 0, payout: 0 });
    expect(simulated.owed).toBeCloseTo(12 * 25_000);
  });

  it('redeems and owes fewer points if they expire', () => {
    const simulated = simulateProgram(program({ settings: { expiresAfterMonths: 2 } }), sampleAssumptions);
    expect(simulated.redeemed).toBeCloseTo(10_000);
    // The last month's points minus a third of the redeemable ones, and the month before minus two thirds.
    expect(simulated.owed).toBeCloseTo(25_000 - 5_000 + 25_000 - 10_000);
  });

  it('owes at the end of a month what was issued until then', () => {
    const months = projectLiability({ owed: 100, issued: 10, redemption: 0, within: 1, expiresAfter: null }, 3);
    expect(months.map(({ owed }) => owed)).toEqual([110, 120, 130]);
  });

  it('takes the points at the start as just earned if none expire', () => {
    const months = projectLiability({ owed: 900, issued: 0, redemption: 0.5, within: 3, expiresAfter: null }, 5);
    expect(months.map(({ owed }) => Math.round(owed))).toEqual([750, 600, 450, 450, 450]);
  });

  it('spreads the points at the start over the months before they expire', () => {
    const kept = projectLiability({ owed: 800, issued: 0, redemption: 0, within: 1, expiresAfter: 4 }, 6);
    expect(kept.map(({ owed }) => owed)).toEqual([800, 600, 400, 200, 0, 0]);
    // Those that are younger than three months are redeemed by a sixth each month.
    const redeemed = projectLiability({ owed: 720, issued: 0, redemption: 0.5, within: 3, expiresAfter: 4 }, 5);
    expect(redeemed.map((month) => Math.round(month.redeemed))).toEqual([90, 60, 30, 0, 0]);
    expect(redeemed.map((month) => Math.round(month.expired))).toEqual([0, 180, 150, 120, 90]);
  });
});

describe('simulateProgram with arbitrary input', () => {
  const odd = fc.oneof(
    fc.double({ min: 0, max: 1e6, noNaN: true }),
    fc.double(),
    fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY),
  );
  const value = fc.oneof(odd, fc.string({ maxLength: 3 }), fc.boolean(), fc.constant(null));
  const config = fc.dictionary(
    fc.constantFrom(
      'basis',
      'amount',
      'minOrderValue',
      'friendPoints',
      'pictureExtra',
      'value',
      'maxDiscount',
      'appliesTo',
    ),
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
    memberOrderShare: odd,
    redemption: odd,
    redeemedWithin: odd,
    pointsOwed: odd,
    shippingCost: odd,
    productCost: odd,
    withPicture: odd,
    eventCounts: fc.record({
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

  it('never returns invalid or negative numbers', () => {
    fc.assert(
      fc.property(anyProgram, anyAssumptions, (item, figures) => {
        const { issuedBy, months, ...rest } = simulateProgram(item, figures);
        const all = [
          ...Object.values(rest),
          ...Object.values(issuedBy),
          ...months.flatMap(({ redeemed, expired, owed }) => [redeemed, expired, owed]),
        ];
        expect(all.filter((figure) => figure !== null && !(Number.isFinite(figure) && figure >= 0))).toEqual([]);
      }),
      { numRuns: caseCount(2_000, 10_000) },
    );
  });

  it('never costs less when a task gives more points', () => {
    fc.assert(
      fc.property(anyProgram, anyAssumptions, fc.nat(20), fc.nat(5000), (item, figures, place, more) => {
        const tasks =
          item.tasks?.map((each, n) => (n === place ? { ...each, points: (each.points ?? 0) + more } : each)) ?? null;
        const [before, after] = [simulateProgram(item, figures), simulateProgram({ ...item, tasks }, figures)];
        expect(after.cost).toBeGreaterThanOrEqual(before.cost);
        expect(after.issued).toBeGreaterThanOrEqual(before.issued);
        expect(after.owed).toBeGreaterThanOrEqual(before.owed);
      }),
      { numRuns: caseCount(600, 3_000) },
    );
  });
});
