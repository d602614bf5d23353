import type { ConsoleDataProvider } from '../../../../dataProvider';
import { rewards } from '../../../../resources/rewards';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { toDay } from '../../../lib/format/day';

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
 * totals include them. The filter takes whole days, so the adjustments outside of the period are left out here.
 * @param period instants in ISO 8601
 * @returns null if there are too many
 * @throws AppError
 */
export async function fetchAdjustedPoints(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  period: { from: string; to: string },
  signal: AbortSignal,
): Promise<AdjustedPoints | null> {
  const sum: AdjustedPoints = { added: 0, deducted: 0 };
  const [from, to] = [new Date(period.from), new Date(period.to)];
  const days = { dateFrom: toDay(from), dateTo: toDay(to) };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, total } = await dataProvider.getList<ConsoleRecord>(rewards.name, {
      filter: { taskType: 'wallet_adjustment', status: 'approved', ...days },
      pagination: { page, perPage: PAGE_SIZE },
      // The API sorts rewards in one way only, which has this name in react-admin.
      sort: { field: 'id', order: 'ASC' },
      signal,
    });
    if ((total ?? 0) > MAX_PAGES * PAGE_SIZE) return null;
    for (const { amount, createdAt } of data) {
      const instant = Date.parse(String(createdAt));
      if (typeof amount !== 'number' || !(instant >= from.getTime() && instant <= to.getTime())) continue;
      if (amount > 0) sum.added += amount;
      else sum.deducted -= amount;
    }
    if (page * PAGE_SIZE >= (total ?? 0)) return sum;
  }
  return null;
}
