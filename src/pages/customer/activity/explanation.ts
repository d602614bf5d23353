/** Why a customer has the points of today: what came and went, added up by what it was for. */
import { momentOf, movedBy, withoutDust } from './ledger';
import type { Reward } from './reward';

/** Everything that came, or went, for the same reason. */
export interface Cause<Line> {
  reason: string | null;
  points: number;
  times: number;
  /** The newest of it. */
  last: Line;
}

interface Explanation<Line> {
  /** The largest first. */
  causes: readonly Cause<Line>[];
  /** What is left of the points of today: from rewards that are not listed. */
  unlisted: number;
  /** Points that do not count, yet or at all. */
  pending: number;
  rejected: number;
}

type ExplainedLine = Pick<Reward, '_id' | 'type' | 'status' | 'amount' | 'task_type' | 'createdAt'>;

/** All causes and what is not listed come to the points of today. */
export function explain<Line extends ExplainedLine>(rewards: readonly Line[], today: number): Explanation<Line> {
  const causes = new Map<string, Cause<Line>>();
  let sum = 0;
  for (const line of rewards) {
    const moved = movedBy(line);
    if (moved === 0) continue;
    sum += moved;
    // What came is told apart from what went, or an adjustment up and one down would both be gone.
    const key = `${Math.sign(moved)} ${line.task_type}`;
    const known = causes.get(key) ?? { reason: line.task_type, points: 0, times: 0, last: line };
    causes.set(key, {
      ...known,
      points: withoutDust(known.points + moved),
      times: known.times + 1,
      last: momentOf(line.createdAt) > momentOf(known.last.createdAt) ? line : known.last,
    });
  }
  return {
    causes: [...causes.values()].sort((one, other) => Math.abs(other.points) - Math.abs(one.points)),
    unlisted: withoutDust(today - sum),
    pending: pointsOf(rewards, 'pending'),
    rejected: pointsOf(rewards, 'rejected'),
  };
}

function pointsOf(rewards: readonly ExplainedLine[], status: string): number {
  const ofStatus = rewards.filter((line) => line.type === 'points' && line.status === status);
  return withoutDust(ofStatus.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
}
