/** Writes of an extension by react-admin's hooks. They have the guarantees of the console's own buttons. */
import { screen } from '@testing-library/react';
import type { FakeStore } from './fakeStore';
import { fetchCount, fetchFields, fetchFirstId, fetchVoucherCount } from './fetchRecords';
import type { Write } from './write';

const common = {
  url: () => '/stock',
  failureMessage: /^Not done: /,
  // The notice of the session is the first alert.
  ownNotices: { '401': /^You’re signed out\. Sign in again to load or save changes\.Sign in\nNot done: / },
  verifiesOutcome: true,
  notAppliedMessage: /nothing was saved/,
  isVariant: true,
} as const;

const press = (label: string) => ({
  prepare: async (_user: unknown, id: string) => void (await screen.findByRole('button', { name: `${label} ${id}` })),
  send: async (user: { click(element: Element): Promise<void> }, id: string) =>
    user.click(screen.getByRole('button', { name: `${label} ${id}` })),
});

async function fetchWidgets(store: FakeStore): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { widgets } = await store.get('/admin/widgets');
  return Array.isArray(widgets) ? widgets : [];
}
const findList = async (store: FakeStore) => (await fetchWidgets(store)).find(({ type }) => type === 'ReviewAndFAQ');
const pickList = async (store: FakeStore) => String((await findList(store))?.['_id']);

const creation = {
  ...common,
  canBeSentAgain: true,
  pickId: (store: FakeStore) => fetchFirstId(store, 'customers(limit: 3)'),
} as const;

export const extensionWrites: readonly Write[] = [
  {
    name: 'publish a review by useUpdate',
    ...common,
    ...press('Publish'),
    pickId: (store) => fetchFirstId(store, 'reviews(status: "pending")'),
    request: { method: 'PATCH', path: /^\/admin\/reviews\/[0-9a-f]+$/ },
    state: (store, id) => fetchFields(store, 'reviews', id, 'status'),
    successMessage: /^Published by an extension/,
    setsValue: true,
  },
  {
    name: 'change a widget by useUpdate',
    ...common,
    ...press('Show 17 in'),
    pickId: pickList,
    request: { method: 'PATCH', path: /^\/admin\/widgets\/[0-9a-f]+$/ },
    state: async (store) => JSON.stringify((await findList(store))?.['data']),
    successMessage: /^Changed by an extension/,
    setsValue: true,
  },
  {
    name: 'change the settings by useUpdate',
    ...common,
    ...press('Use yen in'),
    pickId: async () => 'store',
    request: { method: 'PATCH', path: /^\/admin\/settings$/ },
    state: async (store) => Object(await store.get('/admin/settings'))['settings']['defaultCurrency'],
    successMessage: /^Set by an extension/,
    setsValue: true,
  },
  {
    name: 'delete a widget by useDelete',
    ...common,
    ...press('Delete'),
    pickId: pickList,
    request: { method: 'DELETE', path: /^\/admin\/widgets\/[0-9a-f]+$/ },
    state: async (store) => (await findList(store)) !== undefined,
    successMessage: /^Deleted by an extension/,
  },
  {
    name: 'add a review by useCreate',
    ...creation,
    ...press('Add review of'),
    request: { method: 'POST', path: /^\/admin\/reviews$/ },
    state: (store) => fetchCount(store, 'reviews'),
    successMessage: /^Review added by an extension/,
    repeatedMessage: /^Product review added 2 times, although it was sent once\./,
  },
  {
    name: 'add a question by useCreate',
    ...creation,
    ...press('Add question of'),
    request: { method: 'POST', path: /^\/admin\/faq$/ },
    state: (store) => fetchCount(store, 'faqs'),
    successMessage: /^Question added by an extension/,
    repeatedMessage: /^Question added 2 times, although it was sent once\./,
  },
  {
    name: 'add points by useCreate',
    ...creation,
    ...press('Add points of'),
    request: { method: 'POST', path: /^\/admin\/loyalty\/add_points$/ },
    state: (store, id) => fetchFields(store, 'customers', id, 'totalPoints'),
    successMessage: /^Points added by an extension/,
    repeatedMessage: /the activity shows these 50 points 2 times\./,
  },
  {
    name: 'add a voucher by useCreate',
    ...creation,
    ...press('Add voucher of'),
    request: { method: 'POST', path: /^\/admin\/loyalty\/add_coupon$/ },
    state: fetchVoucherCount,
    successMessage: /^Voucher added by an extension/,
    repeatedMessage: /2 vouchers were added, although one was sent\. Not needed: /,
  },
];
