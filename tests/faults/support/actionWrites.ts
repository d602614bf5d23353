/** Writes of row actions that are sent without a dialog, and of deletions and moves. */
import { screen, within } from '@testing-library/react';
import { leavePage } from '../../support/leavePage';
import { findRow, runRowAction } from '../../support/rows';
import { fetchFields, fetchFirstId } from './fetchRecords';
import type { Write } from './write';

/** Where records of one entity are: the page, the GraphQL root field, and the path below /admin. */
export interface Kind {
  page: string;
  list: string;
  path: string;
}

export const reviews: Kind = { page: 'product-reviews', list: 'reviews', path: 'reviews' };
export const questions: Kind = { page: 'faq', list: 'faqs', path: 'faq' };
export const customers: Kind = { page: 'customers', list: 'customers', path: 'customers' };
export const rewards: Kind = { page: 'rewards', list: 'rewards', path: 'loyalty/reward' };

/**
 * A record filter, as the query string of the page and as arguments of the GraphQL query. Tests use the first match.
 */
export interface RecordFilter {
  query: string;
  queryArgs: string;
}

const pending: RecordFilter = { query: 'status=pending', queryArgs: 'status: "pending"' };
const approved: RecordFilter = { query: 'status=approved', queryArgs: 'status: "approved"' };
const hidden: RecordFilter = { query: 'filter=unpublished', queryArgs: 'filter: unpublished' };
const visible: RecordFilter = { query: 'filter=published', queryArgs: 'filter: published' };
const reward = (status: string): RecordFilter => ({ query: `status=${status}`, queryArgs: `status: ${status}` });

/** URL of a list page. Three rows only, since every case renders them twice. */
export const listPageUrl = ({ page }: Kind, query: string) => `/${page}?page=0&limit=3&${query}`;

/** The record is read after a lost response, and what the console then says is certain. */
export const rowVerification = {
  verifiesOutcome: true,
  notAppliedMessage: /nothing was saved/,
} as const;

interface Setting {
  /** The label of the action, and the start of its success message. */
  label: string;
  successMessage: string;
  field: string;
  /** Value to set before the test; absent if the filter guarantees it. */
  initial?: unknown;
}

/** A write that sets a field by a row action. */
export const setFieldWrite = (
  name: string,
  kind: Kind,
  choice: RecordFilter,
  { label, successMessage, field, initial }: Setting,
): Write => ({
  name,
  url: () => listPageUrl(kind, choice.query),
  pickId: async (store) => {
    const id = await fetchFirstId(store, `${kind.list}(${choice.queryArgs})`);
    const hasInitial =
      (await fetchFields(store, kind.list, id, field)) === JSON.stringify({ _id: id, [field]: initial });
    if (initial !== undefined && !hasInitial)
      await store.seed('PATCH', `/admin/${kind.path}/${id}`, { [field]: initial });
    return id;
  },
  prepare: async (_user, id) => void (await findRow(id)),
  send: (user, id) => runRowAction(id, label, user),
  request: { method: 'PATCH', path: new RegExp(`^/admin/${kind.path}/[0-9a-f]+$`) },
  state: (store, id) => fetchFields(store, kind.list, id, field),
  successMessage: new RegExp(`^${successMessage}: \\w+ “`),
  failureMessage: new RegExp(`Couldn’t complete “${label}” for \\w+ “.+”`),
  setsValue: true,
  ...rowVerification,
});

/** Sends a deletion before its time. */
async function sendDeletion(): Promise<void> {
  await screen.findByText(/^Deleting in/);
  await leavePage();
}

/** A write that deletes a row after confirmation. */
const deleteRowWrite = (name: string, kind: Kind, choice: RecordFilter): Write => ({
  name,
  url: () => listPageUrl(kind, choice.query),
  pickId: (store) => fetchFirstId(store, `${kind.list}(${choice.queryArgs})`),
  prepare: async (user, id) => {
    await findRow(id);
    await runRowAction(id, 'Delete', user);
    await screen.findByRole('alertdialog');
  },
  send: async (user) => {
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await sendDeletion();
  },
  request: { method: 'DELETE', path: new RegExp(`^/admin/${kind.path}/[0-9a-f]+$`) },
  state: (store, id) => fetchFields(store, kind.list, id, '_id'),
  successMessage: /^Deleted: \w+ “/,
  failureMessage: /Couldn’t complete “Delete” for \w+ “.+”/,
  // The API has no query by id for the others, so that one that isn't found may still be there.
  ...(kind === reviews ? rowVerification : { notAppliedMessage: rowVerification.notAppliedMessage }),
});

