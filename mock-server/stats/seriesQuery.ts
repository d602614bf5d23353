import { HttpError } from '../httpError';

/** Metrics of a series. All are sums per interval, except for the average. */
export const metrics = [
  'pointsEarned',
  'pointsSpent',
  'rewards',
  'vouchersUsed',
  'reviews',
  'averageRating',
  'questions',
  'newCustomers',
  'referrals',
  'orders',
  'orderValue',
  'discountValue',
] as const;
export type Metric = (typeof metrics)[number];

const intervals = ['day', 'week', 'month'] as const;
type Interval = (typeof intervals)[number];

export interface SeriesQuery {
  metrics: readonly Metric[];
  /** Milliseconds, both inclusive. */
  from: number;
  to: number;
  /** Start of each interval in milliseconds; the first is at or before `from`. */
  steps: readonly number[];
}

const DAY_MS = 86_400_000;
const MAX_STEPS = 1000;

/** @throws HttpError 400 with the invalid parameter */
export function parseSeriesQuery(query: Readonly<Record<string, unknown>>): SeriesQuery {
  const names = String(query['metrics'] ?? '').split(',');
  const requestedMetrics = metrics.filter((metric) => names.includes(metric));
  if (requestedMetrics.length === 0 || requestedMetrics.length !== names.length) {
    throw new HttpError(400, `metrics must be of ${metrics.join(', ')}, each once, with commas between.`);
  }
  const interval = intervals.find((item) => item === query['interval']);
  if (!interval) throw new HttpError(400, `interval must be one of ${intervals.join(', ')}.`);
  const [from, to] = [toInstant(query, 'from'), toInstant(query, 'to')];
  if (from > to) throw new HttpError(400, 'from must not be after to.');
  if ((to - from) / DAY_MS > MAX_STEPS) throw new HttpError(400, `From from to to may be at most ${MAX_STEPS} days.`);
  return { metrics: requestedMetrics, from, to, steps: getSteps(from, to, interval) };
}

function toInstant(query: Readonly<Record<string, unknown>>, name: 'from' | 'to'): number {
  const at = Date.parse(String(query[name] ?? ''));
  if (Number.isNaN(at)) throw new HttpError(400, `${name} must be a date and time, ISO 8601.`);
  return at;
}

function getSteps(from: number, to: number, interval: Interval): number[] {
  const steps: number[] = [];
  for (let at = getStart(from, interval); at <= to; at = getNext(at, interval)) steps.push(at);
  return steps;
}

/** Start of the day, the week (Monday), or the month, in UTC. */
function getStart(at: number, interval: Interval): number {
  const date = new Date(at);
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  if (interval === 'day') return midnight;
  if (interval === 'week') return midnight - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

function getNext(at: number, interval: Interval): number {
  const date = new Date(at);
  if (interval === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return at + (interval === 'week' ? 7 : 1) * DAY_MS;
}
