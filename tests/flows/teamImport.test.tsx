import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { uploadFile } from '../../dataProvider/methods/uploads';
import { heading, json, open, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() => import('../../src/features/imports/team/CustomersTeamImportPage'));
const FILE_URL = 'https://media.example/uploads/k-customers.csv';

vi.mock('../../dataProvider/methods/uploads', () => ({
  uploadFile: vi.fn(async () => 'https://media.example/uploads/k-customers.csv'),
}));
const file = new File(['email\na@b.example\n'], 'customers.csv', { type: 'text/csv' });
afterEach(() => vi.mocked(uploadFile).mockClear());

/** Chooses a file on the page for imports by the team. */
async function choose(path = '/customers/import/team', chosen = file) {
  storeSession();
  await open(path);
  await heading('Import by our team');
  const input = await waitFor(() => {
    const found = document.querySelector('input[type=file]');
    if (!found) throw new Error('there is no file chooser');
    return found;
  });
  fireEvent.change(input, { target: { files: [chosen] } });
}

describe('an import by the team', () => {
  it.each([
    ['/customers/import/team', 'customerImportFile'],
    ['/product-reviews/import/team', 'reviewsImportFile'],
  ])('[IMP-04] %s stores the uploaded file as %s, and shows how long it takes', async (path, setting) => {
    server.storeSettings({ _id: 's1' });
    await choose(path);
    expect(screen.getByText(/up to 24 hours \(usually 1-2\)/)).toBeVisible();
    expect(await screen.findByText('Thank you! Your data import request is being processed...')).toBeVisible();
    expect(server.received('PATCH /admin/settings').map(({ body }) => body)).toEqual([
      { change: { [setting]: FILE_URL } },
    ]);
    const [[, , upload] = []] = vi.mocked(uploadFile).mock.calls;
    expect(upload?.file).toBe(file);
    // Its name, not where it is stored.
    expect(screen.getByText('customers.csv')).toBeVisible();
    expect(screen.queryByText(/media\.example/)).toBeNull();
  });

  it.each([
    ['/customers/import/team', 'Import by our team'],
    ['/customers/import/store', 'Import customers from your store'],
  ])('%s leads back to the setup until the launch', async (path, title) => {
    server.respond('GET /admin/settings', () => json({ settings: { _id: 's1', marketingIntroCompleted: false } }));
    storeSession();
    await open(path);
    await heading(title);
    const setup = within(await screen.findByRole('navigation', { name: 'Set up your store' }));
    expect(setup.getByRole('link', { name: 'Setup: step 5 of 7' })).toHaveAttribute('href', '/wizard');
  });

  it('[IMP-11] takes a workbook, also if the system calls it something else', async () => {
    server.respond('PATCH /admin/settings', () => json({}));
    await choose('/customers/import/team', new File(['PK\u0003\u0004xl/workbook.xml'], 'customers.xlsx'));
    expect(await screen.findByText(/Thank you!/)).toBeVisible();
    const [[, , upload] = []] = vi.mocked(uploadFile).mock.calls;
    expect([upload?.file.name, upload?.file.type]).toEqual([
      'customers.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
  });

  it('shows an error and no success message if the file was not handed over, and can be retried', async () => {
    server.respond('PATCH /admin/settings', () => json({ error: 'Down for repair' }, 500));
    await choose();
    expect(await screen.findByText('The file couldn’t be submitted. Down for repair.')).toBeVisible();
    expect(screen.queryByText(/Thank you!/)).toBeNull();
    server.respond('PATCH /admin/settings', () => json({}));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Thank you!/)).toBeVisible();
    expect(server.received('PATCH /admin/settings')).toHaveLength(2);
  });
});
