/** Writes of imports: the batch of each kind, what takes one back, the customers of the store, the file for the team. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ImportKindName, importKinds } from '../../../resources/imports';
import { browserRunStore } from '../../../src/pages/import/send/browserRunStore';
import { startImport } from '../../../src/pages/import/send/startImport';
import { faults } from './faults';
import type { Shop } from './shop';
import type { Write } from './write';

/** How many imports the server knows of. */
async function jobs(shop: Shop): Promise<number> {
  const { imports } = await shop.get('/admin/data/imports');
  return Array.isArray(imports) ? imports.length : 0;
}

/** What may pass by itself is sent four times, with the same key; what is refused for a row, once more for each half. */
const sent = {
  ...Object.fromEntries(faults.filter(({ isUncertain }) => isUncertain).map(({ name }) => [name, 4])),
  500: 4,
  422: 3,
};

const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

/** What sending an import has in common, from the button that begins it. */
const sends = (kind: ImportKindName) => ({
  request: { method: 'POST', path: new RegExp(`^/admin/data/import/${importKinds[kind].path}$`) },
  state: jobs,
  sent,
  done: /^Thank you! Your data import request is being processed/,
  failed: /The import stopped\.|2 rows were refused\./,
  look: async () => (await screen.findByText(/^\d+ of 2 rows taken$/)).textContent,
  again: (user: UserEvent) => press(user, /^(?:Go on|Send now)$/),
});

const imports = (kind: ImportKindName, at: string, text: string, start: RegExp): Write => ({
  ...sends(kind),
  name: `import ${kind}`,
  at: () => at,
  pick: async () => '',
  prepare: async (user) => {
    await user.click(await screen.findByLabelText('Or paste rows here'));
    await user.paste(text);
    await press(user, 'Read the rows');
    const check = await screen.findByRole('button', { name: 'Check the rows' });
    await waitFor(() => {
      if (check.hasAttribute('disabled')) throw new Error('the columns are not mapped yet');
    });
    await user.click(check);
    await screen.findByRole('button', { name: start });
  },
  send: (user) => press(user, start),
});

/** The import that takes back one of points, which this browser has sent. */
const takesBack: Write = {
  ...sends('points'),
  name: 'take an import back',
  at: (id) => `/imports/${id}`,
  pick: async () => {
    const { userId, lastSite } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    const store = browserRunStore(`${userId}.${lastSite}`);
    const rows = [1, 2].map((n) => ({ email: `c${n}@shop.example`, points: 5 }));
    const run = await startImport(
      { kind: 'points', source: 'points.csv', count: rows.length, rows: async () => rows },
      { store, now: () => new Date().toISOString(), newId: () => crypto.randomUUID() },
    );
    await store.save({ ...run, batches: run.batches.map((batch) => ({ ...batch, state: 'taken' })) });
    return run.id;
  },
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'Take this import back' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Take back' }));
    await screen.findByRole('button', { name: 'Send now' });
  },
  send: (user) => press(user, 'Send now'),
};

const asksStore: Write = {
  name: 'ask for the customers of the store',
  at: () => '/customers/import/store',
  pick: async () => '',
  prepare: async () => void (await screen.findByRole('button', { name: 'Bring them in' })),
  send: (user) => press(user, 'Bring them in'),
  request: { method: 'POST', path: /^\/admin\/data\/import\/store_customers$/ },
  state: jobs,
  done: /^Your store is being read/,
  failed: /The store was not asked\.|It is not certain whether the store was asked\./,
  again: (user) => press(user, 'Ask once more'),
};

/** The hidden field behind the box. */
const fileField = () =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('there is no field for files');
    return input;
  });

const lost = faults.flatMap(({ name, isUncertain, isApplied }) => (isUncertain && !isApplied ? [name] : []));

const handsFile = (kind: 'customers' | 'reviews', setting: string, at: string): Write => ({
  name: `hand the file of ${kind} to the team`,
  at: () => at,
  pick: async () => '',
  prepare: async () => void (await fileField()),
  send: async (user) =>
    user.upload(await fileField(), new File(['email\na@b.example\n'], `${kind}.csv`, { type: 'text/csv' })),
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: async (shop) => JSON.stringify(Object((await shop.get('/admin/settings'))['settings'])[setting] ?? null),
  done: /^Thank you! Your data import request is being processed/,
  failed: /The file was not handed over\.|Nothing was uploaded/,
  looksAgain: true,
  says: Object.fromEntries(lost.map((name) => [name, /The file was not handed over\./])),
  look: async () => {
    await fileField();
    return document.querySelector('[data-file]')?.textContent ?? null;
  },
});

export const fileImportWrites: readonly Write[] = [
  imports(
    'points',
    '/customers/import/points',
    'email,points\nada@shop.example,25\nlin@shop.example,-4\n',
    /^Add 21 points to 2 customers$/,
  ),
  imports(
    'customers',
    '/customers/import/customers',
    'emailAddress,firstName\nada@shop.example,Ada\nlin@shop.example,Lin\n',
    /^Import 2 customers$/,
  ),
  imports(
    'reviews',
    '/product-reviews/import/reviews',
    'rating,description,productId,createdAt\n5,Warm,8800000000,2025-03-17\n4,Soft,8800000000,2025-03-18\n',
    /^Import 2 reviews$/,
  ),
  takesBack,
];

export const otherImportWrites: readonly Write[] = [
  asksStore,
  handsFile('customers', 'customerImportFile', '/customers/import/team'),
  handsFile('reviews', 'reviewsImportFile', '/product-reviews/import/team'),
];
