import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useBasicStats } from '../../../engine/stats/useBasicStats';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useSite } from '../../../session/useSite';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { useHasPage } from '../../../ui/navigation/knownPages';
import styles from './GeneralInformation.module.css';

/** Totals of the store, linked to their lists. */
export function GeneralInformation() {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { settings } = useSite();
  const hasPage = useHasPage();
  const { data, isPending, error, isFetching, refetch } = useBasicStats();
  const renderValue = (value: number | null | undefined): ReactNode =>
    isPending ? <Skeleton width={56} height={16} /> : formatPoints(value, locale);
  const getListUrl = (list: string) => `/${list}?page=0&limit=10`;
  const figures = [
    { name: 'customers', value: data?.customers, to: getListUrl('customers') },
    { name: 'points', value: data?.points },
    { name: 'reviews', value: data?.reviews, to: getListUrl('product-reviews') },
    { name: 'questions', value: data?.faq, to: getListUrl('faq') },
  ];
  const plan = <bdi>{settings.planName?.trim() || EMPTY_PLACEHOLDER}</bdi>;
  return (
    <Card title={translate('dashboard.general.title')}>
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
          <dd>{hasPage('/billing') ? <Link to="/billing">{plan}</Link> : plan}</dd>
        </div>
        {figures.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{translate(`dashboard.general.${name}`)}</dt>
            <dd>{to && data ? <Link to={to}>{renderValue(value)}</Link> : renderValue(value)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/loyalty">{translate('dashboard.general.loyalty')}</Link>
      </p>
    </Card>
  );
}
