/** The sales page in a real browser, with the mock server. */
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

test('[SAL-01] orders are filtered, opened, and exported by keyboard; axe finds nothing', async ({ page, signIn }) => {
  await signIn(page, '/sales');
  await expect(page.getByRole('heading', { name: 'Sales', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' }).getByText(/^€/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Referral \d/ })).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Period' }).focus();
  await page.keyboard.type('Last 365');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  await page.getByRole('link', { name: /^Voucher \d/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/source=voucher/);
  await expect(page.locator('tr[data-record]').first().getByText('Voucher')).toBeVisible();

  const first = page.locator('tr[data-record] a[data-opens]').first();
  const number = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: number });
  await expect(panel.getByText('Placed an order')).toBeVisible();
  await expect(panel.getByRole('link', { name: /^View order in your store/ })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(first).toBeFocused();

  await page.getByRole('button', { name: 'Export' }).focus();
  await page.keyboard.press('Enter');
  const download = page.waitForEvent('download');
  await pressWhenEnabled(page.getByRole('menuitem').first(), 'Enter');
  expect((await download).suggestedFilename()).toMatch(/^sales-.*\.csv$/);
});

test('[SAL-01] without orders the list shows those of rewards, also in Arabic on a phone', { tag: '@full' }, async ({
  page,
  signIn,
  mock,
}) => {
  await mock.disableEndpoints('orders');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/sales');
  await expect(page.getByText(/so this list shows orders that earned points/)).toBeVisible();
  await expect(page.locator('tr[data-record]').first()).toBeVisible();
  await mock.disableEndpoints();
  await page.evaluate(() => localStorage.setItem('console.language', 'ar'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'المبيعات', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'الإجماليات' }).getByText(/€/).first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
