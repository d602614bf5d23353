import type { MetricValues } from './computeProgramCost';
import { type MetricName, metricNames } from './metrics';

/** Shares and durations that are typical of small stores. */
const typicalRates: Readonly<Partial<Record<MetricName, number>>> = {
  memberOrderShare: 0.4,
  margin: 0.4,
  redemption: 0.5,
  redeemedWithin: 6,
  withPicture: 0.2,
};

/** Costs as shares of the average order value. */
const typicalCosts: Readonly<Partial<Record<MetricName, number>>> = { shippingCost: 0.1, productCost: 0.3 };

/** Events per order. */
const typicalEvents: Readonly<Partial<Record<MetricName, number>>> = {
  signups: 0.3,
  referrals: 0.02,
  birthdays: 0.05,
  reviews: 0.1,
  questions: 0.03,
  shares: 0.02,
  follows: 0.05,
  consents: 0.2,
  redemptions: 0.1,
  customTasks: 0.05,
};

/**
 * Typical values of the metrics that are unknown, so that an estimate can be shown before the merchant enters them.
 * Costs and events are derived from the store's orders; without these, they stay unknown.
 */
export function getTypicalValues(known: MetricValues): MetricValues {
  const { orders, averageOrderValue } = known;
  const getTypicalValue = (name: MetricName): number | undefined => {
    const [rate, cost, event] = [typicalRates[name], typicalCosts[name], typicalEvents[name]];
    if (cost !== undefined) return averageOrderValue && Number((averageOrderValue * cost).toPrecision(1));
    if (event !== undefined) return orders && Math.round(orders * event);
    return rate;
  };
  return Object.fromEntries(
    metricNames.flatMap((name) => {
      const value = known[name] === undefined ? getTypicalValue(name) : undefined;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
