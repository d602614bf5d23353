import { rewardTypeOf } from '../../../../resources/loyalty/rewardTypes';
import type { ProgramReward } from '../../../../resources/programs';
import { type Assumptions, asAmount, orderSpread } from './assumptions';

/**
 * What a point costs the shop when this reward is bought with it: the mean over the orders that are large enough.
 * Null for a reward that is off, of a type that the console does not know, without a price, or that no order is large enough for.
 */
export function pointCostOf(reward: ProgramReward, assumed: Assumptions): number | null {
  const type = rewardTypeOf(reward.type);
  const price = asAmount(reward.pointsCost ?? 0);
  if (!type || reward.isEnabled === false || price < 1) return null;
  const redemption = { shippingCost: asAmount(assumed.shippingCost), productCost: asAmount(assumed.productCost) };
  const costs = orderSpread
    .map((share) => asAmount(assumed.averageOrderValue) * share)
    .map((orderValue) => asAmount(type.cost(reward.config, { orderValue, ...redemption })))
    .filter((cost) => cost > 0);
  return costs.length === 0 ? null : costs.reduce((sum, one) => sum + one, 0) / costs.length / price;
}

/** What a redeemed point costs: every reward on offer is taken to be bought equally often. 0 where none can be. */
export function pointCost(rewards: readonly ProgramReward[], assumed: Assumptions): number {
  const costs = rewards.flatMap((reward) => pointCostOf(reward, assumed) ?? []);
  return costs.length === 0 ? 0 : costs.reduce((sum, one) => sum + one, 0) / costs.length;
}
