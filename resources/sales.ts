import * as z from 'zod/mini';
import { defineEntity, type Row } from './entity';
import { readOnly } from './readOnly';
import { customerRef, id, instant, number, orderRef, orderRefShape, text } from './shapes';

const row = z.object({
  _id: id,
  number: text,
  customer: customerRef,
  total: number,
  currency: text,
  discountCode: text,
  discountValue: number,
  pointsEarned: number,
  source: text,
  createdAt: instant,
  /** Set if the row was converted from a reward. */
  order: orderRef,
});

/** Orders of the store, with what the loyalty program had to do with each (SAL-01). An optional call. */
export const sales = defineEntity({
  name: 'sales',
  messages: 'sales',
  icon: 'cart',
  row,
  title: (order) => order.number,
  read: {
    from: 'rest',
    path: 'orders',
    fallback: {
      entity: 'rewards',
      filter: { taskType: 'place_an_order' },
      parameters: { from: 'dateFrom', to: 'dateTo' },
      toRow: toOrder,
    },
  },
  write: readOnly,
  fields: {
    number: { kind: 'text' },
    customer: { kind: 'person', entity: 'customers' },
    total: { kind: 'money', currency: 'currency' },
    currency: { kind: 'text' },
    discountValue: { kind: 'money', currency: 'currency' },
    discountCode: { kind: 'code' },
    pointsEarned: { kind: 'points' },
    source: { kind: 'choice', choices: { referral: 'done', voucher: 'done', none: 'neutral' } },
    createdAt: { kind: 'instant' },
  },
  list: {
    columns: [
      { name: 'order', paths: ['number', 'createdAt'], opens: true },
      'customer',
      'source',
      { name: 'discount', paths: ['discountValue', 'discountCode'] },
      'pointsEarned',
      { name: 'total', paths: ['total'], unknown: true },
    ],
    filters: {
      search: { kind: 'search', paths: ['number', 'discountCode'] },
      source: { kind: 'choice', path: 'source', choices: ['voucher', 'referral', 'none'] },
      dates: { kind: 'days', path: 'createdAt', from: 'from', to: 'to' },
    },
    sorts: {},
    views: { voucher: { source: 'voucher' }, referral: { source: 'referral' } },
    debounce: 300,
  },
  actions: {},
});

/** The order that a reward was given for. Its row has the reward's id, since an order can have several. */
function toOrder(reward: Row): Row {
  const order = z.safeParse(orderRefShape, reward['order']).data;
  return {
    _id: reward._id,
    number: order?.number ?? order?._id ?? null,
    customer: reward['customer'],
    discountCode: reward['coupon_code'],
    pointsEarned: reward['amount'],
    createdAt: reward['createdAt'],
    order,
  };
}
