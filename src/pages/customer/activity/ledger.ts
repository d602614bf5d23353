/** What a customer was given, as an account: which lines move the points, and what they came to after each. */
import type { Reward } from './reward';

/** What the balance depends on. */
export type LedgerLine = Pick<Reward, '_id' | 'type' | 'status' | 'amount'>;

/** What a line did to the points: only approved points do anything. */
export function movedBy({ type, status, amount }: LedgerLine): number {
  return type === 'points' && status === 'approved' ? (amount ?? 0) : 0;
}

/**
 * The points after each line, by its id: counted back from the points of today, since what came before the first line
 * that is known is not known. Empty where the points of today are not known.
 * @param lines the newest first, without a gap
 */
export function balancesAfter(lines: readonly LedgerLine[], today: number | null): ReadonlyMap<string, number> {
  const balances = new Map<string, number>();
  if (today === null) return balances;
  let balance = today;
  for (const line of lines) {
    balances.set(line._id, balance);
    balance = withoutDust(balance - movedBy(line));
  }
  return balances;
}

/** Points of two decimals stay so: 0.3 - 0.1 is 0.2. */
export const withoutDust = (value: number) => Math.round(value * 100) / 100;

/** The newest first; of the same moment, as the server had them. What has no date is the oldest. */
export function newestFirst<Line extends { createdAt: string | null }>(lines: readonly Line[]): Line[] {
  const moments = new Map(lines.map((line) => [line, momentOf(line.createdAt)]));
  return [...lines].sort((one, other) => (moments.get(other) ?? 0) - (moments.get(one) ?? 0));
}

/** Ms since 1970; 0 for what has no date. */
export function momentOf(instant: string | null): number {
  const moment = Date.parse(instant ?? '');
  return Number.isNaN(moment) ? 0 : moment;
}
