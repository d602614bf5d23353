import { describe, expect, it } from 'vitest';
import { createAnalyticsCsv } from '../../../../src/pages/analytics/analyticsCsv';
import { parseAnalyticsUrl } from '../../../../src/pages/analytics/analyticsUrl';
import { getDateRange, getInterval, getPossibleIntervals } from '../../../../src/pages/analytics/dateRange';
import {
  type AnalyticsPoint,
  computeFigures,
  findMissingMetrics,
  getFigureUrl,
  toFigures,
} from '../../../../src/pages/analytics/figures';

const now = new Date(2026, 10, 21, 15, 30).getTime();
const iso = (...[month, ...time]: [number, number, number?, number?, number?, number?]) =>
  new Date(2026, month, ...time).toISOString();
const rangeOf = (query: string) => getDateRange(parseAnalyticsUrl(new URLSearchParams(query)), now);
const point = (values: Partial<AnalyticsPoint>): AnalyticsPoint => ({
  at: '2026-11-01T00:00:00.000Z',
  pointsEarned: 0,
  pointsSpent: 0,
  rewards: 0,
  vouchersUsed: 0,
  discountValue: 0,
  referrals: 0,
  reviews: 0,
  averageRating: null,
  questions: 0,
  newCustomers: 0,
  ...values,
});

describe('the period of the analytics', () => {
  it('[ANA-01] consists of whole days up to now, and is compared with as much time of the days before', () => {
    expect(rangeOf('period=7d')).toEqual({
      from: iso(10, 15),
      to: new Date(now).toISOString(),
      firstDay: '2026-11-15',
      lastDay: '2026-11-21',
      days: 7,
      previous: { from: iso(10, 8), to: iso(10, 14, 15, 30) },
    });
  });

  it('[ANA-01] may be chosen, in any order of its days; invalid values are ignored', () => {
    const range = rangeOf('period=custom&from=2026-10-31&to=2026-10-01');
    expect([range.firstDay, range.lastDay, range.days]).toEqual(['2026-10-01', '2026-10-31', 31]);
    expect(range.to).toBe(iso(9, 31, 23, 59, 59, 999));
    expect(rangeOf('period=1y&interval=hour').days).toBe(30);
    expect(rangeOf('period=custom&from=2026-02-30').days).toBe(30);
    const future = rangeOf('period=custom&from=2027-01-01&to=2027-01-02');
    expect(future.from < future.to && future.previous.from <= future.previous.to).toBe(true);
  });

  it('has an interval that suits its length, and no days if it is long', () => {
    expect([7, 90, 365].map((days) => getInterval({ days }, null))).toEqual(['day', 'week', 'month']);
    expect(getInterval({ days: 365 }, 'day')).toBe('day');
    expect(getInterval({ days: 900 }, 'day')).toBe('week');
    expect(getPossibleIntervals({ days: 900 })).toEqual(['week', 'month']);
  });
});

describe('the figures of the analytics', () => {
  it('[ANA-01] are sums, a rate, and an average weighted by reviews', () => {
    const figures = computeFigures([
      point({ pointsEarned: 300, pointsSpent: 30, reviews: 3, averageRating: 5 }),
      point({ pointsEarned: 100, pointsSpent: 70, reviews: 1, averageRating: 1 }),
      point({}),
    ]);
    expect(figures).toMatchObject({ pointsEarned: 400, pointsSpent: 100, redemptionRate: 0.25, averageRating: 4 });
  });

  it('[ANA-01] are unknown, not lower, if a step lacks them', () => {
    const points = [point({ questions: null, referrals: null }), point({ referrals: 4 })];
    expect(computeFigures(points)).toMatchObject({ questions: null, referrals: null, rewards: 0 });
    expect(findMissingMetrics(points, ['questions', 'referrals', 'averageRating'])).toEqual({
      unreported: [],
      partial: ['questions', 'referrals'],
    });
    expect(findMissingMetrics([point({ questions: null })], ['questions']).unreported).toEqual(['questions']);
    expect(Object.values(computeFigures([])).every((value) => value === null)).toBe(true);
  });

  it('have no average and no rate without reviews and points', () => {
    const totals = { pointsEarned: 0, pointsSpent: 0, totalRatings: 0, averageRating: 0, ratings: null };
    expect(toFigures(totals)).toMatchObject({ averageRating: null, redemptionRate: null, reviews: 0 });
  });

  it('[ANA-01] open the rewards of the same days', () => {
    const days = 'dateFrom=2026-11-15&dateTo=2026-11-21';
    const range = rangeOf('period=7d');
    expect(getFigureUrl('pointsEarned', range)).toBe(`/rewards?page=0&limit=10&status=approved&${days}`);
    expect(getFigureUrl('referrals', range)).toBe(
      `/rewards?page=0&limit=10&status=approved&taskType=refer_a_friend&${days}`,
    );
  });
});

it('[ANA-01] the CSV has a line per step with the period before beside it; unknown values stay empty', () => {
  const points = [point({ rewards: 5 }), point({ at: '2026-11-02T00:00:00.000Z', rewards: null })];
  const headings = { start: 'Start', metric: () => 'Rewards', previous: () => '=Before' };
  expect(createAnalyticsCsv(points, [point({ rewards: 2 })], ['rewards'], headings)).toBe(
    "\uFEFFStart,Rewards,'=Before\r\n2026-11-01T00:00:00.000Z,5,2\r\n2026-11-02T00:00:00.000Z,,\r\n",
  );
});
