/** The translations in a real browser: by keyboard, from right to left, and where axe looks. */
import { expectAccessibleInBoth } from '../lists/support/conditions';
import { smallTargets } from '../lists/support/sizes';
import { expect, test } from '../support/test';

test('[LOC-04] texts are written from right to left and published by keyboard; of many lines few are drawn, and the caret stays', async ({
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
  expect(await smallTargets(page)).toEqual([]);

  // Far away from the line that is typed in.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await expect(page.getByRole('textbox', { name: 'reviews.write in العربية' })).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('{{count}} آراء');
  expect(await page.getByRole('rowheader').count()).toBeLessThan(60);

  await page.getByRole('button', { name: 'Publish العربية' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('العربية is published.')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('{{count}} آراء');
});
