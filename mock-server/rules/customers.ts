import * as z from 'zod/mini';
import type { Row } from '../../resources/entity';
import { validationError } from '../httpError';
import type { Change } from '../store/change';
import type { Site } from '../store/site';
import { isOneOf } from '../store/table';
import { resolveCustomerRef } from './references';
import { email } from './shapes';
import type { WriteRules } from './writeRules';

const nullableText = z.optional(z.nullable(z.string()));
const personFields = ['name', 'firstName', 'lastName', 'emailAddress', 'profilePhotoUrl'];

/** Customers. Updates and removes the references in other records. */
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
  applyPatch: (row, change, site) => {
    const program = change['loyaltyProgramId'] ?? null;
    const isKnown =
      program === null || program === '-1' || site.documents.programs.some((item) => item._id === program);
    if (!isKnown) throw validationError({ loyaltyProgramId: 'This program doesn’t exist in your store.' });
    return { ...row, ...change };
  },
  sideEffects: (before, after, site) => {
    if (!before) return [];
    if (!after) return removeReferences(before, site);
    return personFields.some((field) => before[field] !== after[field]) ? updateReferences(after, site) : [];
  },
};

/** Rows of another entity that reference the customer. */
function getRows(customer: Row, entity: string, site: Site): Row[] {
  const table = site.table(entity);
  return [...table.matching(isOneOf('customer._id', [customer._id]))];
}

const referencingEntities = ['product-reviews', 'faq', 'rewards'];

function updateReferences(customer: Row, site: Site): Change[] {
  const { _id } = customer;
  const person = {
    ...resolveCustomerRef(site, _id),
    ...Object.fromEntries(personFields.map((field) => [field, customer[field] ?? null])),
  };
  return referencingEntities.flatMap((table) =>
    getRows(customer, table, site).map((row) => ({ site: site.id, table, put: { ...row, customer: person } })),
  );
}

/** Deletes the customer's rewards, and makes reviews and questions anonymous. */
function removeReferences(customer: Row, site: Site): Change[] {
  const rewards = getRows(customer, 'rewards', site).map(({ _id }) => ({ site: site.id, table: 'rewards', drop: _id }));
  const writtenTexts = ['product-reviews', 'faq'].flatMap((table) =>
    getRows(customer, table, site).map((row) => ({ site: site.id, table, put: { ...row, customer: null } })),
  );
  return [...rewards, ...writtenTexts];
}
