/** The five reward types, in display order. */
import type { ConfigOf } from '../config/configField';
import { ownRewardTypes } from './ownTypes';
import { defineRewardType, type RewardType } from './rewardType';
import { minOrderSentence, type Sentence, sentenceIf } from './sentence';

/** Voucher fields that all rewards have. */
const voucherFields = {
  minOrderValue: { kind: 'money', default: null, optional: true },
  expiresAfterDays: { kind: 'count', unit: 'days', default: null, min: 1, max: 3650, optional: true },
  customerLimit: { kind: 'count', unit: 'times', default: null, min: 1, max: 1000, optional: true },
} as const;

const voucherConditions = (config: ConfigOf<typeof voucherFields>): readonly Sentence[] => [
  ...minOrderSentence(config.minOrderValue),
  ...sentenceIf(config.expiresAfterDays, (count) => ({ key: 'voucherDays', count })),
  ...sentenceIf(config.customerLimit, (count) => ({ key: 'customerLimit', count })),
];

/** Discount limited to the order value; 0 if the order is below the minimum. */
const cappedDiscount = (discount: number, minValue: number | null, orderValue: number) =>
  orderValue < (minValue ?? 0) ? 0 : Math.min(discount, orderValue);

export const rewardTypes = {
  percentage: defineRewardType({
    pointsCost: 500,
    fields: {
      value: { kind: 'percent', default: 10 },
      appliesTo: { kind: 'appliesTo' },
      maxDiscount: { kind: 'money', default: null, optional: true },
      ...voucherFields,
    },
    cost: ({ value, maxDiscount, minOrderValue }, { orderValue }) =>
      cappedDiscount(
        Math.min((orderValue * value) / 100, maxDiscount ?? Number.POSITIVE_INFINITY),
        minOrderValue,
        orderValue,
      ),
    sentence: (pointsCost, { value, appliesTo }) => ({
      key: appliesTo.applyTo === 'entireOrder' ? 'percentOff' : 'percentOffSome',
      values: { points: { points: pointsCost }, percent: { percent: value } },
    }),
    conditions: (config) => [
      ...sentenceIf(config.maxDiscount, (money) => ({ key: 'atMost', values: { amount: { money } } })),
      ...voucherConditions(config),
    ],
  }),
  fixed_amount: defineRewardType({
    pointsCost: 500,
    fields: { value: { kind: 'money', default: 5 }, appliesTo: { kind: 'appliesTo' }, ...voucherFields },
    cost: ({ value, minOrderValue }, { orderValue }) => cappedDiscount(value, minOrderValue, orderValue),
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
      maxDiscount: { kind: 'money', default: null, optional: true },
      ...voucherFields,
    },
    // Cost of a single step. The cost per point is the same for any number of steps.
    cost: ({ value, maxDiscount, minOrderValue }, { orderValue }) =>
      cappedDiscount(Math.min(value, maxDiscount ?? Number.POSITIVE_INFINITY), minOrderValue, orderValue),
    sentence: (pointsCost, { value }) => ({
      key: 'amountPerPoints',
      values: { points: { points: pointsCost }, amount: { money: value } },
    }),
    conditions: (config) => [
      ...sentenceIf(config.maxDiscount, (money) => ({ key: 'atMost', values: { amount: { money } } })),
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

/** Known reward types. Rewards of other types are shown by name and kept unchanged. */
export type RewardTypeName = keyof typeof rewardTypes;

/** The console's reward types, then those of an extension. */
export const allRewardTypes: Readonly<Record<string, RewardType>> = { ...rewardTypes, ...ownRewardTypes };

/** Finds a reward type. Returns null for unknown types. */
export const findRewardType = (name: string | null): RewardType | null =>
  name !== null && Object.hasOwn(allRewardTypes, name) ? (allRewardTypes[name] ?? null) : null;
