import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { showDark } from '../support/showDark';
import { expect, test } from '../support/test';
import { csvFile, goToRows, invalidPoints, uploadFile } from './support/importPage';
import { watchWorkerTraffic } from './support/watchWorkerTraffic';

test('axe finds nothing on any step, in both color schemes', { tag: '@full' }, async ({ page, signIn }) => {
  await signIn(page, '/customers/import/points');
  await expect(page.getByRole('heading', { name: 'Import points' })).toBeVisible();
  await expectAccessible(page);
  await uploadFile(page, csvFile(invalidPoints));
  await expectAccessible(page);
  await goToRows(page);
  await expect(page.getByRole('gridcell', { name: /Invalid email address/ })).toBeVisible();
  await expectAccessible(page);
  await showDark(page);
  await expectAccessible(page, 'colors');
  await page.goBack();
  await expectAccessible(page);
});

test('[IMP-08] invalid cells are corrected by keyboard alone, and the valid rows are sent', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, '/customers/import/points');
  await uploadFile(page, csvFile(invalidPoints));
  await expect(page.getByText(/ · 1 duplicate$/)).toBeVisible();
  await pressWhenEnabled(page.getByRole('button', { name: 'Continue to rows' }), 'Enter');
  await expect(page.getByRole('gridcell', { name: /Invalid email address/ })).toBeVisible();
  // Faulty cells are wider than others.
  const getWidth = async (name: RegExp) =>
    (await page.getByRole('gridcell', { name }).first().boundingBox())?.width ?? 0;
  const nameWidth = await getWidth(/^Lin Chen/);
  for (const faulty of [/nobody/, /^12,5/]) expect(await getWidth(faulty)).toBeGreaterThan(2 * nameWidth);
  const download = page.waitForEvent('download');
  await pressWhenEnabled(page.getByRole('button', { name: 'Download rows with errors' }), 'Enter');
  expect((await download).suggestedFilename()).toBe('points errors.csv');
  await page.getByLabel('Show rows').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // The first editable cell of the grid.
  await expect(page.getByRole('gridcell', { name: /nobody/ })).toBeFocused();
  // Without a change, neither Esc nor Enter leaves the cell.
  for (const key of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Email, line 3' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('gridcell', { name: /nobody/ })).toBeFocused();
  }
  await page.keyboard.type('lin@shop.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'zoe@shop.example' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: /Must be a whole number/ })).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.getByLabel('For duplicate customers').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('For duplicate customers')).toHaveValue('last');
  await pressWhenEnabled(page.getByRole('button', { name: 'Add 2,552 points to 3 customers' }), 'Enter');
  await expect(
    page.getByRole('main').getByText('Thank you! Your data import request is being processed...'),
  ).toBeVisible();
  const calls = await mock.requests({ method: 'POST', path: /import\/points$/ });
  expect(calls.map(({ body }) => body)).toEqual([
    {
      data: [
        { email: 'lin@shop.example', points: 40, name: 'Lin Chen' },
        { email: 'ADA@shop.example', points: 2500, name: 'Ada Berg' },
        { email: 'zoe@shop.example', points: 12, name: 'Zoë Ruiz' },
      ],
    },
  ]);
});

test('[IMP-07] 100,000 rows are parsed and checked in a worker; the page only receives the visible ones, from first to last', async ({
  page,
  signIn,
}, info) => {
  // The worker continues in the background at the speed of the machine.
  test.setTimeout(180_000);
  const workerTraffic = await watchWorkerTraffic(page);
  await signIn(page, '/customers/import/points');
  await expect(page.getByRole('heading', { name: 'Import points' })).toBeVisible();
  const rows = Array.from({ length: 100_000 }, (_, n) => `customer${n}@shop.example,Customer ${n},${n % 5000}`);
  // Read from disk: a buffer passed by the test would go through the main thread.
  const file = info.outputPath('points.csv');
  const text = ['E-mail,Name,Points', ...rows].join('\n');
  await writeFile(file, text);
  const worker = page.waitForEvent('worker');
  await uploadFile(page, file);
  await expect(page.getByText('All 100,000 rows are ready')).toBeVisible({ timeout: 60_000 });
  await goToRows(page);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  await page.getByRole('gridcell', { name: 'customer0@shop.example' }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('rowheader', { name: '100,001' })).toBeVisible();
  expect((await worker).url()).toContain('/assets/import.worker');
  // The main thread reads nothing of the file and receives almost no data.
  const { reads, messages, characters, maxListLength } = await workerTraffic();
  expect(reads).toBe(0);
  expect(messages).toBeGreaterThan(3);
  expect(maxListLength).toBeLessThan(100);
  expect(characters).toBeLessThan(text.length / 20);
});

test('[IMP-09] the same file in two tabs is sent once, also if both start at the same moment', async ({
  context,
  page,
  signIn,
  mock,
}) => {
  await signIn(page, '/customers/import/points');
  const other = await context.newPage();
  await other.goto('/customers/import/points');
  const tabs = [page, other];
  const getButton = (tab: Page) => tab.getByRole('button', { name: 'Add 12 points to 2 customers' });
  for (const tab of tabs) {
    await uploadFile(tab, csvFile('email,points\nada@new.example,5\nlin@new.example,7\n'));
    await goToRows(tab);
    await expect(getButton(tab)).toBeEnabled();
  }
  await Promise.all(tabs.map((tab) => getButton(tab).click()));
  const stopped = page.getByText('Some rows are repeated');
  const stoppedOther = other.getByText('Some rows are repeated');
  await expect(stopped.or(page.getByText('2 rows sent', { exact: true }))).toBeVisible();
  await expect(stoppedOther.or(other.getByText('2 rows sent', { exact: true }))).toBeVisible();
  expect((await stopped.count()) + (await stoppedOther.count())).toBe(1);
  expect(await mock.requests({ method: 'POST', path: /import\/points$/ })).toHaveLength(1);
});

test('the dialog that reverts an import is aligned in the list of imports as on its page', async ({ page, signIn }) => {
  await signIn(page, '/customers/import/points');
  await uploadFile(page, csvFile('email,points\nada@shop.example,5\n'));
  await goToRows(page);
  await page.getByRole('button', { name: 'Add 5 points to 1 customer' }).click();
  await expect(page.getByText('1 row sent')).toBeVisible();
  await page.goto('/imports');
  await page.getByRole('button', { name: 'Revert import' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCSS('text-align', 'start');
});
