import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { fileQueue } from '../../src/features/imports/queue/fileQueue';
import { clearDatabases } from '../../src/lib/storage/databases';
import { heading, json, open, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(async () => {
  await import('../../src/features/imports/importPages');
  await import('../../src/features/imports/run/RunPage');
});
// The virtualized grid needs a height.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
});
afterEach(() => {
  fileQueue.set([]);
  clearDatabases();
});

const reviews = [
  'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply',
  'Top,Warm and soft,5,2025-03-02 10:12:00 UTC,web,ok,Ada,ada@mail.example,1,hat,',
  'Spam,Buy here,5,2025-03-02 10:12:00 UTC,web,spam,Bot,bot@mail.example,1,hat,',
].join('\n');
const customers = 'First Name,Last Name,Email\nAda,Berg,ada@mail.example\nNo,Address,\n';
const points = 'Email,Points Balance,Points Expiry\nada@mail.example,120,\nlin@mail.example,40,\n';
const csv = (text: string, name: string) => new File([text], name, { type: 'text/csv' });

async function drop(files: File[]): Promise<void> {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(await screen.findByRole('group', { name: 'File to import' }), {
    dataTransfer: { files, items, types: ['Files'] },
  });
}

const othersAreLost = 'The other files you chose are lost if you reload or close this page.';

function isClosingAsked(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

async function startFirst(): Promise<void> {
  const start = screen.getByRole('button', { name: 'Start with the first file' });
  await waitFor(() => expect(start).toBeEnabled());
  fireEvent.click(start);
}

async function send(name: RegExp): Promise<void> {
  const goOn = await screen.findByRole('button', { name: 'Continue to rows' });
  await waitFor(() => expect(goOn).toBeEnabled());
  fireEvent.click(goOn);
  const start = await screen.findByRole('button', { name });
  await waitFor(() => expect(start).toBeEnabled());
  fireEvent.click(start);
}

describe('several files at once', () => {
  it('[IMP-13] are recognized, sent as customers, points and reviews, and end in a report of all rows', async () => {
    for (const path of ['points', 'customers', 'reviews']) {
      server.respond(`POST /admin/data/import/${path}`, () => json({ jobId: 'j1' }));
    }
    server.respond('POST /admin/graphql', () => json({ data: { list: { total: 0, items: [] } } }));
    storeSession();
    await open('/product-reviews/import/reviews');
    await heading('Import reviews');
    await drop([csv(reviews, 'reviews.csv'), csv(points, 'points.csv'), csv(customers, 'customers.csv')]);
    expect(await screen.findByLabelText('reviews.csv')).toHaveDisplayValue('Reviews');
    expect(screen.getByLabelText('points.csv')).toHaveDisplayValue('Points');
    expect(screen.getByLabelText('customers.csv')).toHaveDisplayValue('Customers');
    await startFirst();

    await heading('Import customers');
    expect(await screen.findByText(othersAreLost)).toBeVisible();
    expect(isClosingAsked()).toBe(true);
    await send(/^Import 1 customer/);
    fireEvent.click(await screen.findByRole('link', { name: 'Continue with points.csv' }));
    await heading('Import points');
    await send(/^Add 160 points/);
    fireEvent.click(await screen.findByRole('link', { name: 'Continue with reviews.csv' }));
    await heading('Import reviews');
    // The last one is kept.
    await screen.findByRole('button', { name: 'Continue to rows' });
    await waitFor(() => expect(isClosingAsked()).toBe(false));
    expect(screen.queryByText(othersAreLost)).toBeNull();
    await send(/^Import 1 review/);

    const report = await screen.findByRole('region', { name: 'Files chosen together' });
    await waitFor(() =>
      expect(
        within(report)
          .getAllByRole('row')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'FileRowsImportedRejectedWith errorsLeft out',
        'customers.csvCustomers21010',
        'points.csvPoints22000',
        'reviews.csvReviews21001',
        'All files64011',
      ]),
    );
    const sent = server.requests.filter(({ method, path }) => method === 'POST' && path.includes('/import/'));
    expect(sent.map(({ path }) => path)).toEqual([
      '/admin/data/import/customers',
      '/admin/data/import/points',
      '/admin/data/import/reviews',
    ]);
  });

  it('[IMP-13] are checked together before the first is sent', async () => {
    server.respond('POST /admin/graphql', () => json({ data: { list: { total: 0, items: [] } } }));
    storeSession();
    await open('/product-reviews/import/reviews');
    await heading('Import reviews');
    const strangers = reviews.replace('ok,Ada,ada@mail.example', 'ok,Mia,mia@mail.example').replace('Top', 'Good');
    await drop([
      csv(`${reviews}\nDay,Nice and light,4,05/06/2025,web,ok,Ada,ada@mail.example,1,hat,`, 'reviews.csv'),
      csv(`${reviews}\n${strangers.split('\n')[1]}`, 'more.csv'),
      csv(points, 'points.csv'),
      csv(customers, 'customers.csv'),
    ]);
    const table = await screen.findByRole('table', { name: /^What would be imported/ });
    const getRows = () =>
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    expect(getRows()).toEqual([
      'FileRowsReadyWith errorsLeft out',
      // ada@mail.example is in customers.csv, so the others know her.
      'customers.csvCustomers1 new customer2110',
      'points.csvPoints1 new customer2200',
      'reviews.csvReviewsYou’ll be asked about: Date3–––',
      'more.csvReviews1 customer is neither in your store nor in these files1 row is in another of these files3201',
      'All files10–––',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.change(screen.getByLabelText('reviews.csv'), { target: { value: 'leaveOut' } });
    expect(await screen.findByRole('row', { name: /^All files/ })).toHaveTextContent('All files7511');
    expect(server.requests.filter(({ path }) => path.includes('/import/'))).toEqual([]);
  });

  it('[IMP-13] that can’t be recognized must be chosen or left out', async () => {
    storeSession();
    await open('/product-reviews/import/reviews');
    await heading('Import reviews');
    await drop([csv('a,b\n1,2\n', 'other.csv'), csv(reviews, 'reviews.csv')]);
    const select = await screen.findByLabelText('other.csv');
    expect(select).toHaveDisplayValue('Choose the content');
    expect(screen.getByRole('button', { name: 'Start with the first file' })).toBeDisabled();
    fireEvent.change(select, { target: { value: 'leaveOut' } });
    await startFirst();
    expect(await screen.findByText('Looks like an export from Judge.me')).toBeVisible();
  });
});
