import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import type { ImportKindName } from '../../../../../resources/imports';
import { historyStore } from '../../../../../src/engine/history/historyStore';
import HistoryPage from '../../../../../src/features/imports/history/HistoryPage';
import RunPage from '../../../../../src/features/imports/run/RunPage';
import { browserRunStore } from '../../../../../src/features/imports/send/browserRunStore';
import { startImport } from '../../../../../src/features/imports/send/startImport';
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

type Stored = { id: string } & Record<string, unknown>;

/** Opens the page of a finished import, with a server that has the records given. */
async function open(
  kind: ImportKindName,
  rows: readonly ImportRow[],
  records: Stored[],
  balances?: Record<string, number>,
) {
  const getRows = async (from: number, count: number) => rows.slice(from, from + count);
  const run = await startImport(
    { kind, source: 'file.csv', count: rows.length, rows: getRows, balances },
    { store, now: () => '2026-11-20T10:00:00.000Z', newId: () => 'run1' },
  );
  await store.save({ ...run, batches: run.batches.map((batch) => ({ ...batch, state: 'taken' as const })) });
  const server = {
    records,
    deleted: [] as string[],
    sent: [] as unknown[],
    failures: 0,
    failure: 'offline' as 'offline' | 'server',
    losesResponses: false,
  };
  const missing = () => new AppError({ kind: 'notFound', status: 404 });
  const find = (id: string) => {
    const data = server.records.find((record) => record.id === id);
    if (!data) throw missing();
    return data;
  };
  const view = renderConsole({
    dataProvider: stubDataProvider({
      getList: async (name: string, { pagination: { page } }: { pagination: { page: number } }) => {
        const all = name === 'import-jobs' ? [] : server.records;
        return { data: page === 1 ? all : [], total: all.length };
      },
      getOne: async (_name: string, { id }: { id: string }) => ({ data: find(String(id)) }),
      delete: async (_name: string, { id }: { id: string }) => {
        if (server.failures > 0) {
          server.failures -= 1;
          throw new AppError({ kind: server.failure });
        }
        const data = find(String(id));
        server.records = server.records.filter((record) => record.id !== id);
        server.deleted.push(String(id));
        return server.losesResponses ? new Promise(() => undefined) : { data };
      },
      importCalls: async () => ({
        async send({ data }: { data: ImportRow[] }, key: string) {
          server.sent.push([...data, key]);
          server.records = server.records.map((record) => {
            const points = data.find(({ email }) => email === record['emailAddress'])?.['points'] ?? 0;
            return { ...record, totalPoints: Number(record['totalPoints']) + Number(points) };
          });
          return { jobId: null };
        },
      }),
    }),
    at: '/imports/run1',
    routes: [
      { path: '/imports', element: <HistoryPage /> },
      { path: '/imports/:run', element: <RunPage /> },
    ],
  });
  return { ...view, server };
}

const review = (id: string, description: string, more: object = {}): Stored => ({
  id,
  title: null,
  description,
  rating: 5,
  reply: null,
  createdAt: '2026-05-01T12:00:00.000Z',
  publishedAt: '2026-11-20T10:00:01.000Z',
  ...more,
});
const row = (description: string): ImportRow => ({ rating: 5, description, createdAt: '2026-05-01T12:00:00.000Z' });

