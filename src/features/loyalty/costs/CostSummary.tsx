import '../../../../i18n/en/areas/costs';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import { buildProgramTabUrl } from '../editor/editedProgram';
import estimateStyles from '../estimate.module.css';
import { AssumedNote } from './AssumedNote';
import { CostChange } from './CostMetrics';
import styles from './Costs.module.css';
import { type CostMetricName, toCostMetrics } from './costMetrics';
import { type ProgramParts, useCosts } from './useCosts';
import { useMetricText } from './useMetricText';

const visibleMetrics: readonly CostMetricName[] = ['payout', 'cost', 'issued'];

/** Main cost metrics in the editor sidebar, with their difference from the saved program. */
export default function CostSummary({ saved, drafted }: ProgramParts) {
  const translate = useTranslate();
  const { currency } = useCurrentSite();
  const text = useMetricText();
  const costs = useCosts({ saved, drafted });
  const missing = costs.drafted.missing.cost;
  const metrics = toCostMetrics(costs.drafted, costs.saved, currency).filter(({ name }) =>
    visibleMetrics.includes(name),
  );
  return (
    <Card title={translate('costs.summary')}>
      {!costs.isPending && missing.length > 0 ? (
        <p className={estimateStyles.quiet}>{translate('costs.missing.short', { smart_count: missing.length })}</p>
      ) : (
        <dl aria-busy={costs.isPending} className={flowStyles.rows3}>
          {metrics.map((metric) => (
            <div key={metric.name} className={styles.line}>
              <dt>{translate(`costs.figure.${metric.name}.label`)}</dt>
              <dd className={styles.number}>
                {costs.isPending && metric.value === null ? (
                  <Skeleton width={56} height={16} />
                ) : (
                  <bdi>{metric.value === null ? EMPTY_PLACEHOLDER : text.value(metric.kind, metric.value)}</bdi>
                )}
              </dd>
              <CostChange metric={metric} />
            </div>
          ))}
        </dl>
      )}
      <AssumedNote program={saved} costs={costs} />
      <p>
        <Link to={buildProgramTabUrl(saved._id, 'costs')}>
          {missing.length > 0 && !costs.isPending
            ? translate('costs.missing.fill', { smart_count: missing.length })
            : translate('costs.open')}
        </Link>
      </p>
    </Card>
  );
}
