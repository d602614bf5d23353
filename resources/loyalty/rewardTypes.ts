/** The five kinds of reward that points buy (section 3 of the specification), in the order in which they are offered. */
import type { ConfigOf } from '../config/configField';
import { defineRewardType, type RewardType } from './rewardType';
import { fromOrderOf, type Sentence, where } from './sentence';

/** What every reward may say of its voucher. */
const voucherFields = {
  minOrderValue: { kind: 'money', default: null, optional: true },
  expiresAfterDays: { kind: 'whole', unit: 'days', default: null, min: 1, max: 3650, optional: true },
  customerLimit: { kind: 'whole', unit: 'times', default: null, min: 1, max: 1000, optional: true },
} as const;

const voucherConditions = (config: ConfigOf<typeof voucherFields>): readonly Sentence[] => [
  ...fromOrderOf(config.minOrderValue),
  ...where(config.expiresAfterDays, (count) => ({ key: 'voucherDays', count })),
  ...where(config.customerLimit, (count) => ({ key: 'customerLimit', count })),
];

/** The discount where the order is large enough for it, and never more than the order. */
const upToOrder = (discount: number, least: number | null, orderValue: number) =>
  orderValue < (least ?? 0) ? 0 : Math.min(discount, orderValue);

export const rewardTypes = {
  percentage: defineRewardType({
    pointsCost: 500,
    fields: {
      value: { kind: 'percent', default: 10 },
      appliesTo: { kind: 'appliesTo' },
      most: { kind: 'money', default: null, optional: true },
      ...voucherFields,
    },
    cost: ({ value, most, minOrderValue }, { orderValue }) =>
      upToOrder(Math.min((orderValue * value) / 100, most ?? Number.POSITIVE_INFINITY), minOrderValue, orderValue),
    sentence: (pointsCost, { value, appliesTo }) => ({
      key: appliesTo.applyTo === 'entireOrder' ? 'percentOff' : 'percentOffSome',
      values: { points: { points: pointsCost }, percent: { percent: value } },
    }),
    conditions: (config) => [
      ...where(config.most, (money) => ({ key: 'atMost', values: { amount: { money } } })),
      ...voucherConditions(config),
    ],
  }),
  fixed_amount: defineRewardType({
    pointsCost: 500,
    fields: { value: { kind: 'money', default: 5 }, appliesTo: { kind: 'appliesTo' }, ...voucherFields },
    cost: ({ value, minOrderValue }, { orderValue }) => upToOrder(value, minOrderValue, orderValue),
    sentence: (pointsCost, { value, appliesTo }) => ({
      key: appliesTo.applyTo === 'entireOrder' ? 'amountOff' : 'amountOffSome',
      values: { points: { points: pointsCost }, amount: { money: value } },
    }),
    conditions: voucherConditions,
  }),
  increment_amount: defineRewardType({
    pointsCost: 100,
    fields: {
      value: { kind: 'money', default: 1 },
      most: { kind: 'money', default: null, optional: true },
      ...voucherFields,
    },
    // A step at a time: what a point is worth is the same for one step and for ten.
    cost: ({ value, most, minOrderValue }, { orderValue }) =>
      upToOrder(Math.min(value, most ?? Number.POSITIVE_INFINITY), minOrderValue, orderValue),
    sentence: (pointsCost, { value }) => ({
      key: 'amountPerPoints',
      values: { points: { points: pointsCost }, amount: { money: value } },
    }),
    conditions: (config) => [
      ...where(config.most, (money) => ({ key: 'atMost', values: { amount: { money } } })),
      ...voucherConditions(config),
    ],
  }),
  free_shipping: defineRewardType({
    pointsCost: 300,
    fields: voucherFields,
    cost: ({ minOrderValue }, { orderValue, shippingCost }) => (orderValue < (minOrderValue ?? 0) ? 0 : shippingCost),
    sentence: (pointsCost) => ({ key: 'freeShipping', values: { points: { points: pointsCost } } }),
    conditions: voucherConditions,
  }),
  free_product: defineRewardType({
    pointsCost: 1000,
    fields: { freeProduct: { kind: 'product' }, ...voucherFields },
    cost: ({ minOrderValue }, { orderValue, productCost }) => (orderValue < (minOrderValue ?? 0) ? 0 : productCost),
    sentence: (pointsCost, { freeProduct }) =>
      freeProduct === null
        ? { key: 'freeProductOpen', values: { points: { points: pointsCost } } }
        : { key: 'freeProduct', values: { points: { points: pointsCost }, product: { text: freeProduct.label } } },
    conditions: voucherConditions,
  }),
} satisfies Readonly<Record<string, RewardType>>;

/** The kind of a reward; null for one that the console does not know: it is shown as what it is, and kept. */
export function rewardTypeOf(name: string | null): RewardType | null {
  const types: Readonly<Record<string, RewardType>> = rewardTypes;
  return name !== null && Object.hasOwn(types, name) ? (types[name] ?? null) : null;
}
