import type { Page } from '@playwright/test';
import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth, expectStateAccessible } from '../lists/support/listStates';
import { expect, test } from '../support/test';
import { clothingReviews, csvFile, goToRows, uploadFile } from './support/importPage';

async function expectAccessibleLayout(page: Page, checkAxe = expectStateAccessible): Promise<void> {
  await checkAxe(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await expect.poll(() => getOverflow(page)).toBe(0);
}

test('axe finds nothing on the import pages: reviews and customers, a run, the history, the store, the team', {
  tag: '@full',
}, async ({ page, signIn }) => {
  test.slow();
  await signIn(page, '/product-reviews/import/reviews');
  await uploadFile(page, clothingReviews.path);
  await expectAccessibleLayout(page, expectAccessibleInBoth);
  await goToRows(page);
  await expectAccessibleLayout(page);

  await page.goto('/customers/import/customers');
  await uploadFile(page, csvFile('First name,Email,Points\nAda,ada@shop.example,5\nLin,nobody,1.5\n', 'customers.csv'));
  await goToRows(page);
  await expect(page.getByRole('gridcell', { name: /Invalid email address/ })).toBeVisible();
  await expectAccessibleLayout(page, expectAccessibleInBoth);
  await page.getByRole('gridcell', { name: /nobody/ }).click();
  await expect(page.getByLabel('Email, line 3')).toBeFocused();
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import 1 customer' }).click();
  await expect(page.getByText('1 row sent')).toBeVisible();
  await expectAccessibleLayout(page, expectAccessibleInBoth);

  for (const [path, ready] of [
    ['/imports', 'customers.csv'],
    ['/customers/import/store', 'Import customers'],
    ['/customers/import/team', 'Customer file'],
    ['/product-reviews/import/team', 'Review file'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(ready).first()).toBeVisible();
    await expectAccessibleLayout(page);
  }
});
