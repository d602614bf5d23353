import type { ConsoleDataProvider } from '../../../dataProvider';
import { rewards } from '../../../resources/rewards';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { toDay } from '../../lib/format/day';
import { getLeftOut, readPages } from '../../lib/readPages';

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
 * @returns null if there are too many, or some couldn't be read
 * @throws AppError
 */
export async function fetchApprovedRewards(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  { filter, from, to, maxPages, signal }: ApprovedRewardsQuery,
): Promise<readonly ConsoleRecord[] | null> {
  const days = { dateFrom: toDay(from), ...(to && { dateTo: toDay(to) }) };
  const latest = to?.getTime() ?? Number.POSITIVE_INFINITY;
  const read = async (page: number) => {
    const { data, total, meta } = await dataProvider.getList<ConsoleRecord>(rewards.name, {
      filter: { ...filter, status: 'approved', ...days },
      pagination: { page: page + 1, perPage: PAGE_SIZE },
      signal,
    });
    return { items: data, total, leftOut: getLeftOut(meta) };
  };
  const found: ConsoleRecord[] = [];
  for await (const { fresh, unread } of readPages(read, { pageSize: PAGE_SIZE, getId: ({ id }) => id, maxPages })) {
    found.push(...fresh);
    if (unread === null || found.length + unread > maxPages * PAGE_SIZE) return null;
    if (unread > 0) continue;
    return found.filter(({ createdAt }) => {
      const instant = Date.parse(String(createdAt));
      return instant >= from.getTime() && instant <= latest;
    });
  }
  return null;
}
