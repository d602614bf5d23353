import { describe, expect, it } from 'vitest';
import { buildTabUrl, parseAnalyticsUrl } from '../../../../src/features/analytics/analyticsUrl';
import {
  areUtcSteps,
  getDateRange,
  getInterval,
  getPossibleIntervals,
  stepTitles,
} from '../../../../src/features/analytics/dateRange';
import {
  type AnalyticsPoint,
  computeFigures,
  createAnalyticsCsv,
  findMissingMetrics,
  getFigureUrl,
  getUnit,
  requestedMetrics,
  toFigures,
} from '../../../../src/features/analytics/figures';

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
});

it('[ANA-01] the CSV has a line per step with the period before beside it; unknown values stay empty', () => {
  const points = [point({ rewards: 5 }), point({ at: '2026-11-02T00:00:00.000Z', rewards: null })];
  const headings = { start: () => 'Start', metric: () => 'Rewards', previous: () => '=Before' };
  expect(createAnalyticsCsv(points, [point({ rewards: 2 })], ['rewards'], headings)).toBe(
    "\uFEFFStart,Rewards,'=Before\r\n2026-11-01,5,2\r\n2026-11-02,,\r\n",
  );
});

it('[ANA-01] the CSV has the days of the store, or those of UTC if the server divides time by it', () => {
  const headings = { start: () => 'Start', metric: () => 'Rewards', previous: () => 'Before' };
  const getDays = (...instants: string[]) =>
    createAnalyticsCsv(
      instants.map((at) => point({ at, rewards: 1 })),
      null,
      ['rewards'],
      headings,
    ).match(/\d{4}-\d\d-\d\d/g);
  const localMidnight = new Date(2026, 10, 3);
  expect(getDays(localMidnight.toISOString(), new Date(2026, 10, 4).toISOString())).toEqual([
    '2026-11-03',
    '2026-11-04',
  ]);
  expect(getDays('2026-11-03T00:00:00.000Z', '2026-11-04T00:00:00.000Z')).toEqual(['2026-11-03', '2026-11-04']);
});

describe('the URL of the analytics', () => {
  const parse = (query: string) => parseAnalyticsUrl(new URLSearchParams(query));
  it('[ANA-01] has a period, days, an interval and a comparison; what is invalid is ignored', () => {
    const usual = { period: '30d', from: '', to: '', interval: null, isCompared: true };
    expect(parse('')).toEqual(usual);
    expect(parse('period=1y&from=today&to=2026-02-30&interval=hour&compare=no')).toEqual(usual);
    for (const period of ['24h', '7d', '30d', '90d', '365d', 'custom'])
      expect(parse(`period=${period}`).period).toBe(period);
    for (const interval of ['day', 'week', 'month']) expect(parse(`interval=${interval}`).interval).toBe(interval);
    expect(parse('compare=none').isCompared).toBe(false);
  });

  it('[ANA-01] has its days in order, and may leave one open', () => {
    const days = (query: string) => [parse(query).from, parse(query).to];
    expect(days('from=2026-10-02&to=2026-10-01')).toEqual(['2026-10-01', '2026-10-02']);
    expect(days('from=2026-10-01&to=2026-10-02')).toEqual(['2026-10-01', '2026-10-02']);
    expect(days('from=2026-10-01&to=2026-10-01')).toEqual(['2026-10-01', '2026-10-01']);
    expect(days('from=2026-10-01')).toEqual(['2026-10-01', '']);
    expect(days('to=2026-10-01')).toEqual(['', '2026-10-01']);
  });

  it('keeps its query in the other tabs', () => {
    expect(buildTabUrl('overview', '?period=7d')).toBe('/analytics?period=7d');
    expect(buildTabUrl('points', '?period=7d')).toBe('/analytics/points?period=7d');
  });
});

