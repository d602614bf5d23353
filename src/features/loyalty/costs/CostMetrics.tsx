import { useTranslate } from 'ra-core';
import { parseProgramSettings } from '../../../../resources/loyalty/programSettings';
import type { Program } from '../../../../resources/programs';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { formatMoney } from '../../../lib/format/formatMoney';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import textStyles from '../../../ui/text/text.module.css';
import styles from './Costs.module.css';
import type { MetricValues } from './computeProgramCost';
import { type CostMetric, type CostMetricName, toCostMetrics } from './costMetrics';
import type { Simulation } from './simulateProgram';
import type { Costs, ProgramParts } from './useCosts';
import { useMetricText } from './useMetricText';

interface CostMetricsProps {
  costs: Costs;
  drafted: ProgramParts['drafted'];
  names: readonly CostMetricName[];
}

/** Estimated cost metrics of a program, each with its difference from the saved program and an explanation. */
export function CostMetrics({ costs, drafted, names }: CostMetricsProps) {
  const translate = useTranslate();
  const { currency } = useCurrentSite();
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
      {toCostMetrics(costs.drafted, costs.saved, currency)
        .filter(({ name }) => names.includes(name))
        .map((metric) => (
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
            {!costs.isPending && explain(metric) !== '' && <dd className={textStyles.hint}>{explain(metric)}</dd>}
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
  const amount = kind === 'share' ? text.percentagePoints(Math.abs(change)) : text.value(kind, Math.abs(change));
  return (
    <dd className={styles.change}>{translate(change > 0 ? 'costs.change.more' : 'costs.change.less', { amount })}</dd>
  );
}

interface MetricContext {
  program: Program;
  simulation: Simulation;
  values: MetricValues;
}

/** Message key and its parameters. */
type MetricMessage = ['text' | 'none' | 'expiring', Readonly<Record<string, unknown>>?];

/** Explains a cost metric in a sentence with the values behind it. Needs the `costs` messages. */
function useMetricSentence(): (name: CostMetricName, context: MetricContext) => string {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const text = useMetricText();
  const amount = (value: number) => formatMoney(value, currency, locale);
  const formatMemberOrders = (values: MetricValues) =>
    text.value('count', (values.orders ?? 0) * (values.memberOrderShare ?? 0));

  const sentences: Readonly<Record<CostMetricName, (context: MetricContext) => MetricMessage>> = {
    cost: ({ simulation: { pointCost, redeemed } }) =>
      pointCost === 0 ? ['none'] : ['text', { redeemed: text.points(redeemed), hundred: amount(pointCost * 100) }],
    payout: ({ simulation: { payout } }) =>
      payout === null ? ['none'] : ['text', { spent: amount(100), back: amount(payout * 100) }],
    costPerOrder: ({ simulation: { costPerOrder }, values }) =>
      costPerOrder === null ? ['none'] : ['text', { orders: formatMemberOrders(values) }],
    extraOrders: ({ simulation: { extraOrders }, values }) =>
      extraOrders === null
        ? ['none']
        : ['text', { left: amount((values.averageOrderValue ?? 0) * (values.margin ?? 0)) }],
    issued: ({ values }) => ['text', { orders: formatMemberOrders(values) }],
    redeemed: ({ simulation: { issued, redeemed } }) =>
      issued === 0 ? ['none'] : ['text', { share: text.value('share', redeemed / issued) }],
    owed({ program, values }) {
      const months = parseProgramSettings(program.settings).expiresAfterMonths;
      const now = text.points(values.pointsOwed ?? 0);
      return months === null ? ['text', { now }] : ['expiring', { now, smart_count: months }];
    },
    owedCost: ({ values }) => ['text', { now: text.points(values.pointsOwed ?? 0) }],
  };
  return (name, context) => {
    const [key, params] = sentences[name](context);
    return translate(`costs.figure.${name}.${key}`, params);
  };
}
