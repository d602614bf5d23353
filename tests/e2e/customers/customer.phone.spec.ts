import { rows, rowsSettled } from '../lists/support/lists';
import { overflow, smallTargets } from '../lists/support/sizes';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

test('the page of a customer fits a phone, and its controls a finger', async ({ page, signIn }) => {
  await signIn(page, '/customers');
  await rowsSettled(page);
  await rows(page).first().locator('[data-opens]').click();
  for (const tab of ['Details', 'Settings']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    const ready = tab === 'Details' ? page.getByText('None yet.') : page.getByRole('group', { name: /^Date/ });
    await expect(ready).toBeVisible();
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
  }
});
