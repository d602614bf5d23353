import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { expectFocusNotLost } from '../support/focus';
import { expect, test } from '../support/test';
import { fetchServerList, getPageRequests, getRowIds, rows, waitForRows } from './support/lists';

const amounts = { customers: 2000, reviews: 30, rewards: 30, questions: 20 };
test.use({ amounts });

async function exported(
  page: Page,
  entry: string | RegExp,
): Promise<{ name: string; text: string; cells: string[][] }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  const file = await download;
  const text = readFileSync(await file.path(), 'utf8');
  return {
    name: file.suggestedFilename(),
    text,
    cells: Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data,
  };
}

test('[LIST-08] all matching rows, or the selection, are exported as a CSV file without formula cells', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers?page=0&limit=10&sort=name_asc');
  await waitForRows(page);
  await mock.clearRequests();
  const all = await exported(page, 'Export all 2,000 as CSV');
  expect(all.name).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  expect(all.text.startsWith('\uFEFF')).toBe(true);
  expect(all.cells).toHaveLength(2001);
  expect(all.cells[0]).toContain('Email');
  expect(new Set(all.cells.slice(1).map(([id]) => id)).size).toBe(2000);
  expect(all.cells.slice(1, 11).map(([id]) => id)).toEqual(await getRowIds(page));
  expect(all.cells.every((cells) => cells.length === all.cells[0]?.length)).toBe(true);
  const dangerous = all.cells.flat().filter((cell) => /^\s*[=+\-@|%\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell));
  expect(dangerous).toEqual([]);
  expect(all.cells.flat().some((cell) => /^'=/.test(cell))).toBe(true);
  const offsets = (await getPageRequests(mock, 'customers')).flatMap(({ limit, offset }) =>
    limit === 50 ? [Number(offset)] : [],
  );
  expect(new Set(offsets).size).toBe(offsets.length);
  for (let offset = 0; offset < 2000; offset += 50) expect(offsets).toContain(offset);
  await expect(page.getByText('Exported 2,000 rows')).toBeVisible();
  await page.getByRole('region', { name: 'Export' }).getByRole('button', { name: 'Close' }).click();
  await expectFocusNotLost(page);

  await page.goto('/customers?page=0&limit=10&search=ann');
  await waitForRows(page);
  const { total } = await fetchServerList(page, mock, 'customers', '_id', ', search: "ann"');
  const found = await exported(page, `Export all ${total} as CSV`);
  expect(found.cells).toHaveLength(total + 1);

  for (const index of [0, 2]) await rows(page).nth(index).getByRole('checkbox').check();
  const ids = await getRowIds(page);
  const selected = await exported(page, 'Export 2 selected as CSV');
  expect(selected.cells.slice(1).map(([id]) => id)).toEqual([ids[0], ids[2]]);
});

test('a canceled or failed export downloads no file and shows a message', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers?page=0&limit=10');
  await waitForRows(page);
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  const card = page.getByRole('region', { name: 'Export' });
  const start = async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Export all 2,000 as CSV' }).click();
  };
  await mock.failNext({ pathPattern: 'graphql', bodyPattern: '"offset":500', delay: 5000 });
  await start();
  await expect(card.getByRole('progressbar')).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Export canceled. No file was created.')).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();

  await mock.failNext({
    pathPattern: 'graphql',
    bodyPattern: '"offset":700',
    status: 500,
    body: { error: 'Out of memory' },
    times: 3,
  });
  await start();
  await expect(card.getByRole('alert')).toHaveText('Export failed. No file was created. Out of memory.');
  expect(files).toEqual([]);
});
