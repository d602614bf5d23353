import type { Row } from '../../resources/entity';

/** Reasons of points that a customer neither earned nor redeemed. */
const otherReasons: readonly unknown[] = ['wallet_adjustment', 'expire_points'];

interface PointSums {
  pointsEarned: number;
  pointsSpent: number;
}

/** Adds the points that a customer earned or redeemed by a reward. */
export function addPoints(sums: PointSums, reward: Row): void {
  if (reward['status'] !== 'approved' || otherReasons.includes(reward['task_type'])) return;
  const amount = Number(reward['amount'] ?? 0);
  if (amount > 0) sums.pointsEarned += amount;
  else sums.pointsSpent -= amount;
}

/** The points that customers earned and redeemed by rewards. */
export function sumPoints(rewards: Iterable<Row>): PointSums {
  const sums = { pointsEarned: 0, pointsSpent: 0 };
  for (const reward of rewards) addPoints(sums, reward);
  return sums;
}
