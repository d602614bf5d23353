import type { ConsoleDataProvider } from '../../../../dataProvider';
import { rewards } from '../../../../resources/rewards';
import { defaultSort } from '../../../../resources/sorts';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { getLeftOut, hasMoreRows } from '../../../lib/readPages';
import { sortNewestFirst } from './ledger';
import { type Reward, toReward } from './reward';

/** Rewards per request. */
const PAGE_SIZE = 100;

/** One page of a customer's rewards, newest first. */
export interface HistoryPage {
  rewards: readonly Reward[];
  /** Total on the server; null if it doesn't say. */
  total: number | null;
  /** Whether there are older rewards. */
  hasNext: boolean;
  /** Number of records of this page that couldn't be parsed. */
  leftOut: number;
  /** Points of the customer as read with the first page; null on other pages, and if unknown. */
  balance: number | null;
}

/** The loaded rewards of a customer. */
export interface RewardHistory {
  /** Sorted newest first, without gaps. */
  rewards: readonly Reward[];
  /** Total on the server; null if it doesn't say. */
  total: number | null;
  /** Number of loaded records that couldn't be parsed. */
  leftOut: number;
  /** Current balance. */
  balance: number | null;
}

/**
 * Fetches a page of the history.
 * @param page from 0
 * @throws AppError
 */
export async function fetchHistoryPage(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  customerId: string,
  page: number,
  signal: AbortSignal,
): Promise<Omit<HistoryPage, 'balance'>> {
  const result = await dataProvider.getList<ConsoleRecord>(rewards.name, {
    filter: { customerId },
    pagination: { page: page + 1, perPage: PAGE_SIZE },
    sort: defaultSort(rewards),
    signal,
  });
  return {
    rewards: result.data.map(toReward),
    total: result.total ?? null,
    hasNext: hasMoreRows(result, (page + 1) * PAGE_SIZE),
    leftOut: getLeftOut(result.meta),
  };
}

/** Whether there may be rewards after these pages. A server that ignores the offset repeats the first page. */
export const hasOlderRewards = (pages: readonly HistoryPage[]): boolean => {
  const last = pages.at(-1);
  if (!last?.hasNext) return false;
  const earlier = new Set(pages.slice(0, -1).flatMap(({ rewards }) => rewards.map(({ _id }) => _id)));
  return last.leftOut > 0 || last.rewards.some(({ _id }) => !earlier.has(_id));
};

/** Joins pages. A reward created between two reads shifts the pages, so rewards are deduplicated by ID. */
export function joinHistory(pages: readonly HistoryPage[]): RewardHistory {
  const rewardsById = new Map(pages.flatMap((page) => page.rewards.map((reward) => [reward._id, reward])));
  return {
    rewards: sortNewestFirst([...rewardsById.values()]),
    total: pages.at(-1)?.total ?? null,
    leftOut: pages.reduce((sum, { leftOut }) => sum + leftOut, 0),
    balance: pages[0]?.balance ?? null,
  };
}
