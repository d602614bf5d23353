import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../lists/support/conditions';
import { overflow, smallTargets } from '../lists/support/sizes';
import { expect, test } from '../support/test';
import { choose, clothingReviews, csvFile, toRows } from './support/importing';

async function looksWell(page: Page): Promise<void> {
  await expectAccessibleInBoth(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

test('axe finds nothing on the pages around an import: reviews and customers, a run, the history, the store, the team', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page, '/product-reviews/import/reviews');
  await choose(page, clothingReviews.path);
  await looksWell(page);
  await toRows(page);
  await looksWell(page);

  await page.goto('/customers/import/customers');
  await choose(page, csvFile('First name,Email,Points\nAda,ada@shop.example,5\nLin,nobody,1.5\n', 'customers.csv'));
  await toRows(page);
  await expect(page.getByRole('gridcell', { name: /Not an e-mail address/ })).toBeVisible();
  await looksWell(page);
  await page.getByRole('gridcell', { name: /nobody/ }).click();
  await expect(page.getByLabel('E-mail, line 3')).toBeFocused();
  await looksWell(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import 1 customer' }).click();
  await expect(page.getByText('1 row was taken.')).toBeVisible();
  await looksWell(page);

  for (const [path, ready] of [
    ['/imports', 'customers.csv'],
    ['/customers/import/store', 'Bring them in'],
    ['/customers/import/team', 'File of customers'],
    ['/product-reviews/import/team', 'File of reviews'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(ready).first()).toBeVisible();
    await looksWell(page);
  }
});