/** Moves a review to another product, which is searched for. */
const moveReview: Write = {
  name: 'move a review to another product',
  url: () => listPageUrl(reviews, approved.query),
  pickId: async (store) => {
    const id = await fetchFirstId(store, `reviews(${approved.queryArgs})`);
    await store.seed('PATCH', `/admin/reviews/${id}`, { productId: '8800000000' });
    return id;
  },
  prepare: async (user, id) => {
    await findRow(id);
    await runRowAction(id, 'Move to another product', user);
    await user.click(await screen.findByRole('combobox', { name: /^Product/ }));
    await user.paste('Beanie');
    await user.click(await screen.findByRole('option', { name: /Cashmere Beanie/ }));
  },
  send: async (user) => user.click(screen.getByRole('button', { name: 'Move' })),
  request: { method: 'PATCH', path: /^\/admin\/reviews\/[0-9a-f]+$/ },
  state: (store, id) => fetchFields(store, 'reviews', id, 'product { name }'),
  successMessage: /^Moved to another product: review “/,
  failureMessage: /Couldn’t complete “Move to another product” for \w+ “.+”/,
  ...rowVerification,
};

/** Deletes the only attachment of a review in its panel. */
const deleteAttachment: Write = {
  name: 'delete an attachment',
  url: (id) => `${listPageUrl(reviews, approved.query)}&record=${id}`,
  pickId: async (store) => {
    const picture = { src: `${store.config().mediaUrl}/uploads/a.png`, type: 'image' };
    const { review } = await store.seed('POST', '/admin/reviews', {
      rating: 4,
      description: 'With a picture',
      productId: '8800000000',
      customerId: await fetchFirstId(store, 'customers'),
      createdAt: new Date().toISOString(),
      attachments: [picture],
    });
    return String(Object(review)['_id']);
  },
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Photo 1 of 1' }));
    await screen.findByRole('alertdialog');
  },
  send: async (user) => {
    const question = screen.getByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await sendDeletion();
  },
  request: { method: 'DELETE', path: /^\/admin\/reviews\/attachment\/[0-9a-f]+$/ },
  state: (store, id) => fetchFields(store, 'reviews', id, 'attachments { src }'),
  successMessage: /^Photo 1 of 1 deleted/,
  failureMessage: /“Photo 1 of 1” couldn’t be deleted/,
  ...rowVerification,
};

/** Marks a write like one before it. */
const asVariant = (write: Write): Write => ({ ...write, isVariant: true });

const publish = { field: 'status', label: 'Publish', successMessage: 'Published' };
const unpublish = { field: 'status', label: 'Un-publish', successMessage: 'Un-published' };
const feature = { field: 'isFeatured', initial: 0, label: 'Feature', successMessage: 'Featured' };
const unfeature = {
  field: 'isFeatured',
  initial: 1,
  label: 'Remove from featured',
  successMessage: 'Removed from featured',
};

export const reviewActions: readonly Write[] = [
  { ...setFieldWrite('publish a review', reviews, pending, publish), hasAllFaults: true },
  asVariant(setFieldWrite('un-publish a review', reviews, approved, unpublish)),
  asVariant(setFieldWrite('feature a review', reviews, approved, feature)),
  asVariant(setFieldWrite('un-feature a review', reviews, approved, unfeature)),
  deleteRowWrite('delete a review', reviews, approved),
  moveReview,
  deleteAttachment,
];

const publishQuestion = setFieldWrite('publish a question', questions, hidden, publish);

export const questionActions: readonly Write[] = [
  {
    ...publishQuestion,
    async pickId(store) {
      const id = (await publishQuestion.pickId?.(store)) ?? '';
      // Without an answer, it is asked first.
      await store.seed('PATCH', `/admin/faq/${id}`, { answer: 'Yes.' });
      return id;
    },
  },
  asVariant(setFieldWrite('un-publish a question', questions, visible, unpublish)),
  asVariant(setFieldWrite('feature a question', questions, visible, feature)),
  asVariant(setFieldWrite('un-feature a question', questions, visible, unfeature)),
  asVariant(deleteRowWrite('delete a question', questions, visible)),
];

export const rewardActions: readonly Write[] = [
  setFieldWrite('approve a reward', rewards, reward('pending'), {
    field: 'status',
    label: 'Approve',
    successMessage: 'Approved',
  }),
  asVariant(
    setFieldWrite('reject a reward', rewards, reward('approved'), {
      field: 'status',
      label: 'Reject',
      successMessage: 'Rejected',
    }),
  ),
  deleteRowWrite('delete a reward', rewards, reward('rejected')),
];
