import type { ProgramReward } from '../../resources/programs';

/**
 * What a point is worth in the shop's currency, by the rewards that take a fixed amount off for points: the best rate of
 * those that are on offer. Null where none tells a rate; nothing is guessed then.
 */
export function moneyPerPoint(rewards: readonly ProgramReward[] | null | undefined): number | null {
  const rates = (rewards ?? []).flatMap(({ type, isEnabled, pointsCost, config }) => {
    const [cost, amount] = [pointsCost ?? 0, Number(Object(config).value ?? 0)];
    const rate = type === 'fixed_amount' && isEnabled !== false && cost > 0 ? amount / cost : 0;
    // An amount next to nothing is nothing once it is divided.
    return rate > 0 ? [rate] : [];
  });
  return rates.length > 0 ? Math.max(...rates) : null;
}
