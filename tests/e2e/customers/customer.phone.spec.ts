import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { rows, waitForRows } from '../lists/support/lists';
import { expectAccessible } from '../support/axe';
import { phone } from '../support/phone';
import { expect, test } from '../support/test';

test.use(phone);

test('the customer page opens at its top and fits a phone, and its controls are large enough to tap', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/customers');
  await waitForRows(page);
  await rows(page).last().locator('[data-opens]').tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await waitForRows(page);
  await rows(page).first().locator('[data-opens]').click();
  for (const tab of ['Details', 'Settings']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    const ready =
      tab === 'Details'
        ? page.getByText('No data. Birthdays and events will appear here.')
        : page.getByRole('group', { name: /^Date/ });
    await expect(ready).toBeVisible();
    await expect.poll(() => getOverflow(page)).toBe(0);
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
    await expectAccessible(page);
  }
});
