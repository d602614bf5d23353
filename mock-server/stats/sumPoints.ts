import type { Row } from '../../resources/entity';

/** Reasons of points that a customer neither earned nor redeemed. */
const otherReasons: readonly unknown[] = ['wallet_adjustment', 'expire_points'];

/** The points that a customer earned or redeemed by a reward. */
export function countPoints(reward: Row): { earned: number; spent: number } {
  const isCounted = reward['status'] === 'approved' && !otherReasons.includes(reward['task_type']);
  const amount = isCounted ? Number(reward['amount'] ?? 0) : 0;
  return { earned: Math.max(0, amount), spent: Math.max(0, -amount) };
}
