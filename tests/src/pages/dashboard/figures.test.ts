import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayTitles } from '../../../../src/pages/dashboard/chart/dayTitles';
import { changeOfAverage, changeOfCount } from '../../../../src/pages/dashboard/figures/change';
import { totalsOf } from '../../../../src/pages/dashboard/figures/totals';

describe('how a figure compares with the period before', () => {
  it('is a share of what was before', () => {
    expect(changeOfCount(112, 100)).toEqual({ kind: 'share', by: 0.12 });
    expect(changeOfCount(50, 100)).toEqual({ kind: 'share', by: -0.5 });
    expect(changeOfCount(0, 8)).toEqual({ kind: 'share', by: -1 });
  });

  it('is no share where there was nothing, nothing changed, or one of the two is not known', () => {
    expect(changeOfCount(5, 0)).toEqual({ kind: 'fromNone' });
    expect(changeOfCount(0, 0)).toEqual({ kind: 'same' });
    expect(changeOfCount(100_001, 100_000)).toEqual({ kind: 'same' });
    expect(changeOfCount(5, null)).toBeNull();
    expect(changeOfCount(null, 5)).toBeNull();
  });

  it('is a difference for an average, as exact as it is shown', () => {
    expect(changeOfAverage(4.6, 4.4)).toEqual({ kind: 'difference', by: 0.2 });
    expect(changeOfAverage(3.25, 3.45)).toEqual({ kind: 'difference', by: -0.2 });
    expect(changeOfAverage(4.41, 4.4)).toEqual({ kind: 'same' });
    expect(changeOfAverage(4.4, null)).toBeNull();
  });

  it('never is a number that cannot be told', () => {
    const counts = fc.option(fc.nat(), { nil: null });
    fc.assert(
      fc.property(counts, counts, (now, before) => {
        const change = changeOfCount(now, before);
        expect(change === null || !('by' in change) || (Number.isFinite(change.by) && change.by !== 0)).toBe(true);
      }),
    );
  });
});

describe('the figures of a period from its steps', () => {
  const step = { pointsEarned: 100, pointsSpent: 40, reviews: 2, averageRating: 4 };

  it('are sums, and the average weighs each step by its reviews', () => {
    const steps = [step, { ...step, reviews: 6, averageRating: 5 }, { ...step, reviews: 0, averageRating: null }];
    expect(totalsOf(steps)).toEqual({ pointsEarned: 300, pointsSpent: 120, reviews: 8, averageRating: 4.75 });
  });

  it('are not known where a step leaves one out, and of no steps none is', () => {
    expect(totalsOf([step, { ...step, pointsSpent: null }])).toMatchObject({ pointsEarned: 200, pointsSpent: null });
    expect(totalsOf([step, { ...step, averageRating: null }])).toMatchObject({ reviews: 4, averageRating: null });
    expect(totalsOf([step, { ...step, reviews: null }])).toMatchObject({ reviews: null, averageRating: null });
    expect(Object.values(totalsOf([]))).toEqual([null, null, null, null]);
  });

  it('have no average without reviews', () => {
    expect(totalsOf([{ ...step, reviews: 0, averageRating: 0 }]).averageRating).toBeNull();
  });
});

describe('the names of the days', () => {
  const days = [Date.parse('2026-11-20T00:00:00Z'), Date.parse('2026-11-21T00:00:00Z')];

  it('are the provider’s own where its days begin at midnight UTC, wherever the merchant is', () => {
    expect(dayTitles(days, 'en-GB')).toEqual(['20 Nov', '21 Nov']);
  });

  it('are those of here for any other day', () => {
    const here = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
    const moved = days.map((at) => at + 3 * 3_600_000);
    expect(dayTitles(moved, 'en-GB')).toEqual(moved.map((at) => here.format(at)));
  });
});
