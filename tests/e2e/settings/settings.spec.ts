/** The settings page in a real browser. */
import { findSmallTargets } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expect, test } from '../support/test';

test('[SET-01] a setting is found, changed, and saved by keyboard alone; axe finds nothing', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, '/settings');
  await expect(page).toHaveURL(/\/settings\/general$/);
  await page.getByRole('searchbox', { name: 'Search settings' }).focus();
  await page.keyboard.type('currency');
  await expect(page.getByRole('list', { name: 'Settings found' })).toBeVisible();
  await page.keyboard.press('Enter');
  const currency = page.getByRole('combobox', { name: 'Default currency' });
  await expect(currency).toBeFocused();
  await page.keyboard.type('kuwait');
  await expect(page.getByRole('option', { name: /^KWD/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/KWD\s1,234\.560/)).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  const save = page.getByRole('button', { name: 'Save' });
  const getWidth = (selector: string) =>
    save.evaluate((button, part) => button.closest('main')?.querySelector(part)?.clientWidth, selector);
  expect(await getWidth('[aria-label="Unsaved changes"]')).toBe(await getWidth('form > section'));
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Settings saved')).toBeVisible();
  const [sent] = await mock.requests({ method: 'PATCH', path: /settings$/ });
  expect(sent?.body).toEqual({ change: { defaultCurrency: 'KWD' } });
});

test('[SET-01] the team fits a phone, in Arabic too, and quick find leads to it', { tag: '@full' }, async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/settings/team');
  const hasOverflow = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect(page.getByText('Layla Haddad')).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect.poll(() => hasOverflow()).toBe(false);

  await page.evaluate(() => localStorage.setItem('console.language', 'ar'));
  await page.reload();
  await expect(page.getByRole('button', { name: /^إعادة إرسال الدعوة.*Layla Haddad/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => hasOverflow()).toBe(false);
  await page.evaluate(() => localStorage.setItem('console.language', 'en'));

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/settings/developer');
  await expect(page.getByRole('main').getByRole('button', { name: 'Copy store ID' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('combobox', { name: 'Search pages and customers' }).fill('managers');
  await page.getByRole('option', { name: 'Settings: Managers' }).click();
  await expect(page).toHaveURL(/\/settings\/team\?field=managers$/);
  await expect(page.locator('[data-field="managers"]')).toBeFocused();
});