describe('the revert of imported reviews', () => {
  it('[IMP-14] shows what goes and what stays, and deletes only what the import created, by keyboard', async () => {
    const { user, server, currentUrl } = await open(
      'reviews',
      [row('Warm'), row('Soft'), row('Answered'), row('Gone')],
      [
        review('r1', 'Warm'),
        // Another customer's review with the same text was there before.
        review('r2', 'Soft', { publishedAt: '2026-01-01T00:00:00.000Z' }),
        review('r3', 'Soft'),
        review('r4', 'Answered', { reply: 'Thank you' }),
        review('r5', 'Not imported'),
      ],
    );
    (await screen.findByRole('button', { name: 'Revert import' })).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Revert this import?' });
    expect(await within(dialog).findByText('2 reviews will be removed. This can’t be undone.')).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 row isn’t found in your store', '1 review stays, because its reply was changed']);
    expect(server.deleted).toEqual([]);
    within(dialog).getByRole('button', { name: 'Remove 2 reviews' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('2 items removed', { selector: 'p' })).toBeVisible();
    expect(currentUrl()).toBe('/imports/run1.back');
    expect(server.deleted).toEqual(['r1', 'r3']);
  });

  it('[IMP-14] stops at an error, survives a reload, and goes on with the rest', async () => {
    const rows = Array.from({ length: 12 }, (_, n) => row(`Review ${n}`));
    const records = rows.map(({ description }, n) => review(`r${n}`, String(description)));
    const { user, server, unmount } = await open('reviews', rows, records);
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    server.failures = 1;
    await user.click(await screen.findByRole('button', { name: 'Remove 12 reviews' }));
    expect(await screen.findByText(/^The revert stopped because you’re offline/)).toBeVisible();
    unmount();
    renderConsole({
      dataProvider: stubDataProvider({
        getOne: async (_name: string, { id }: { id: string }) => ({ data: { id: String(id) } }),
        delete: async (_name: string, { id }: { id: string }) => {
          server.deleted.push(String(id));
          return { data: { id: String(id) } };
        },
      }),
      at: '/imports/run1.back',
      routes: [{ path: '/imports/:run', element: <RunPage /> }],
    });
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('12 items removed', { selector: 'p' })).toBeVisible();
    expect(server.deleted).toHaveLength(12);
  });
});

