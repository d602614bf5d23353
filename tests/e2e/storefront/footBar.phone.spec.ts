/** What is typed on a phone, above the bar at its foot. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

/** Pixels from the top of the window to an element's upper and lower edge. */
const edges = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top, bottom };
  });

test('what is typed as HTML, and what is offered for it, stands above the bar at the foot', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/notifications/edit/loyaltyRewardApproved/en?view=html');
  const source = page.getByRole('textbox', { name: 'HTML' });
  await source.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Thank you {{');
  const offered = page.getByRole('listbox');
  await expect(offered).toBeVisible();
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeVisible();
  await page.keyboard.type('fir');
  await expect(offered.getByRole('option')).toHaveCount(1);
  const { top } = await edges(bar);
  expect((await edges(page.locator('.cm-activeLine'))).bottom).toBeLessThanOrEqual(top);
  expect((await edges(offered)).bottom).toBeLessThanOrEqual(top);
});

test('the bar that comes with the first change leaves what has the focus in sight', async ({ page, signIn }) => {
  await signIn(page, '/widget-editor/ReviewAndFAQ');
  // Nothing is typed: for a caret the browser would scroll by itself.
  const field = page.getByRole('radio', { name: 'Only on some' });
  await field.focus();
  // At the foot of the window, where the bar will stand.
  await field.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom - window.innerHeight + 8));
  await page.keyboard.press('Space');
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeVisible();
  await expect.poll(async () => (await edges(field)).bottom - (await edges(bar)).top).toBeLessThanOrEqual(0);
});
