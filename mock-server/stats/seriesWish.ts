import { Problem } from '../problem';

/** What a series may tell; sums of a step, but for the average. */
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

export interface SeriesWish {
  metrics: readonly Metric[];
  /** Milliseconds, both inclusive. */
  from: number;
  to: number;
  /** Where the steps begin, the first at or before `from`, in milliseconds. */
  steps: readonly number[];
}

const day = 86_400_000;
const mostSteps = 1000;

/** @throws Problem 400 naming what cannot be answered */
export function readSeriesWish(query: Readonly<Record<string, unknown>>): SeriesWish {
  const names = String(query['metrics'] ?? '').split(',');
  const wanted = metrics.filter((metric) => names.includes(metric));
  if (wanted.length === 0 || wanted.length !== names.length) {
    throw new Problem(400, `metrics must be of ${metrics.join(', ')}, each once, with commas between.`);
  }
  const interval = intervals.find((one) => one === query['interval']);
  if (!interval) throw new Problem(400, `interval must be one of ${intervals.join(', ')}.`);
  const [from, to] = [instantOf(query, 'from'), instantOf(query, 'to')];
  if (from > to) throw new Problem(400, 'from must not be after to.');
  if ((to - from) / day > mostSteps) throw new Problem(400, `From from to to may be at most ${mostSteps} days.`);
  return { metrics: wanted, from, to, steps: stepsOf(from, to, interval) };
}

function instantOf(query: Readonly<Record<string, unknown>>, name: 'from' | 'to'): number {
  const at = Date.parse(String(query[name] ?? ''));
  if (Number.isNaN(at)) throw new Problem(400, `${name} must be a date and time, ISO 8601.`);
  return at;
}

function stepsOf(from: number, to: number, interval: Interval): number[] {
  const steps: number[] = [];
  for (let at = beginOf(from, interval); at <= to; at = nextOf(at, interval)) steps.push(at);
  return steps;
}

/** Beginning of the day, the week (a Monday) or the month, in UTC. */
function beginOf(at: number, interval: Interval): number {
  const date = new Date(at);
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  if (interval === 'day') return midnight;
  if (interval === 'week') return midnight - ((date.getUTCDay() + 6) % 7) * day;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

function nextOf(at: number, interval: Interval): number {
  const date = new Date(at);
  if (interval === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return at + (interval === 'week' ? 7 : 1) * day;
}
