/** Test data: rewards of one customer. */
type Values = Record<string, unknown>;

export const reward = (_id: string, day: string, values: Values): Values => ({
  _id,
  type: 'points',
  task_type: 'place_an_order',
  status: 'approved',
  amount: null,
  customer: { _id: 'c1', name: 'Ida Holm', emailAddress: 'ida@example.org' },
  createdAt: `${day}T10:00:00.000Z`,
  ...values,
});

/** One reward of each kind and status, newest first; 340 points in total. */
export const sampleRewards = [
  reward('r5', '2026-03-05', {
    amount: 60,
    status: 'pending',
    task_type: 'post_a_review',
    review: { _id: 'v1', title: 'Warm' },
  }),
  reward('r4', '2026-03-04', {
    type: 'coupon_code',
    task_type: 'birthday',
    coupon_code: 'IDA10',
    discountConfig: { discountType: 'percentage', discountValue: 10 },
  }),
  reward('r3', '2026-03-03', { amount: -60, task_type: 'redeem_points' }),
  reward('r2', '2026-03-02', { amount: 25, status: 'rejected' }),
  reward('r1', '2026-03-01', { amount: 400, order: { _id: 'o1', number: '1001' } }),
];

/** One point per minute. */
export const many = (count: number): Values[] =>
  Array.from({ length: count }, (_, at) =>
    reward(`m${at}`, '2026-02-01', {
      amount: 1,
      createdAt: new Date(Date.UTC(2026, 1, 1, 10, count - at)).toISOString(),
    }),
  );
