import type { ConsoleDataProvider } from '../../../dataProvider';
import { rewards } from '../../../resources/rewards';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { toDay } from '../../lib/format/day';

/** Page size; the API maximum. */
const PAGE_SIZE = 100;

interface ApprovedRewardsQuery {
  filter: Readonly<Record<string, string>>;
  from: Date;
  /** Without it, the period has no end. */
  to?: Date;
  /** More pages aren't worth the requests. */
  maxPages: number;
  signal: AbortSignal;
}

/**
 * Loads all approved rewards of a period. The API filters by whole days, so those outside of the period are left out here.
 * @returns null if there are too many
 * @throws AppError
 */
export async function fetchApprovedRewards(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  { filter, from, to, maxPages, signal }: ApprovedRewardsQuery,
): Promise<readonly ConsoleRecord[] | null> {
  const found: ConsoleRecord[] = [];
  const days = { dateFrom: toDay(from), ...(to && { dateTo: toDay(to) }) };
  const latest = to?.getTime() ?? Number.POSITIVE_INFINITY;
  for (let page = 1; page <= maxPages; page += 1) {
    const { data, total } = await dataProvider.getList<ConsoleRecord>(rewards.name, {
      filter: { ...filter, status: 'approved', ...days },
      pagination: { page, perPage: PAGE_SIZE },
      signal,
    });
    if ((total ?? 0) > maxPages * PAGE_SIZE) return null;
    found.push(
      ...data.filter(({ createdAt }) => {
        const instant = Date.parse(String(createdAt));
        return instant >= from.getTime() && instant <= latest;
      }),
    );
    if (page * PAGE_SIZE >= (total ?? 0)) return found;
  }
  return null;
}
