/** Balance over time, for the chart. */
import { pointsDelta, roundToCents, toTimestamp } from './ledger';
import type { Reward } from './reward';

/** A time at which rewards changed. */
export interface TimelinePoint<Line> {
  at: number;
  /** Balance after all of them. */
  balance: number;
  /** Rewards of that time, oldest first. */
  lines: readonly Line[];
}

interface Timeline<Line> {
  /** Balance before the first known reward. */
  before: number;
  /** Sorted oldest first, with unique times. */
  moments: readonly TimelinePoint<Line>[];
}

type TimelineLine = Pick<Reward, '_id' | 'type' | 'status' | 'amount' | 'createdAt'>;

/**
 * Builds the balance over time.
 * @param rewards sorted newest first
 * @param balances balance after each reward, by ID
 * @returns null if the balances are unknown or no reward has a date
 */
export function buildTimeline<Line extends TimelineLine>(
  rewards: readonly Line[],
  balances: ReadonlyMap<string, number>,
): Timeline<Line> | null {
  const moments: { at: number; balance: number; lines: Line[] }[] = [];
  let before = 0;
  for (const line of rewards) {
    const at = toTimestamp(line.createdAt);
    const balance = balances.get(line._id);
    // Undated rewards count as oldest, so they are part of `before`.
    if (balance === undefined || at === 0) continue;
    const last = moments.at(-1);
    if (last?.at === at) last.lines.unshift(line);
    else moments.push({ at, balance, lines: [line] });
    before = roundToCents(balance - pointsDelta(line));
  }
  return moments.length > 0 ? { before, moments: moments.reverse() } : null;
}
