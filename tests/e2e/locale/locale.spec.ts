/** The translation editor in a real browser: keyboard, right-to-left text, and axe. */

import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expect, test } from '../support/test';

test('[LOC-04] right-to-left texts are edited and published by keyboard; only visible rows are rendered, and the caret stays', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/locale?language=ar');
  const field = page.getByRole('textbox', { name: 'reviews.count.few in العربية' });
  await field.focus();
  await expect(field).toHaveCSS('direction', 'rtl');
  await page.keyboard.insertText('{{count}} آراء');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'reviews.count.many in العربية' })).toBeFocused();
  await page.keyboard.press('Control+Shift+Enter');
  await expect(field).toBeFocused();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  // Scrolls far away from the row that is being edited.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect(page.getByRole('textbox', { name: 'reviews.write in العربية' })).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('{{count}} آراء');
  expect(await page.getByRole('rowheader').count()).toBeLessThan(60);

  await page.getByRole('button', { name: 'Publish العربية' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('العربية published')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('{{count}} آراء');
});
