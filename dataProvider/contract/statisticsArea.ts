import * as z from 'zod/mini';
import { number, requiredInstant } from '../../resources/shapes';
import { aggregateShape, basicShape } from '../../resources/stats';
import { seriesMetrics } from '../methods/stats';
import { statsPeriods } from '../methods/statsRequests';
import type { ContractArea } from './call';

const DAY_MS = 86_400_000;
/** Days of the series that diagnostics read. */
const SERIES_DAYS = 7;

const pointShape = z.object({
  at: requiredInstant,
  ...Object.fromEntries(seriesMetrics.map((metric) => [metric, number])),
});

export const statisticsArea: ContractArea = {
  title: 'Statistics',
  description: 'Totals, periods, and time series of the store.',
  schemas: { BasicStats: basicShape, AggregateStats: aggregateShape, SeriesPoint: pointShape },
  calls: [
    {
      method: 'GET',
      path: '/admin/stats/basic_stats',
      summary: 'Totals of the store.',
      description: 'Shown on the dashboard. A total that is not known is null.',
      response: basicShape,
      examples: { response: { customers: 1204, points: 98_400, reviews: 311, faq: 42 } },
    },
    {
      method: 'GET',
      path: '/admin/stats/aggregate',
      summary: 'Figures of a period up to now.',
      description:
        '`ratings` counts those with 5, 4, 3, 2, and 1 stars. Points are those that customers earned and redeemed, without ' +
        'those that the store added or deducted, and without expired ones.',
      query: { period: z.enum(statsPeriods) },
      response: aggregateShape,
      examples: {
        response: {
          pointsEarned: 940,
          pointsSpent: 300,
          totalRatings: 4,
          averageRating: 4.5,
          ratings: [2, 2, 0, 0, 0],
        },
      },
      diagnostics: { queries: () => statsPeriods.map((period) => ({ period })) },
    },
    {
      method: 'GET',
      path: '/admin/stats/series',
      summary: 'Sums by day, week, or month.',
      description:
        'One point for each interval from the first to the last instant. A metric that is not known is null. Amounts are those of orders in the default currency.',
      isOptional: true,
      query: {
        metrics: z.string(),
        from: requiredInstant,
        to: requiredInstant,
        interval: z.enum(['day', 'week', 'month']),
      },
      response: z.object({ points: z.array(pointShape) }),
      examples: { response: { points: [{ at: '2026-01-31T00:00:00.000Z', pointsEarned: 120, reviews: 3 }] } },
      diagnostics: {
        queries: (_known, now) => [
          {
            metrics: 'pointsEarned,reviews',
            from: new Date(now.getTime() - SERIES_DAYS * DAY_MS).toISOString(),
            to: now.toISOString(),
            interval: 'day',
          },
        ],
      },
    },
  ],
};
