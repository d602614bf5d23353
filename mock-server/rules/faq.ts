import * as z from 'zod/mini';
import { countOnCustomer } from './countOnCustomer';
import { customerOf, productOf } from './references';
import { filled } from './shapes';
import type { WriteRules } from './writeRules';

/** Questions: answering and publishing date them. */
export const faqRules: WriteRules = {
  change: z.strictObject({
    answer: z.optional(z.string()),
    status: z.optional(z.enum(['pending', 'approved'])),
    isFeatured: z.optional(z.literal([0, 1])),
  }),
  changed: (row, { answer, ...set }, _site, now) => ({
    ...row,
    ...set,
    ...(answer !== undefined && { answer: answer === '' ? null : answer, answeredAt: answer === '' ? null : now }),
    ...(set['status'] === 'approved' && { publishedAt: row['publishedAt'] ?? now }),
    ...(set['status'] === 'pending' && { publishedAt: null }),
  }),
  draft: z.strictObject({
    question: filled,
    answer: filled,
    productId: filled,
    customerId: z.optional(z.nullable(z.string())),
  }),
  created: (_id, { question, answer, customerId, productId }, site, now) => ({
    _id,
    question,
    answer,
    status: 'approved',
    isFeatured: 0,
    createdAt: now,
    answeredAt: now,
    publishedAt: now,
    customer:
      customerId === undefined || customerId === null || customerId === '' ? null : customerOf(site, customerId),
    product: productOf(site, productId),
  }),
  alongside: countOnCustomer('totalFaq'),
};
