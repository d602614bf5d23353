import { useGetList, useRecordContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { rewards } from '../../../resources/rewards';
import { defaultSort } from '../../../resources/sorts';
import { CellStack } from '../../engine/cells/CellStack';
import { ReadFailure } from '../../engine/errors/ReadNotice';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { toOrder, toPerson, toText } from '../../engine/records/values';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatPoints } from '../../lib/format/formatPoints';
import { hasMoreRows } from '../../lib/readPages';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { PageLink } from '../../ui/navigation/PageLink';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import styles from './sales.module.css';

/** What the panel of an order shows below its fields: a link to the store's platform, and the rewards behind it. */
export function OrderDetails() {
  const record = useRecordContext<ConsoleRecord>();
  const translate = useTranslate();
  const { buildOrderUrl } = useCurrentSite();
  if (!record) return null;
  const url = buildOrderUrl(getOrderId(record));
  return (
    <div className={styles.details}>
      {url !== null && (
        <p>
          <ExternalLink href={url}>{translate('sales.open')}</ExternalLink>
        </p>
      )}
      <OrderRewards order={record} />
    </div>
  );
}

/** Rewards of a customer that are searched, newest first: the API can't filter them by order. */
const MAX_SEARCHED_REWARDS = 500;

/** The reward records behind an order. */
function OrderRewards({ order }: { order: ConsoleRecord }) {
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
  const list = useGetList<ConsoleRecord>(rewards.name, {
    filter: { customerId },
    pagination: { page: 1, perPage: MAX_SEARCHED_REWARDS },
    sort: defaultSort(rewards),
  });
  const { data, error } = list;
  if (error && !data) return <ReadFailure title={translate('sales.rewards.failed')} read={list} />;
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height="64px" />
        <VisuallyHidden>{translate('sales.rewards.loading')}</VisuallyHidden>
      </div>
    );
  }
  const found = findOrderRewards(order, data);
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
      {hasMoreRows(list, MAX_SEARCHED_REWARDS) && (
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

/** Id of an order on the store's platform. A row that was converted from a reward has it in `order`. */
function getOrderId(order: ConsoleRecord): string {
  return toOrder(order['order'])?._id ?? order.id;
}

/** Returns the rewards that were given for an order, and the voucher that was used in it. */
export function findOrderRewards(order: ConsoleRecord, rewards: readonly ConsoleRecord[]): ConsoleRecord[] {
  const orderId = getOrderId(order);
  const code = toText(order['discountCode'])?.toUpperCase();
  return rewards.filter(
    (reward) =>
      toOrder(reward['order'])?._id === orderId ||
      (code !== undefined && toText(reward['coupon_code'])?.toUpperCase() === code),
  );
}
