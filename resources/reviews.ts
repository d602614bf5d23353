import * as z from 'zod/mini';
import { defineEntity } from './entity';
import { attachments, customerRef, filled, givenInstant, id, instant, mark, number, productRef, text } from './shapes';

const row = z.object({
  _id: id,
  title: text,
  description: text,
  rating: number,
  countryCode: text,
  ipAddress: text,
  createdAt: instant,
  publishedAt: instant,
  reply: text,
  repliedAt: instant,
  status: text,
  isFeatured: mark,
  attachments,
  customer: customerRef,
  product: productRef,
});

const change = z.strictObject({
  status: z.enum(['pending', 'approved']),
  isFeatured: z.union([z.literal(0), z.literal(1)]),
  productId: z.string(),
  reply: z.string(),
});

const draft = z.strictObject({
  productId: id,
  customerId: id,
  title: z.optional(z.string()),
  description: filled,
  createdAt: givenInstant,
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  attachments: z.optional(z.array(z.strictObject({ src: filled, type: z.literal('image') }))),
  status: z.literal('approved'),
});

/** What customers wrote of products, with a rating of 1 to 5. */
export const reviews = defineEntity({
  name: 'product-reviews',
  row,
  draft,
  title: (review) => review.title ?? review.description,
  read: {
    from: 'graphql',
    list: 'reviews',
    one: 'reviewById',
    arguments: {
      search: 'String',
      sortBy: 'ReviewSort',
      rating: 'String',
      status: 'String',
      customerId: 'ID',
      productId: 'ID',
    },
  },
  write: {
    path: 'reviews',
    answer: 'review',
    change,
    posts: { reply: 'reply' },
    parts: { attachments: 'reviews/attachment' },
  },
  fields: {
    rating: { kind: 'rating' },
    title: { kind: 'text' },
    description: { kind: 'longText' },
    attachments: { kind: 'attachments' },
    product: { kind: 'product' },
    customer: { kind: 'person', entity: 'customers' },
    countryCode: { kind: 'country' },
    ipAddress: { kind: 'code' },
    status: { kind: 'choice', choices: { pending: 'waiting', approved: 'done' } },
    isFeatured: { kind: 'mark' },
    createdAt: { kind: 'instant' },
    publishedAt: { kind: 'instant' },
    reply: { kind: 'longText' },
    repliedAt: { kind: 'instant' },
  },
  imports: ['reviews', 'team'],
  list: {
    columns: [
      'rating',
      { name: 'review', paths: ['title', 'description', 'attachments', 'reply', 'repliedAt'], opens: true },
      { name: 'productAndCustomer', paths: ['product', 'customer', 'countryCode', 'ipAddress'] },
      { name: 'state', paths: ['status', 'isFeatured', 'createdAt', 'publishedAt'] },
      { name: 'createdAt', paths: ['createdAt'], hidden: true },
      { name: 'publishedAt', paths: ['publishedAt'], hidden: true },
      { name: 'ipAddress', paths: ['ipAddress'], hidden: true },
    ],
    filters: {
      search: { kind: 'search', paths: ['title', 'description', 'customer.name', 'product.name'] },
      rating: {
        kind: 'choices',
        path: 'rating',
        choices: ['5', '4', '3', '2', '1'],
        send: (picked) => picked.join(','),
      },
      status: { kind: 'choice', path: 'status', choices: ['pending', 'approved'] },
      customerId: { kind: 'reference', entity: 'customers', path: 'customer._id' },
      productId: { kind: 'reference', entity: 'products', path: 'product.productId' },
    },
    sorts: {
      createdAtDesc: { field: 'createdAt', order: 'DESC' },
      ratingDesc: { field: 'rating', order: 'DESC' },
      ratingAsc: { field: 'rating', order: 'ASC' },
    },
    views: { pending: { status: 'pending' }, published: { status: 'approved' } },
    waiting: 'pending',
    debounce: 300,
  },
  actions: {
    publish: {
      when: (review) => review.status === 'pending',
      set: { status: 'approved' },
      bulk: true,
      key: 'p',
      prominent: true,
    },
    unpublish: { when: (review) => review.status === 'approved', set: { status: 'pending' }, bulk: true, key: 'u' },
    reply: { text: 'reply', key: 'r', prominent: true },
    feature: { when: (review) => review.isFeatured === 0, set: { isFeatured: 1 }, bulk: true, key: 'f' },
    unfeature: { when: (review) => review.isFeatured === 1, set: { isFeatured: 0 }, bulk: true, key: 'f' },
    move: { choose: 'product', sends: 'productId', from: 'products', key: 'o' },
    delete: { remove: true, bulk: true, key: 'd' },
  },
  flags: { texts: ['title', 'description'], address: 'ipAddress', country: 'countryCode' },
  create: {
    fields: {
      productId: { kind: 'record', from: 'products', required: true },
      customerId: { kind: 'record', from: 'customers', required: true },
      rating: { kind: 'rating', required: true },
      title: { kind: 'text' },
      description: { kind: 'longText', required: true },
      createdAt: { kind: 'pastDay', required: true },
      attachments: { kind: 'images' },
    },
    defaults: { rating: 5, status: 'approved' },
  },
});
