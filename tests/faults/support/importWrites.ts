/** Writes of imports: a batch of each kind, undoing an import, store customers, and the file for the team. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ImportKindName, importKinds } from '../../../resources/imports';
import { browserRunStore } from '../../../src/features/imports/send/browserRunStore';
import { startImport } from '../../../src/features/imports/send/startImport';
import type { FakeStore } from './fakeStore';
import { faults } from './faults';
import type { Write } from './write';

/** Fetches the number of imports on the server. */
async function fetchImportCount(store: FakeStore): Promise<number> {
  const { imports: createImportWrite } = await store.get('/admin/data/imports');
  return Array.isArray(createImportWrite) ? createImportWrite.length : 0;
}

/**
 * Expected request counts: transient failures are retried up to four times with the same key; after a 422 the batch is
 * split into halves.
 */
const requestCounts = {
  ...Object.fromEntries(faults.filter(({ isUncertain }) => isUncertain).map(({ name }) => [name, 4])),
  422: 3,
};

const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

/** Shared by all writes that send an import. */
const createBatchWrite = (kind: ImportKindName) => ({
  request: { method: 'POST', path: new RegExp(`^/admin/data/import/${importKinds[kind].path}$`) },
  state: fetchImportCount,
  requestCounts,
  successMessage: /^Thank you! Your data import request is being processed/,
  failureMessage: /The import stopped|2 rows rejected/,
  readView: async () => (await screen.findByText(/^\d+ of 2 rows sent$/)).textContent,
  resend: (user: UserEvent) => press(user, 'Resume'),
});

const createImportWrite = (kind: ImportKindName, url: string, text: string, start: RegExp): Write => ({
  ...createBatchWrite(kind),
  name: `import ${kind}`,
  url: () => url,
  prepare: async (user) => {
    await user.click(await screen.findByLabelText('Or paste rows here'));
    await user.paste(text);
    await press(user, 'Continue');
    const check = await screen.findByRole('button', { name: 'Continue to rows' });
    await waitFor(() => {
      if (check.hasAttribute('disabled')) throw new Error('the columns are not mapped yet');
    });
    await user.click(check);
    // The rows are compared with those of earlier imports first.
    await waitFor(() => {
      const button = screen.getByRole('button', { name: start });
      if (button.hasAttribute('disabled')) throw new Error('the rows are not compared yet');
    });
  },
  send: (user) => press(user, start),
});

/** Undoes a points import that was sent from this browser. */
const undoImport: Write = {
  ...createBatchWrite('points'),
  name: 'undo an import',
  url: (id) => `/imports/${id}`,
  pickId: async () => {
    const { userId, lastSite } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    const store = browserRunStore(`${userId}.${lastSite}`);
    const rows = [1, 2].map((index) => ({ email: `c${index}@shop.example`, points: 5 }));
    const run = await startImport(
      { kind: 'points', source: 'points.csv', count: rows.length, rows: async () => rows },
      { store, now: () => new Date().toISOString(), newId: () => crypto.randomUUID() },
    );
    await store.save({ ...run, batches: run.batches.map((batch) => ({ ...batch, state: 'taken' })) });
    return run.id;
  },
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    await screen.findByRole('alertdialog');
  },
  send: (user) => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revert import' })),
};

const storeImportRequest: Write = {
  name: 'request the store customers',
  url: () => '/customers/import/store',
  prepare: async () => void (await screen.findByRole('button', { name: 'Import customers' })),
  send: (user) => press(user, 'Import customers'),
  request: { method: 'POST', path: /^\/admin\/data\/import\/store_customers$/ },
  state: fetchImportCount,
  successMessage: /^Import started/,
  failureMessage: /The import couldn’t be started\.|We couldn’t confirm that the import started\./,
  resend: (user) => press(user, 'Import again'),
};

/** Returns the hidden file input of the dropzone. */
const findFileInput = () =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    return input;
  });

const teamFileWrite = (kind: 'customers' | 'reviews', setting: string, url: string): Write => ({
  name: `upload a file of ${kind} for the team`,
  url: () => url,
  prepare: async () => void (await findFileInput()),
  send: async (user) =>
    user.upload(await findFileInput(), new File(['email\na@b.example\n'], `${kind}.csv`, { type: 'text/csv' })),
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: async (store) => JSON.stringify(Object((await store.get('/admin/settings'))['settings'])[setting] ?? null),
  successMessage: /^Thank you! Your data import request is being processed/,
  failureMessage: /The file couldn’t be submitted\.|Nothing was uploaded/,
  verifiesOutcome: true,
  notAppliedMessage: /The file couldn’t be submitted\./,
  readView: async () => {
    await findFileInput();
    return document.querySelector('[data-file]')?.textContent ?? null;
  },
});

export const fileImportWrites: readonly Write[] = [
  {
    ...createImportWrite(
      'points',
      '/customers/import/points',
      'email,points\nada@shop.example,25\nlin@shop.example,-4\n',
      /^Add 25 points and deduct 4$/,
    ),
    hasAllFaults: true,
  },
  createImportWrite(
    'customers',
    '/customers/import/customers',
    'emailAddress,firstName\nada@shop.example,Ada\nlin@shop.example,Lin\n',
    /^Import 2 customers$/,
  ),
  createImportWrite(
    'reviews',
    '/product-reviews/import/reviews',
    'rating,description,productId,createdAt\n5,Warm,8800000000,2025-03-17\n4,Soft,8800000000,2025-03-18\n',
    /^Import 2 reviews$/,
  ),
  undoImport,
];

export const otherImportWrites: readonly Write[] = [
  storeImportRequest,
  teamFileWrite('customers', 'customerImportFile', '/customers/import/team'),
  teamFileWrite('reviews', 'reviewsImportFile', '/product-reviews/import/team'),
];
