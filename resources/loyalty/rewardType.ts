import type { ConfigFields, ConfigOf } from '../config/configField';
import { parseConfigValues, parseShownValues } from '../config/configShape';
import { isComplete, type Sentence } from './sentence';

/** Context of a redemption, amounts in the store's currency. */
export interface Redemption {
  orderValue: number;
  /** Shipping cost paid by the store. */
  shippingCost: number;
  /** Cost of a free product for the store. */
  productCost: number;
}

/** Reward type. */
export interface RewardType {
  /** Default price in points. */
  pointsCost: number;
  fields: ConfigFields;
  /** Cost of one redemption in the store's currency; 0 if the order is below the minimum. */
  cost(config: unknown, redemption: Redemption): number;
  /** Benefit for the shopper, in one sentence. */
  sentence(pointsCost: number, config: unknown): Sentence;
  /** Conditions, one sentence each. */
  conditions(config: unknown): readonly Sentence[];
}

/** Declaration of a reward type. Its functions get the parsed `config`. */
export interface RewardTypeOf<Fields extends ConfigFields> {
  pointsCost: number;
  fields: Fields;
  cost(config: ConfigOf<NoInfer<Fields>>, redemption: Redemption): number;
  sentence(pointsCost: number, config: ConfigOf<NoInfer<Fields>>): Sentence;
  conditions?(config: ConfigOf<NoInfer<Fields>>): readonly Sentence[];
}

/** Declares a reward type. Its functions receive the parsed `config`; for texts, numbers that are missing are NaN. */
export function defineRewardType<const Fields extends ConfigFields>(type: RewardTypeOf<Fields>): RewardType {
  const { pointsCost, fields } = type;
  return {
    pointsCost,
    fields,
    cost: (config, redemption) => type.cost(parseConfigValues(fields, config), redemption),
    sentence: (cost, config) => type.sentence(cost, parseShownValues(fields, config)),
    conditions: (config) => type.conditions?.(parseShownValues(fields, config)).filter(isComplete) ?? [],
  };
}
