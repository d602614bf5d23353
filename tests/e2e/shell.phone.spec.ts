import { expectAccessible } from './support/axe';
import { showDark } from './support/showDark';
import { expect, test } from './support/test';

test('[APP-13] a select takes the place of the sidebar, and holds Contact', async ({ page, signIn }) => {
  await signIn(page, '/customers');
  const menu = page.getByRole('navigation', { name: 'Menu' }).getByRole('combobox', { name: 'Page' });
  await expect(menu).toHaveValue('/customers');
  expect(await menu.getByRole('option').allTextContents()).toEqual([
    'Dashboard',
    'Theme editor',
    'Loyalty',
    'Customers',
    'Rewards',
    'Product reviews',
    'FAQ',
    'Notifications',
    'Translations',
    'Contact support',
  ]);
  await expect(page.getByRole('region', { name: 'Help' })).toHaveCount(0);
  await menu.selectOption('Contact support');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(menu).toHaveValue('/contact');
});

for (const [path, name] of [
  ['/', 'Dashboard'],
  ['/customers', 'Customers'],
  ['/rewards', 'Rewards'],
  ['/product-reviews', 'Product reviews'],
  ['/faq', 'Questions'],
  ['/contact', 'Contact'],
  ['/wizard/concierge', 'Setup help'],
  ['/install', 'Install the add-on in your shop'],
  ['/nowhere', 'This page does not exist'],
  ['/widget-editor/BasicTheme', 'Basic theme'],
] as const) {
  test(`${path} fits a phone, and axe finds nothing in light and dark`, async ({ page, signIn }) => {
    await signIn(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(page);
    await showDark(page);
    await expectAccessible(page, 'colours');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('the sign-in page fits a phone, and axe finds nothing', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the account menu holds quick find, the shops, the colours and signing out', async ({ page, signIn }) => {
  await signIn(page, '/contact');
  await page.getByRole('button', { name: /^Account of/ }).tap();
  await page.getByRole('menuitemradio', { name: /Tsuki/ }).tap();
  await expect(page.getByText(/^Tsuki/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).tap();
  await page.getByRole('menuitem', { name: 'Find pages and customers' }).tap();
  await expect(page.getByRole('combobox', { name: 'Find pages and customers' })).toBeFocused();
});
