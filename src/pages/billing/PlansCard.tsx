import { useTranslate } from 'ra-core';
import type { CurrentPlan, Plan } from '../../../dataProvider/methods/billing';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatPoints } from '../../lib/format/formatPoints';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/layout/Card';
import styles from './billing.module.css';
import { useMetricName } from './useMetricName';
import { usePrice } from './usePrice';

interface PlansCardProps {
  plans: readonly Plan[];
  current: CurrentPlan | null;
  onChoose: (plan: Plan) => void;
}

/** Comparison of the plans by price and limits. */
export function PlansCard({ plans, current, onChoose }: PlansCardProps) {
  const translate = useTranslate();
  const formatPrice = usePrice();
  const getMetricName = useMetricName();
  const { locale } = useCurrentSite();
  return (
    <Card title={translate('billing.plans.title')}>
      {plans.length === 0 && <p className={styles.muted}>{translate('billing.empty')}</p>}
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.name} className={styles.offer}>
            <h3>
              <bdi>{plan.name}</bdi>
            </h3>
            <p className={styles.number}>{formatPrice(plan)}</p>
            <dl className={styles.limits}>
              {(plan.limits ?? []).map(({ metric, limit }) => (
                <div key={metric}>
                  <dt>
                    <bdi>{getMetricName(metric)}</bdi>
                  </dt>
                  <dd>{limit === null ? translate('billing.plans.noLimit') : formatPoints(limit, locale)}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.choose}>
              {plan.name === current?.name ? (
                <StatusBadge tone="done">{translate('billing.plans.current')}</StatusBadge>
              ) : (
                <Button
                  size="small"
                  aria-label={translate('billing.plans.chooseNamed', { plan: plan.name })}
                  onClick={() => onChoose(plan)}
                >
                  {translate('billing.plans.choose')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
