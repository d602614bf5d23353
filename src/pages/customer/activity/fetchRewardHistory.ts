import type { ConsoleDataProvider } from '../../../../dataProvider';
import { rewards } from '../../../../resources/rewards';
import { defaultSort } from '../../../../resources/sorts';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { sortNewestFirst } from './ledger';
import { type Reward, toReward } from './reward';

/** Rewards per request. */
const PAGE_SIZE = 100;

/** One page of a customer's rewards, newest first. */
export interface HistoryPage {
  rewards: readonly Reward[];
  /** Total on the server. */
  total: number;
  /** Number of records of this page that couldn't be parsed. */
  leftOut: number;
  /** Points of the customer as read with the first page; null on other pages, and if unknown. */
  balance: number | null;
}

/** The loaded rewards of a customer. */
export interface RewardHistory {
  /** Sorted newest first, without gaps. */
  rewards: readonly Reward[];
  total: number;
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
  const { data, total, meta } = await dataProvider.getList<ConsoleRecord>(rewards.name, {
    filter: { customerId },
    pagination: { page: page + 1, perPage: PAGE_SIZE },
    sort: defaultSort(rewards),
    signal,
  });
  const leftOut = Number(meta?.leftOut ?? 0);
  return { rewards: data.map(toReward), total: total ?? page * PAGE_SIZE + data.length + leftOut, leftOut };
}

/** Whether there are rewards after these pages. */
export const hasOlderRewards = (pages: readonly HistoryPage[]): boolean => {
  const last = pages.at(-1);
  const isEmpty = !last || last.rewards.length + last.leftOut === 0;
  return !isEmpty && pages.length * PAGE_SIZE < last.total;
};

/** Joins pages. A reward created between two reads shifts the pages, so rewards are deduplicated by ID. */
export function joinHistory(pages: readonly HistoryPage[]): RewardHistory {
  const rewardsById = new Map(pages.flatMap((page) => page.rewards.map((reward) => [reward._id, reward])));
  return {
    rewards: sortNewestFirst([...rewardsById.values()]),
    total: pages.at(-1)?.total ?? 0,
    leftOut: pages.reduce((sum, { leftOut }) => sum + leftOut, 0),
    balance: pages[0]?.balance ?? null,
  };
}
