/** Writes that an action of a row does at once. */
import { screen, within } from '@testing-library/react';
import { actOn, rowThere } from '../../support/rows';
import { firstId, stateOf } from './find';
import type { Write } from './write';

/** Where records of one kind are: the page, the query, and the path below /admin. */
export interface Kind {
  page: string;
  list: string;
  path: string;
}

export const reviews: Kind = { page: 'product-reviews', list: 'reviews', path: 'reviews' };
export const questions: Kind = { page: 'faq', list: 'faqs', path: 'faq' };
export const customers: Kind = { page: 'customers', list: 'customers', path: 'customers' };
export const rewards: Kind = { page: 'rewards', list: 'rewards', path: 'loyalty/reward' };

/** Records that a test chooses the first of: by the address of the page, and as arguments of the query. */
export interface Choice {
  query: string;
  given: string;
}

const pending: Choice = { query: 'status=pending', given: 'status: "pending"' };
const approved: Choice = { query: 'status=approved', given: 'status: "approved"' };
const hidden: Choice = { query: 'filter=unpublished', given: 'filter: unpublished' };
const shown: Choice = { query: 'filter=published', given: 'filter: published' };
const reward = (status: string): Choice => ({ query: `status=${status}`, given: `status: ${status}` });

/** Three rows a page: every case draws them twice. */
export const pageOf = ({ page }: Kind, query: string) => `/${page}?page=0&limit=3&${query}`;

interface Setting {
  /** The label of the action, and what is said when it was done. */
  label: string;
  done: string;
  field: string;
  /** What it must be before, where the choice does not say. */
  first?: unknown;
}

/** Sets a field by an action. */
export const sets = (name: string, kind: Kind, choice: Choice, { label, done, field, first }: Setting): Write => ({
  name,
  at: () => pageOf(kind, choice.query),
  pick: async (shop) => {
    const id = await firstId(shop, `${kind.list}(${choice.given})`);
    const isSo = (await stateOf(shop, kind.list, id, field)) === JSON.stringify({ _id: id, [field]: first });
    if (first !== undefined && !isSo) await shop.ahead('PATCH', `/admin/${kind.path}/${id}`, { [field]: first });
    return id;
  },
  prepare: async (_user, id) => void (await rowThere(id)),
  send: (user, id) => actOn(id, label, user),
  request: { method: 'PATCH', path: new RegExp(`^/admin/${kind.path}/[0-9a-f]+$`) },
  state: (shop, id) => stateOf(shop, kind.list, id, field),
  done: new RegExp(`^${done}: “`),
  failed: new RegExp(`“${label}” failed for “.+”`),
});

/** Deletes a row, after the question. */
const removes = (name: string, kind: Kind, choice: Choice): Write => ({
  name,
  at: () => pageOf(kind, choice.query),
  pick: (shop) => firstId(shop, `${kind.list}(${choice.given})`),
  prepare: async (user, id) => {
    await rowThere(id);
    await actOn(id, 'Delete', user);
    await screen.findByRole('alertdialog');
  },
  send: async (user) => user.click(screen.getByRole('button', { name: 'Delete' })),
  request: { method: 'DELETE', path: new RegExp(`^/admin/${kind.path}/[0-9a-f]+$`) },
  state: (shop, id) => stateOf(shop, kind.list, id, '_id'),
  done: /^Deleted: “/,
  failed: /“Delete” failed for “.+”/,
});

/** Puts a review below another product, which is searched for. */
const moves: Write = {
  name: 'move a review to another product',
  at: () => pageOf(reviews, approved.query),
  pick: async (shop) => {
    const id = await firstId(shop, `reviews(${approved.given})`);
    await shop.ahead('PATCH', `/admin/reviews/${id}`, { productId: '8800000000' });
    return id;
  },
  prepare: async (user, id) => {
    await rowThere(id);
    await actOn(id, 'Move to another product', user);
    await user.click(await screen.findByRole('combobox', { name: /^Product/ }));
    await user.paste('Beanie');
    await user.click(await screen.findByRole('option', { name: /Cashmere Beanie/ }));
  },
  send: async (user) => user.click(screen.getByRole('button', { name: 'Move' })),
  request: { method: 'PATCH', path: /^\/admin\/reviews\/[0-9a-f]+$/ },
  state: (shop, id) => stateOf(shop, 'reviews', id, 'product { name }'),
  done: /^Moved to another product: “/,
  failed: /“Move to another product” failed for “.+”/,
};

/** Deletes the one picture of a review, in its panel. */
const removesPicture: Write = {
  name: 'delete an attachment',
  at: (id) => `${pageOf(reviews, approved.query)}&record=${id}`,
  pick: async (shop) => {
    const picture = { src: `${shop.config().mediaUrl}/uploads/a.png`, type: 'image' };
    const { review } = await shop.ahead('POST', '/admin/reviews', {
      rating: 4,
      description: 'With a picture',
      productId: '8800000000',
      customerId: await firstId(shop, 'customers'),
      createdAt: new Date().toISOString(),
      attachments: [picture],
    });
    return String(Object(review)['_id']);
  },
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Picture 1 of 1' }));
    await screen.findByRole('alertdialog');
  },
  send: async (user) => {
    const question = screen.getByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
  },
  request: { method: 'DELETE', path: /^\/admin\/reviews\/attachment\/[0-9a-f]+$/ },
  state: (shop, id) => stateOf(shop, 'reviews', id, 'attachments { src }'),
  done: /^Deleted: Picture 1 of 1/,
  failed: /“Picture 1 of 1” could not be deleted and is back/,
};

const publish = { field: 'status', label: 'Publish', done: 'Published' };
const unpublish = { field: 'status', label: 'Un-publish', done: 'Un-published' };
const feature = { field: 'isFeatured', first: 0, label: 'Feature', done: 'Featured' };
const unfeature = { field: 'isFeatured', first: 1, label: 'Un-feature', done: 'No longer featured' };

export const reviewActions: readonly Write[] = [
  sets('publish a review', reviews, pending, publish),
  sets('un-publish a review', reviews, approved, unpublish),
  sets('feature a review', reviews, approved, feature),
  sets('un-feature a review', reviews, approved, unfeature),
  removes('delete a review', reviews, approved),
  moves,
  removesPicture,
];

export const questionActions: readonly Write[] = [
  sets('publish a question', questions, hidden, publish),
  sets('un-publish a question', questions, shown, unpublish),
  sets('feature a question', questions, shown, feature),
  sets('un-feature a question', questions, shown, unfeature),
  removes('delete a question', questions, shown),
];

export const rewardActions: readonly Write[] = [
  sets('approve a reward', rewards, reward('pending'), { field: 'status', label: 'Approve', done: 'Approved' }),
  sets('reject a reward', rewards, reward('approved'), { field: 'status', label: 'Reject', done: 'Rejected' }),
  removes('delete a reward', rewards, reward('rejected')),
];
