import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expectFocusNotLost } from '../support/focus';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

test('a widget is edited by keyboard alone, its texts by a click on them in the preview, and published', async ({
  page,
  signIn,
  mock,
  allowConsoleErrors,
}) => {
  test.setTimeout(90_000);
  // Init scripts of this test are blocked in the preview frame, which only allows its own.
  allowConsoleErrors(/Blocked script execution in/);
  await signIn(page, '/widget-editor/ReviewAndFAQ');
  const preview = page.frameLocator('iframe[title="Customer view"]');
  await expect(preview.locator('.lw-questions')).toBeVisible();
  await page.getByRole('radio', { name: 'Reviews and questions' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(preview.locator('.lw-questions')).toHaveCount(0);

  const title = page.getByRole('textbox', { name: 'Customer reviews' });
  await preview.locator('.lw-reviews .lw-title [data-pick]').click();
  await expect(title).toBeFocused();
  await page.keyboard.type('What people say here');
  await expect(preview.locator('.lw-reviews .lw-title')).toHaveText('What people say here');
  await page.getByRole('combobox', { name: 'Preview language' }).selectOption({ label: 'العربية' });
  await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
  await preview.locator('.lw-reviews .lw-title [data-pick]').click();
  await expect(page.getByRole('combobox', { name: 'Text language' })).toHaveValue('ar');
  await pressWhenEnabled(page.getByRole('button', { name: 'Dark', exact: true }), 'Enter');
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(23, 24, 26)');
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await expectFocusNotLost(page);

  await pressWhenEnabled(page.getByRole('button', { name: 'Publish', exact: true }), 'Enter');
  await expect(page.getByText(/published\. Customers will see it/)).toBeVisible();
  const [sent] = await mock.requests({ method: 'PATCH' });
  expect(sent?.body).toMatchObject({
    data: { parts: 'reviews', layout: 'grid', texts: { en: { 'reviews.title': 'What people say here' } } },
  });
  await expect.poll(() => mock.requests({ method: 'POST', path: /refresh_widget/ })).toHaveLength(1);

  // Overlays keep their position on the screen while the page scrolls.
  await page.getByRole('combobox', { name: 'Switch widget' }).selectOption('LoyaltyCouponPopup');
  await page.getByRole('combobox', { name: 'Preview as' }).selectOption('guest');
  await expect(preview.getByRole('dialog')).toBeInViewport();
  await pressWhenEnabled(page.getByRole('radio', { name: 'Members' }), 'Space');
  await expect(preview.getByRole('dialog')).toHaveCount(0);
  await pressWhenEnabled(page.getByRole('button', { name: /^Undo/ }), 'Enter');
  await expect(preview.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBoth(page);
});
