import type { ProgramCost } from './computeProgramCost';
import { type MetricKind, type MetricName, roundMetric } from './metrics';
import type { Simulation } from './simulateProgram';

/** Metric of the estimate. Its messages are `costs.figure.<name>`. */
export type CostMetricName =
  | 'cost'
  | 'payout'
  | 'costPerOrder'
  | 'extraOrders'
  | 'issued'
  | 'redeemed'
  | 'owed'
  | 'owedCost';

export interface CostMetric {
  name: CostMetricName;
  kind: MetricKind;
  /** Null if it is unknown or doesn't exist. */
  value: number | null;
  /** Metrics missing for this value. */
  missing: readonly MetricName[];
  /** Difference from the saved program; null if unknown or none. */
  change: number | null;
}

const METRIC_SPECS: readonly [CostMetricName, MetricKind, keyof ProgramCost['missing']][] = [
  ['cost', 'money', 'cost'],
  ['payout', 'share', 'cost'],
  ['costPerOrder', 'money', 'cost'],
  ['extraOrders', 'count', 'breakEven'],
  ['issued', 'points', 'cost'],
  ['redeemed', 'points', 'cost'],
  ['owed', 'points', 'owed'],
  ['owedCost', 'money', 'owed'],
];

/** Lists the cost metrics of a program with their difference from the saved one, as both are shown in a currency. */
export function toCostMetrics(drafted: ProgramCost, saved: ProgramCost, currency: string): CostMetric[] {
  return METRIC_SPECS.map(([name, kind, needs]) => {
    const getValue = ({ simulation, missing }: ProgramCost) =>
      missing[needs].length > 0 ? null : getMetricValue(simulation, name);
    const [value, savedValue] = [getValue(drafted), getValue(saved)];
    const round = (number: number) => roundMetric(kind, number, currency);
    const difference = value === null || savedValue === null ? 0 : round(value) - round(savedValue);
    return {
      name,
      kind,
      value,
      missing: drafted.missing[needs],
      change: difference === 0 ? null : difference,
    };
  });
}

const getMetricValue = (simulation: Simulation, name: CostMetricName): number | null => simulation[name];
