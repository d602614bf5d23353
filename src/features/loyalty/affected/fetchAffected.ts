import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import { type ConsoleRecord, getFieldValue } from '../../../engine/records/consoleRecord';
import { getLeftOut, readPages } from '../../../lib/readPages';
import { fetchApprovedRewards } from '../fetchApprovedRewards';
import type { Member } from './effects';

/** Page size; the API maximum. */
const PAGE_SIZE = 100;
/** More pages aren't worth the requests. */
const MAX_PAGES = 60;

type Provider = Pick<ConsoleDataProvider, 'getList'>;

interface Members {
  members: readonly Member[];
  /** False if there are more, or some couldn't be read. */
  isComplete: boolean;
}

/**
 * Loads the customers of a program who have at least some points, those with the most first.
 * @throws AppError
 */
export async function fetchMembers(
  dataProvider: Provider,
  programId: string,
  lowestPoints: number,
  signal: AbortSignal,
): Promise<Members> {
  let leftOut = 0;
  const read = async (page: number) => {
    const { data, total, meta } = await dataProvider.getList<ConsoleRecord>(customers.name, {
      filter: { programId },
      pagination: { page: page + 1, perPage: PAGE_SIZE },
      sort: { field: 'totalPoints', order: 'DESC' },
      signal,
    });
    leftOut += getLeftOut(meta);
    return { items: data.map(toMember), total, leftOut: getLeftOut(meta) };
  };
  const getId = ({ id }: Member) => id;
  const members: Member[] = [];
  for await (const { fresh, unread } of readPages(read, { pageSize: PAGE_SIZE, getId, maxPages: MAX_PAGES })) {
    const wanted = fresh.filter(({ points }) => points >= lowestPoints);
    members.push(...wanted);
    // All others have fewer points.
    if (unread === 0 || wanted.length < fresh.length) return { members, isComplete: leftOut === 0 };
  }
  return { members, isComplete: false };
}

/**
 * Sums the points that each customer earned since an instant.
 * @returns null if there are too many records, or some couldn't be read
 * @throws AppError
 */
export async function fetchEarnedPoints(
  dataProvider: Provider,
  since: Date,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number> | null> {
  const approved = await fetchApprovedRewards(dataProvider, {
    filter: { type: 'points' },
    from: since,
    maxPages: MAX_PAGES,
    signal,
  });
  if (!approved) return null;
  const earned = new Map<string, number>();
  for (const reward of approved) {
    const { amount } = reward;
    const customerId = getFieldValue(reward, 'customer._id');
    if (typeof amount === 'number' && amount > 0 && typeof customerId === 'string') {
      earned.set(customerId, (earned.get(customerId) ?? 0) + amount);
    }
  }
  return earned;
}

function toMember(customer: ConsoleRecord): Member {
  const { id, name, emailAddress, totalPoints } = customer;
  return {
    id,
    name: String(name ?? emailAddress ?? id),
    points: typeof totalPoints === 'number' ? totalPoints : 0,
  };
}
