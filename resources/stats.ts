import * as z from 'zod/mini';
import { number } from './shapes';

/** Response of GET /admin/stats/basic_stats. */
export const basicShape = z.object({ customers: number, points: number, reviews: number, faq: number });

/** Response of GET /admin/stats/aggregate. */
export const aggregateShape = z.object({
  pointsEarned: number,
  pointsSpent: number,
  totalRatings: number,
  averageRating: number,
  /** Number of ratings with 5, 4, 3, 2, and 1 stars. */
  ratings: z._default(z.nullable(z.array(number)), null),
});
