import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { customers } from '../../../../resources/customers';
import { rewards } from '../../../../resources/rewards';
import { defaultSort } from '../../../../resources/sorts';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { recordQuery } from '../../../engine/records/recordQuery';
import { getLeftOut, hasMoreRows } from '../../../lib/readPages';
import { type Customer, toCustomer } from '../customer';
import { addExpiries, computeBalances, findOffsetAdjustments, sortNewestFirst } from './ledger';
import { type Reward, toReward } from './reward';

/**
 * The newest rewards of a customer and the balance after each, as read together. Older ones are loaded by
 * `fetchNextPage`. Optimistic changes are not part of it, since the balance changes only on the server.
 * @param showsOffset whether `shown` has adjustments that others took back, too
 * @returns `shown` has what expired of them, too
 */
export function useRewardHistory({ _id, totalPoints, totalVouchers }: Customer, showsOffset: boolean) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  // Keyed as a reward list, so writes to rewards refetch it like other lists.
  const queryKey = useMemo(() => [rewards.name, 'getInfiniteList', { historyOf: _id }], [_id]);

  /** The balance is read again with a refetch, since rewards affect it. */
  const fetchBalance = async () => {
    const isFirst = queryClient.getQueryData(queryKey) === undefined;
    const query = recordQuery(dataProvider, customers.name, _id);
    return toCustomer(await queryClient.fetchQuery({ ...query, ...(isFirst ? {} : { staleTime: 0 }) })).totalPoints;
  };
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<HistoryPage> => {
      const [page, balance] = await Promise.all([
        fetchHistoryPage(dataProvider, _id, pageParam, signal),
        pageParam === 0 ? fetchBalance() : null,
      ]);
      return { ...page, balance, readAt: getServerTime() };
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (hasOlderRewards(pages) ? pages.length : null),
  });
  useRefetchOnChange(queryKey, `${totalPoints} ${totalVouchers}`);

  const pages = query.data?.pages;
  const history = useMemo(() => (pages ? joinHistory(pages) : null), [pages]);
  const offsetIds = useMemo(() => findOffsetAdjustments(history?.rewards ?? []), [history]);
  const isComplete = query.hasNextPage === false;
  const shown = useMemo(() => {
    const visible = (history?.rewards ?? []).filter(({ _id: id }) => showsOffset || !offsetIds.has(id));
    const { balance = null, readAt = 0 } = history ?? {};
    return balance === null ? visible : addExpiries(visible, { balance, isComplete, now: readAt });
  }, [history, offsetIds, showsOffset, isComplete]);
  const balances = useMemo(
    // A record that couldn't be parsed may have changed the balance.
    () => computeBalances(shown, history?.leftOut === 0 ? history.balance : null),
    [shown, history],
  );
  return { ...query, history, shown, offsetIds, balances };
}

/** Refetches the customer's rewards when the totals change by other means. */
function useRefetchOnChange(queryKey: readonly unknown[], totals: string): void {
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetch when the totals change
  useEffect(() => {
    const state = queryClient.getQueryState(queryKey);
    if (state?.status !== 'success' || state.fetchStatus !== 'idle') return;
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: [rewards.name, 'getList'] });
  }, [queryClient, queryKey, totals]);
}

/** Rewards per request. */
const PAGE_SIZE = 100;

/** One page of a customer's rewards, newest first. */
interface HistoryPage {
  rewards: readonly Reward[];
  /** Total on the server; null if it doesn't say. */
  total: number | null;
  /** Whether there are older rewards. */
  hasNext: boolean;
  /** Number of records of this page that couldn't be parsed. */
  leftOut: number;
  /** Points of the customer as read with the first page; null on other pages, and if unknown. */
  balance: number | null;
  readAt: number;
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
  /** When the balance was read. */
  readAt: number;
}

/**
 * Fetches a page of the history.
 * @param page from 0
 * @throws AppError
 */
async function fetchHistoryPage(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  customerId: string,
  page: number,
  signal: AbortSignal,
): Promise<Omit<HistoryPage, 'balance' | 'readAt'>> {
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
const hasOlderRewards = (pages: readonly HistoryPage[]): boolean => {
  const last = pages.at(-1);
  if (!last?.hasNext) return false;
  const earlier = new Set(pages.slice(0, -1).flatMap(({ rewards }) => rewards.map(({ _id }) => _id)));
  return last.leftOut > 0 || last.rewards.some(({ _id }) => !earlier.has(_id));
};

/** Joins pages. A reward created between two reads shifts the pages, so rewards are deduplicated by ID. */
function joinHistory(pages: readonly HistoryPage[]): RewardHistory {
  const rewardsById = new Map(pages.flatMap((page) => page.rewards.map((reward) => [reward._id, reward])));
  return {
    rewards: sortNewestFirst([...rewardsById.values()]),
    total: pages.at(-1)?.total ?? null,
    leftOut: pages.reduce((sum, { leftOut }) => sum + leftOut, 0),
    balance: pages[0]?.balance ?? null,
    readAt: pages[0]?.readAt ?? 0,
  };
}
