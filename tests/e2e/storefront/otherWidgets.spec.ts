/** Other widgets, the Instagram feed, and the ways to pages without an entry in the sidebar, in a real browser. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { messages as arabic } from '../../../i18n/ar/areas/otherWidgets';
import { messages as arabicWidgets } from '../../../i18n/ar/areas/widgets';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const preview = (page: Page) => page.frameLocator('iframe[title="Customer view"]');
const getOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('[OTH-01] a widget is added, edited, turned on, and moved to a file and back by keyboard; axe finds nothing', async ({
  page,
  signIn,
  mock,
}) => {
  test.setTimeout(120_000);
  await signIn(page, '/other-widgets');
  await expect(heading(page, 'Other widgets')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await pressWhenEnabled(page.getByRole('button', { name: 'Add: Points banner' }), 'Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Points banner');
  await expect(preview(page).locator('.lw-banner-top')).toBeVisible();
  await name.fill('Summer points');
  await pressWhenEnabled(page.getByRole('radio', { name: 'Bottom' }), 'Space');
  await expect(preview(page).locator('.lw-banner-bottom')).toBeVisible();
  await expectAccessibleInBoth(page);
  await pressWhenEnabled(page.getByRole('button', { name: 'Publish', exact: true }), 'Enter');
  await expect(page.getByText(/published\. It’s off, so customers don’t see it yet\./)).toBeVisible();
  await expect(heading(page, 'Summer points')).toBeVisible();
  await pressWhenEnabled(page.getByRole('switch', { name: 'Show in store' }), 'Space');
  await expect(page.getByText('“Summer points” turned on')).toBeVisible();
  await expect(page.getByText(/published\. It’s off/)).toHaveCount(0);
  const sent = await mock.requests({ path: /^\/admin\/widgets/ });
  expect(sent.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
    ['POST', { type: 'PointsBanner', data: { name: 'Points banner' } }],
    ['PATCH', { data: { name: 'Summer points', bannerPosition: 'bottom' } }],
    ['PATCH', { isEnabled: true }],
  ]);

  await pressWhenEnabled(page.getByRole('button', { name: 'More actions' }), 'Enter');
  const downloading = page.waitForEvent('download');
  await pressWhenEnabled(page.getByRole('menuitem', { name: 'Export as file' }), 'Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('summer-points.json');
  const file = readFileSync(await download.path());
  await page.getByRole('link', { name: 'Other widgets' }).last().press('Enter');
  await pressWhenEnabled(page.getByRole('button', { name: 'Import widget' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Import widget' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'summer-points.json', mimeType: 'application/json', buffer: file });
  await expect(dialog.getByText('Summer points', { exact: true })).toBeVisible();
  await expectAccessibleInBoth(page);
  await pressWhenEnabled(dialog.getByRole('button', { name: 'Import widget' }), 'Enter');
  await expect(page.getByText('“Summer points” added. It’s off for now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit “Summer points”' })).toHaveCount(2);
});

test('[INS-01] the feed is previewed at three widths with sample images, published and turned on', async ({
  page,
  signIn,
  mock,
}) => {
  test.setTimeout(90_000);
  await signIn(page, '/instagram');
  await page.getByRole('textbox', { name: /^Account/ }).fill('nordlys.home');
  const posts = preview(page).locator('.lw-post');
  await expect(preview(page).getByText('@nordlys.home')).toBeVisible();
  for (const [device, count] of [
    ['Phone', 2 * 3],
    ['Tablet', 3 * 2],
    ['Desktop', 4 * 2],
  ] as const) {
    await pressWhenEnabled(page.getByRole('button', { name: device, exact: true }), 'Enter');
    await expect(posts).toHaveCount(count);
  }
  await page.getByRole('textbox', { name: /^Rows on desktops/ }).fill('3');
  await expect(posts).toHaveCount(12);
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await pressWhenEnabled(page.getByRole('button', { name: 'Publish', exact: true }), 'Enter');
  await expect(page.getByText(/“Instagram” published/)).toBeVisible();
  await pressWhenEnabled(page.getByRole('switch', { name: 'Show in store' }), 'Space');
  await expect(page.getByText('“Instagram” turned on')).toBeVisible();
  const [created] = await mock.requests({ method: 'POST', path: /^\/admin\/widgets$/ });
  expect(created?.body).toEqual({ type: 'instagram', data: { account: 'nordlys.home', rowsDesktop: 3 } });
});

test('both pages fit a phone and read from right to left in Arabic', { tag: '@full' }, async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/other-widgets', '/instagram']) {
    await signIn(page, path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect.poll(() => getOverflow(page)).toBeLessThanOrEqual(0);
    await expectAccessibleInBoth(page);
  }
  await page.evaluate(() => localStorage.setItem('console.language', 'ar'));
  await page.goto('/other-widgets');
  await expect(page.getByText(arabic.subtitle)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => getOverflow(page)).toBeLessThanOrEqual(0);
  await page.goto('/instagram');
  await expect(page.getByText(arabicWidgets.instagram.subtitle)).toBeVisible();
  await expect.poll(() => getOverflow(page)).toBeLessThanOrEqual(0);
});
