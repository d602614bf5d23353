import { useTranslate } from 'ra-core';
import { Sheet } from '../../../ui/Sheet';
import reckoned from '../reckoned.module.css';
import styles from './Costs.module.css';
import { FigureField } from './FigureField';
import type { FigureName } from './figures';
import type { Costs } from './useCosts';

const groups = ['orders', 'points', 'costs', 'month'] as const;

const groupOf: Readonly<Partial<Record<FigureName, (typeof groups)[number]>>> = {
  orders: 'orders',
  averageOrderValue: 'orders',
  takeUp: 'orders',
  margin: 'orders',
  redemption: 'points',
  redeemedWithin: 'points',
  pointsOwed: 'points',
  shippingCost: 'costs',
  productCost: 'costs',
};

/** The figures that the cost is reckoned from, every one of them to be changed. */
export function Assumed({ costs }: { costs: Costs }) {
  const translate = useTranslate();
  return (
    <Sheet title={translate('costs.assumed.title')}>
      <p className={reckoned.quiet}>{translate('costs.assumed.text')}</p>
      {groups.map((group) => {
        const names = costs.used.filter((name) => (groupOf[name] ?? 'month') === group);
        return (
          names.length > 0 && (
            <fieldset key={group} className={styles.group}>
              <legend>{translate(`costs.assumed.groups.${group}`)}</legend>
              <div className={styles.fields}>
                {names.map((name) => (
                  <FigureField key={name} name={name} costs={costs} />
                ))}
              </div>
            </fieldset>
          )
        );
      })}
    </Sheet>
  );
}
