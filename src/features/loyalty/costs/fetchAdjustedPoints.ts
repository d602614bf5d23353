import type { ConsoleDataProvider } from '../../../../dataProvider';
import { fetchApprovedRewards } from '../fetchApprovedRewards';

/** More adjustments aren't worth the requests. */
const MAX_PAGES = 20;

/** Points that were added and deducted by hand or by imports, as amounts of 0 or more. */
export interface AdjustedPoints {
  added: number;
  deducted: number;
}

/**
 * Sums the approved points adjustments of a period. They are neither earned nor redeemed by customers, but the store's
 * totals include them.
 * @param period instants in ISO 8601
 * @returns null if there are too many
 * @throws AppError
 */
export async function fetchAdjustedPoints(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  period: { from: string; to: string },
  signal: AbortSignal,
): Promise<AdjustedPoints | null> {
  const adjustments = await fetchApprovedRewards(dataProvider, {
    filter: { taskType: 'wallet_adjustment' },
    from: new Date(period.from),
    to: new Date(period.to),
    maxPages: MAX_PAGES,
    signal,
  });
  if (!adjustments) return null;
  const sum: AdjustedPoints = { added: 0, deducted: 0 };
  for (const { amount } of adjustments) {
    if (typeof amount !== 'number') continue;
    if (amount > 0) sum.added += amount;
    else sum.deducted -= amount;
  }
  return sum;
}
