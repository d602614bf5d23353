import { useTranslate } from 'ra-core';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './Costs.module.css';
import { type CostMetric, toCostMetrics } from './costMetrics';
import type { Costs, ProgramParts } from './useCosts';
import { useMetricSentence } from './useMetricSentence';
import { useMetricText } from './useMetricText';

/** Estimated cost metrics of a program, each with its difference from the saved program and an explanation. */
export function CostMetrics({ costs, drafted }: { costs: Costs; drafted: ProgramParts['drafted'] }) {
  const translate = useTranslate();
  const text = useMetricText();
  const sentence = useMetricSentence();
  const missingForCost = costs.drafted.missing.cost;
  /** Metrics missing for the cost itself are listed once in a banner above. */
  const explain = ({ name, missing }: CostMetric) => {
    if (missing.length === 0) {
      return sentence(name, { program: drafted, simulation: costs.drafted.simulation, values: costs.values });
    }
    const more = missing.filter((item) => !missingForCost.includes(item));
    return more.length === 0 ? '' : translate('costs.missing.figure', { figures: text.names(more) });
  };
  return (
    <dl aria-busy={costs.isPending} className={styles.figures}>
      {toCostMetrics(costs.drafted, costs.saved).map((metric) => (
        <div key={metric.name} className={styles.figure}>
          <dt>{translate(`costs.figure.${metric.name}.label`)}</dt>
          <dd className={styles.value}>
            {costs.isPending && metric.value === null ? (
              <Skeleton width={72} height={24} />
            ) : (
              <bdi>{metric.value === null ? EMPTY_PLACEHOLDER : text.value(metric.kind, metric.value)}</bdi>
            )}
          </dd>
          <CostChange metric={metric} />
          {!costs.isPending && explain(metric) !== '' && <dd className={styles.explanation}>{explain(metric)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Difference of a metric from the saved program. */
export function CostChange({ metric: { kind, change } }: { metric: CostMetric }) {
  const translate = useTranslate();
  const text = useMetricText();
  if (change === null) return null;
  const amount = text.value(kind, Math.abs(change));
  return (
    <dd className={styles.change}>{translate(change > 0 ? 'costs.change.more' : 'costs.change.less', { amount })}</dd>
  );
}
