/** Typing on a phone above the bar at the bottom of the screen. */
import type { Locator } from '@playwright/test';
import { phone } from '../support/phone';
import { expect, test } from '../support/test';

test.use(phone);

/** Distances from the top of the window to the top and bottom edges of an element, in pixels. */
const edges = (element: Locator) =>
  element.evaluate((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return { top, bottom };
  });

test('the HTML editor and its completion list are above the bottom bar', async ({ page, signIn }) => {
  await signIn(page, '/notifications/edit/loyaltyRewardApproved/en?view=html');
  const source = page.getByRole('textbox', { name: 'HTML' });
  await source.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Thank you {{');
  const offered = page.getByRole('listbox');
  await expect(offered).toBeVisible();
  const bar = page.getByRole('region', { name: 'Unpublished changes' });
  await expect(bar).toBeVisible();
  await page.keyboard.type('fir');
  await expect(offered.getByRole('option')).toHaveCount(1);
  const { top } = await edges(bar);
  expect((await edges(page.locator('.cm-activeLine'))).bottom).toBeLessThanOrEqual(top);
  expect((await edges(offered)).bottom).toBeLessThanOrEqual(top);
});

test('the bar that appears with the first change leaves the focused element visible', async ({ page, signIn }) => {
  await signIn(page, '/widget-editor/ReviewAndFAQ');
  // No typing: the browser would scroll to the caret on its own.
  const field = page.getByRole('radio', { name: 'Specific pages' });
  await field.focus();
  // Positioned at the bottom of the window, where the bar will appear.
  await field.evaluate((item) => window.scrollBy(0, item.getBoundingClientRect().bottom - window.innerHeight + 8));
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Unpublished changes' });
  await expect(bar).toBeVisible();
  await expect.poll(async () => (await edges(field)).bottom - (await edges(bar)).top).toBeLessThanOrEqual(0);
});
