import '../../../../i18n/en/areas/activity';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Card } from '../../../ui/layout/Card';
import type { Customer } from '../customer';
import { Ledger } from './Ledger';
import { Timeline } from './Timeline';
import { useLedgerPage } from './useLedgerPage';
import { useRewardHistory } from './useRewardHistory';

/** Reward ledger and balance chart of a customer. */
export default function Activity({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const read = useRewardHistory(customer);
  const ledger = useLedgerPage(customer._id);
  useOlderBalances(read, ledger);
  return (
    <>
      <Card title={translate('activity.title')}>
        <Ledger ledger={ledger} balances={read.isPending ? null : read.balances} />
      </Card>
      <Timeline customer={customer} read={read} />
    </>
  );
}

/** Loads older rewards while the page of the unfiltered ledger shows some, since its balances follow from all newer ones. */
function useOlderBalances(
  { history, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: ReturnType<typeof useRewardHistory>,
  { filter, page, limit, data, total }: ReturnType<typeof useLedgerPage>,
): void {
  const shownCount = Math.min((page + 1) * limit, total ?? page * limit + (data?.length ?? 0));
  const isFiltered = filter.type !== '' || filter.status !== '';
  const isNeeded = history !== null && !isFiltered && history.rewards.length + history.leftOut < shownCount;
  const canLoad = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isNeeded && canLoad) void fetchNextPage();
  }, [isNeeded, canLoad, fetchNextPage]);
}
