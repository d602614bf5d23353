import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addExpiries,
  buildTimeline,
  computeBalances,
  pointsDelta,
  sortNewestFirst,
} from '../../../../../src/features/customer/activity/ledger';
import type { Reward } from '../../../../../src/features/customer/activity/reward';
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
        const { causes, unlisted } = explainBalance(all, today);
        expect(causes.reduce((sum, { points }) => sum + points, unlisted)).toBeCloseTo(today, 4);
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
    expect(explainBalance(all, 0)).toEqual({
      causes: [],
      unlisted: 0,
      hasUnknownExpiry: false,
      pending: 65,
      rejected: 25,
    });
  });
});

describe('addExpiries', () => {
  const earned = (_id: string, amount: number, at: number, expiresAt: number | null = null) => ({
    _id,
    type: 'points' as const,
    status: 'approved' as const,
    amount,
    task_type: amount < 0 ? ('redeem_points' as const) : ('signup' as const),
    createdAt: day(at),
    expiresAt: expiresAt === null ? null : day(expiresAt),
  });
  type Line = Omit<ReturnType<typeof earned>, 'task_type' | 'amount'> & {
    task_type: Reward['task_type'];
    amount: number | null;
  };
  const now = Date.parse(day(20));
  const add = (lines: readonly Line[], balance: number, isComplete = true) =>
    addExpiries(sortNewestFirst(lines), { balance, isComplete, now });
  const toTexts = (lines: readonly Line[], balance: number) => {
    const balances = computeBalances(lines, balance);
    return lines.map(({ _id, amount }) => `${_id}: ${amount} → ${balances.get(_id) ?? 'unknown'}`);
  };

  it('takes points off on the day on which they expired, in the column, the chart and the message alike', () => {
    const all: Line[] = [earned('a', 175, 1, 5), earned('b', 180, 8, 12)];
    const lines = add(all, 0);
    expect(toTexts(lines, 0)).toEqual(['b expired: -180 → 0', 'b: 180 → 180', 'a expired: -175 → 0', 'a: 175 → 175']);
    expect(buildTimeline(lines, computeBalances(lines, 0))).toMatchObject({
      before: 0,
      moments: [{ balance: 175 }, { balance: 0 }, { balance: 180 }, { balance: 0 }],
    });
    expect(explainBalance(lines, 0)).toMatchObject({
      causes: [
        { reason: 'signup', points: 355 },
        { reason: 'expire_points', points: -355 },
      ],
      unlisted: 0,
      hasUnknownExpiry: false,
    });
  });

  it('adds none where nothing has expired: a date to come, all was spent, or the balance is what the rewards add up to', () => {
    for (const [all, balance] of [
      [[earned('a', 50, 1, 25)], 50],
      [[earned('a', 50, 1, 5), earned('s', -50, 3)], 0],
      [[earned('a', 50, 1, 5), earned('b', 20, 9)], 70],
    ] as const)
      expect(add(all, balance)).toEqual(sortNewestFirst(all));
  });

  it('takes off what is missing if only one had a date that is over, but no more than it had', () => {
    const all: Line[] = [earned('a', 50, 1, 5), earned('s', -10, 3), earned('b', 100, 9)];
    expect(toTexts(add(all, 100), 100)).toEqual(['b: 100 → 100', 'a expired: -40 → 0', 's: -10 → 40', 'a: 50 → 50']);
    expect(explainBalance(add(all, 89), 89)).toMatchObject({ unlisted: -1 });
  });

  it('knows no balance before an expiry whose points it can’t know, and says so in the message', () => {
    const some: Line[] = [earned('a', 50, 1, 5), earned('c', 50, 2, 6), earned('s', -30, 3), earned('b', 100, 9)];
    expect(toTexts(add(some, 100), 100)).toEqual([
      'b: 100 → 100',
      'c expired: -70 → 0',
      'c may have expired: null → 70',
      's: -30 → unknown',
      'c: 50 → unknown',
      'a: 50 → unknown',
    ]);
    const more: Line[] = [earned('a', 205, 1, 5), earned('b', 60, 9)];
    for (const lines of [add(more, 900), add(more, 10, false)]) {
      expect(toTexts(lines, 900)).toEqual(['b: 60 → 900', 'a may have expired: null → 840', 'a: 205 → unknown']);
      expect(explainBalance(lines, 900)).toMatchObject({ unlisted: 635, hasUnknownExpiry: true });
    }
  });

  it('adds none to those that the API lists', () => {
    const listed: Line = { ...earned('e', -205, 5), task_type: 'expire_points' };
    const all: Line[] = [earned('a', 205, 1, 5), listed, earned('b', 60, 9)];
    expect(add(all, 60)).toEqual(sortNewestFirst(all));
    expect(add(all, 900, false)).toEqual(sortNewestFirst(all));
  });
});
