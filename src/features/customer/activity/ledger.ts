/** Account view of a customer's rewards: point changes and running balance. */
import type { Reward } from './reward';

/** Fields that affect the balance. */
export type LedgerLine = Pick<Reward, '_id' | 'type' | 'status' | 'amount'>;

/** Change of the balance by a reward. Only approved points count. */
export function pointsDelta({ type, status, amount }: LedgerLine): number {
  return type === 'points' && status === 'approved' ? (amount ?? 0) : 0;
}

/**
 * Computes the balance after each line, by ID. Counts back from the current balance, since rewards before the first
 * known line are unknown. Returns an empty map if the current balance is unknown.
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
