import * as z from 'zod/mini';
import { displayName } from './displayName';
import { defineEntity } from './entity';
import { excludedFromPrograms } from './programs';
import { boolean, id, instant, number, text } from './shapes';

const row = z.object({
  _id: id,
  name: text,
  firstName: text,
  lastName: text,
  emailAddress: text,
  profilePhotoUrl: text,
  totalPoints: number,
  totalVouchers: number,
  totalReviews: number,
  totalFaq: number,
  totalOrders: number,
  totalReferrals: number,
  acceptsMarketing: boolean,
  platformCustomerId: text,
  referralCode: text,
  loyaltyProgramId: text,
  offlineCardNumber: text,
  createdAt: instant,
});

const change = z.strictObject({
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  name: z.nullable(z.string()),
  emailAddress: z.nullable(z.string()),
  acceptsMarketing: z.boolean(),
  loyaltyProgramId: z.nullable(z.string()),
  offlineCardNumber: z.nullable(z.string()),
});

/** Customers in the loyalty program. Their access token is a secret and never queried. */
export const customers = defineEntity({
  name: 'customers',
  icon: 'person',
  page: true,
  isPersonal: true,
  row,
  title: displayName,
  read: {
    from: 'graphql',
    list: 'customers',
    one: 'customerById',
    arguments: { search: 'String', sortBy: 'CustomerSort', programId: 'ID' },
  },
  // A deletion takes the rewards along, and leaves reviews and questions without a name.
  write: { path: 'customers', responseKey: 'customer', change, affects: ['rewards', 'product-reviews', 'faq'] },
  fields: {
    $row: { kind: 'person' },
    name: { kind: 'text' },
    firstName: { kind: 'text' },
    lastName: { kind: 'text' },
    emailAddress: { kind: 'email' },
    totalPoints: { kind: 'points' },
    totalVouchers: { kind: 'count' },
    totalOrders: { kind: 'count' },
    totalReviews: { kind: 'count' },
    totalFaq: { kind: 'count' },
    totalReferrals: { kind: 'count' },
    loyaltyProgramId: { kind: 'program' },
    acceptsMarketing: { kind: 'boolean' },
    referralCode: { kind: 'code' },
    offlineCardNumber: { kind: 'code' },
    platformCustomerId: { kind: 'code' },
    createdAt: { kind: 'instant' },
  },
  imports: ['customers', 'store', 'team', 'points'],
  list: {
    columns: [
      { name: 'customer', paths: ['$row'] },
      'totalPoints',
      'totalVouchers',
      'totalOrders',
      'totalReviews',
      'totalReferrals',
      'loyaltyProgramId',
      'createdAt',
      { name: 'totalFaq', paths: ['totalFaq'], hidden: true },
      { name: 'acceptsMarketing', paths: ['acceptsMarketing'], hidden: true },
      { name: 'referralCode', paths: ['referralCode'], hidden: true },
      { name: 'offlineCardNumber', paths: ['offlineCardNumber'], hidden: true },
      { name: 'platformCustomerId', paths: ['platformCustomerId'], hidden: true },
    ],
    filters: {
      search: { kind: 'search', paths: ['name', 'firstName', 'lastName', 'emailAddress'] },
      programId: { kind: 'program', path: 'loyaltyProgramId' },
    },
    pageFilters: {
      pointsRange: { path: 'totalPoints', is: 'range' },
      code: { paths: ['referralCode', 'offlineCardNumber'], is: 'text' },
      dates: { path: 'createdAt', is: 'days' },
    },
    sorts: {
      createdAt_desc: { field: 'createdAt', order: 'DESC' },
      createdAt_asc: { field: 'createdAt', order: 'ASC' },
      name_asc: { field: 'name', order: 'ASC' },
      name_desc: { field: 'name', order: 'DESC' },
      points_desc: { field: 'totalPoints', order: 'DESC' },
      referrals_desc: { field: 'totalReferrals', order: 'DESC' },
    },
    views: {},
    debounce: 200,
  },
  actions: {
    addPoints: { dialog: true, bulk: true, key: 'p' },
    deductPoints: { dialog: true, bulk: true, key: 's' },
    addVoucher: { dialog: true, key: 'v' },
    program: { dialog: true, bulk: true, key: 'o' },
    exclude: {
      when: (customer) => customer.loyaltyProgramId !== excludedFromPrograms,
      set: { loyaltyProgramId: excludedFromPrograms },
      bulk: true,
      key: 'e',
    },
    include: {
      when: (customer) => customer.loyaltyProgramId === excludedFromPrograms,
      set: { loyaltyProgramId: null },
      bulk: true,
      key: 'i',
    },
    delete: {
      remove: true,
      takes: ['totalPoints', 'totalVouchers'],
      leaves: ['totalReviews', 'totalFaq'],
      bulk: true,
      key: 'd',
    },
  },
});
