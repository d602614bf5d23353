import { getOverflow } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { rows, waitForRows } from '../lists/support/lists';
import { phone } from '../support/phone';
import { expect, test } from '../support/test';

test.use(phone);

test('a reply with a saved reply can be written by touch at 320 px', async ({ page, signIn, mock }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, '/product-reviews');
  await waitForRows(page);
  await rows(page).first().getByRole('button', { name: 'Reply' }).tap();
  const box = page.getByRole('textbox', { name: 'Reply' });
  await expect(box).toBeInViewport();
  await page.getByRole('button', { name: 'Saved replies' }).tap();
  await expect(page.getByRole('listbox', { name: 'Saved replies' })).toBeVisible();
  await expect.poll(() => getOverflow(page)).toBe(0);
  await page.getByRole('listbox', { name: 'Saved replies' }).getByRole('option').first().tap();
  await expect(box).not.toHaveValue('');
  // If the top bar covers half of a checkbox, axe reports it as a small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessibleInBoth(page);

  await mock.failNext({ method: 'POST', pathPattern: '/reply', status: 500, body: { error: 'Not now.' } });
  await page.getByRole('button', { name: 'Send reply' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeInViewport();
  await expect.poll(() => getOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Send reply' }).tap();
  await expect(page.getByText(/^Replied: /).first()).toBeVisible();
});
