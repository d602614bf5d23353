import type { ConsoleDataProvider } from '../../../../dataProvider';
import { rewards } from '../../../../resources/rewards';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';

/** Page size; the API maximum. */
const PAGE_SIZE = 100;
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
 * @returns null if there are too many
 * @throws AppError
 */
export async function fetchAdjustedPoints(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  { from: dateFrom, to: dateTo }: { from: string; to: string },
  signal: AbortSignal,
): Promise<AdjustedPoints | null> {
  const sum: AdjustedPoints = { added: 0, deducted: 0 };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, total } = await dataProvider.getList<ConsoleRecord>(rewards.name, {
      filter: { taskType: 'wallet_adjustment', status: 'approved', dateFrom, dateTo },
      pagination: { page, perPage: PAGE_SIZE },
      sort: { field: 'createdAt', order: 'DESC' },
      signal,
    });
    if ((total ?? 0) > MAX_PAGES * PAGE_SIZE) return null;
    for (const { amount } of data) {
      if (typeof amount !== 'number') continue;
      if (amount > 0) sum.added += amount;
      else sum.deducted -= amount;
    }
    if (page * PAGE_SIZE >= (total ?? 0)) return sum;
  }
  return null;
}
