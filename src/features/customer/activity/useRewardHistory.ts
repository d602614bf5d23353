import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import { rewards } from '../../../../resources/rewards';
import { recordQuery } from '../../../engine/records/recordQuery';
import { type Customer, toCustomer } from '../customer';
import { fetchHistoryPage, type HistoryPage, hasOlderRewards, joinHistory } from './fetchRewardHistory';
import { computeBalances } from './ledger';

/**
 * The newest rewards of a customer and the balance after each, as read together. Older ones are loaded by
 * `fetchNextPage`. Optimistic changes are not part of it, since the balance changes only on the server.
 */
export function useRewardHistory({ _id, totalPoints, totalVouchers }: Customer) {
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
      return { ...page, balance };
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (hasOlderRewards(pages) ? pages.length : null),
  });
  useRefetchOnChange(queryKey, `${totalPoints} ${totalVouchers}`);

  const pages = query.data?.pages;
  const history = useMemo(() => (pages ? joinHistory(pages) : null), [pages]);
  const balances = useMemo(
    // A record that couldn't be parsed may have changed the balance.
    () => computeBalances(history?.rewards ?? [], history?.leftOut === 0 ? history.balance : null),
    [history],
  );
  return { ...query, history, balances };
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
