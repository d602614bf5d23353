import type { Page } from '@playwright/test';
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expectFocusNotLost } from '../support/focus';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

test.use({ amounts: { customers: 12, reviews: 12, rewards: 20, questions: 12 } });

const main = (page: Page) => page.getByRole('main');

test('[NEW-06] a task is edited, another is added, and both are reviewed and saved by keyboard alone; a shorter expiry shows who would lose points today; axe finds nothing', async ({
  page,
  signIn,
  mock,
  allowConsoleErrors,
}) => {
  test.setTimeout(90_000);
  // Init scripts of this test are blocked in the preview frame, which allows no scripts.
  allowConsoleErrors(/Blocked script execution in 'about:(blank|srcdoc)'/);
  await signIn(page, '/loyalty');
  await main(page).getByRole('link', { name: 'Nordlys Circle', exact: true }).press('Enter');
  await pressWhenEnabled(main(page).getByRole('button', { name: 'Edit “Join us”' }), 'Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('120');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await pressWhenEnabled(main(page).getByRole('button', { name: 'Add reward' }), 'Enter');
  await expectAccessibleInBoth(page);
  await pressWhenEnabled(page.getByRole('button', { name: 'Percentage off' }), 'Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Entire order' })).toBeVisible();
  await expectAccessibleInBoth(page);

  await pressWhenEnabled(page.getByRole('button', { name: 'Review and save' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' });
  await expect(dialog.getByText('Join us: 100 → 120 points')).toBeVisible();
  await expectAccessibleInBoth(page);
  await pressWhenEnabled(dialog.getByRole('button', { name: 'Save' }), 'Enter');
  await expect(page.getByText('“Nordlys Circle” saved')).toBeVisible();
  await expectFocusNotLost(page);
  expect((await mock.requests({ method: 'PUT' })).map(({ path }) => path.split('/').at(-1))).toEqual([
    'tasks',
    'rewards',
  ]);

  await main(page).getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Points name' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('textbox', { name: /^Points expire after/ }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1');
  await pressWhenEnabled(page.getByRole('button', { name: 'Review and save' }), 'Enter');
  const affected = page.getByRole('region', { name: 'Affected today' });
  await expect(affected.getByText(/^\d+ customers? (is|are) in this program\.$/)).toBeVisible();
  await expect(affected.getByText(/^\d+ customers? would lose [\d,]+ points/)).toBeVisible();
  await expect(affected.getByText(/\d → \d/).first()).toBeVisible();
  await expectAccessibleInBoth(page);
  expect(await mock.requests({ method: 'PATCH' })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Z');
  await page.reload();
  await main(page).getByRole('link', { name: 'Tasks and rewards' }).press('Enter');
  await expect(main(page).getByText('120 points for signing up.')).toBeVisible();
});

test('the notice of restored changes has room below it', async ({ page, signIn }) => {
  await signIn(page, '/loyalty');
  await main(page).getByRole('link', { name: 'Nordlys Circle', exact: true }).click();
  await main(page).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('textbox', { name: 'Points name' }).fill('stars');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const notice = await page.getByText('We restored your unsaved changes.').boundingBox();
  const heading = await page.getByRole('heading', { name: 'Program details' }).boundingBox();
  // The paddings of both are less.
  expect((heading?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeGreaterThan(40);
});
