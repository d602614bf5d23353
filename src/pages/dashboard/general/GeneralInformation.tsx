import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ReadNotice } from '../../../engine/ReadNotice';
import { useShop } from '../../../engine/shop';
import { absent } from '../../../lib/absent';
import { points } from '../../../lib/points';
import { useSite } from '../../../session/useSite';
import { Sheet } from '../../../ui/Sheet';
import { Skeleton } from '../../../ui/Skeleton';
import { useBasicStats } from '../useBasicStats';
import styles from './GeneralInformation.module.css';

/** What the shop has in all; each figure leads to its list. */
export function GeneralInformation() {
  const translate = useTranslate();
  const { locale } = useShop();
  const { settings } = useSite();
  const { data, isPending, error, isFetching, refetch } = useBasicStats();
  const show = (value: number | null | undefined): ReactNode =>
    isPending ? <Skeleton width={56} height={16} /> : points(value, locale);
  const all = (list: string) => `/${list}?page=0&limit=10`;
  const figures = [
    { name: 'customers', value: data?.customers, to: all('customers') },
    { name: 'points', value: data?.points },
    { name: 'reviews', value: data?.reviews, to: all('product-reviews') },
    { name: 'questions', value: data?.faq, to: all('faq') },
  ];
  return (
    <Sheet title={translate('dashboard.general.title')}>
      {error && (
        <ReadNotice
          tone="danger"
          title={translate('dashboard.general.failed')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <dl aria-busy={isPending} className={styles.facts}>
        <div>
          <dt>{translate('dashboard.general.plan')}</dt>
          <dd>
            <bdi>{settings.planName?.trim() || absent}</bdi>
          </dd>
        </div>
        {figures.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{translate(`dashboard.general.${name}`)}</dt>
            <dd>{to && data ? <Link to={to}>{show(value)}</Link> : show(value)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/loyalty">{translate('dashboard.general.loyalty')}</Link>
      </p>
    </Sheet>
  );
}
