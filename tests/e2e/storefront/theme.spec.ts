import type { Page } from '@playwright/test';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expectFocusNotLost } from '../support/focus';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

/** Returns the red, green, blue and alpha of a pixel of the window. */
async function readPixel(page: Page, x: number, y: number): Promise<number[]> {
  const picture = (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  }, picture);
}

test('a theme is edited by keyboard alone, previewed, and published; axe finds nothing on any tab', async ({
  page,
  signIn,
  mock,
  allowConsoleErrors,
}) => {
  test.setTimeout(90_000);
  // Init scripts of this test are blocked in the preview frame, which only allows its own.
  allowConsoleErrors(/Blocked script execution in/);
  await signIn(page, '/theme-editor');
  const preview = page.frameLocator('iframe[title="Customer view"]');
  const button = preview.locator('.lw-button').first();
  await expect(button).toHaveCSS('background-color', 'rgb(11, 93, 78)');

  const field = page.getByRole('textbox', { name: 'Button background', exact: true });
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('#cfe8d0');
  await expect(button).toHaveCSS('background-color', 'rgb(207, 232, 208)');
  await expect(page.getByText('Low contrast', { exact: true }).first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await pressWhenEnabled(page.getByRole('button', { name: /^Fix “Button on page” with / }), 'Enter');
  await expect(page.getByText('Low contrast', { exact: true })).toHaveCount(0);
  await expectFocusNotLost(page);
  await page.keyboard.press('Control+Z');
  await expect(field).toHaveValue('#cfe8d0');
  await page.keyboard.press('Control+Shift+Z');

  await page.getByRole('link', { name: 'Custom CSS' }).press('Enter');
  await page.getByRole('textbox', { name: 'CSS' }).focus();
  await page.keyboard.type('.lw-button { colr: red; ');
  await expect(page.getByText(/Unknown property: colr/)).toBeVisible();
  for (let n = 0; n < 'colr: red; '.length; n += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('letter-spacing: 3px; display: none');
  await expect(button).toBeHidden();
  await expect(page.getByText('This hides part of a widget')).toBeVisible();
  await expectAccessibleInBoth(page);
  for (let n = 0; n < '; display: none'.length; n += 1) await page.keyboard.press('Backspace');
  await expect(button).toHaveCSS('letter-spacing', '3px');
  // A document whose background is none or an image that is not loaded stays light, also in the dark console.
  await page.keyboard.type('} body { background: none');
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ colorScheme: 'dark' });
  const frame = page.getByRole('main').locator('iframe');
  await expect(frame).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const { x, y } = (await frame.boundingBox()) ?? { x: 0, y: 0 };
  // At the edge, below the head of the page.
  await expect.poll(() => readPixel(page, x + 6, y + 240)).toEqual([255, 255, 255, 255]);

  for (const tab of ['Widgets', 'Languages', 'Installation']) {
    await page.getByRole('navigation', { name: 'Theme sections' }).getByRole('link', { name: tab }).press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleInBoth(page);
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
  }
  // Without the theme, which is stored like a widget.
  await expect(page.getByText('5 widgets are on.')).toBeVisible();
  // Beside the title, which stays in view.
  const head = page.getByRole('main').locator('header', { has: page.getByRole('heading', { level: 1 }) });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(head.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport({ ratio: 1 });
  await pressWhenEnabled(page.getByRole('button', { name: 'Publish', exact: true }), 'Enter');
  await expect(page.getByText(/^Published\./)).toBeVisible();
  const sent = await mock.requests({ method: 'PATCH' });
  expect(sent.map(({ path }) => path).sort()).toEqual(['/admin/settings', '/admin/settings/widgetTheme']);
  await expect.poll(() => mock.requests({ method: 'POST', path: /refresh_widget/ })).toHaveLength(1);
});

for (const [width, height, isBeside] of [
  [1440, 900, true],
  [1024, 768, false],
] as const) {
  const tag = isBeside ? ['@full'] : [];
  test(`the preview is not cut off at the bottom, at ${width} × ${height}`, { tag }, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, '/theme-editor');
    const frame = page.locator('iframe[title="Customer view"]');
    await expect(page.frameLocator('iframe[title="Customer view"]').locator('.lw-button').first()).toBeVisible();
    const card = page.getByRole('main').locator('section').filter({ has: frame }).last();
    const getOverhang = () => card.evaluate((element) => element.getBoundingClientRect().bottom - window.innerHeight);
    const getTop = () => card.evaluate((element) => element.getBoundingClientRect().top);
    const pageTop = await getTop();
    for (const scrollTop of [...(isBeside ? [0] : []), pageTop, pageTop + 200, 100_000]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollTop);
      await expect.poll(getOverhang, `scrolled to ${scrollTop}`).toBeLessThanOrEqual(0);
      await expect.poll(getTop, `scrolled to ${scrollTop}`).toBeGreaterThanOrEqual(0);
    }
  });
}
