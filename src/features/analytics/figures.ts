/** The figures of the page: how each is computed, shown, and which list is behind it. */
import type { AggregateStats, SeriesMetric, SeriesPoint } from '../../../dataProvider/methods/stats';
import { formatPageFilters } from '../../engine/listState/pageFilters';
import { formatCsvLine, UTF8_BOM } from '../../lib/csv/csvLine';
import { toDay } from '../../lib/format/day';
import { averageOfSteps, sumSteps } from '../stats/sumSteps';
import { areUtcSteps, type DateRange } from './dateRange';

/** Metrics that the page requests. */
export const requestedMetrics = [
  'pointsEarned',
  'pointsSpent',
  'rewards',
  'vouchersUsed',
  'discountValue',
  'referrals',
  'reviews',
  'averageRating',
  'questions',
  'newCustomers',
] as const satisfies readonly SeriesMetric[];
export type Metric = (typeof requestedMetrics)[number];
export type AnalyticsPoint = SeriesPoint<Metric>;

export type FigureName = Metric | 'redemptionRate';
export type FigureUnit = 'count' | 'average' | 'share' | 'money';

/** Figures that aren't counts. */
const units: Partial<Record<FigureName, FigureUnit>> = {
  averageRating: 'average',
  redemptionRate: 'share',
  discountValue: 'money',
};
export const getUnit = (name: FigureName): FigureUnit => units[name] ?? 'count';

export type FigureValues = Readonly<Record<FigureName, number | null>>;

/** Computes the figures of a period. Null means unknown. */
export function computeFigures(points: readonly AnalyticsPoint[]): FigureValues {
  const sum = (metric: Metric) => sumSteps(points.map((point) => point[metric]));
  const [pointsEarned, pointsSpent] = [sum('pointsEarned'), sum('pointsSpent')];
  return {
    pointsEarned,
    pointsSpent,
    redemptionRate: toRate(pointsSpent, pointsEarned),
    rewards: sum('rewards'),
    vouchersUsed: sum('vouchersUsed'),
    discountValue: sum('discountValue'),
    referrals: sum('referrals'),
    reviews: sum('reviews'),
    averageRating: averageOfSteps(points),
    questions: sum('questions'),
    newCustomers: sum('newCustomers'),
  };
}

/** The figures that the server's totals of a period contain. */
export function toFigures(totals: AggregateStats): Partial<FigureValues> {
  const { pointsEarned, pointsSpent, totalRatings, averageRating } = totals;
  return {
    pointsEarned,
    pointsSpent,
    redemptionRate: toRate(pointsSpent, pointsEarned),
    reviews: totalRatings,
    // Without ratings there is no average, even if the API returns one.
    averageRating: totalRatings === 0 ? null : averageRating,
  };
}

const toRate = (spent: number | null, earned: number | null): number | null =>
  spent === null || earned === null || earned === 0 ? null : spent / earned;

/** Metrics without any value in the period, and those that lack some. */
export function findMissingMetrics(points: readonly AnalyticsPoint[], metrics: readonly Metric[]) {
  const isMissing = (metric: Metric) => (point: AnalyticsPoint) =>
    // Steps without reviews have no average.
    point[metric] === null && !(metric === 'averageRating' && point.reviews === 0);
  const unreported = metrics.filter((metric) => points.length > 0 && points.every(isMissing(metric)));
  const partial = metrics.filter((metric) => !unreported.includes(metric) && points.some(isMissing(metric)));
  return { unreported, partial };
}

/** Returns the URL of a list with filters. */
export const buildListUrl = (list: string, filters: Readonly<Record<string, string>>): string =>
  `/${list}?${new URLSearchParams({ page: '0', limit: '10', ...filters })}`;

/** Returns the URL of the records behind a figure. */
export function getFigureUrl(name: FigureName, { firstDay, lastDay }: DateRange): string {
  const days = { dateFrom: firstDay, dateTo: lastDay };
  const only = formatPageFilters({ dates: `${firstDay}..${lastDay}` });
  switch (name) {
    case 'rewards':
      return buildListUrl('rewards', days);
    case 'vouchersUsed':
    case 'discountValue':
      return buildListUrl('rewards', { status: 'approved', type: 'coupon_code', ...days });
    case 'referrals':
      return buildListUrl('rewards', { status: 'approved', taskType: 'refer_a_friend', ...days });
    case 'reviews':
    case 'averageRating':
      return buildListUrl('product-reviews', { only });
    case 'questions':
      return buildListUrl('faq', { only });
    case 'newCustomers':
      return buildListUrl('customers', { only });
    default:
      return buildListUrl('rewards', { status: 'approved', ...days });
  }
}

interface Headings {
  /** @param isUtc whether the steps are divided by UTC, and not by the store's days */
  start: (isUtc: boolean) => string;
  metric: (metric: Metric) => string;
  previous: (metric: Metric) => string;
}

/** Length of the day in an instant, YYYY-MM-DD. */
const DAY_LENGTH = 10;

/**
 * Formats a series as CSV with one line per step, which begins on a day, and the same step of the previous period beside
 * it. Unknown values stay empty.
 */
export function createAnalyticsCsv(
  points: readonly AnalyticsPoint[],
  previous: readonly AnalyticsPoint[] | null,
  metrics: readonly Metric[],
  headings: Headings,
): string {
  const isUtc = areUtcSteps(points.map(({ at }) => Date.parse(at)));
  const head = [
    headings.start(isUtc),
    ...metrics.map(headings.metric),
    ...(previous ? metrics.map(headings.previous) : []),
  ];
  const lines = points.map((point, index) =>
    formatCsvLine([
      isUtc ? point.at.slice(0, DAY_LENGTH) : toDay(new Date(point.at)),
      ...metrics.map((metric) => point[metric]),
      ...(previous ? metrics.map((metric) => previous[index]?.[metric]) : []),
    ]),
  );
  return `${UTF8_BOM}${formatCsvLine(head)}${lines.join('')}`;
}
