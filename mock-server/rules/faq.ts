import * as z from 'zod/mini';
import { maintainCustomerCount } from './maintainCustomerCount';
import { resolveCustomerRef, resolveProductRef } from './references';
import { nonBlankText } from './shapes';
import type { WriteRules } from './writeRules';

/** Questions. Answering and publishing set their dates. */
export const faqRules: WriteRules = {
  change: z.strictObject({
    answer: z.optional(z.string()),
    status: z.optional(z.enum(['pending', 'approved'])),
    isFeatured: z.optional(z.literal([0, 1])),
  }),
  applyPatch: (row, { answer, ...set }, _site, now) => ({
    ...row,
    ...set,
    ...(answer !== undefined && { answer: answer === '' ? null : answer, answeredAt: answer === '' ? null : now }),
    ...(set['status'] === 'approved' && { publishedAt: row['publishedAt'] ?? now }),
    ...(set['status'] === 'pending' && { publishedAt: null }),
  }),
  draft: z.strictObject({
    question: nonBlankText,
    answer: nonBlankText,
    productId: nonBlankText,
    customerId: z.optional(z.nullable(z.string())),
  }),
  createRow: (_id, { question, answer, customerId, productId }, site, now) => ({
    _id,
    question,
    answer,
    status: 'approved',
    isFeatured: 0,
    createdAt: now,
    answeredAt: now,
    publishedAt: now,
    customer:
      customerId === undefined || customerId === null || customerId === ''
        ? null
        : resolveCustomerRef(site, customerId),
    product: resolveProductRef(site, productId),
  }),
  sideEffects: maintainCustomerCount('totalFaq'),
};
