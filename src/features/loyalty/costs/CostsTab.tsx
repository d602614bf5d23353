import '../../../../i18n/en/areas/costs';
import { isEqual } from 'es-toolkit/predicate';
import { useTranslate } from 'ra-core';
import { Suspense, useRef } from 'react';
import { useErrorText } from '../../../engine/errors/errorText';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { firstField } from '../../../ui/focus/focusable';
import { Card } from '../../../ui/layout/Card';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import estimateStyles from '../estimate.module.css';
import { AssumedNote } from './AssumedNote';
import { AssumptionsCard } from './AssumptionsCard';
import { CostMetrics } from './CostMetrics';
import styles from './Costs.module.css';
import { toCostMetrics } from './costMetrics';
import { TaskPoints } from './TaskPoints';
import { type Costs, type ProgramParts, useCosts } from './useCosts';
import { useMetricText } from './useMetricText';

const LiabilityChart = lazyPart(() => import('./LiabilityChart'));

/** Costs tab: estimated cost of the edited program compared with the saved one, and the assumptions behind it. */
export default function CostsTab({ saved, drafted }: ProgramParts) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const costs = useCosts({ saved, drafted });
  const pageRef = useRef<HTMLDivElement>(null);
  const missing = costs.drafted.missing.cost;
  const isChanged = toCostMetrics(costs.drafted, costs.saved).some(({ change }) => change !== null);

  const focusFirstMissing = () => {
    const [first] = costs.drafted.missing.cost;
    const metricElements = pageRef.current?.querySelectorAll<HTMLElement>('[data-figure]') ?? [];
    const metricElement = [...metricElements].find(({ dataset }) => dataset['figure'] === first);
    if (metricElement) firstField(metricElement)?.focus();
  };
  return (
    <div ref={pageRef} className={styles.page}>
      <div className={styles.results}>
        <Card title={translate('costs.title')}>
          <p className={estimateStyles.quiet}>{translate('costs.text')}</p>
          {costs.error !== null && (
            <Banner
              tone="danger"
              title={translate('costs.failed')}
              action={
                <Button size="small" busy={costs.isRetrying} onClick={costs.retry}>
                  {translate('ui.retry')}
                </Button>
              }
            >
              {errorText(costs.error)}
            </Banner>
          )}
          {!costs.isPending && missing.length > 0 && <MissingMetrics missing={missing} onFillIn={focusFirstMissing} />}
          {missing.length === 0 && (
            <p className={estimateStyles.quiet}>{translate(isChanged ? 'costs.compared' : 'costs.asSaved')}</p>
          )}
          <AssumedNote costs={costs} />
          <CostMetrics costs={costs} drafted={drafted} />
        </Card>
      </div>
      <div className={estimateStyles.page}>
        <AssumptionsCard costs={costs} />
        {costs.drafted.missing.owed.length === 0 && <LiabilityCard costs={costs} />}
        <TaskPoints costs={costs} drafted={drafted} />
      </div>
    </div>
  );
}

function MissingMetrics({ missing, onFillIn }: { missing: Costs['drafted']['missing']['cost']; onFillIn: () => void }) {
  const translate = useTranslate();
  const text = useMetricText();
  return (
    <Banner
      tone="waiting"
      title={translate('costs.missing.title', { smart_count: missing.length })}
      action={
        <Button size="small" onClick={onFillIn}>
          {translate('costs.missing.fill', { smart_count: missing.length })}
        </Button>
      }
    >
      {translate('costs.missing.text', { figures: text.names(missing) })}
    </Banner>
  );
}

function LiabilityCard({ costs: { drafted, saved, values } }: { costs: Costs }) {
  const translate = useTranslate();
  const { months } = drafted.simulation;
  const before = saved.missing.owed.length > 0 ? null : saved.simulation.months;
  return (
    <Card title={translate('costs.chart.title')}>
      <Suspense fallback={<Skeleton height={280} />}>
        <LiabilityChart
          now={values.pointsOwed ?? 0}
          drafted={months}
          saved={before !== null && !isEqual(before, months) ? before : null}
        />
      </Suspense>
    </Card>
  );
}
