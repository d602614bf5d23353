import '../../../../i18n/en/areas/costs';
import { isEqual } from 'es-toolkit/predicate';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { firstField } from '../../../ui/focus/focusable';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import estimateStyles from '../estimate.module.css';
import { usePartTitle } from '../programs/usePartTitle';
import { AssumedNote } from './AssumedNote';
import { CostMetrics } from './CostMetrics';
import styles from './Costs.module.css';
import { type CostMetricName, toCostMetrics } from './costMetrics';
import { MetricField } from './MetricField';
import type { MetricName } from './metrics';
import { type Costs, type ProgramParts, useCosts } from './useCosts';
import { useMetricText } from './useMetricText';

const LiabilityChart = lazyPart(() => import('./LiabilityChart'));

const mainMetrics: readonly CostMetricName[] = ['cost', 'payout', 'extraOrders', 'owedCost'];
const moreMetrics: readonly CostMetricName[] = ['costPerOrder', 'issued', 'redeemed', 'owed'];

/** Costs tab: estimated cost of the edited program compared with the saved one, and the assumptions behind it. */
export default function CostsTab({ saved, drafted }: ProgramParts) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { currency } = useCurrentSite();
  const costs = useCosts({ saved, drafted });
  const pageRef = useRef<HTMLDivElement>(null);
  const missing = costs.drafted.missing.cost;
  const isChanged = toCostMetrics(costs.drafted, costs.saved, currency).some(({ change }) => change !== null);

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
          <AssumedNote program={saved} costs={costs} />
          <CostMetrics costs={costs} drafted={drafted} names={mainMetrics} />
          <Details summary={translate('costs.more')}>
            <CostMetrics costs={costs} drafted={drafted} names={moreMetrics} />
          </Details>
        </Card>
      </div>
      <div className={flowStyles.stack4}>
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

/** Form of the metrics that the estimate is based on. Closed until it is needed. */
function AssumptionsCard({ costs }: { costs: Costs }) {
  const translate = useTranslate();
  return (
    <Card title={translate('costs.assumed.title')}>
      <p className={estimateStyles.quiet}>{translate('costs.assumed.text')}</p>
      <Details
        summary={translate('costs.assumed.adjust')}
        isNeeded={!costs.isPending && costs.drafted.missing.cost.length > 0}
      >
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
      </Details>
    </Card>
  );
}

interface DetailsProps {
  summary: string;
  /** Opens it, and leaves it open. */
  isNeeded?: boolean;
  children: ReactNode;
}

function Details({ summary, isNeeded = false, children }: DetailsProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <details open={isOpen} className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** Table of the points that each task issues per month. */
function TaskPoints({ costs, drafted }: { costs: Costs; drafted: ProgramParts['drafted'] }) {
  const translate = useTranslate();
  const getTitle = usePartTitle();
  const text = useMetricText();
  const { simulation, missing } = costs.drafted;
  const savedPoints = costs.saved.missing.cost.length > 0 ? {} : costs.saved.simulation.issuedBy;
  const rows = (drafted.tasks ?? [])
    .map((task) => ({ task, points: simulation.issuedBy[task._id] ?? 0 }))
    .filter(({ task, points }) => points > 0 || (savedPoints[task._id] ?? 0) > 0)
    .toSorted((a, b) => b.points - a.points);
  if (missing.cost.length > 0) return null;
  const hasDifferences = rows.some(({ task, points }) => Math.abs(points - (savedPoints[task._id] ?? 0)) >= 0.5);
  return (
    <Card title={translate('costs.tasks.title')}>
      {rows.length === 0 ? (
        <p className={estimateStyles.quiet}>{translate('costs.tasks.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{translate('costs.tasks.task')}</th>
              <th scope="col" data-numbers>
                {translate('costs.tasks.points')}
              </th>
              {hasDifferences && (
                <th scope="col" data-numbers>
                  {translate('costs.tasks.before')}
                </th>
              )}
              <th scope="col" data-numbers>
                {translate('costs.tasks.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ task, points }) => {
              const share = simulation.issued > 0 ? points / simulation.issued : 0;
              const saved = savedPoints[task._id];
              return (
                <tr key={task._id}>
                  <th scope="row">
                    <bdi>{getTitle('tasks', task)}</bdi>
                    <span aria-hidden="true" className={styles.bar}>
                      <span style={{ inlineSize: `${share * 100}%` }} />
                    </span>
                  </th>
                  <td data-numbers>{text.value('points', points)}</td>
                  {hasDifferences && (
                    <td data-numbers>{saved === undefined ? EMPTY_PLACEHOLDER : text.value('points', saved)}</td>
                  )}
                  <td data-numbers>{text.value('share', share)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}
