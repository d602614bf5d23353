import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { customers } from '../../../../resources/customers';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import type { Customer } from '../customer';
import styles from './Statistics.module.css';
import { useCustomerStats } from './useCustomerStats';

/** Statistics of a customer. Figures link to the matching list if there is one. */
export function Statistics({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const labels = useEntityLabels(customers);
  const { data: stats, isPending, error, isFetching, refetch } = useCustomerStats(customer._id);
  const getListUrl = (list: string, filters = {}) =>
    `/${list}?${new URLSearchParams({ customerId: customer._id, ...filters })}`;
  const figures = [
    { label: translate('customerPage.stats.earned'), value: stats?.pointsEarned },
    { label: translate('customerPage.stats.spent'), value: stats?.pointsSpent },
    {
      label: labels.field('totalVouchers'),
      value: customer.totalVouchers,
      to: getListUrl('rewards', { type: 'coupon_code' }),
    },
    { label: labels.field('totalOrders'), value: stats?.orders?.count ?? customer.totalOrders },
    {
      label: labels.field('totalReviews'),
      value: stats?.reviews?.count ?? customer.totalReviews,
      to: getListUrl('product-reviews'),
    },
    { label: labels.field('totalFaq'), value: stats?.faq?.count ?? customer.totalFaq, to: getListUrl('faq') },
    { label: labels.field('totalReferrals'), value: customer.totalReferrals },
  ];
  const renderValue = (value: number | null | undefined): ReactNode =>
    value === undefined && isPending ? <Skeleton width={40} height={20} /> : formatPoints(value, locale);

  return (
    <Card title={translate('customerPage.stats.title')}>
      {error && (
        <ReadNotice
          tone="danger"
          title={translate('customerPage.stats.failed')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <dl aria-busy={isPending} className={styles.figures}>
        {figures.map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{to && value ? <Link to={to}>{renderValue(value)}</Link> : renderValue(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
