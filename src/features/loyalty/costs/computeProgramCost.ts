import type { Program } from '../../../../resources/programs';
import type { Assumptions } from './assumptions';
import { type MetricName, metricNames, metricsForCost, metricsForSimulation } from './metrics';
import { type Simulation, simulateProgram } from './simulateProgram';

/** Known metric values: the user's own value, else the store's. */
export type MetricValues = Readonly<Partial<Record<MetricName, number>>>;

/** Simulated cost of a program and the metrics missing for it. */
export interface ProgramCost {
  simulation: Simulation;
  /** Metrics missing per result. A result is only shown once none are missing. */
  missing: Readonly<Record<'cost' | 'breakEven' | 'owed', readonly MetricName[]>>;
}

/** Simulates a program with the known metrics. */
export function computeProgramCost(program: Program, values: MetricValues): ProgramCost {
  const needed = metricsForCost(program);
  // In form order, so that the first missing field is the topmost one.
  const findMissing = (names: readonly MetricName[]) =>
    metricNames.filter((name) => values[name] === undefined && (needed.has(name) || names.includes(name)));
  return {
    simulation: simulateProgram(program, toAssumptions(values)),
    missing: {
      cost: findMissing([]),
      breakEven: findMissing(metricsForSimulation.breakEven),
      owed: findMissing(metricsForSimulation.owed),
    },
  };
}

/** Converts metrics to simulation inputs. Unknown metrics become 0, so results that need them must not be shown. */
export function toAssumptions(values: MetricValues): Assumptions {
  const get = (name: MetricName) => values[name] ?? 0;
  return {
    orders: get('orders'),
    averageOrderValue: get('averageOrderValue'),
    margin: get('margin'),
    memberOrderShare: get('memberOrderShare'),
    redemption: get('redemption'),
    redeemedWithin: get('redeemedWithin'),
    pointsOwed: get('pointsOwed'),
    shippingCost: get('shippingCost'),
    productCost: get('productCost'),
    withPicture: get('withPicture'),
    eventCounts: {
      signups: get('signups'),
      referrals: get('referrals'),
      birthdays: get('birthdays'),
      shares: get('shares'),
      follows: get('follows'),
      customTasks: get('customTasks'),
      reviews: get('reviews'),
      questions: get('questions'),
      redemptions: get('redemptions'),
      consents: get('consents'),
    },
  };
}
