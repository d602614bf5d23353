import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { countOnCustomer } from './countOnCustomer';
import { customerOf, productOf } from './references';
import { filled, instant } from './shapes';
import type { WriteRules } from './writeRules';

/** Pictures come by an upload: they are on the media host, whose address is left out here. */
const uploaded = z
  .string()
  .check(z.refine((src) => /^\/media\/uploads\/[\w.-]+$/.test(src), 'Must be a file that was uploaded.'));

const draftAttachment = z.strictObject({
  src: uploaded,
  type: z.enum(['image', 'video']),
  thumbnail: z.optional(z.nullable(uploaded)),
});

/** Reviews: publishing dates them. */
export const reviewRules: WriteRules = {
  change: z.strictObject({
    status: z.optional(z.enum(['pending', 'approved'])),
    isFeatured: z.optional(z.literal([0, 1])),
    productId: z.optional(filled),
  }),
  changed: (row, { productId, ...set }, site, now) => ({
    ...row,
    ...set,
    ...(set['status'] === 'approved' && { publishedAt: row['publishedAt'] ?? now }),
    ...(set['status'] === 'pending' && { publishedAt: null }),
    ...(productId !== undefined && { product: productOf(site, productId) }),
  }),
  draft: z.strictObject({
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    title: z.optional(z.nullable(z.string())),
    description: z.optional(z.nullable(z.string())),
    customerId: filled,
    productId: filled,
    status: z._default(z.enum(['pending', 'approved']), 'approved'),
    createdAt: instant,
    attachments: z._default(z.array(draftAttachment), []),
  }),
  created: (_id, { customerId, productId, attachments, createdAt, ...set }, site, now) => ({
    title: null,
    description: null,
    countryCode: null,
    ipAddress: null,
    reply: null,
    repliedAt: null,
    isFeatured: 0,
    ...set,
    _id,
    createdAt: new Date(String(createdAt)).toISOString(),
    publishedAt: set['status'] === 'approved' ? now : null,
    attachments: Array.isArray(attachments)
      ? attachments.map((one: object) => ({ thumbnail: null, ...one, _id: randomBytes(12).toString('hex') }))
      : [],
    customer: customerOf(site, customerId),
    product: productOf(site, productId),
  }),
  alongside: countOnCustomer('totalReviews'),
};
