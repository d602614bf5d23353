import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import type { ImportBatch } from '../../../../../dataProvider/methods/imports';
import type { ImportJob } from '../../../../../resources/imports/importJob';
import HistoryPage from '../../../../../src/features/imports/history/HistoryPage';
import RunPage from '../../../../../src/features/imports/run/RunPage';
import { browserRunStore } from '../../../../../src/features/imports/send/browserRunStore';
import { startImport } from '../../../../../src/features/imports/send/startImport';
import type { LeftOut } from '../../../../../src/features/imports/send/storedRun';
import StoreImportPage from '../../../../../src/features/imports/store/StoreImportPage';
import type { ImportRow } from '../../../../../src/features/imports/table/checkedRows';
import { clearDatabases } from '../../../../../src/lib/storage/databases';
import { renderConsole } from '../../../../support/renderConsole';
import { stubDataProvider } from '../../../../support/stubDataProvider';

const store = browserRunStore('console.u1.s1');

afterEach(async () => {
  clearDatabases();
  // Clearing is asynchronous.
  await expect.poll(() => store.list()).toEqual([]);
});

const rows: ImportRow[] = Array.from({ length: 700 }, (_, n) => ({ email: `c${n}@shop.example`, points: 2 }));
let runs = 0;

/** Stores a points import, like the import page does. */
async function storeRun(invalid?: { rows: number; file: Blob }, leftOut?: LeftOut): Promise<string> {
  runs += 1;
  const id = `run-${runs}`;
  await startImport(
    {
      kind: 'points',
      source: 'points.csv',
      count: rows.length,
      rows: async (from, count) => rows.slice(from, from + count),
      ...(invalid && { invalid }),
      ...(leftOut && { leftOut }),
    },
    { store, now: () => '2026-11-21T10:00:00.000Z', newId: () => id },
  );
  return id;
}

/** Renders a page with a server whose balances can be read. It ignores the Idempotency-Key. */
type Send = (batch: ImportBatch, key: string) => Promise<{ jobId: string | null }>;

function open(
  at: string,
  calls: {
    send?: Send;
    list?: () => Promise<ImportJob[]>;
    isListMissing?: boolean;
    sendStoreCustomers?: (key: string) => Promise<object>;
  },
) {
  const server = { balances: new Map<string, number>(), times: 1, isReadable: true, reads: 0 };
  const { send } = calls;
  const importCalls = {
    ...calls,
    ...(send && {
      async send(batch: ImportBatch, key: string) {
        const answer = await send(batch, key);
        for (const row of batch.data as readonly ImportRow[]) {
          const email = String(row['email']);
          const points = Number(row['points']) * server.times;
          server.balances.set(email, (server.balances.get(email) ?? 0) + points);
        }
        return answer;
      },
    }),
  };
  const getList = async (name: string, { filter }: { filter: Readonly<Record<string, string>> }) => {
    if (name === 'import-jobs') return { data: [], total: 0, meta: { isMissing: calls.isListMissing } };
    server.reads += 1;
    if (!server.isReadable) throw new AppError({ kind: 'server', status: 503 });
    const emailAddress = filter['search'] ?? '';
    const totalPoints = server.balances.get(emailAddress);
    const data = totalPoints === undefined ? [] : [{ id: emailAddress, emailAddress, totalPoints }];
    return { data, total: data.length };
  };
  const view = renderConsole({
    dataProvider: stubDataProvider(
      { importCalls: async () => importCalls, getList },
      calls.list && { 'import-jobs': calls.list },
    ),
    at,
    routes: [
      { path: '/imports', element: <HistoryPage /> },
      { path: '/imports/:run', element: <RunPage /> },
      { path: '/customers/import/store', element: <StoreImportPage /> },
    ],
  });
  return { ...view, server };
}

