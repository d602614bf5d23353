/** Explains a balance: changes summed up by reason. */
import { pointsDelta, roundToCents, toTimestamp } from './ledger';
import type { Reward } from './reward';

/** All additions, or all deductions, with the same reason. */
export interface Cause<Line> {
  reason: string | null;
  points: number;
  times: number;
  /** Newest of them. */
  last: Line;
}

interface Explanation<Line> {
  /** Sorted by amount, largest first. */
  causes: readonly Cause<Line>[];
  /** Part of the balance that comes from rewards that aren't listed. */
  unlisted: number;
  /** Points that don't count towards the balance. */
  pending: number;
  rejected: number;
}

type ExplainedLine = Pick<Reward, '_id' | 'type' | 'status' | 'amount' | 'task_type' | 'createdAt'>;

/** Groups rewards by reason. The causes and `unlisted` add up to the current balance. */
export function explainBalance<Line extends ExplainedLine>(rewards: readonly Line[], today: number): Explanation<Line> {
  const causes = new Map<string, Cause<Line>>();
  let sum = 0;
  for (const line of rewards) {
    const delta = pointsDelta(line);
    if (delta === 0) continue;
    sum += delta;
    // Additions and deductions are separate, or opposite adjustments would cancel out.
    const key = `${Math.sign(delta)} ${line.task_type}`;
    const previous = causes.get(key) ?? { reason: line.task_type, points: 0, times: 0, last: line };
    causes.set(key, {
      ...previous,
      points: roundToCents(previous.points + delta),
      times: previous.times + 1,
      last: toTimestamp(line.createdAt) > toTimestamp(previous.last.createdAt) ? line : previous.last,
    });
  }
  return {
    causes: [...causes.values()].sort((a, b) => Math.abs(b.points) - Math.abs(a.points)),
    unlisted: roundToCents(today - sum),
    pending: sumPoints(rewards, 'pending'),
    rejected: sumPoints(rewards, 'rejected'),
  };
}

function sumPoints(rewards: readonly ExplainedLine[], status: string): number {
  const matching = rewards.filter((line) => line.type === 'points' && line.status === status);
  return roundToCents(matching.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
}
