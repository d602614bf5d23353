import * as z from 'zod/mini';
import { number, text } from './shapes';

const counted = z._default(z.nullable(z.object({ count: number })), null);

/** Statistics of one customer (GET /admin/customers/{id}/basic_stats). */
export const customerStatsShape = z.object({
  orders: counted,
  loyalty: z._default(z.nullable(z.array(z.object({ programId: text, tier: text }))), null),
  pointsBalance: number,
  pointsEarned: number,
  pointsSpent: number,
  reviews: counted,
  faq: counted,
});
export type CustomerStats = z.infer<typeof customerStatsShape>;