describe('RunPage', () => {
  it('[IMP-06] sends each batch with its key, and confirms completion', async () => {
    const send = vi.fn<Send>(async () => ({ jobId: null }));
    const { user } = open(`/imports/${await storeRun()}`, { send });
    await user.click(await screen.findByRole('button', { name: 'Start import' }));
    // It is announced to screen readers as well.
    const run = within(screen.getByRole('region', { name: 'Imports' }));
    expect(await run.findByText('Thank you! Your data import request is being processed...')).toBeVisible();
    expect(screen.getByText('700 of 700 rows sent')).toBeVisible();
    expect(send.mock.calls.map(([{ path, data }, key]) => [path, data.length, key])).toEqual([
      ['points', 500, `run-${runs}-0`],
      ['points', 200, `run-${runs}-1`],
    ]);
  });

  it('says how far the API has imported what was sent, and that it is done', async () => {
    const send = vi.fn<Send>(async (_batch, key) => ({ jobId: `job${key.slice(-1)}` }));
    const job = { kind: 'points', failed: 0, createdAt: null, errorsUrl: null };
    let isDone = false;
    const list = async (): Promise<ImportJob[]> => [
      { ...job, _id: 'job0', status: 'done', rows: 500, done: 500 },
      { ...job, _id: 'job1', status: isDone ? 'done' : 'running', rows: 200, done: isDone ? 200 : 20 },
      { ...job, _id: 'other', status: 'running', rows: 9, done: 1 },
    ];
    const { user } = open(`/imports/${await storeRun()}`, { send, list });
    await user.click(await screen.findByRole('button', { name: 'Start import' }));
    expect(await screen.findByText('520 of 700 rows imported so far')).toBeVisible();
    const run = within(screen.getByRole('region', { name: 'Imports' }));
    expect(run.getByText(/^Thank you! Your data import request is being processed/)).toBeVisible();
    expect(run.getByText('700 rows sent')).toBeVisible();
    isDone = true;
    expect(await run.findByText('700 rows imported', {}, { timeout: 12_000 })).toBeVisible();
    expect(run.queryByText(/^Thank you!/)).toBeNull();
  });

  it('confirms a request, and then only says that its rows are imported, if the API imports them at once', async () => {
    const send = vi.fn<Send>(async (_batch, key) => ({ jobId: `job${key.slice(-1)}` }));
    const job = { kind: 'points', status: 'done', failed: 0, createdAt: null, errorsUrl: null };
    const list = async (): Promise<ImportJob[]> => [
      { ...job, _id: 'job0', rows: 500, done: 500 },
      { ...job, _id: 'job1', rows: 200, done: 199 },
    ];
    const { user } = open(`/imports/${await storeRun()}`, { send, list });
    await user.click(await screen.findByRole('button', { name: 'Start import' }));
    const run = within(screen.getByRole('region', { name: 'Imports' }));
    expect(await run.findByText(/^Thank you! Your data import request is being processed/)).toBeVisible();
    expect(run.queryByText(/700 rows imported/)).toBeNull();
    expect(await run.findByText('Done: only 699 of 700 rows imported', {}, { timeout: 6000 })).toBeVisible();
    expect(run.queryByText(/^Thank you!/)).toBeNull();
  });

  it('says that it tries again, and why, while a batch waits for another attempt', async () => {
    let answer: () => void = () => undefined;
    const send = vi.fn<Send>(async () => {
      if (send.mock.calls.length === 1) throw new AppError({ kind: 'timeout', uncertain: true });
      await new Promise<void>((resolve) => (answer = resolve));
      return { jobId: null };
    });
    const { user } = open(`/imports/${await storeRun()}`, { send });
    await user.click(await screen.findByRole('button', { name: 'Start import' }));
    const text = 'The import tries again by itself in a few seconds. No row is imported twice.';
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 5000 });
    expect(send).toHaveBeenCalledTimes(2);
    answer();
    expect(await screen.findByText('500 of 700 rows sent')).toBeVisible();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    answer();
    expect(await screen.findByText('700 of 700 rows sent')).toBeVisible();
    expect(send.mock.calls.map(([, key]) => key.slice(-1))).toEqual(['0', '0', '1']);
  });

  const stops = [
    [
      { kind: 'offline' },
      'The import stopped because you’re offline.Imported rows are saved, and the rest wait here. Resume when you’re back online. No row is imported twice.',
    ],
    [
      { kind: 'canceled', uncertain: true },
      'The import stopped. You canceled this before it finished.We couldn’t confirm that the last rows were imported. Resuming won’t import any row twice.',
    ],
  ] as const;
  it.each(stops)('stops with the reason, keeps the progress, and resumes after %j', async (error, text) => {
    let isDown = true;
    const send = vi.fn<Send>(async (_batch, key) => {
      if (isDown && key.endsWith('-1')) throw new AppError(error);
      return { jobId: null };
    });
    const { user } = open(`/imports/${await storeRun()}`, { send });
    await user.click(await screen.findByRole('button', { name: 'Start import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText('500 of 700 rows sent')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('700 of 700 rows sent')).toBeVisible();
    expect(send.mock.calls.map(([, key]) => key.slice(-1))).toEqual(['0', '1', '1']);
  });

  it.each([
    [3, /^3 new customers that the import created stay/],
    [0, null],
  ])('says before a revert that %i customers stay', async (created, text) => {
    const id = await storeRun();
    const stored = await store.run(id);
    if (!stored) throw new Error('The import is missing.');
    const batches = stored.batches.map((batch) => ({ ...batch, state: 'taken' as const }));
    await store.save({ ...stored, created, batches });
    const { user } = open(`/imports/${id}`, {});
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revert this import?' }));
    if (text) expect(dialog.getByText(text)).toBeVisible();
    else expect(dialog.queryByText(/created/)).toBeNull();
  });

  it('reverts by an opposite import, after confirmation', async () => {
    const send = vi.fn<Send>(async () => ({ jobId: null }));
    const { user } = open(`/imports/${await storeRun()}`, { send });
    await user.click(await screen.findByRole('button', { name: 'Start import' }));
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revert this import?' }));
    const stay = 'New customers that the import created stay. You can delete them in the list of customers.';
    expect(dialog.getByText(stay)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revert import' }));
    // The confirmation starts it.
    expect(await screen.findByText(/^Revert of .?points\.csv.?$/)).toBeVisible();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(4));
    const given = send.mock.calls.flatMap(([{ data }]) => data);
    const sums = new Map<string, number>();
    for (const row of given as readonly ImportRow[]) {
      const email = String(row['email']);
      sums.set(email, (sums.get(email) ?? 0) + Number(row['points']));
    }
    expect([sums.size, new Set(sums.values())]).toEqual([700, new Set([0])]);
    expect(await screen.findByText('This reverts an earlier import.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Revert' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Imports' })).getByText('Import reverted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revert import' })).toBeNull();
    // A reverted import can't be reverted again, neither in the list nor on its page.
    await user.click(screen.getByRole('link', { name: 'All imports' }));
    const here = within(await screen.findByRole('region', { name: 'Imports' }));
    expect(await here.findByRole('link', { name: 'View revert' })).toBeVisible();
    expect(here.queryByRole('button', { name: 'Revert import' })).toBeNull();
    expect(
      here.getAllByRole('row').map((row) => within(row).queryByText(/^(Reverted|Done|Imported)$/)?.textContent),
    ).toEqual([undefined, 'Done', 'Reverted']);
    expect(here.getByText('points.csv')).toBeVisible();
    await user.click(here.getAllByRole('link', { name: 'View' })[1] as HTMLElement);
    expect(await screen.findByText('This import was reverted')).toBeVisible();
    expect(screen.queryByText(/^Thank you!/, { selector: 'section *' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'All imports' }));
    expect(await screen.findByText(/^Revert of .?points\.csv.?$/)).toBeVisible();
  });

  it('calls an import reverted only once its reversal is complete', async () => {
    let isDown = false;
    const send = vi.fn<Send>(async () => {
      if (isDown) throw new AppError({ kind: 'offline' });
      return { jobId: null };
    });
    const { user } = open(`/imports/${await storeRun()}`, { send });
    await user.click(await screen.findByRole('button', { name: 'Start import' }));
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    isDown = true;
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revert import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The import stopped because you’re offline.');
    await user.click(screen.getByRole('link', { name: 'All imports' }));
    const here = within(await screen.findByRole('region', { name: 'Imports' }));
    await user.click(await here.findByRole('link', { name: 'Not fully reverted' }));
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await user.click(await screen.findByRole('link', { name: 'All imports' }));
    const done = within(await screen.findByRole('region', { name: 'Imports' }));
    expect(await done.findByRole('link', { name: 'View revert' })).toBeVisible();
  });

  it('reports points that were added twice, and deducts the extra ones on request', async () => {
    const send = vi.fn<Send>(async () => ({ jobId: null }));
    const { user, server } = open(`/imports/${await storeRun()}`, { send });
    server.times = 2;
    await user.click(await screen.findByRole('button', { name: 'Start import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('700 rows were imported more than once');
    expect(screen.queryByText(/^Thank you!/)).toBeNull();
    server.times = 1;
    await user.click(await screen.findByRole('button', { name: 'Revert extra points' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revert the extra points?' }));
    await user.click(dialog.getByRole('button', { name: 'Revert extra points' }));
    expect(
      await screen.findByText('This reverts points that an earlier import added or deducted more than once.'),
    ).toBeVisible();
    expect(new Set(server.balances.values())).toEqual(new Set([2]));
    expect(send).toHaveBeenCalledTimes(4);
    // The same page of the import now leads to the deduction, and a new check confirms the points.
    await user.click(screen.getByRole('link', { name: 'All imports' }));
    const here = within(await screen.findByRole('region', { name: 'Imports' }));
    expect(await here.findByText('Revert of extra points from points.csv')).toBeVisible();
    expect(here.getByText('Imported more than once')).toBeVisible();
    const [, original] = await here.findAllByRole('link', { name: 'View' });
    if (original) await user.click(original);
    expect(await screen.findByRole('link', { name: 'View revert of extra points' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('700 rows sent')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports that the result couldn’t be read, and checks again on request', async () => {
    const { user, server } = open(`/imports/${await storeRun()}`, {
      send: async () => {
        server.isReadable = false;
        return { jobId: null };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start import' }));
    // The balances before the second batch can't be read either, so that one can't be checked later.
    expect(await screen.findByText('We couldn’t confirm that 700 rows were imported only once')).toBeVisible();
    expect(screen.queryByText(/^Thank you!/)).toBeNull();
    server.isReadable = true;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('We couldn’t confirm that 200 rows were imported only once')).toBeVisible();
    expect(screen.getByText('500 rows sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View customers' })).toHaveAttribute('href', '/customers');
  });

  it('offers the rows with errors as a file, with their reasons', async () => {
    const file = new Blob(['\uFEFFreason,email\r\nnot an email,nobody\r\n'], { type: 'text/csv' });
    const id = await storeRun({ rows: 1, file }, { skipped: 2 });
    const createObjectUrl = vi.spyOn(URL, 'createObjectURL');
    const { user } = open(`/imports/${id}`, { send: async () => ({ jobId: null }) });
    expect(await screen.findByText('1 row with errors wasn’t imported')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    expect(await screen.findByText('700 of 700 rows sent')).toBeVisible();
    // What became of all rows comes before what can be done about the import.
    const outcomes = [/^Thank you!/, '1 row with errors wasn’t imported', '2 rows were left out'];
    const region = within(screen.getByRole('region', { name: 'Imports' }));
    const revert = await region.findByRole('button', { name: 'Revert import' });
    const shown = [...outcomes.map((text) => region.getByText(text)), revert];
    const isBefore = (a: Node, b: Node | undefined) =>
      b === undefined || a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(shown.map((item, index) => isBefore(item, shown[index + 1]))).toEqual([true, true, true, true]);
    await user.click(screen.getByRole('button', { name: 'Download rows with errors' }));
    await waitFor(() => expect(createObjectUrl).toHaveBeenCalled());
    const downloaded = createObjectUrl.mock.calls[0]?.[0];
    if (!(downloaded instanceof Blob)) throw new Error('No file was downloaded.');
    expect(await downloaded.text()).toBe('\uFEFFreason,email\r\nnot an email,nobody\r\n');
  });

  it('says of an earlier import that its rows were imported, not that its request is being processed', async () => {
    const id = await storeRun();
    const stored = await store.run(id);
    if (!stored) throw new Error('The import is missing.');
    await store.save({ ...stored, batches: stored.batches.map((batch) => ({ ...batch, state: 'taken' as const })) });
    open(`/imports/${id}`, {});
    expect(await screen.findByText('700 rows imported')).toBeVisible();
    expect(screen.queryByText(/^Thank you!/)).toBeNull();
  });

  it('says which rows the check left out, as the check did', async () => {
    const id = await storeRun(undefined, { skipped: 2, merged: 1, repeated: 0, withheld: 3 });
    open(`/imports/${id}`, {});
    expect(await screen.findByText('3 rows were left out')).toBeVisible();
    for (const text of ['Skipped: 2', 'Duplicates: 1', 'Private replies left out: 3'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/Repeated/)).toBeNull();
  });

  it('does not say that rows were left out whose points were added to another row', async () => {
    const id = await storeRun(undefined, { merged: 0, addedTogether: 1 });
    open(`/imports/${id}`, {});
    expect(await screen.findByText('Duplicates, added to another row: 1')).toBeVisible();
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('reports an import that is not stored in this browser', async () => {
    open('/imports/unknown', {});
    expect(
      await screen.findByText('This import isn’t saved on this device. Signing out deletes what is saved.'),
    ).toBeVisible();
  });
});

describe('HistoryPage', () => {
  it('lists stored imports and provider jobs, and deletes after confirmation', async () => {
    await storeRun();
    const job: ImportJob = {
      _id: 'j1',
      kind: 'reviews',
      status: 'done',
      rows: 12,
      done: 11,
      failed: 1,
      createdAt: '2026-11-20T10:00:00.000Z',
      errorsUrl: null,
    };
    const { user } = open('/imports', { list: async () => [job] });
    const here = within(await screen.findByRole('region', { name: 'Imports' }));
    expect(await here.findByText('points.csv')).toBeVisible();
    expect(here.getByText('0 of 700')).toBeVisible();
    expect(await here.findByText('Reviews')).toBeVisible();
    expect(here.getByText('1 rejected')).toBeVisible();
    // Newest first.
    expect(here.getAllByRole('row').map((row) => /Points|Reviews/.exec(row.textContent ?? '')?.[0])).toEqual([
      undefined,
      'Points',
      'Reviews',
    ]);
    await user.click(here.getByRole('button', { name: 'Remove from history' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/This can’t be undone/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(here.queryByText('points.csv')).toBeNull());
    expect(here.getByText('Reviews')).toBeVisible();
    expect(await store.list()).toEqual([]);
  });

  it('lists an import of this browser once, and says if there is none', async () => {
    const id = await storeRun();
    const [run] = await store.list();
    if (run) {
      const batches = run.batches.map((batch, n) => ({ ...batch, state: 'taken' as const, jobId: `own-${n}` }));
      await store.save({ ...run, batches });
    }
    const job = { kind: 'points', status: 'done', rows: 500, done: 500, failed: 0, createdAt: null, errorsUrl: null };
    const jobs = [
      { ...job, _id: 'own-0' },
      { ...job, _id: 'own-1' },
    ];
    const { user } = open('/imports', { list: async () => jobs });
    const here = within(await screen.findByRole('region', { name: 'Imports' }));
    expect(await here.findByRole('link', { name: 'View' })).toHaveAttribute('href', `/imports/${id}`);
    expect(here.getAllByRole('row')).toHaveLength(2);
    expect(here.queryByText(/^Reverts of points/)).toBeNull();
    await user.click(here.getByRole('button', { name: 'Remove from history' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(here.queryByText('points.csv')).toBeNull());
  });

  it('offers the imports if there are none yet', async () => {
    open('/imports', { list: async () => [] });
    const here = within(await screen.findByRole('region', { name: 'Imports' }));
    expect(await here.findByText('No data')).toBeVisible();
    for (const [name, path] of [
      ['Import customers', '/customers/import/customers'],
      ['Import points', '/customers/import/points'],
      ['Import reviews', '/product-reviews/import/reviews'],
    ] as const)
      expect(here.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('pages the jobs of a large import', async () => {
    const jobs = Array.from({ length: 25 }, (_, n) => ({
      _id: `j${n}`,
      kind: 'points',
      status: 'done',
      rows: n,
      done: n,
      failed: 0,
      createdAt: null,
      errorsUrl: null,
    }));
    const { user } = open('/imports', { list: async () => jobs });
    const provider = within(await screen.findByRole('region', { name: 'Imports' }));
    await waitFor(() => expect(provider.getAllByRole('row')).toHaveLength(21));
    await user.click(provider.getByRole('button', { name: 'Show more' }));
    expect(provider.getAllByRole('row')).toHaveLength(26);
    expect(provider.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(
      provider.getByText(/^Imports from another browser, or from before you signed out here, can have several lines\./),
    ).toBeVisible();
  });

  it('shows a note if the provider reports no jobs', async () => {
    open('/imports', { isListMissing: true });
    expect(await screen.findByText('Imports started on another device aren’t shown here.')).toBeVisible();
  });
});

describe('StoreImportPage', () => {
  it('[IMP-03] requests the customers once, with the same key until a response arrives', async () => {
    let isLost = true;
    const sendStoreCustomers = vi.fn(async (_key: string) => {
      if (isLost) throw new AppError({ kind: 'timeout', uncertain: true });
      return {};
    });
    const { user } = open('/customers/import/store', { sendStoreCustomers });
    await user.click(await screen.findByRole('button', { name: 'Import customers' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It’s safe to try again');
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Import again' }));
    expect(await screen.findByText('Thank you! Your data import request is being processed...')).toBeVisible();
    const [first, second] = sendStoreCustomers.mock.calls.map(([key]) => key);
    expect(second).toBe(first);
  });
});
