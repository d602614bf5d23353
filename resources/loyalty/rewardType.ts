import type { ConfigFields, ConfigOf } from '../config/configField';
import { readConfig } from '../config/configShape';
import type { Sentence } from './sentence';

/** What a reward meets when it is redeemed: amounts in the shop's currency. */
export interface Redemption {
  orderValue: number;
  /** What sending a parcel costs the shop. */
  shippingCost: number;
  /** What a product that is given away costs the shop. */
  productCost: number;
}

/** One of the kinds of reward that points buy (section 3 of the specification), as data. */
export interface RewardType {
  /** Points that a new one costs. */
  pointsCost: number;
  fields: ConfigFields;
  /** What one redemption costs the shop, in its currency; 0 where the order is too small for it. */
  cost(config: unknown, redemption: Redemption): number;
  /** What the shopper gets, in one sentence. */
  sentence(pointsCost: number, config: unknown): Sentence;
  /** What limits it, a sentence each. */
  conditions(config: unknown): readonly Sentence[];
}

interface RewardTypeOf<Fields extends ConfigFields> {
  pointsCost: number;
  fields: Fields;
  cost(config: ConfigOf<NoInfer<Fields>>, redemption: Redemption): number;
  sentence(pointsCost: number, config: ConfigOf<NoInfer<Fields>>): Sentence;
  conditions(config: ConfigOf<NoInfer<Fields>>): readonly Sentence[];
}

/** A kind of reward whose functions get its `config` read and checked. */
export function defineRewardType<const Fields extends ConfigFields>(type: RewardTypeOf<Fields>): RewardType {
  const { pointsCost, fields } = type;
  return {
    pointsCost,
    fields,
    cost: (config, redemption) => type.cost(readConfig(fields, config), redemption),
    sentence: (cost, config) => type.sentence(cost, readConfig(fields, config)),
    conditions: (config) => type.conditions(readConfig(fields, config)),
  };
}
