import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useBasicStats } from '../../engine/stats/useBasicStats';
import { formatPoints } from '../../lib/format/formatPoints';
import { useSite } from '../../session/useSite';
import styles from './Dashboard.module.css';

/** Plan name and number of customers, if known. */
export function DashboardSubtitle() {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { settings } = useSite();
  const { data } = useBasicStats();
  const plan = settings.planName?.trim();
  const customers = data?.customers ?? null;
  const parts = [
    plan && translate('dashboard.subtitle.plan', { plan }),
    customers !== null &&
      translate('dashboard.subtitle.customers', { smart_count: customers, count: formatPoints(customers, locale) }),
  ].filter(Boolean);
  return <bdi className={styles.subtitle}>{parts.join(' · ')}</bdi>;
}
