/** The eleven kinds of task (section 3 of the specification), in the order in which they are offered. */
import { fromOrderOf, type Sentence, where } from './sentence';
import { defineTaskType, type TaskType } from './taskType';

const networks = ['facebook', 'instagram', 'x', 'tiktok', 'youtube', 'pinterest', 'whatsapp'] as const;

const onceIn = (days: number): Sentence => ({ key: 'onceInDays', count: days });

export const taskTypes = {
  place_an_order: defineTaskType({
    points: 5,
    happens: 'orders',
    template: 'loyaltyPlaceAnOrder',
    fields: {
      basis: { kind: 'choice', choices: ['amount', 'order'], default: 'amount' },
      amount: { kind: 'money', default: 1, onlyWith: { field: 'basis', is: 'amount' } },
      minOrderValue: { kind: 'money', default: null, optional: true },
    },
    earned(points, { basis, amount, minOrderValue }, { orderValue }) {
      if (orderValue < (minOrderValue ?? 0)) return 0;
      return basis === 'order' ? points : (points * orderValue) / amount;
    },
    sentence: (points, { basis, amount }) =>
      basis === 'order'
        ? { key: 'perOrder', values: { points: { points } } }
        : { key: 'perAmount', values: { points: { points }, amount: { money: amount } } },
    conditions: ({ minOrderValue }) => fromOrderOf(minOrderValue),
  }),
  signup: defineTaskType({
    points: 100,
    happens: 'signups',
    isOnce: true,
    fields: { alsoExisting: { kind: 'switch', default: false } },
    sentence: (points) => ({ key: 'signup', values: { points: { points } } }),
    conditions: ({ alsoExisting }) => (alsoExisting ? [{ key: 'alsoExisting' }] : []),
  }),
  refer_a_friend: defineTaskType({
    points: 500,
    happens: 'referrals',
    template: 'loyaltyReferredCustomer',
    fields: {
      friendPoints: { kind: 'whole', unit: 'points', default: 0, min: 0, max: 1_000_000 },
      minOrderValue: { kind: 'money', default: null, optional: true },
      yearlyLimit: { kind: 'whole', unit: 'times', default: null, min: 1, max: 1000, optional: true },
    },
    earned: (points, { friendPoints }) => points + friendPoints,
    sentence: (points, { friendPoints }) =>
      friendPoints === 0
        ? { key: 'refer', values: { points: { points } } }
        : { key: 'referBoth', values: { points: { points }, friend: { points: friendPoints } } },
    conditions: ({ minOrderValue, yearlyLimit }) => [
      ...where(minOrderValue, (money) => ({ key: 'friendMinOrder', values: { amount: { money } } })),
      ...where(yearlyLimit, (count) => ({ key: 'yearlyLimit', count })),
    ],
  }),
  birthday: defineTaskType({
    points: 200,
    happens: 'birthdays',
    template: 'loyaltyBirthdayReward',
    fields: {
      event: { kind: 'choice', choices: ['birth', 'marriage'], default: 'birth' },
      knownForDays: { kind: 'whole', unit: 'days', default: 30, min: 0, max: 365 },
    },
    sentence: (points, { event }) => ({
      key: event === 'birth' ? 'birthday' : 'weddingDay',
      values: { points: { points } },
    }),
    conditions: ({ knownForDays }) => (knownForDays === 0 ? [] : [{ key: 'knownForDays', count: knownForDays }]),
  }),
  post_a_review: defineTaskType({
    points: 50,
    happens: 'reviews',
    template: 'reviewPublished',
    fields: {
      pictureExtra: { kind: 'whole', unit: 'points', default: 0, min: 0, max: 1_000_000 },
      onlyBuyers: { kind: 'switch', default: true },
      monthlyLimit: { kind: 'whole', unit: 'times', default: null, min: 1, max: 1000, optional: true },
    },
    earned: (points, { pictureExtra }, { withPicture }) => points + pictureExtra * withPicture,
    sentence: (points, { pictureExtra }) =>
      pictureExtra === 0
        ? { key: 'review', values: { points: { points } } }
        : { key: 'reviewPicture', values: { points: { points }, extra: { points: pictureExtra } } },
    conditions: ({ onlyBuyers, monthlyLimit }) => [
      ...(onlyBuyers ? [{ key: 'onlyBuyers' }] : []),
      ...where(monthlyLimit, (count) => ({ key: 'monthlyLimit', count })),
    ],
  }),
  post_a_faq: defineTaskType({
    points: 10,
    happens: 'questions',
    template: 'faqAnswered',
    fields: {
      onlyPublished: { kind: 'switch', default: true },
      monthlyLimit: { kind: 'whole', unit: 'times', default: 3, min: 1, max: 1000, optional: true },
    },
    sentence: (points) => ({ key: 'question', values: { points: { points } } }),
    conditions: ({ onlyPublished, monthlyLimit }) => [
      ...(onlyPublished ? [{ key: 'onlyPublished' }] : []),
      ...where(monthlyLimit, (count) => ({ key: 'monthlyLimit', count })),
    ],
  }),
  social_share: defineTaskType({
    points: 20,
    happens: 'shares',
    fields: {
      network: { kind: 'choice', choices: networks, default: 'facebook' },
      url: { kind: 'link', optional: true },
      everyDays: { kind: 'whole', unit: 'days', default: 30, min: 1, max: 3650 },
    },
    sentence: (points, { network }) => ({
      key: 'share',
      values: { points: { points }, network: { text: network } },
    }),
    conditions: ({ everyDays }) => [onceIn(everyDays)],
  }),
  social_follow: defineTaskType({
    points: 20,
    happens: 'follows',
    isOnce: true,
    fields: {
      network: { kind: 'choice', choices: networks, default: 'instagram' },
      url: { kind: 'link' },
    },
    sentence: (points, { network }) => ({
      key: 'follow',
      values: { points: { points }, network: { text: network } },
    }),
  }),
  accepts_marketing: defineTaskType({
    points: 50,
    happens: 'consents',
    isOnce: true,
    fields: { takeBack: { kind: 'switch', default: false } },
    sentence: (points) => ({ key: 'consent', values: { points: { points } } }),
    conditions: ({ takeBack }) => (takeBack ? [{ key: 'takeBack' }] : []),
  }),
  redeem_points: defineTaskType({
    points: 25,
    happens: 'redemptions',
    fields: { onlyFirst: { kind: 'switch', default: true } },
    sentence: (points, { onlyFirst }) => ({
      key: onlyFirst ? 'firstRedemption' : 'redemption',
      values: { points: { points } },
    }),
  }),
  custom_task: defineTaskType({
    points: 50,
    happens: 'customTasks',
    fields: {
      instructions: { kind: 'paragraph', max: 1000 },
      url: { kind: 'link', optional: true },
      approval: { kind: 'choice', choices: ['manual', 'automatic'], default: 'manual' },
      everyDays: { kind: 'whole', unit: 'days', default: null, min: 1, max: 3650, optional: true },
    },
    sentence: (points) => ({ key: 'customTask', values: { points: { points } } }),
    conditions: ({ approval, everyDays }) => [
      ...(approval === 'manual' ? [{ key: 'afterApproval' }] : []),
      ...(everyDays === null ? [{ key: 'onceOnly' }] : [onceIn(everyDays)]),
    ],
  }),
} satisfies Readonly<Record<string, TaskType>>;

/** `type` of a task that the console knows; a task of another type is shown as what it is, and kept. */
export type TaskTypeName = keyof typeof taskTypes;

/** The kind of a task; null for one that the console does not know. */
export function taskTypeOf(name: string | null): TaskType | null {
  const types: Readonly<Record<string, TaskType>> = taskTypes;
  return name !== null && Object.hasOwn(types, name) ? (types[name] ?? null) : null;
}
