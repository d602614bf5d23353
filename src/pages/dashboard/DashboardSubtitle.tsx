import { useTranslate } from 'ra-core';
import { useShop } from '../../engine/shop';
import { points } from '../../lib/points';
import { useSite } from '../../session/useSite';
import styles from './Dashboard.module.css';
import { useBasicStats } from './useBasicStats';

/** The plan and how many customers there are, as far as they are known. */
export function DashboardSubtitle() {
  const translate = useTranslate();
  const { locale } = useShop();
  const { settings } = useSite();
  const { data } = useBasicStats();
  const plan = settings.planName?.trim();
  const customers = data?.customers ?? null;
  const parts = [
    plan && translate('dashboard.subtitle.plan', { plan }),
    customers !== null &&
      translate('dashboard.subtitle.customers', { smart_count: customers, count: points(customers, locale) }),
  ].filter(Boolean);
  return <bdi className={styles.subtitle}>{parts.join(' · ')}</bdi>;
}
