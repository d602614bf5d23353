import { writeFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe';
import { showDark } from '../support/showDark';
import { expect, test } from '../support/test';
import { choose, csvFile, faultyPoints, toRows } from './support/importing';
import { watchRows } from './support/watchRows';

test('axe finds nothing on any step, in both schemes', async ({ page, signIn }) => {
  await signIn(page, '/customers/import/points');
  await expect(page.getByRole('heading', { name: 'Import points' })).toBeVisible();
  await expectAccessible(page);
  await choose(page, csvFile(faultyPoints));
  await expectAccessible(page);
  await toRows(page);
  await expect(page.getByRole('gridcell', { name: /Not an e-mail address/ })).toBeVisible();
  await expectAccessible(page);
  await showDark(page);
  await expectAccessible(page, 'colours');
  await page.goBack();
  await expectAccessible(page);
});

test('[IMP-08] faults are mended at their cells by keyboard alone, and the rest is sent', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, '/customers/import/points');
  await choose(page, csvFile(faultyPoints));
  await page.getByRole('button', { name: 'Check the rows' }).press('Enter');
  await expect(page.getByRole('gridcell', { name: /Not an e-mail address/ })).toBeVisible();
  await page.getByLabel('Rows that are shown').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // The first cell of the grid that can be corrected.
  await expect(page.getByRole('gridcell', { name: /nobody/ })).toBeFocused();
  await page.keyboard.type('lin@shop.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'zoe@shop.example' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: /Not a whole number/ })).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Add 2,552 points to 3 customers' }).press('Enter');
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

test('[IMP-08] the faulty rows come as a file that says why, and is read again', async ({ page, signIn }) => {
  await signIn(page, '/customers/import/points');
  await choose(page, csvFile(faultyPoints));
  await toRows(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the faulty rows' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('points faulty rows.csv');
  const path = await download.path();
  await page.getByRole('link', { name: 'File' }).click();
  await choose(page, path);
  await expect(page.getByLabel('Meaning of reason').locator('option:checked')).toHaveText('Not brought in');
  await expect(page.getByRole('row', { name: /^reason/ })).toContainText(
    'E-mail: Not an e-mail address · Points: Not a whole number',
  );
});

test('letters of a guessed encoding are seen at once, and put right by another', async ({ page, signIn }) => {
  await signIn(page, '/customers/import/points');
  const buffer = Buffer.from('E-mail;Name;Points\r\nzoe@shop.example;Zo\xeb \x8aimek;5\r\n', 'latin1');
  await choose(page, { name: 'old.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('The file does not say in which encoding')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Zoë Šimek' }).first()).toBeVisible();
  await page.getByLabel('Encoding').selectOption('Cyrillic (Windows-1251)');
  await expect(page.getByRole('cell', { name: 'Zoл Љimek' }).first()).toBeVisible();
  await expect(page.getByText('The file does not say in which encoding')).toHaveCount(0);
});

test('[IMP-07] 100,000 rows are read and checked in a worker alone: the page gets those that are seen, from the first to the last', async ({
  page,
  signIn,
}, info) => {
  // Reading goes on beside the page, as fast as the machine allows.
  test.setTimeout(180_000);
  const arrived = await watchRows(page);
  await signIn(page, '/customers/import/points');
  await expect(page.getByRole('heading', { name: 'Import points' })).toBeVisible();
  const rows = Array.from({ length: 100_000 }, (_, n) => `customer${n}@shop.example,Customer ${n},${n % 5000}`);
  // From the disk, as a merchant's: what the test hands over would go through the page.
  const file = info.outputPath('points.csv');
  const text = ['E-mail,Name,Points', ...rows].join('\n');
  await writeFile(file, text);
  const worker = page.waitForEvent('worker');
  await choose(page, file);
  await expect(page.getByText('All 100,000 rows are ready.')).toBeVisible({ timeout: 60_000 });
  await toRows(page);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  await page.getByRole('gridcell', { name: 'customer0@shop.example' }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('rowheader', { name: '100,001' })).toBeVisible();
  expect((await worker).url()).toContain('/assets/import.worker');
  // Of the file, nothing is read on the page's thread, and next to nothing is told there.
  const { reads, messages, letters, longestList } = await arrived();
  expect(reads).toBe(0);
  expect(messages).toBeGreaterThan(3);
  expect(longestList).toBeLessThan(100);
  expect(letters).toBeLessThan(text.length / 20);
});
