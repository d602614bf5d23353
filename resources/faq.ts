import * as z from 'zod/mini';
import { defineEntity } from './entity';
import { customerRef, id, instant, nonEmptyText, productRef, text, zeroOrOne } from './shapes';

const row = z.object({
  _id: id,
  question: text,
  answer: text,
  status: text,
  isFeatured: zeroOrOne,
  createdAt: instant,
  answeredAt: instant,
  publishedAt: instant,
  customer: customerRef,
  product: productRef,
});

const change = z.strictObject({
  answer: z.string(),
  status: z.enum(['pending', 'approved']),
  isFeatured: z.union([z.literal(0), z.literal(1)]),
});

const draft = z.strictObject({
  question: nonEmptyText,
  answer: nonEmptyText,
  productId: id,
  customerId: z.optional(id),
});

/** Customer questions about products, with answers. */
export const faq = defineEntity({
  name: 'faq',
  icon: 'question',
  row,
  draft,
  title: (question) => question.question,
  read: {
    from: 'graphql',
    list: 'faqs',
    arguments: { search: 'String', sortBy: 'FaqSort', filter: 'FaqFilter', customerId: 'ID', productId: 'ID' },
  },
  write: { path: 'faq', responseKey: 'faq', change, affects: ['customers'] },
  fields: {
    question: { kind: 'text' },
    answer: { kind: 'longText' },
    product: { kind: 'product' },
    customer: { kind: 'person', entity: 'customers' },
    status: { kind: 'choice', choices: { pending: 'waiting', approved: 'done' } },
    isFeatured: { kind: 'mark' },
    createdAt: { kind: 'instant' },
    answeredAt: { kind: 'instant' },
    publishedAt: { kind: 'instant' },
  },
  list: {
    columns: [
      { name: 'question', paths: ['question', 'answer', 'answeredAt'] },
      { name: 'productAndCustomer', paths: ['product', 'customer'] },
      { name: 'state', paths: ['status', 'isFeatured', 'createdAt', 'publishedAt'] },
      { name: 'answeredAt', paths: ['answeredAt'], hidden: true },
      { name: 'publishedAt', paths: ['publishedAt'], hidden: true },
    ],
    filters: {
      search: { kind: 'search', paths: ['question', 'answer', 'customer.name', 'product.name'] },
      filter: { kind: 'choice', choices: ['unanswered', 'answered', 'unpublished', 'published'] },
      customerId: { kind: 'reference', entity: 'customers', path: 'customer._id' },
      productId: { kind: 'reference', entity: 'products', path: 'product.productId' },
    },
    pageFilters: {
      featured: { path: 'isFeatured', is: 'filled' },
      hasAnswer: { path: 'answer', is: 'filled' },
      dates: { path: 'createdAt', is: 'days' },
    },
    sorts: {
      createdAtDesc: { field: 'createdAt', order: 'DESC' },
      createdAtAsc: { field: 'createdAt', order: 'ASC' },
      answeredAtDesc: { field: 'answeredAt', order: 'DESC' },
      publishedAtDesc: { field: 'publishedAt', order: 'DESC' },
    },
    views: {
      unanswered: { filter: 'unanswered' },
      answered: { filter: 'answered' },
      unpublished: { filter: 'unpublished' },
      published: { filter: 'published' },
    },
    searchedViews: { answeredUnpublished: { in: 'unpublished', only: { hasAnswer: '' } } },
    waiting: 'unanswered',
    waitsFor: 'answer',
    opensOn: 'unanswered',
    debounce: 300,
  },
  actions: {
    answer: {
      text: 'answer',
      usuallyWith: 'publish',
      reuse: { view: 'answered', like: 'question', near: 'productId' },
      automatic: true,
      key: 'r',
      prominent: true,
    },
    publish: {
      when: (question) => question.status === 'pending',
      set: { status: 'approved' },
      bulk: true,
      automatic: true,
      key: 'p',
      prominent: true,
    },
    unpublish: {
      when: (question) => question.status === 'approved',
      set: { status: 'pending' },
      bulk: true,
      key: 'u',
    },
    feature: {
      when: (question) => question.isFeatured === 0,
      set: { isFeatured: 1 },
      bulk: true,
      automatic: true,
      key: 'f',
    },
    unfeature: { when: (question) => question.isFeatured === 1, set: { isFeatured: 0 }, bulk: true, key: 'f' },
    delete: { remove: true, bulk: true, key: 'd' },
  },
  flags: { texts: ['question'] },
  create: {
    fields: {
      productId: { kind: 'record', from: 'products', required: true },
      customerId: { kind: 'record', from: 'customers' },
      question: { kind: 'longText', required: true },
      answer: { kind: 'longText', required: true },
    },
    defaults: {},
  },
});
