import { parseProgramSettings } from '../../../../resources/loyalty/programSettings';
import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import type { Program, ProgramReward } from '../../../../resources/programs';
import { type Assumptions, clampAmount, clampShare, ORDER_VALUE_SPREAD } from './assumptions';
import { computeIssuedPoints } from './computeIssuedPoints';
import { computeRedeemedShare, type LiabilityMonth, projectLiability } from './projectLiability';

/**
 * Estimated cost of a program. Points and amounts are per month unless stated otherwise; amounts in the store's
 * currency.
 */
export interface Simulation {
  issued: number;
  /** Issued points by task id. */
  issuedBy: Readonly<Record<string, number>>;
  redeemed: number;
  /** Cost of one redeemed point. */
  pointCost: number;
  cost: number;
  /** Value of the members' orders. */
  memberSales: number;
  /** Cost as a share of the value of the members' orders; null without any. */
  payout: number | null;
  /** Cost per order of a member; null without any. */
  costPerOrder: number | null;
  /** Whole number of additional orders that pay for the program; null if orders earn no profit. */
  extraOrders: number | null;
  /** Projection of the next twelve months. */
  months: readonly LiabilityMonth[];
  /** Outstanding points after twelve months. */
  owed: number;
  /** Cost of the outstanding points of today, if all of them were redeemed. */
  owedCost: number;
}

const FORECAST_MONTHS = 12;

/** Largest rounding error of a quotient, which must not add an order. */
const ROUNDING_ERROR = 1e-6;

/**
 * Estimates the cost of a program. This is a model, not a forecast: order values follow
 * {@link ORDER_VALUE_SPREAD}, every month is the same, and all rewards are redeemed equally often.
 */
export function simulateProgram(
  program: Pick<Program, 'tasks' | 'rewards' | 'settings'>,
  assumptions: Assumptions,
): Simulation {
  const settings = parseProgramSettings(program.settings);
  const pointsByTask = (program.tasks ?? []).map(
    (task) => [task._id, computeIssuedPoints(task, assumptions, settings.rounding)] as const,
  );
  const issued = pointsByTask.reduce((sum, [, points]) => sum + points, 0);
  const pointCost = computePointCost(program.rewards ?? [], assumptions);
  const liabilityInput = {
    // Points can't be redeemed if there is no reward for them.
    redemption: pointCost === 0 ? 0 : clampShare(assumptions.redemption),
    within: Math.max(1, clampAmount(assumptions.redeemedWithin)),
    expiresAfter: settings.expiresAfterMonths,
  };
  const redeemed = issued * computeRedeemedShare(liabilityInput);
  const cost = redeemed * pointCost;
  const memberOrders = clampAmount(assumptions.orders) * clampShare(assumptions.memberOrderShare);
  const memberSales = memberOrders * clampAmount(assumptions.averageOrderValue);
  const earnedPerOrder = clampAmount(assumptions.averageOrderValue) * clampShare(assumptions.margin);
  const extraOrders = divide(cost, earnedPerOrder);
  const owedNow = clampAmount(assumptions.pointsOwed);
  const months = projectLiability({ owed: owedNow, issued, ...liabilityInput }, FORECAST_MONTHS);
  return {
    issued,
    issuedBy: Object.fromEntries(pointsByTask),
    redeemed,
    pointCost,
    cost,
    memberSales,
    payout: divide(cost, memberSales),
    costPerOrder: divide(cost, memberOrders),
    extraOrders: extraOrders === null ? null : Math.ceil(extraOrders - ROUNDING_ERROR),
    months,
    owed: months.at(-1)?.owed ?? 0,
    owedCost: owedNow * pointCost,
  };
}

/** Null when the divisor is below 0.01, to avoid meaningless values. */
function divide(cost: number, divisor: number): number | null {
  return divisor >= 0.01 ? cost / divisor : null;
}

/**
 * Cost of a point that is redeemed for this reward, averaged over the orders that are large enough.
 * Returns null if the reward is disabled, has an unknown type or no price, or no order is large enough for it.
 */
function computeRewardPointCost(reward: ProgramReward, assumptions: Assumptions): number | null {
  const type = findRewardType(reward.type);
  const price = clampAmount(reward.pointsCost ?? 0);
  if (!type || reward.isEnabled === false || price < 1) return null;
  const redemption = {
    shippingCost: clampAmount(assumptions.shippingCost),
    productCost: clampAmount(assumptions.productCost),
  };
  const costs = ORDER_VALUE_SPREAD.map((share) => clampAmount(assumptions.averageOrderValue) * share)
    .map((orderValue) => clampAmount(type.cost(reward.config, { orderValue, ...redemption })))
    .filter((cost) => cost > 0);
  return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0) / costs.length / price;
}

/**
 * Average cost of a redeemed point, assuming that all rewards are redeemed equally often. Returns 0 if there are none.
 */
function computePointCost(rewards: readonly ProgramReward[], assumptions: Assumptions): number {
  const costs = rewards.flatMap((reward) => computeRewardPointCost(reward, assumptions) ?? []);
  return costs.length === 0 ? 0 : costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}

/** Returns the reward for which a redeemed point costs most; null if none costs anything. */
export function findMostExpensiveReward(
  rewards: readonly ProgramReward[],
  assumptions: Assumptions,
): ProgramReward | null {
  const costs = rewards.map((reward) => ({ reward, cost: computeRewardPointCost(reward, assumptions) ?? 0 }));
  const [most] = costs.toSorted((a, b) => b.cost - a.cost);
  return most && most.cost > 0 ? most.reward : null;
}
