import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { customers } from '../../../../resources/customers';
import { rewards } from '../../../../resources/rewards';
import { useEngine } from '../../../engine/EngineContext';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useProvider } from '../../../engine/useProvider';
import { asCustomer, type Customer } from '../customer';
import { balancesAfter } from './ledger';
import { type RewardsRead, readRewards } from './readRewards';
import { asReward, type Reward } from './reward';

/** The rewards with the points of the same time: what balances are counted from, whatever is changed meanwhile. */
interface LedgerRead extends RewardsRead {
  asRead: { rewards: readonly Reward[]; balance: number | null };
}

/** The rewards of a customer with what is being changed of them, the newest first, and the points after each. */
export function useLedger({ _id, totalPoints, totalVouchers }: Customer) {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  // It is a list of rewards: what is written of a reward is put into it as into any other.
  const queryKey = useMemo(() => [rewards.name, 'getList', { ledgerOf: _id }], [_id]);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<LedgerRead> => {
      const isFirst = queryClient.getQueryData(queryKey) === undefined;
      const [read, { data: customer }] = await Promise.all([
        readRewards(dataProvider, _id, signal),
        queryClient.fetchQuery({
          queryKey: [customers.name, 'getOne', { id: _id }],
          queryFn: (context) => dataProvider.getOne<ConsoleRecord>(customers.name, { id: _id, signal: context.signal }),
          // A reward that changed has changed the points.
          ...(isFirst ? {} : { staleTime: 0 }),
        }),
      ]);
      return { ...read, asRead: { rewards: read.data.map(asReward), balance: asCustomer(customer).totalPoints } };
    },
  });
  useReadAgain(queryKey, `${totalPoints} ${totalVouchers}`);

  const { pending } = useEngine();
  const version = useSyncExternalStore(pending.subscribe, pending.version);
  const { data } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what is pending
  const rows = useMemo(
    () => (data?.data ?? []).flatMap((record) => pending.over(rewards.name, record) ?? []),
    [data, pending, version],
  );
  const asRead = data?.asRead;
  const isWhole = data?.leftOut === 0;
  const balances = useMemo(
    // A line that could not be read may have moved the points.
    () => balancesAfter(asRead?.rewards ?? [], isWhole ? (asRead?.balance ?? null) : null),
    [asRead, isWhole],
  );
  return { ...query, rows, balances };
}

/** Points or vouchers that came or went by another way have a line of their own. */
function useReadAgain(queryKey: readonly unknown[], balance: string): void {
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another balance is what it is about
  useEffect(() => {
    const state = queryClient.getQueryState(queryKey);
    if (state?.status === 'success' && state.fetchStatus === 'idle') void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, queryKey, balance]);
}
