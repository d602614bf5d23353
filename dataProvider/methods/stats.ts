/** Statistics of a store. Missing figures are null, never 0. */
import * as z from 'zod/mini';
import { number, requiredInstant } from '../../resources/shapes';
import { aggregateShape, basicShape } from '../../resources/stats';
import { toAppError } from '../errors';
import type { Http } from '../http/http';
import { isMissingCall } from '../http/isMissingCall';
import { parseItemsBy, parseObject, parseValue } from './parseResponse';
import { aggregateRequest, basicStatsRequest, type StatsPeriod } from './statsRequests';

/** Totals of the store. */
export type BasicStats = z.infer<typeof basicShape>;

/** Figures of a period up to now. */
export type AggregateStats = z.infer<typeof aggregateShape>;

/** Metrics of a time series. `orders`, `orderValue`, and `discountValue` are sums per interval. */
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

/** One point of a series: the start of its interval, and its metrics. Missing metrics are null. */
export type SeriesPoint<Metric extends SeriesMetric = SeriesMetric> = { at: string } & Record<Metric, number | null>;

/** Length of the steps of a time series. */
export type Interval = 'day' | 'week' | 'month';

/** Parameters of a time series. */
export interface SeriesQuery<Metric extends SeriesMetric> {
  metrics: readonly Metric[];
  /** ISO instants, both inclusive. */
  from: string;
  to: string;
  interval: Interval;
}

/** Clients whose API has no time series. The request is not repeated. */
const clientsWithoutSeries = new WeakSet<Http>();

export function statsCalls(http: Http) {
  return {
    /** @throws AppError */
    async basicStats(signal?: AbortSignal): Promise<BasicStats> {
      const response = await http({ ...basicStatsRequest, ...(signal && { signal }) });
      return parseValue(basicShape, response, 'basic stats');
    },
    /** @throws AppError */
    async aggregate(period: StatsPeriod, signal?: AbortSignal): Promise<AggregateStats> {
      return parseValue(
        aggregateShape,
        await http({ ...aggregateRequest(period), ...(signal && { signal }) }),
        'aggregate stats',
      );
    },
    /** Metrics over time, oldest first. Returns null if the API has no time series. @throws AppError */
    async series<Metric extends SeriesMetric>(
      { metrics, ...params }: SeriesQuery<Metric>,
      signal?: AbortSignal,
    ): Promise<SeriesPoint<Metric>[] | null> {
      if (clientsWithoutSeries.has(http)) return null;
      const query = { metrics: metrics.join(','), ...params };
      try {
        const response = await http({ method: 'GET', path: '/admin/stats/series', query, ...(signal && { signal }) });
        const points = parseItemsBy(({ at }) => at, pointShape(metrics), parseObject(response)['points'], 'series');
        return points.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
      } catch (thrown) {
        const error = toAppError(thrown);
        if (!isMissingCall(error)) throw error;
        clientsWithoutSeries.add(http);
        return null;
      }
    },
  };
}

function pointShape<Metric extends SeriesMetric>(metrics: readonly Metric[]): z.ZodMiniType<SeriesPoint<Metric>> {
  const figures = Object.fromEntries(metrics.map((metric) => [metric, number]));
  // TypeScript cannot infer the keys of an object that is built from a list.
  return z.object({ at: requiredInstant, ...figures }) as unknown as z.ZodMiniType<SeriesPoint<Metric>>;
}

export type StatsCalls = ReturnType<typeof statsCalls>;
