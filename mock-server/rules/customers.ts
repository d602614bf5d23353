import * as z from 'zod/mini';
import type { Row } from '../../resources/entity';
import { invalid } from '../problem';
import type { Change } from '../store/change';
import type { Site } from '../store/site';
import { customerOf } from './references';
import { email } from './shapes';
import type { WriteRules } from './writeRules';

const nullableText = z.optional(z.nullable(z.string()));
const personFields = ['name', 'firstName', 'lastName', 'emailAddress', 'profilePhotoUrl'];

/** Customers: what others carry of them follows, and what is theirs goes with them. */
export const customerRules: WriteRules = {
  change: z.strictObject({
    name: nullableText,
    firstName: nullableText,
    lastName: nullableText,
    emailAddress: z.optional(z.nullable(email)),
    profilePhotoUrl: nullableText,
    acceptsMarketing: z.optional(z.boolean()),
    loyaltyProgramId: nullableText,
    offlineCardNumber: nullableText,
  }),
  changed: (row, change, site) => {
    const program = change['loyaltyProgramId'] ?? null;
    const isKnown = program === null || program === '-1' || site.documents.programs.some((one) => one._id === program);
    if (!isKnown) throw invalid({ loyaltyProgramId: 'The shop has no such programme.' });
    return { ...row, ...change };
  },
  alongside: (before, after, site) => {
    if (!before) return [];
    if (!after) return leave(before, site);
    return personFields.some((field) => before[field] !== after[field]) ? follow(after, site) : [];
  },
};

/** Rows of another entity that carry the customer. */
function rowsOf(customer: Row, entity: string, site: Site): Row[] {
  const table = site.table(entity);
  return [...table.matching(table.isOneOf('customer._id', [customer._id]))];
}

const carriers = ['product-reviews', 'faq', 'rewards'];

function follow(customer: Row, site: Site): Change[] {
  const { _id } = customer;
  const person = {
    ...customerOf(site, _id),
    ...Object.fromEntries(personFields.map((field) => [field, customer[field] ?? null])),
  };
  return carriers.flatMap((table) =>
    rowsOf(customer, table, site).map((row) => ({ site: site.id, table, put: { ...row, customer: person } })),
  );
}

/** Rewards are deleted; reviews and questions stay without a name. */
function leave(customer: Row, site: Site): Change[] {
  const rewards = rowsOf(customer, 'rewards', site).map(({ _id }) => ({ site: site.id, table: 'rewards', drop: _id }));
  const words = ['product-reviews', 'faq'].flatMap((table) =>
    rowsOf(customer, table, site).map((row) => ({ site: site.id, table, put: { ...row, customer: null } })),
  );
  return [...rewards, ...words];
}
