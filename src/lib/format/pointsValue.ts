import type { ProgramReward } from '../../../resources/programs';

/**
 * Returns the value of a point in the store's currency: the best rate among the enabled fixed-amount rewards. Returns
 * null if no reward has a rate.
 */
export function getMoneyPerPoint(rewards: readonly ProgramReward[] | null | undefined): number | null {
  const rates = (rewards ?? []).flatMap(({ type, isEnabled, pointsCost, config }) => {
    const [cost, amount] = [pointsCost ?? 0, Number(Object(config).value ?? 0)];
    const rate = type === 'fixed_amount' && isEnabled !== false && cost > 0 ? amount / cost : 0;
    // A tiny amount may round to zero when divided.
    return rate > 0 ? [rate] : [];
  });
  return rates.length > 0 ? Math.max(...rates) : null;
}
