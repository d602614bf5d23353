import { useTranslate } from 'ra-core';
import { Card } from '../../../ui/layout/Card';
import estimateStyles from '../estimate.module.css';
import styles from './Costs.module.css';
import { MetricField } from './MetricField';
import type { MetricName } from './metrics';
import type { Costs } from './useCosts';

const groups = ['orders', 'points', 'costs', 'month'] as const;

const metricGroups: Readonly<Partial<Record<MetricName, (typeof groups)[number]>>> = {
  orders: 'orders',
  averageOrderValue: 'orders',
  memberOrderShare: 'orders',
  margin: 'orders',
  redemption: 'points',
  redeemedWithin: 'points',
  pointsOwed: 'points',
  shippingCost: 'costs',
  productCost: 'costs',
};

/** Form of the metrics that the estimate is based on. */
export function AssumptionsCard({ costs }: { costs: Costs }) {
  const translate = useTranslate();
  return (
    <Card title={translate('costs.assumed.title')}>
      <p className={estimateStyles.quiet}>{translate('costs.assumed.text')}</p>
      {groups.map((group) => {
        const names = costs.used.filter((name) => (metricGroups[name] ?? 'month') === group);
        return (
          names.length > 0 && (
            <fieldset key={group} className={styles.group}>
              <legend>{translate(`costs.assumed.groups.${group}`)}</legend>
              <div className={styles.fields}>
                {names.map((name) => (
                  <MetricField key={name} name={name} costs={costs} />
                ))}
              </div>
            </fieldset>
          )
        );
      })}
    </Card>
  );
}
