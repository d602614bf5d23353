import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { csvFile, goToRows, uploadFile } from './support/importPage';

/** Reviews as another app exports them, with a column that has to be matched by hand and one that may not be stored. */
const reviews = [
  'Review Title,Review Text,Mark given,Review Date,Reviewer Name,IP Address,Product ID',
  'Top,"Warm, and soft",5,03/04/2026,Ada,10.20.30.1,hat',
  'Good,Fits well,tba,04/04/2026,Jon,10.20.30.2,hat',
  'Meh,Runs small,tbd,05/04/2026,Mina,10.20.30.3,coat',
  'Spam,Buy here,5,06/04/2026,Bot,10.20.30.4,coat',
].join('\n');

/** What the browser's databases hold of imports that are being prepared, as JSON. */
const readStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'console.prepared')) return '[]';
    const finish = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await finish(indexedDB.open('console.prepared'));
    const values = await finish(database.transaction('imports').objectStore('imports').getAll());
    database.close();
    return JSON.stringify(values);
  });

const counts = (page: Page) => page.locator('section[aria-labelledby="import-rows"] dl').first();

const correct = async (page: Page, from: RegExp, to: string) => {
  await page.getByRole('gridcell', { name: from }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
};

test('a reload keeps rows, matches, choices and corrections, which are sent; passwords and IP addresses are not stored', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, '/product-reviews/import/reviews');
  await uploadFile(page, csvFile(reviews, 'other app.csv'));
  await page.getByLabel('Field for Mark given').selectOption('Rating');
  await page.getByLabel('Date', { exact: true }).selectOption({ index: 1 });
  await goToRows(page);
  await correct(page, /^tba/, '4');
  await correct(page, /^tbd/, '2');
  await page.getByLabel('Show rows').selectOption('all');
  await page.getByRole('button', { name: 'Skip line 5' }).click();
  await expect(page.getByRole('button', { name: 'Import 3 reviews' })).toBeEnabled();
  const before = await counts(page).textContent();
  await expect.poll(() => readStored(page)).toContain('"isSkipped":true');
  const stored = await readStored(page);
  expect(stored).toContain('Warm, and soft');
  expect(stored).not.toContain('10.20.30');

  await page.reload();
  await expect(page.getByText(/^We restored your work on other app\.csv \(\d{1,2}:\d\d\)\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import summary' })).toBeVisible();
  await expect(counts(page)).toHaveText(before ?? '');
  await page.getByRole('link', { name: 'Columns' }).click();
  await expect(page.getByLabel('Field for Mark given').locator('option:checked')).toHaveText('Rating');
  await expect(page.getByText('To change how the file is read, choose it again.')).toBeVisible();
  await goToRows(page);
  // A correction after the reload is kept by another one, too.
  await correct(page, /^Mina/, 'Mina K.');
  await expect.poll(() => readStored(page)).toContain('Mina K.');
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'Mina K.' })).toBeVisible();

  await page.getByRole('button', { name: 'Import 3 reviews' }).click();
  await expect(
    page.getByRole('main').getByText('Thank you! Your data import request is being processed...'),
  ).toBeVisible();
  const calls = await mock.requests({ method: 'POST', path: /import\/reviews$/ });
  expect(calls.map(({ body }) => body)).toEqual([
    {
      data: [
        {
          title: 'Top',
          description: 'Warm, and soft',
          rating: 5,
          createdAt: '2026-04-03T10:00:00.000Z',
          customerName: 'Ada',
          productId: 'hat',
        },
        {
          title: 'Good',
          description: 'Fits well',
          rating: 4,
          createdAt: '2026-04-04T10:00:00.000Z',
          customerName: 'Jon',
          productId: 'hat',
        },
        {
          title: 'Meh',
          description: 'Runs small',
          rating: 2,
          createdAt: '2026-04-05T10:00:00.000Z',
          customerName: 'Mina K.',
          productId: 'coat',
        },
      ],
    },
  ]);
  expect(await readStored(page)).toBe('[]');
});

test('an import belongs to the tab that has it open, and is deleted with a sign-out, which asks', async ({
  context,
  page,
  signIn,
}) => {
  await signIn(page, '/customers/import/points');
  await uploadFile(page, csvFile('Email,Points\nnobody,5\nada@shop.example,7\n'));
  await goToRows(page);
  await correct(page, /^nobody/, 'lin@shop.example');
  await expect.poll(() => readStored(page)).toContain('lin@shop.example');
  const other = await context.newPage();
  await other.goto('/customers/import/points');
  await expect(other.getByLabel('Or paste rows here')).toBeVisible();
  await page.close();
  await other.reload();
  await expect(other.getByRole('gridcell', { name: 'lin@shop.example' })).toBeVisible();

  await other.getByRole('link', { name: 'Dashboard' }).click();
  await other.getByRole('button', { name: /^Account menu:/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'Sign out and delete this?' })).toBeVisible();
  await other.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await readStored(other)).toBe('[]');
});
