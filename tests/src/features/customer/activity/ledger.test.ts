import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeBalances,
  type LedgerLine,
  pointsDelta,
  sortNewestFirst,
} from '../../../../../src/features/customer/activity/ledger';

const line = fc.record<Omit<LedgerLine, '_id'>>({
  type: fc.constantFrom('points', 'coupon_code', null),
  status: fc.constantFrom('pending', 'approved', 'rejected', null),
  amount: fc.option(fc.integer({ min: -500_000, max: 500_000 }).map((cents) => cents / 100)),
});
const lines = fc.array(line, { maxLength: 60 }).map((all) => all.map((item, at) => ({ ...item, _id: `r${at}` })));
const balance = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => cents / 100);

const points = (_id: string, amount: number | null, status = 'approved'): LedgerLine => ({
  _id,
  type: 'points',
  status,
  amount,
});

describe('computeBalances', () => {
  it('ends at the current balance, and each step is the change by the line', () => {
    fc.assert(
      fc.property(lines, balance, (drawn, today) => {
        const all = drawn.map((item) => ({ ...item, amount: item.amount ?? 0 }));
        const after = computeBalances(all, today);
        expect(after.size).toBe(all.length);
        if (all[0]) expect(after.get(all[0]._id)).toBe(today);
        all.forEach((item, at) => {
          const older = all[at + 1];
          if (older)
            expect((after.get(item._id) ?? NaN) - (after.get(older._id) ?? NaN)).toBeCloseTo(pointsDelta(item), 6);
        });
      }),
    );
  });

  it('counts approved points only', () => {
    const voucher: LedgerLine = { _id: 'v', type: 'coupon_code', status: 'approved', amount: 50 };
    const all = [points('a', 30, 'pending'), voucher, points('b', -20), points('c', 10, 'rejected'), points('d', 120)];
    expect([...computeBalances(all, 100)]).toEqual([
      ['a', 100],
      ['v', 100],
      ['b', 100],
      ['c', 120],
      ['d', 120],
    ]);
  });

  it('are unknown before points without a number', () => {
    const all = [points('a', 30), points('b', null), points('c', 10)];
    expect([...computeBalances(all, 100)]).toEqual([
      ['a', 100],
      ['b', 70],
    ]);
  });

  it('is empty if the current balance is unknown', () => {
    expect(computeBalances([points('a', 30)], null).size).toBe(0);
  });

  it('accumulates no rounding errors', () => {
    const after = computeBalances([points('a', 0.1), points('b', 0.2), points('c', 1)], 0.3);
    expect([...after.values()]).toEqual([0.3, 0.2, 0]);
  });
});

describe('sortNewestFirst', () => {
  it('keeps the order of lines with the same time, and puts undated lines last', () => {
    const of = (id: string, createdAt: string | null) => ({ id, createdAt });
    const sorted = sortNewestFirst([
      of('none', null),
      of('old', '2026-01-01T00:00:00Z'),
      of('same 1', '2026-02-01T00:00:00Z'),
      of('same 2', '2026-02-01T01:00:00+01:00'),
      of('new', '2026-03-01T00:00:00Z'),
    ]);
    expect(sorted.map(({ id }) => id)).toEqual(['new', 'same 1', 'same 2', 'old', 'none']);
  });
});
