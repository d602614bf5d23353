/** Account view of a customer's rewards: point changes and running balance. */
import { maxBy } from 'es-toolkit/array';
import type { Reward } from './reward';

/** Fields that affect the balance. */
export type LedgerLine = Pick<Reward, '_id' | 'type' | 'status' | 'amount'>;

/** Change of the balance by a reward. Only approved points count. */
export function pointsDelta({ type, status, amount }: LedgerLine): number {
  return type === 'points' && status === 'approved' ? (amount ?? 0) : 0;
}

/**
 * Computes the balance after each line, by ID. Counts back from the current balance, since rewards before the first
 * known line are unknown, and so are those before points without a number. Returns an empty map if the current balance
 * is unknown.
 * @param lines sorted newest first, without gaps
 */
export function computeBalances(
  lines: readonly LedgerLine[],
  currentBalance: number | null,
): ReadonlyMap<string, number> {
  const balances = new Map<string, number>();
  if (currentBalance === null) return balances;
  let balance = currentBalance;
  for (const line of lines) {
    balances.set(line._id, balance);
    if (line.type === 'points' && line.status === 'approved' && line.amount === null) break;
    balance = roundToCents(balance - pointsDelta(line));
  }
  return balances;
}

/** Rounds to two decimals to remove floating-point error. */
export const roundToCents = (value: number) => Math.round(value * 100) / 100;

/** Sorts newest first. Lines of the same time keep their order; undated lines come last. */
export function sortNewestFirst<Line extends { createdAt: string | null }>(lines: readonly Line[]): Line[] {
  const timestamps = new Map(lines.map((line) => [line, toTimestamp(line.createdAt)]));
  return [...lines].sort((a, b) => (timestamps.get(b) ?? 0) - (timestamps.get(a) ?? 0));
}

/** Epoch milliseconds; 0 if there is no date. */
export function toTimestamp(instant: string | null): number {
  const timestamp = Date.parse(instant ?? '');
  return Number.isNaN(timestamp) ? 0 : timestamp;
}

// Points that expired without an entry of their own.

type ExpiringLine = LedgerLine & Pick<Reward, 'task_type' | 'createdAt' | 'expiresAt'>;

interface KnownBalance {
  /** Current balance. */
  balance: number;
  /** Whether the rewards are all of the customer. */
  isComplete: boolean;
  /** When the balance was read. */
  now: number;
}

/**
 * Adds a deduction for points whose date of expiry is over, if the API lists none: the balance lacks them, but no reward
 * says so. Its amount is null where it can't be known, since some may have been spent before, or rewards aren't listed.
 * @param rewards sorted newest first
 * @returns sorted newest first
 */
export function addExpiries<Line extends ExpiringLine>(
  rewards: readonly Line[],
  { balance, isComplete, now }: KnownBalance,
): readonly Line[] {
  const past = rewards.filter(
    (line) => pointsDelta(line) > 0 && toTimestamp(line.expiresAt) > 0 && toTimestamp(line.expiresAt) <= now,
  );
  const missing = roundToCents(balance - sumDeltas(rewards));
  const listed = sumDeltas(rewards.filter(({ task_type: type }) => type === 'expire_points'));
  const unlisted = roundToCents(sumDeltas(past) + listed);
  const last = maxBy(past, ({ expiresAt }) => toTimestamp(expiresAt));
  if (!last || unlisted <= 0 || (isComplete && missing === 0)) return rewards;
  const addToRewards = (...expiries: readonly Line[]) => sortNewestFirst([...expiries, ...rewards]);
  const unknown = toExpiry(last, null);
  // With listed expiries, the API lists all.
  if (!isComplete || missing > 0) return listed < 0 ? rewards : addToRewards(unknown);
  if (listed === 0 && missing === -unlisted)
    return addToRewards(...past.map((line) => toExpiry(line, -pointsDelta(line))));
  const expired = toExpiry(last, Math.max(missing, -unlisted));
  return past.length === 1 ? addToRewards(expired) : addToRewards(expired, unknown);
}

const sumDeltas = (lines: readonly LedgerLine[]) =>
  roundToCents(lines.reduce((sum, line) => sum + pointsDelta(line), 0));

const toExpiry = <Line extends ExpiringLine>(line: Line, amount: number | null): Line => ({
  ...line,
  _id: `${line._id} ${amount === null ? 'may have expired' : 'expired'}`,
  task_type: 'expire_points',
  amount,
  createdAt: line.expiresAt,
  expiresAt: null,
});

// Adjustments that were undone.

type AdjustmentLine = LedgerLine & Pick<Reward, 'task_type' | 'createdAt'>;

/** Points that were added or deducted by hand. Some APIs have no reason for them. */
const isAdjustment = (line: AdjustmentLine) =>
  (line.task_type === 'wallet_adjustment' || line.task_type === null) && pointsDelta(line) !== 0;

/** As long as the console offers to undo a change. */
const MAX_UNDO_MS = 24 * 60 * 60 * 1000;

/**
 * Finds the adjustments by hand that others took back within a day, with those. They don't change the balance.
 * @param lines sorted newest first
 * @returns their IDs
 */
export function findOffsetAdjustments(lines: readonly AdjustmentLine[]): ReadonlySet<string> {
  const offset = new Set<string>();
  const adjustments = lines.filter(isAdjustment);
  for (const [at, undo] of adjustments.entries()) {
    if (offset.has(undo._id)) continue;
    const undone = adjustments
      .slice(at + 1)
      .find(
        (line) =>
          !offset.has(line._id) &&
          pointsDelta(line) === -pointsDelta(undo) &&
          toTimestamp(undo.createdAt) - toTimestamp(line.createdAt) <= MAX_UNDO_MS,
      );
    if (undone) offset.add(undo._id).add(undone._id);
  }
  return offset;
}

// Balance over time, for the chart.

/** A time at which rewards changed. */
interface TimelinePoint<Line> {
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
