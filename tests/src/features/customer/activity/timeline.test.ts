import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildTimeline,
  computeBalances,
  pointsDelta,
  sortNewestFirst,
} from '../../../../../src/features/customer/activity/ledger';
import { explainBalance } from '../../../../../src/features/customer/activity/useBalanceText';

const day = (date: number) => new Date(Date.UTC(2026, 2, date, 10)).toISOString();
const line = fc.record({
  type: fc.constantFrom('points', 'coupon_code', null),
  status: fc.constantFrom('pending', 'approved', 'rejected', null),
  amount: fc.option(fc.integer({ min: -500_000, max: 500_000 }).map((cents) => cents / 100)),
  task_type: fc.constantFrom('place_an_order', 'wallet_adjustment', 'expire_points', null),
  createdAt: fc.option(fc.integer({ min: 1, max: 9 }).map(day)),
  expiresAt: fc.option(fc.integer({ min: 10, max: 29 }).map(day)),
});
const rewards = fc
  .array(line, { maxLength: 60 })
  .map((all) => sortNewestFirst(all.map((item, at) => ({ ...item, _id: `r${at}` }))));
const balance = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => cents / 100);

describe('buildTimeline', () => {
  it('leads from the initial to the current balance; each step is the sum of its changes', () => {
    fc.assert(
      fc.property(rewards, balance, (drawn, today) => {
        const all = drawn.map((item) => ({ ...item, amount: item.amount ?? 0 }));
        const timeline = buildTimeline(all, computeBalances(all, today));
        const dated = all.filter(({ createdAt }) => createdAt !== null);
        expect(timeline === null).toBe(dated.length === 0);
        if (!timeline) return;
        let before = timeline.before;
        for (const { at, balance: after, lines } of timeline.moments) {
          const moved = lines.reduce((sum, item) => sum + pointsDelta(item), 0);
          expect(after - before).toBeCloseTo(moved, 6);
          expect(lines.every(({ createdAt }) => Date.parse(createdAt ?? '') === at)).toBe(true);
          before = after;
        }
        expect(timeline.moments.at(-1)?.balance).toBe(today);
        expect(timeline.moments.flatMap(({ lines }) => lines)).toHaveLength(dated.length);
        const moments = timeline.moments.map(({ at }) => at);
        expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('returns null if the balances are unknown', () => {
    const [value] = fc.sample(
      rewards.filter((all) => all.length > 0),
      1,
    );
    expect(buildTimeline(value ?? [], computeBalances(value ?? [], null))).toBeNull();
  });
});

describe('explainBalance', () => {
  it('adds up to the current balance, largest first, with additions and deductions of a reason separate', () => {
    fc.assert(
      fc.property(rewards, balance, (all, today) => {
        const at = { balance: today, isComplete: true, now: Date.parse(day(20)) };
        const { causes, expired, unlisted } = explainBalance(all, at);
        expect(causes.reduce((sum, { points }) => sum + points, expired + unlisted)).toBeCloseTo(today, 4);
        const sizes = causes.map(({ points }) => Math.abs(points));
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        const kinds = causes.map(({ reason, points }) => `${reason} ${Math.sign(points)}`);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(causes.reduce((sum, { times }) => sum + times, 0)).toBe(
          all.filter((item) => pointsDelta(item) !== 0).length,
        );
      }),
    );
  });

  it('separates uncounted points', () => {
    const given = (status: string, amount: number, type = 'points') => ({
      _id: `${status} ${amount}`,
      type,
      status,
      amount,
      task_type: null,
      createdAt: day(1),
      expiresAt: null,
    });
    const all = [given('pending', 60), given('pending', 5), given('rejected', 25), given('pending', 9, 'coupon_code')];
    expect(explainBalance(all, { balance: 0, isComplete: true, now: 0 })).toEqual({
      causes: [],
      expired: 0,
      unlisted: 0,
      pending: 65,
      rejected: 25,
    });
  });

  it('says of missing points that they expired if so many had a date that is over, and none is unknown', () => {
    const earned = (_id: string, amount: number, expiresAt: string | null) => ({
      _id,
      type: 'points',
      status: 'approved',
      amount,
      task_type: 'signup',
      createdAt: day(1),
      expiresAt,
    });
    const all = [earned('a', 50, day(2)), earned('b', 100, null), earned('c', 30, day(9))];
    const at = { isComplete: true, now: Date.parse(day(3)) };
    const partsOf = (balance: number, more = {}) => {
      const { expired, unlisted } = explainBalance(all, { ...at, balance, ...more });
      return [expired, unlisted];
    };
    expect(partsOf(140)).toEqual([-40, 0]);
    expect(partsOf(130)).toEqual([-50, 0]);
    expect(partsOf(129)).toEqual([-50, -1]);
    expect(partsOf(190)).toEqual([0, 10]);
    expect(partsOf(140, { isComplete: false })).toEqual([0, -40]);
  });
});
