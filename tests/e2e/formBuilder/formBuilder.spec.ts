/** The forms in a real browser: builder, preview, and submissions. */
import { readFileSync } from 'node:fs';
import { messages as arabic } from '../../../i18n/ar/areas/forms';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expectFocusNotLost } from '../support/focus';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

test('[FRM-01] a form is built by keyboard and mouse, previewed in the sandbox, and published', async ({
  page,
  signIn,
  mock,
  allowConsoleErrors,
}) => {
  test.setTimeout(90_000);
  // Init scripts of this test are blocked in the preview frame, which only allows its own.
  allowConsoleErrors(/Blocked script execution in/);
  await signIn(page, '/form');
  await expect(page.getByText('9 fields · 37 submissions')).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: 'Edit “Birthday club”' }).press('Enter');
  const preview = page.frameLocator('iframe[title="Form preview"]');
  await expect(preview.locator('h1')).toHaveText('Join the birthday club');

  // The keyboard lifts a field, moves it, and puts it down.
  const handle = page.getByRole('button', { name: 'Move “Email”' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(preview.locator('.label').first()).toHaveText('Email *');
  // The mouse drags another one to the top.
  const grip = await page.getByRole('button', { name: 'Move “Birthday”' }).boundingBox();
  const target = await page.getByRole('button', { name: 'Move “About you”' }).boundingBox();
  if (!grip || !target) throw new Error('a handle is missing');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y - 12, { steps: 12 });
  await page.mouse.up();
  await expect(preview.locator('.label').first()).toHaveText('Birthday *');

  await pressWhenEnabled(page.getByRole('button', { name: 'Add field' }), 'Enter');
  await pressWhenEnabled(page.getByRole('dialog').getByRole('button', { name: 'Multiple choice' }), 'Enter');
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused();
  await page.keyboard.type('Sizes');
  await page.getByRole('textbox', { name: 'Options' }).fill('S\nM\nL');
  await expect(preview.getByRole('group', { name: 'Sizes' }).getByRole('checkbox')).toHaveCount(3);
  await preview.locator('[data-pick="intro"]').click();
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toBeFocused();
  await pressWhenEnabled(page.getByRole('button', { name: 'After submission', exact: true }), 'Enter');
  await expect(preview.locator('.thanks')).toHaveText('Thank you! Your gift comes on your birthday.');
  await pressWhenEnabled(page.getByRole('radio', { name: 'Popup' }), 'Space');
  await expect(preview.locator('.popup .thanks')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await expectFocusNotLost(page);

  await pressWhenEnabled(page.getByRole('button', { name: 'Publish', exact: true }), 'Enter');
  await expect(page.getByText(/^“Birthday club” published\./)).toBeVisible();
  const [sent] = await mock.requests({ method: 'PATCH' });
  const { data } = Object(sent?.body);
  expect(data).toMatchObject({ name: 'Birthday club', display: 'popup', after: 'message' });
  expect(data.order.slice(0, 4)).toEqual(['bday', 'welcome', 'mail', 'firstname']);
  expect(data.fields[data.order.at(-1)]).toEqual({ kind: 'multi', name: 'multi' });
});

test('[FRM-01] the submissions are paged and exported without formulas', { tag: '@full' }, async ({ page, signIn }) => {
  await signIn(page, '/form');
  await page.getByRole('link', { name: 'Submissions for “Birthday club”' }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expectAccessibleInBoth(page);
  await pressWhenEnabled(page.getByRole('button', { name: 'Next' }), 'Enter');
  await expect(page).toHaveURL(/\/submissions\?page=1&limit=10$/);
  await expect(page.getByText('member11@example.com')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await pressWhenEnabled(page.getByRole('button', { name: 'Export CSV' }), 'Enter');
  const csv = readFileSync(await (await downloading).path(), 'utf8');
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(38);
  expect(lines[0]).toContain('First name,Email,Birthday');
  expect(csv).toContain('"\'=HYPERLINK(""https://example.com"")"');
  expect(lines[0]).toContain('campaign,shoe_size,Other answers');
  await expectFocusNotLost(page);
});

test('the builder is mirrored in Arabic and fits a phone', { tag: '@full' }, async ({ page, signIn }) => {
  await signIn(page, '/customers');
  await page.getByRole('button', { name: /^Account menu:/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/form');
  await page.getByRole('link', { name: 'Birthday club', exact: true }).click();
  const getLeft = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.x ?? Number.NaN;
  await expect(page.getByRole('region', { name: arabic.preview.title, exact: true })).toBeVisible();
  await expect.poll(() => getLeft(arabic.display.title)).toBeGreaterThan(600);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: new RegExp(`^${arabic.edit} .*Email`) }).click();
  await expect(page.getByRole('textbox', { name: arabic.field.name })).toHaveValue('email');
  await expectAccessibleInBoth(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
});
