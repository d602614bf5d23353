/** Figures of a shop. What a provider leaves out is null, never 0. */
import * as z from 'zod/mini';
import { givenInstant, number } from '../../resources/shapes';
import { toAppError } from '../errors';
import type { Http } from '../http';
import { isMissingCall } from '../isMissingCall';
import { aggregateRequest, basicStatsRequest, type StatsPeriod } from '../statsRequests';
import { listBy, objectOf, partOf } from './answers';

const basicShape = z.object({ customers: number, points: number, reviews: number, faq: number });

/** How much of everything the shop has. */
export type BasicStats = z.infer<typeof basicShape>;

const aggregateShape = z.object({
  pointsEarned: number,
  pointsSpent: number,
  totalRatings: number,
  averageRating: number,
  /** How many ratings of 5, 4, 3, 2 and 1. */
  ratings: z._default(z.nullable(z.array(number)), null),
});

/** What happened in a period up to now. */
export type AggregateStats = z.infer<typeof aggregateShape>;

/** Figures that a series may hold. `orders`, `orderValue` and `discountValue` are sums of a step. */
export const seriesMetrics = [
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
export type SeriesMetric = (typeof seriesMetrics)[number];

/** One step of a series: the instant it begins at, and its figures; null what the provider does not tell. */
export type SeriesPoint<Metric extends SeriesMetric = SeriesMetric> = { at: string } & Record<Metric, number | null>;

/** What of a series is wanted. */
export interface SeriesWish<Metric extends SeriesMetric> {
  metrics: readonly Metric[];
  /** Instants, both inclusive. */
  from: string;
  to: string;
  interval: 'day' | 'week' | 'month';
}

/** Clients of providers without a series: none of them is asked twice. */
const withoutSeries = new WeakSet<Http>();

export function statsCalls(http: Http) {
  return {
    /** @throws AppError */
    async basicStats(signal?: AbortSignal): Promise<BasicStats> {
      const answer = await http({ ...basicStatsRequest, ...(signal && { signal }) });
      return partOf(basicShape, answer, 'basic stats');
    },
    /** @throws AppError */
    async aggregate(period: StatsPeriod, signal?: AbortSignal): Promise<AggregateStats> {
      return partOf(
        aggregateShape,
        await http({ ...aggregateRequest(period), ...(signal && { signal }) }),
        'aggregate stats',
      );
    },
    /** Figures over time, the oldest first; null where the provider has none. @throws AppError */
    async series<Metric extends SeriesMetric>(
      { metrics, ...wish }: SeriesWish<Metric>,
      signal?: AbortSignal,
    ): Promise<SeriesPoint<Metric>[] | null> {
      if (withoutSeries.has(http)) return null;
      const query = { metrics: metrics.join(','), ...wish };
      try {
        const answer = await http({ method: 'GET', path: '/admin/stats/series', query, ...(signal && { signal }) });
        const points = listBy(({ at }) => at, pointShape(metrics), objectOf(answer)['points'], 'series');
        return points.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
      } catch (thrown) {
        const error = toAppError(thrown);
        if (!isMissingCall(error)) throw error;
        withoutSeries.add(http);
        return null;
      }
    },
  };
}

function pointShape<Metric extends SeriesMetric>(metrics: readonly Metric[]): z.ZodMiniType<SeriesPoint<Metric>> {
  const figures = Object.fromEntries(metrics.map((metric) => [metric, number]));
  // Its keys are `at` and the metrics, which no type of an object made from a list can say.
  return z.object({ at: givenInstant, ...figures }) as unknown as z.ZodMiniType<SeriesPoint<Metric>>;
}

export type StatsCalls = ReturnType<typeof statsCalls>;
