import { expectAccessibleInBoth } from '../lists/support/conditions';
import { rows, rowsSettled } from '../lists/support/lists';
import { overflow } from '../lists/support/sizes';
import { expect, test } from '../support/test';

for (const width of [390, 320]) {
  test(`a reply is written with a finger at ${width} px, with a saved reply`, async ({ page, signIn, mock }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, '/product-reviews');
    await rowsSettled(page);
    await rows(page).first().getByRole('button', { name: 'Reply' }).tap();
    const box = page.getByRole('textbox', { name: 'Reply' });
    await expect(box).toBeInViewport();
    await page.getByRole('button', { name: 'Saved replies' }).tap();
    await expect(page.getByRole('listbox', { name: 'Saved replies' })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await page.getByRole('listbox', { name: 'Saved replies' }).getByRole('option').first().tap();
    await expect(box).not.toHaveValue('');
    // Where the bar at the top covers half of a checkbox, axe takes it for a small one.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessibleInBoth(page);

    await mock.failNext({ method: 'POST', pathPattern: '/reply', status: 500, body: { error: 'Not now.' } });
    await page.getByRole('button', { name: 'Send reply' }).tap();
    await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeInViewport();
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Send reply' }).tap();
    await expect(page.getByText(/^Replied: /).first()).toBeVisible();
  });
}
