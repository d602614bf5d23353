/** The points over time, as a chart shows them. */
import { momentOf, movedBy, withoutDust } from './ledger';
import type { Reward } from './reward';

/** A moment at which something was given or taken. */
export interface Moment<Line> {
  at: number;
  /** The points after all of it. */
  balance: number;
  /** What it was, the first first. */
  lines: readonly Line[];
}

interface Timeline<Line> {
  /** The points before the first moment, as far as they can be counted back. */
  before: number;
  /** The oldest first, no two of the same time. */
  moments: readonly Moment<Line>[];
}

type TimelineLine = Pick<Reward, '_id' | 'type' | 'status' | 'amount' | 'createdAt'>;

/**
 * @param rewards the newest first
 * @param balances the points after each, by its id
 * @returns null where the points are not known, or nothing has a date
 */
export function timelineOf<Line extends TimelineLine>(
  rewards: readonly Line[],
  balances: ReadonlyMap<string, number>,
): Timeline<Line> | null {
  const moments: { at: number; balance: number; lines: Line[] }[] = [];
  let before = 0;
  for (const line of rewards) {
    const at = momentOf(line.createdAt);
    const balance = balances.get(line._id);
    // What has no date is the oldest: it is in the points before the first moment.
    if (balance === undefined || at === 0) continue;
    const last = moments.at(-1);
    if (last?.at === at) last.lines.unshift(line);
    else moments.push({ at, balance, lines: [line] });
    before = withoutDust(balance - movedBy(line));
  }
  return moments.length > 0 ? { before, moments: moments.reverse() } : null;
}
