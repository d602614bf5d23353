/** The eleven task types, in display order. */
import { ownTaskTypes } from './ownTypes';
import { minOrderSentence, type Sentence, sentenceIf } from './sentence';
import { defineTaskType, type TaskType } from './taskType';

const networks = ['facebook', 'instagram', 'x', 'tiktok', 'youtube', 'pinterest', 'whatsapp'] as const;

const onceIn = (days: number): Sentence => ({ key: 'onceInDays', count: days });

export const taskTypes = {
  place_an_order: defineTaskType({
    points: 5,
    event: 'orders',
    template: 'loyaltyPlaceAnOrder',
    fields: {
      basis: { kind: 'choice', choices: ['amount', 'order'], default: 'amount' },
      amount: { kind: 'money', default: 1, visibleWhen: { field: 'basis', is: 'amount' } },
      minOrderValue: { kind: 'money', default: null, optional: true },
    },
    pointsEarned(points, { basis, amount, minOrderValue }, { orderValue }) {
      if (orderValue < (minOrderValue ?? 0)) return 0;
      return basis === 'order' ? points : (points * orderValue) / amount;
    },
    sentence: (points, { basis, amount }) =>
      basis === 'order'
        ? { key: 'perOrder', values: { points: { points } } }
        : { key: 'perAmount', values: { points: { points }, amount: { money: amount } } },
    conditions: ({ minOrderValue }) => minOrderSentence(minOrderValue),
  }),
  signup: defineTaskType({
    points: 100,
    event: 'signups',
    isOnce: true,
    fields: { alsoExisting: { kind: 'boolean', default: false } },
    sentence: (points) => ({ key: 'signup', values: { points: { points } } }),
    conditions: ({ alsoExisting }) => (alsoExisting ? [{ key: 'alsoExisting' }] : []),
  }),
  refer_a_friend: defineTaskType({
    points: 500,
    event: 'referrals',
    template: 'loyaltyReferredCustomer',
    fields: {
      friendPoints: { kind: 'count', unit: 'points', default: 0, min: 0, max: 1_000_000 },
      minOrderValue: { kind: 'money', default: null, optional: true },
      yearlyLimit: { kind: 'count', unit: 'times', default: null, min: 1, max: 1000, optional: true },
    },
    pointsEarned: (points, { friendPoints }) => points + friendPoints,
    sentence: (points, { friendPoints }) =>
      friendPoints === 0
        ? { key: 'refer', values: { points: { points } } }
        : { key: 'referBoth', values: { points: { points }, friend: { points: friendPoints } } },
    conditions: ({ minOrderValue, yearlyLimit }) => [
      ...sentenceIf(minOrderValue, (money) => ({ key: 'friendMinOrder', values: { amount: { money } } })),
      ...sentenceIf(yearlyLimit, (count) => ({ key: 'yearlyLimit', count })),
    ],
  }),
  birthday: defineTaskType({
    points: 200,
    event: 'birthdays',
    template: 'loyaltyBirthdayReward',
    fields: {
      event: { kind: 'choice', choices: ['birth', 'marriage'], default: 'birth' },
      knownForDays: { kind: 'count', unit: 'days', default: 30, min: 0, max: 365 },
    },
    sentence: (points, { event }) => ({
      key: event === 'birth' ? 'birthday' : 'weddingDay',
      values: { points: { points } },
    }),
    conditions: ({ knownForDays }) => (knownForDays === 0 ? [] : [{ key: 'knownForDays', count: knownForDays }]),
  }),
  post_a_review: defineTaskType({
    points: 50,
    event: 'reviews',
    template: 'reviewPublished',
    fields: {
      pictureExtra: { kind: 'count', unit: 'points', default: 0, min: 0, max: 1_000_000 },
      onlyBuyers: { kind: 'boolean', default: true },
      monthlyLimit: { kind: 'count', unit: 'times', default: null, min: 1, max: 1000, optional: true },
    },
    pointsEarned: (points, { pictureExtra }, { withPicture }) => points + pictureExtra * withPicture,
    sentence: (points, { pictureExtra }) =>
      pictureExtra === 0
        ? { key: 'review', values: { points: { points } } }
        : { key: 'reviewPicture', values: { points: { points }, extra: { points: pictureExtra } } },
    conditions: ({ onlyBuyers, monthlyLimit }) => [
      ...(onlyBuyers ? [{ key: 'onlyBuyers' }] : []),
      ...sentenceIf(monthlyLimit, (count) => ({ key: 'monthlyLimit', count })),
    ],
  }),
  post_a_faq: defineTaskType({
    points: 10,
    event: 'questions',
    template: 'faqAnswered',
    fields: {
      onlyPublished: { kind: 'boolean', default: true },
      monthlyLimit: { kind: 'count', unit: 'times', default: 3, min: 1, max: 1000, optional: true },
    },
    sentence: (points) => ({ key: 'question', values: { points: { points } } }),
    conditions: ({ onlyPublished, monthlyLimit }) => [
      ...(onlyPublished ? [{ key: 'onlyPublished' }] : []),
      ...sentenceIf(monthlyLimit, (count) => ({ key: 'monthlyLimit', count })),
    ],
  }),
  social_share: defineTaskType({
    points: 20,
    event: 'shares',
    fields: {
      network: { kind: 'choice', choices: networks, default: 'facebook' },
      url: { kind: 'url', optional: true },
      everyDays: { kind: 'count', unit: 'days', default: 30, min: 1, max: 3650 },
    },
    sentence: (points, { network }) => ({
      key: 'share',
      values: { points: { points }, network: { text: network } },
    }),
    conditions: ({ everyDays }) => [onceIn(everyDays)],
  }),
  social_follow: defineTaskType({
    points: 20,
    event: 'follows',
    isOnce: true,
    fields: {
      network: { kind: 'choice', choices: networks, default: 'instagram' },
      url: { kind: 'url' },
    },
    sentence: (points, { network }) => ({
      key: 'follow',
      values: { points: { points }, network: { text: network } },
    }),
  }),
  accepts_marketing: defineTaskType({
    points: 50,
    event: 'consents',
    isOnce: true,
    fields: { takeBack: { kind: 'boolean', default: false } },
    sentence: (points) => ({ key: 'consent', values: { points: { points } } }),
    conditions: ({ takeBack }) => (takeBack ? [{ key: 'takeBack' }] : []),
  }),
  redeem_points: defineTaskType({
    points: 25,
    event: 'redemptions',
    fields: { onlyFirst: { kind: 'boolean', default: true } },
    sentence: (points, { onlyFirst }) => ({
      key: onlyFirst ? 'firstRedemption' : 'redemption',
      values: { points: { points } },
    }),
  }),
  custom_task: defineTaskType({
    points: 50,
    event: 'customTasks',
    fields: {
      instructions: { kind: 'longText', rows: 3, max: 1000 },
      url: { kind: 'url', optional: true },
      approval: { kind: 'choice', choices: ['manual', 'automatic'], default: 'manual' },
      everyDays: { kind: 'count', unit: 'days', default: null, min: 1, max: 3650, optional: true },
    },
    sentence: (points) => ({ key: 'customTask', values: { points: { points } } }),
    conditions: ({ approval, everyDays }) => [
      ...(approval === 'manual' ? [{ key: 'afterApproval' }] : []),
      ...(everyDays === null ? [{ key: 'onceOnly' }] : [onceIn(everyDays)]),
    ],
  }),
} satisfies Readonly<Record<string, TaskType>>;

/** Known task types. Tasks of other types are shown by name and kept unchanged. */
export type TaskTypeName = keyof typeof taskTypes;

/** The console's task types, then those of an extension. */
export const allTaskTypes: Readonly<Record<string, TaskType>> = { ...taskTypes, ...ownTaskTypes };

/** Finds a task type. Returns null for unknown types. */
export const findTaskType = (name: string | null): TaskType | null =>
  name !== null && Object.hasOwn(allTaskTypes, name) ? (allTaskTypes[name] ?? null) : null;
