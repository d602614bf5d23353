import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { maintainCustomerCount } from './maintainCustomerCount';
import { resolveCustomerRef, resolveProductRef } from './references';
import { instant, nonBlankText } from './shapes';
import type { WriteRules } from './writeRules';

/** URL of an uploaded file, relative to the media host. */
const uploaded = z
  .string()
  .check(z.refine((src) => /^\/media\/uploads\/[\w.-]+$/.test(src), 'Must be a file that was uploaded.'));

const draftAttachment = z.strictObject({
  src: uploaded,
  type: z.enum(['image', 'video']),
  thumbnail: z.optional(z.nullable(uploaded)),
});

/** Reviews. Publishing sets their date. */
export const reviewRules: WriteRules = {
  change: z.strictObject({
    status: z.optional(z.enum(['pending', 'approved'])),
    isFeatured: z.optional(z.literal([0, 1])),
    productId: z.optional(nonBlankText),
  }),
  applyPatch: (row, { productId, ...set }, site, now) => ({
    ...row,
    ...set,
    ...(set['status'] === 'approved' && { publishedAt: row['publishedAt'] ?? now }),
    ...(set['status'] === 'pending' && { publishedAt: null }),
    ...(productId !== undefined && { product: resolveProductRef(site, productId) }),
  }),
  draft: z.strictObject({
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    title: z.optional(z.nullable(z.string())),
    description: z.optional(z.nullable(z.string())),
    customerId: nonBlankText,
    productId: nonBlankText,
    status: z._default(z.enum(['pending', 'approved']), 'approved'),
    createdAt: instant,
    attachments: z._default(z.array(draftAttachment), []),
  }),
  createRow: (_id, { customerId, productId, attachments, createdAt, ...set }, site, now) => ({
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
      ? attachments.map((attachment: object) => ({
          thumbnail: null,
          ...attachment,
          _id: randomBytes(12).toString('hex'),
        }))
      : [],
    customer: resolveCustomerRef(site, customerId),
    product: resolveProductRef(site, productId),
  }),
  sideEffects: maintainCustomerCount('totalReviews'),
};
