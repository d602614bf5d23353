import * as z from 'zod/mini';
import { displayName } from './displayName';
import { defineEntity } from './entity';
import { customerRef, discountConfig, id, instant, number, orderRef, questionRef, reviewRef, text } from './shapes';
import type { ComposedTitle } from './title';

/** Reasons for rewards. */
export const rewardTaskTypes = [
  'refer_a_friend',
  'place_an_order',
  'redeem_points',
  'wallet_adjustment',
  'birthday',
  'signup',
  'post_a_review',
  'post_a_faq',
  'social_follow',
  'social_share',
  'accepts_marketing',
  'expire_points',
] as const;

const neutralTaskTypes = Object.fromEntries(rewardTaskTypes.map((type) => [type, 'neutral' as const]));

const row = z.object({
  _id: id,
  type: text,
  task_type: text,
  coupon_code: text,
  amount: number,
  status: text,
  discountConfig,
  order: orderRef,
  review: reviewRef,
  faq: questionRef,
  customer: customerRef,
  createdAt: instant,
  availableAt: instant,
  expiresAt: instant,
  scratchedAt: instant,
});

const change = z.strictObject({ status: z.enum(['approved', 'rejected']) });

/** Points may have been deducted for a voucher that no other activity has brought. */
const deductedPoints = {
  message: 'ask.deductedPoints',
  when: ({ type, task_type }: z.infer<typeof row>): boolean =>
    type === 'coupon_code' && ['redeem_points', 'wallet_adjustment'].includes(task_type ?? ''),
};

/** Rewards of single customers: points, or a voucher (`coupon_code`). */
export const rewards = defineEntity({
  name: 'rewards',
  icon: 'gift',
  row,
  title: composeTitle,
  read: {
    from: 'graphql',
    list: 'rewards',
    arguments: {
      taskType: 'RewardTaskType',
      type: 'RewardType',
      status: 'RewardStatus',
      customerId: 'ID',
      dateFrom: 'DateTime',
      dateTo: 'DateTime',
    },
  },
  write: { path: 'loyalty/reward', responseKey: 'reward', change, affects: ['customers', 'stats'] },
  fields: {
    customer: { kind: 'person', entity: 'customers' },
    type: { kind: 'choice', choices: { points: 'neutral', coupon_code: 'neutral' } },
    task_type: { kind: 'choice', choices: neutralTaskTypes },
    amount: { kind: 'points' },
    coupon_code: { kind: 'code' },
    discountConfig: { kind: 'discount' },
    status: { kind: 'choice', choices: { pending: 'waiting', approved: 'done', rejected: 'refused' } },
    order: { kind: 'order' },
    review: { kind: 'review', entity: 'product-reviews' },
    faq: { kind: 'question', entity: 'faq' },
    createdAt: { kind: 'instant' },
    availableAt: { kind: 'deadline' },
    expiresAt: { kind: 'deadline' },
    scratchedAt: { kind: 'instant' },
  },
  list: {
    columns: [
      { name: 'reward', paths: ['amount', 'discountConfig', 'coupon_code'], opens: true },
      { name: 'customer', paths: ['customer'] },
      { name: 'reason', paths: ['task_type', 'order', 'review', 'faq'] },
      { name: 'state', paths: ['status', 'createdAt'] },
      { name: 'validity', paths: ['availableAt', 'expiresAt', 'scratchedAt'] },
      { name: 'type', paths: ['type'], hidden: true },
      { name: 'availableAt', paths: ['availableAt'], hidden: true },
      { name: 'expiresAt', paths: ['expiresAt'], hidden: true },
      { name: 'scratchedAt', paths: ['scratchedAt'], hidden: true },
    ],
    filters: {
      status: { kind: 'choice', path: 'status', choices: ['pending', 'approved', 'rejected'] },
      type: { kind: 'choice', path: 'type', choices: ['points', 'coupon_code'] },
      taskType: { kind: 'choice', path: 'task_type', choices: rewardTaskTypes },
      dates: { kind: 'days', path: 'createdAt', from: 'dateFrom', to: 'dateTo' },
      customerId: { kind: 'reference', entity: 'customers', path: 'customer._id' },
    },
    pageFilters: { number: { paths: ['coupon_code', 'order.number'], is: 'text' } },
    sorts: {},
    views: {
      pending: { status: 'pending' },
      approved: { status: 'approved' },
      rejected: { status: 'rejected' },
    },
    waiting: 'pending',
    debounce: 300,
  },
  actions: {
    approve: {
      when: (reward) => reward.status === 'pending' || reward.status === 'rejected',
      set: { status: 'approved' },
      // No decision leads back to `pending`.
      opposite: 'reject',
      bulk: true,
      automatic: true,
      key: 'a',
      prominent: true,
    },
    reject: {
      when: (reward) => reward.status === 'pending' || reward.status === 'approved',
      set: { status: 'rejected' },
      opposite: 'approve',
      note: deductedPoints,
      bulk: true,
      automatic: true,
      key: 't',
      prominent: true,
    },
    delete: {
      when: (reward) => reward.status === 'rejected',
      remove: true,
      note: deductedPoints,
      bulk: true,
      key: 'd',
    },
  },
});

/** A voucher is named by its code, points by their number and customer. */
function composeTitle({ type, amount, coupon_code, customer }: z.infer<typeof row>): ComposedTitle | null {
  const name = customer && displayName(customer);
  if (coupon_code) return { message: 'voucher', values: { code: coupon_code } };
  if (type === 'points' && amount !== null) {
    return name === null
      ? { message: 'points', values: { smart_count: amount } }
      : { message: 'pointsOf', values: { smart_count: amount, customer: name } };
  }
  return name === null ? null : { message: type === 'coupon_code' ? 'voucherOf' : 'of', values: { customer: name } };
}