describe('a period', () => {
  it('[ANA-01] of 24 hours ends now and is compared with the 24 hours before', () => {
    expect(rangeOf('period=24h')).toEqual({
      from: iso(10, 20, 15, 30),
      to: iso(10, 21, 15, 30),
      firstDay: '2026-11-20',
      lastDay: '2026-11-21',
      days: 1,
      previous: { from: iso(10, 19, 15, 30), to: iso(10, 20, 15, 29, 59, 999) },
    });
  });

  it('[ANA-01] that is open at one end has 30 days, or goes to today', () => {
    const bounds = (query: string) => {
      const { firstDay, lastDay, days, to } = rangeOf(`period=custom&${query}`);
      return [firstDay, lastDay, days, to];
    };
    expect(bounds('to=2026-10-31')).toEqual(['2026-10-02', '2026-10-31', 30, iso(9, 31, 23, 59, 59, 999)]);
    expect(bounds('from=2026-11-20')).toEqual(['2026-11-20', '2026-11-21', 2, iso(10, 21, 15, 30)]);
    expect(bounds('from=2026-11-21&to=2026-11-21')).toEqual(['2026-11-21', '2026-11-21', 1, iso(10, 21, 15, 30)]);
    // The days of a custom period don't count in another one.
    expect(rangeOf('period=7d&from=2026-01-01&to=2026-02-01')).toEqual(rangeOf('period=7d'));
  });

  it('[ANA-01] in the future has all of its days, also without an end', () => {
    const bounds = (query: string) => {
      const { firstDay, lastDay, days } = rangeOf(`period=custom&${query}`);
      return [firstDay, lastDay, days];
    };
    expect(bounds('from=2027-01-01&to=2027-01-03')).toEqual(['2027-01-01', '2027-01-03', 3]);
    expect(bounds('from=2027-01-01')).toEqual(['2027-01-01', '2027-01-01', 1]);
  });

  it('has an interval by its length, and the requested one if that is possible', () => {
    expect([31, 32, 190, 191].map((days) => getInterval({ days }, null))).toEqual(['day', 'week', 'week', 'month']);
    expect([366, 367].map((days) => getPossibleIntervals({ days }))).toEqual([
      ['day', 'week', 'month'],
      ['week', 'month'],
    ]);
    expect([getInterval({ days: 7 }, 'month'), getInterval({ days: 367 }, 'month')]).toEqual(['month', 'month']);
  });
});

describe('a figure', () => {
  it('[ANA-01] sums its own metric, and nothing else', () => {
    const values = Object.fromEntries(requestedMetrics.map((metric, index) => [metric, index + 1]));
    const figures = computeFigures([point(values), point({ ...values, averageRating: 2 })]);
    expect(figures).toEqual({
      pointsEarned: 2,
      pointsSpent: 4,
      redemptionRate: 2,
      rewards: 6,
      vouchersUsed: 8,
      discountValue: 10,
      referrals: 12,
      reviews: 14,
      averageRating: 5,
      questions: 18,
      newCustomers: 20,
    });
  });

  it('has a unit and a list of the records behind it', () => {
    const units = [...requestedMetrics, 'redemptionRate' as const].map(getUnit);
    expect(units).toEqual([
      ...['count', 'count', 'count', 'count', 'money', 'count', 'count', 'average', 'count', 'count'],
      'share',
    ]);
    const range = rangeOf('period=7d');
    const days = 'dateFrom=2026-11-15&dateTo=2026-11-21';
    const start = '?page=0&limit=10';
    const only = 'only=dates%3A2026-11-15..2026-11-21';
    const urls = [...requestedMetrics, 'redemptionRate' as const].map((name) => [name, getFigureUrl(name, range)]);
    expect(Object.fromEntries(urls)).toEqual({
      pointsEarned: `/rewards${start}&status=approved&${days}`,
      pointsSpent: `/rewards${start}&status=approved&${days}`,
      redemptionRate: `/rewards${start}&status=approved&${days}`,
      rewards: `/rewards${start}&${days}`,
      vouchersUsed: `/rewards${start}&status=approved&type=coupon_code&${days}`,
      discountValue: `/rewards${start}&status=approved&type=coupon_code&${days}`,
      referrals: `/rewards${start}&status=approved&taskType=refer_a_friend&${days}`,
      reviews: `/product-reviews${start}&${only}`,
      averageRating: `/product-reviews${start}&${only}`,
      questions: `/faq${start}&${only}`,
      newCustomers: `/customers${start}&${only}`,
    });
  });

  it('is missing where no step or not every step has it', () => {
    const points = [point({ rewards: null, referrals: null }), point({ referrals: null })];
    expect(findMissingMetrics(points, ['rewards', 'referrals', 'questions', 'averageRating'])).toEqual({
      unreported: ['referrals'],
      partial: ['rewards'],
    });
    expect(findMissingMetrics([point({ reviews: 2 })], ['averageRating']).unreported).toEqual(['averageRating']);
    expect(findMissingMetrics([], ['rewards'])).toEqual({ unreported: [], partial: [] });
  });
});

describe('the titles of steps', () => {
  it('are months of the time zone in which the steps start, or days', () => {
    const utc = [Date.UTC(2026, 9, 1), Date.UTC(2026, 10, 1)];
    const local = [new Date(2026, 9, 1, 1).getTime(), new Date(2026, 10, 1, 1).getTime()];
    expect(stepTitles(utc, 'month', 'en')).toEqual(['Oct 2026', 'Nov 2026']);
    expect(stepTitles(local, 'month', 'en')).toEqual(['Oct 2026', 'Nov 2026']);
    expect(stepTitles(utc, 'day', 'en')[0]).toMatch(/^Oct 1/);
  });

  it('name UTC if the steps start there and the browser is elsewhere', () => {
    const isElsewhere = new Date(Date.UTC(2026, 9, 1)).getTimezoneOffset() !== 0;
    expect(areUtcSteps([Date.UTC(2026, 9, 1)])).toBe(isElsewhere);
    expect(areUtcSteps([Date.UTC(2026, 9, 1, 1)])).toBe(false);
  });
});
