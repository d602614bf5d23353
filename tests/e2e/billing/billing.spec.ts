/** The billing page in a real browser. */
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expect, test } from '../support/test';

test('[BIL-01] a plan is changed by keyboard after its price was shown; axe finds nothing, also in Arabic on a phone', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/billing');
  await expect(page.getByText('Above 80% of the limit: Orders, Emails')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await page.getByRole('button', { name: 'Choose Pro' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('€120.50 more per month.');
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Continue to confirmation' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Confirm on payments\.example/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('console.language', 'ar'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'الفوترة', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'الخطط' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
