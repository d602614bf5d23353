import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumTotals } from '../../../../src/features/dashboard/figures/usePreviousStats';
import { dayTitles } from '../../../../src/features/stats/dayTitles';
import { toAverageChange, toCountChange } from '../../../../src/features/stats/StatChange';

describe('metric changes', () => {
  it('are relative to the previous value', () => {
    expect(toCountChange(112, 100)).toEqual({ kind: 'share', by: 0.12 });
    expect(toCountChange(50, 100)).toEqual({ kind: 'share', by: -0.5 });
    expect(toCountChange(0, 8)).toEqual({ kind: 'share', by: -1 });
  });

  it('have no ratio if the previous value is zero, nothing changed, or a value is unknown', () => {
    expect(toCountChange(5, 0)).toEqual({ kind: 'fromNone' });
    expect(toCountChange(0, 0)).toEqual({ kind: 'same' });
    expect(toCountChange(100_001, 100_000)).toEqual({ kind: 'same' });
    expect(toCountChange(5, null)).toBeNull();
    expect(toCountChange(null, 5)).toBeNull();
  });

  it('are differences for averages, rounded as displayed', () => {
    expect(toAverageChange(4.6, 4.4)).toEqual({ kind: 'difference', by: 0.2 });
    expect(toAverageChange(3.25, 3.45)).toEqual({ kind: 'difference', by: -0.2 });
    expect(toAverageChange(4.41, 4.4)).toEqual({ kind: 'same' });
    expect(toAverageChange(4.4, null)).toBeNull();
  });

  it('are always finite', () => {
    const counts = fc.option(fc.nat(), { nil: null });
    fc.assert(
      fc.property(counts, counts, (now, before) => {
        const change = toCountChange(now, before);
        expect(change === null || !('by' in change) || (Number.isFinite(change.by) && change.by !== 0)).toBe(true);
      }),
    );
  });
});

describe('sumTotals', () => {
  const step = { pointsEarned: 100, pointsSpent: 40, reviews: 2, averageRating: 4, orderValue: 10.5, discountValue: 2 };

  it('sums up, and weights the average by reviews', () => {
    const steps = [step, { ...step, reviews: 6, averageRating: 5 }, { ...step, reviews: 0, averageRating: null }];
    expect(sumTotals(steps)).toEqual({
      pointsEarned: 300,
      pointsSpent: 120,
      reviews: 8,
      averageRating: 4.75,
      orderValue: 31.5,
      discountValue: 6,
    });
  });

  it('returns null for a metric missing in a step, and for no steps', () => {
    expect(sumTotals([step, { ...step, pointsSpent: null }])).toMatchObject({ pointsEarned: 200, pointsSpent: null });
    expect(sumTotals([step, { ...step, averageRating: null }])).toMatchObject({ reviews: 4, averageRating: null });
    expect(sumTotals([step, { ...step, reviews: null }])).toMatchObject({ reviews: null, averageRating: null });
    expect(Object.values(sumTotals([]))).toEqual(Array(6).fill(null));
  });

  it('returns no average without reviews', () => {
    expect(sumTotals([{ ...step, reviews: 0, averageRating: 0 }]).averageRating).toBeNull();
  });
});

describe('dayTitles', () => {
  const days = [Date.parse('2026-11-20T00:00:00Z'), Date.parse('2026-11-21T00:00:00Z')];

  it('uses UTC for days that start at midnight UTC, in any time zone', () => {
    expect(dayTitles(days, 'en-GB')).toEqual(['20 Nov', '21 Nov']);
  });

  it('uses local time for other days', () => {
    const here = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
    const moved = days.map((at) => at + 3 * 3_600_000);
    expect(dayTitles(moved, 'en-GB')).toEqual(moved.map((at) => here.format(at)));
  });
});
