import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { rewards } from '../../../resources/rewards';
import { defaultSort } from '../../../resources/sorts';
import { CellStack } from '../../engine/cells/CellStack';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { toPerson } from '../../engine/records/values';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useProvider } from '../../engine/shop/useProvider';
import { formatPoints } from '../../lib/format/formatPoints';
import { hasMoreRows } from '../../lib/readPages';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { PageLink } from '../../ui/navigation/PageLink';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { findOrderRewards } from './orderRewards';
import styles from './sales.module.css';

/** Rewards of a customer that are searched, newest first: the API can't filter them by order. */
const MAX_SEARCHED_REWARDS = 500;

/** The reward records behind an order. */
export function OrderRewards({ order }: { order: ConsoleRecord }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const id = useId();
  const customerId = toPerson(order['customer'])?._id ?? null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{translate('sales.rewards.title')}</h3>
      {customerId === null ? (
        <p>{translate('sales.rewards.noCustomer')}</p>
      ) : (
        <CustomerOrderRewards order={order} customerId={customerId} locale={locale} />
      )}
    </section>
  );
}

interface CustomerOrderRewardsProps {
  order: ConsoleRecord;
  customerId: string;
  locale: string;
}

function CustomerOrderRewards({ order, customerId, locale }: CustomerOrderRewardsProps) {
  const translate = useTranslate();
  const dataProvider = useProvider();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [rewards.name, 'getList', { ofCustomer: customerId }],
    queryFn: ({ signal }) =>
      dataProvider.getList<ConsoleRecord>(rewards.name, {
        filter: { customerId },
        pagination: { page: 1, perPage: MAX_SEARCHED_REWARDS },
        sort: defaultSort(rewards),
        signal,
      }),
  });
  if (error && !data) {
    return (
      <ErrorState
        title={translate('sales.rewards.failed')}
        error={toAppError(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height="64px" />
        <VisuallyHidden>{translate('sales.rewards.loading')}</VisuallyHidden>
      </div>
    );
  }
  const found = findOrderRewards(order, data.data);
  return (
    <>
      {found.length === 0 ? (
        <p>{translate('sales.rewards.none')}</p>
      ) : (
        <ul className={styles.rewards}>
          {found.map((reward) => (
            <li key={reward.id} className={styles.reward}>
              <CellStack
                entity={rewards}
                column={{ name: 'reward', paths: ['amount', 'discountConfig', 'coupon_code', 'task_type'] }}
                record={reward}
              />
              <CellStack entity={rewards} column={{ name: 'state', paths: ['status', 'createdAt'] }} record={reward} />
            </li>
          ))}
        </ul>
      )}
      {hasMoreRows(data, MAX_SEARCHED_REWARDS) && (
        <p>{translate('sales.rewards.newest', { count: formatPoints(MAX_SEARCHED_REWARDS, locale) })}</p>
      )}
      <p>
        <PageLink to={`/rewards?${new URLSearchParams({ page: '0', limit: '10', customerId })}`}>
          {translate('sales.rewards.all')}
        </PageLink>
      </p>
    </>
  );
}
