import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { customers } from '../../../../resources/customers';
import { ReadNotice } from '../../../engine/ReadNotice';
import { useShop } from '../../../engine/shop';
import { useEntityWords } from '../../../engine/words';
import { points } from '../../../lib/points';
import { Sheet } from '../../../ui/Sheet';
import { Skeleton } from '../../../ui/Skeleton';
import type { Customer } from '../customer';
import styles from './Statistics.module.css';
import { useCustomerStats } from './useCustomerStats';

/** Figures of a customer; each leads to what it counts where there is a list of it. */
export function Statistics({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const words = useEntityWords(customers);
  const { data: stats, isPending, error, isFetching, refetch } = useCustomerStats(customer._id);
  const of = (list: string) => `/${list}?${new URLSearchParams({ customerId: customer._id })}`;
  const figures = [
    { label: translate('customerPage.stats.earned'), value: stats?.pointsEarned },
    { label: translate('customerPage.stats.spent'), value: stats?.pointsSpent },
    { label: words.field('totalVouchers'), value: customer.totalVouchers, to: of('rewards') },
    { label: words.field('totalOrders'), value: stats?.orders?.count ?? customer.totalOrders },
    {
      label: words.field('totalReviews'),
      value: stats?.reviews?.count ?? customer.totalReviews,
      to: of('product-reviews'),
    },
    { label: words.field('totalFaq'), value: stats?.faq?.count ?? customer.totalFaq, to: of('faq') },
    { label: words.field('totalReferrals'), value: customer.totalReferrals },
  ];
  const show = (value: number | null | undefined): ReactNode =>
    value === undefined && isPending ? <Skeleton width={40} height={20} /> : points(value, locale);

  return (
    <Sheet title={translate('customerPage.stats.title')}>
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
            <dd>{to && value ? <Link to={to}>{show(value)}</Link> : show(value)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
