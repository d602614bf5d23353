import { useTranslate } from 'ra-core';
import type { CurrentPlan, Usage } from '../../../dataProvider/methods/billing';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatDay } from '../../lib/format/day';
import { formatPoints } from '../../lib/format/formatPoints';
import { Card } from '../../ui/layout/Card';
import { useNow } from '../../ui/text/useNow';
import styles from './billing.module.css';
import { UsageMeter } from './UsageMeter';
import { forecastUsage } from './usage';
import { useMetricName } from './useMetricName';

interface UsageCardProps {
  usage: readonly Usage[];
  plan: CurrentPlan | null;
}

/** Usage of the current period: a meter per metric, its forecast, and what stops at the limit. */
export function UsageCard({ usage, plan }: UsageCardProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const getMetricName = useMetricName();
  const now = useNow();
  return (
    <Card title={translate('billing.usage.title')}>
      {usage.length === 0 ? (
        <p className={styles.muted}>{translate('billing.empty')}</p>
      ) : (
        <ul className={styles.meters}>
          {usage.map((item) => {
            const forecast = forecastUsage(item, plan, now);
            return (
              <li key={item.metric}>
                <UsageMeter usage={item} name={getMetricName(item.metric)} />
                {forecast !== null && plan?.renewsAt && (
                  <p className={styles.small}>
                    {translate('billing.usage.forecast', {
                      count: formatPoints(forecast, locale),
                      date: formatDay(plan.renewsAt, locale),
                    })}
                  </p>
                )}
                {item.limit !== null && (
                  <p className={styles.small}>
                    <bdi>{item.atLimit ?? translate('billing.usage.atLimitUnknown')}</bdi>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.muted}>{translate('billing.usage.console')}</p>
    </Card>
  );
}