describe('the revert of imported customers', () => {
  const customer = (id: string, more: object = {}): Stored => ({
    id,
    emailAddress: `${id}@mail.example`,
    totalPoints: 0,
    totalOrders: 0,
    createdAt: '2026-11-20T10:00:01.000Z',
    ...more,
  });

  it('[IMP-14] confirms a deletion whose response a reload has lost, once the resumed revert finds the customer gone', async () => {
    const { user, server, unmount } = await open(
      'customers',
      [{ emailAddress: 'new@mail.example' }],
      [customer('new')],
      {},
    );
    server.losesResponses = true;
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    await user.click(await screen.findByRole('button', { name: 'Remove 1 customer' }));
    const readHistory = async () => (await historyStore('console.u1.s1').list()).entries;
    await expect.poll(() => server.deleted).toEqual(['new']);
    await expect.poll(readHistory).toMatchObject([{ kind: 'removal', isUncertain: true }]);
    unmount();
    renderConsole({
      dataProvider: stubDataProvider({
        getOne: async () => {
          throw new AppError({ kind: 'notFound', status: 404 });
        },
      }),
      at: '/imports/run1.back',
      routes: [{ path: '/imports/:run', element: <RunPage /> }],
    });
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('1 item removed', { selector: 'p' })).toBeVisible();
    await expect
      .poll(readHistory)
      .toMatchObject([{ kind: 'removal', isUncertain: false, record: { id: 'new', _id: 'new' } }]);
  });

  it('[IMP-14] leaves those who were there before, have orders, or got other points', async () => {
    const { user, server, currentUrl } = await open(
      'customers',
      ['new', 'points', 'old', 'buyer', 'spender'].map((id) => ({ emailAddress: `${id}@mail.example`, points: 10 })),
      [
        customer('new', { totalPoints: 10 }),
        customer('points', { totalPoints: 10, emailAddress: 'POINTS@mail.example' }),
        customer('old', { totalPoints: 10, createdAt: '2025-01-01T00:00:00.000Z' }),
        customer('buyer', { totalPoints: 10, totalOrders: 1 }),
        customer('spender', { totalPoints: 4 }),
      ],
    );
    // Those whom the import created are named.
    const created = await screen.findByRole('region', { name: 'Customers created by this import' });
    expect(
      within(created)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['new', 'points', 'buyer', 'spender'].map((id) => `/customers/${id}`));
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText('2 customers will be removed. This can’t be undone.')).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1 customer who was here before stays',
      '10 points added to 1 existing customer stay',
      'buyer@mail.example10 imported points stay with them',
      'spender@mail.example10 imported points stay with them',
    ]);
    expect(
      within(dialog).getByRole('region', { name: 'Customers who stay, because of orders, points, or other activity' }),
    ).toBeVisible();
    // An order arrives after the dry run.
    server.records = server.records.map((record) => (record.id === 'points' ? { ...record, totalOrders: 1 } : record));
    await user.click(within(dialog).getByRole('button', { name: 'Remove 2 customers' }));
    expect(await screen.findByText('1 item removed', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('1 item wasn’t removed', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('These customers have orders, points, or other activity now.')).toBeVisible();
    await waitFor(() => expect(server.deleted).toEqual(['new']));
    expect(screen.getByText(/^10 points added to 1 existing customer stay/)).toBeVisible();
    expect(screen.getByText('1 customer who was here before stays')).toBeVisible();
    // Those who stay are named, with what the import gave them, also on the page of the import.
    const inUse = { name: 'Customers who stay, because of orders, points, or other activity' };
    const getInUse = async () =>
      within(await screen.findByRole('region', inUse))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const stayed = ['buyer', 'spender', 'points'].map((id) => `${id}@mail.example10 imported points stay with them`);
    expect(await getInUse()).toEqual(stayed);

    // What the import added to those who were there before is deducted once.
    await user.click(screen.getByRole('link', { name: 'Open the import to revert them' }));
    expect(await getInUse()).toEqual(stayed);
    await user.click(await screen.findByRole('button', { name: 'Revert points of existing customers' }));
    expect(
      await screen.findByText(/^10 points will be deducted from 1 existing customer in a new import\./),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revert points' }));
    await waitFor(() => expect(currentUrl()).toBe('/imports/run1.kept'));
    await waitFor(() => expect(server.sent).toEqual([[{ email: 'old@mail.example', points: -10 }, 'run1.kept-0']]));
  });

  it('[IMP-14] says by direction what happens to points of existing customers, and not what was reverted', async () => {
    const existing = { createdAt: '2025-01-01T00:00:00.000Z' };
    const { user, server, currentUrl } = await open(
      'customers',
      [
        { emailAddress: 'new@mail.example' },
        { emailAddress: 'less@mail.example', points: -40 },
        { emailAddress: 'more@mail.example', points: 12_750 },
        { emailAddress: 'least@mail.example', points: -14_250 },
      ],
      [customer('new'), ...['less', 'more', 'least'].map((id) => customer(id, existing))],
    );
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    const texts = async () => {
      const items = await within(screen.getByRole('alertdialog')).findAllByRole('listitem');
      return items.map(({ textContent }) => textContent);
    };
    const stays = [
      '12,750 points added to 1 existing customer stay',
      '14,290 points deducted from 2 existing customers aren’t given back',
    ];
    expect((await texts()).slice(1)).toEqual(stays);
    await user.click(screen.getByRole('button', { name: 'Remove 1 customer' }));
    expect(await screen.findByText('1 item removed', { selector: 'p' })).toBeVisible();
    for (const text of stays) expect(screen.getByText(text)).toBeVisible();
    // It is stored as numbers, not as texts in the language of the browser that removed them.
    expect(await store.run('run1.back')).toMatchObject({
      adminNote: '',
      keptPoints: { added: { points: 12_750, rows: 1 }, deducted: { points: 14_290, rows: 2 } },
    });

    await user.click(screen.getByRole('link', { name: 'Open the import to revert them' }));
    await user.click(await screen.findByRole('button', { name: 'Revert points of existing customers' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revert points of existing customers?' }));
    expect(await dialog.findByText(/^12,750 points will be deducted from 1 existing customer in/)).toBeVisible();
    expect(dialog.getByText(/^14,290 points will be given back to 2 existing customers in/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revert points' }));
    await waitFor(() => expect(currentUrl()).toBe('/imports/run1.kept'));
    await waitFor(() =>
      expect(server.sent).toEqual([
        [
          { email: 'less@mail.example', points: 40 },
          { email: 'more@mail.example', points: -12_750 },
          { email: 'least@mail.example', points: 14_250 },
          'run1.kept-0',
        ],
      ]),
    );
    expect(await screen.findByText('Points reverted')).toBeVisible();
  });

  it('gives back deducted points without danger, and then leaves nothing to say about them', async () => {
    const { user, currentUrl, router } = await open(
      'customers',
      [{ emailAddress: 'new@mail.example' }, { emailAddress: 'old@mail.example', points: -1183 }],
      [customer('new'), customer('old', { totalPoints: 77, createdAt: '2025-01-01T00:00:00.000Z' })],
    );
    await user.click(await screen.findByRole('button', { name: 'Revert points of existing customers' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText('1,183 points will be given back to 1 existing customer in a new import.'),
    ).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Revert points' }));
    await waitFor(() => expect(currentUrl()).toBe('/imports/run1.kept'));
    expect(await screen.findByText('Points reverted')).toBeVisible();
    await router.navigate('/imports/run1');
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    const items = await within(await screen.findByRole('alertdialog')).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['1 customer who was here before stays']);
  });

  it('offers no deduction from existing customers if all who got points are new', async () => {
    const rows = ['new', 'old'].map((id, index) => ({
      emailAddress: `${id}@mail.example`,
      points: index === 0 ? 10 : 0,
    }));
    const { queryClient } = await open('customers', rows, [
      customer('new', { totalPoints: 10 }),
      customer('old', { createdAt: '2025-01-01T00:00:00.000Z' }),
    ]);
    expect(await screen.findByRole('button', { name: 'Revert import' })).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: 'Revert points of existing customers' })).toBeNull();
  });

  it('offers no deduction from existing customers after the new ones were removed', async () => {
    const rows = ['new', 'buyer'].map((id) => ({ emailAddress: `${id}@mail.example`, points: 10 }));
    const { user, router, queryClient } = await open('customers', rows, [
      customer('new', { totalPoints: 10 }),
      customer('buyer', { totalPoints: 35 }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    await user.click(await screen.findByRole('button', { name: 'Remove 1 customer' }));
    expect(await screen.findByText('1 item removed', { selector: 'p' })).toBeVisible();
    await router.navigate('/imports/run1');
    expect(await screen.findByText('This import was reverted')).toBeVisible();
    expect(await screen.findByText('10 imported points stay with them')).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: 'Revert points of existing customers' })).toBeNull();
  });

  it('says while it retries that it reverts, and that nothing is removed twice', async () => {
    const { user, server } = await open('customers', [{ emailAddress: 'new@mail.example' }], [customer('new')]);
    server.failures = 1;
    server.failure = 'server';
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    await user.click(await screen.findByRole('button', { name: 'Remove 1 customer' }));
    const text = 'The revert tries again by itself in a few seconds. Nothing is removed twice.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByText('1 item removed', { selector: 'p' }, { timeout: 5000 })).toBeVisible();
  });

  it('offers only to close if nothing can be removed', async () => {
    const existing = { createdAt: '2025-01-01T00:00:00.000Z' };
    const { user } = await open('customers', [{ emailAddress: 'old@mail.example' }], [customer('old', existing)]);
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('Nothing can be removed.')).toBeVisible();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });

  it('lists the existing customers with their balances, and offers no removal if there are no others', async () => {
    const existing = { createdAt: '2025-01-01T00:00:00.000Z' };
    const rows = [
      { emailAddress: 'Liam@mail.example', points: -1183 },
      { emailAddress: 'ada@mail.example', referralCode: 'ADA1' },
    ];
    const known = { 'liam@mail.example': 1260, 'ada@mail.example': 3 };
    const { router } = await open('customers', rows, [customer('liam', existing), customer('ada', existing)], known);
    const list = within(await screen.findByRole('region', { name: 'Existing customers updated by this import' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Liam@mail.example1,260 → 77 points',
      'ada@mail.example',
    ]);
    expect(list.getByRole('link', { name: 'ada@mail.example' })).toHaveAttribute(
      'href',
      '/customers?search=ada%40mail.example',
    );
    expect(screen.getByText('This import created no customers, so there’s nothing to remove.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Revert points of existing customers' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revert import' })).toBeNull();
    await router.navigate('/imports');
    expect(await screen.findByRole('link', { name: 'View' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revert import' })).toBeNull();
  });

  it('offers the removal of those who are new, beside those who existed', async () => {
    const rows = ['new', 'old'].map((id) => ({ emailAddress: `${id}@mail.example` }));
    await open('customers', rows, [customer('new')], { 'old@mail.example': 0 });
    expect(await screen.findByRole('button', { name: 'Revert import' })).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'Existing customers updated by this import' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText(/^This import created no customers/)).toBeNull();
  });

  it('[IMP-14] is not offered twice', async () => {
    const { user } = await open('customers', [{ emailAddress: 'new@mail.example' }], [customer('new')]);
    await user.click(await screen.findByRole('button', { name: 'Revert import' }));
    await user.click(await screen.findByRole('button', { name: 'Remove 1 customer' }));
    expect(await screen.findByText('1 item removed', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revert import' })).toBeNull();
  });
});
