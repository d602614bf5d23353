import { isInTurn } from '../support/fullRun';
import { expectAccessible } from './support/axe';
import { phone } from './support/phone';
import { showDark } from './support/showDark';
import { expect, test } from './support/test';

test.use(phone);

test('[APP-12] [APP-13] a select replaces the sidebar and includes Contact, and the help block is below the page', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/customers');
  const menu = page.getByRole('navigation', { name: 'Menu' }).getByRole('combobox', { name: 'Page' });
  await expect(menu).toHaveValue('/customers');
  await expect
    .poll(() => menu.getByRole('option').allTextContents())
    .toEqual([
      'Dashboard',
      'Theme editor',
      'Instagram',
      'Loyalty',
      'Forms',
      'Other widgets',
      'Customers',
      'Sales',
      'Rewards',
      'Product reviews',
      'FAQ',
      'Imports',
      'Analytics',
      'Settings',
      'Billing',
      'Automation',
      'Emails',
      'Translations',
      'Installable app',
      'Recent changes',
      'Contact support',
    ]);
  const help = page.getByRole('region', { name: 'Help' });
  await expect(help.getByText(/^Store ID: [0-9a-f]{24}$/)).toBeVisible();
  await expect(help.getByText('Shopify').first()).toBeVisible();
  await expect(help.getByRole('button', { name: 'Copy store ID' })).toBeVisible();
  await expect(help.getByRole('link', { name: /Review us on Shopify/ })).toBeVisible();
  await help.getByRole('link', { name: 'Contact support' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(menu).toHaveValue('/contact');
  await menu.selectOption('Translations');
  await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  await expect(menu).toHaveValue('/locale');
  await menu.selectOption('Contact support');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(menu).toHaveValue('/contact');
});

test('the head names the store in full', async ({ page, signIn }) => {
  await signIn(page, '/product-reviews');
  const name = page.getByRole('navigation', { name: 'Menu' }).getByText('Nordlys Atelier', { exact: true });
  await expect(name).toBeVisible();
  const line = name.locator('..');
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // Its space at the end is for the arrow of the select, in all directions of writing.
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const [box, select] = [await line.boundingBox(), await line.locator('..').getByRole('combobox').boundingBox()];
  expect(box && select && select.x + select.width - box.x - box.width).toBe(11);
});

const routes = [
  ['/', 'Dashboard'],
  ['/customers', 'Customers'],
  ['/rewards', 'Rewards'],
  ['/product-reviews', 'Product reviews'],
  ['/faq', 'FAQ'],
  ['/contact', 'Contact'],
  ['/pwa', 'Installable app'],
  ['/wizard/concierge', 'Setup help'],
  ['/install', 'Install the app on your store'],
  ['/nowhere', 'Page not found'],
  ['/widget-editor/BasicTheme', 'Basic theme'],
] as const;

test('every page fits a phone, and axe finds nothing in light and dark', async ({ page, signIn }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await signIn(page);
  for (const [path, name] of routes.filter((_, index) => isInTurn(index, 2))) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectAccessible(page);
      await showDark(page);
      await expectAccessible(page, 'colors');
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

test("[APP-07] the store's name switches the store, and the account menu has quick find", async ({ page, signIn }) => {
  await signIn(page, '/contact');
  await page.getByRole('button', { name: /^Current store: Nordlys/ }).tap();
  await page.getByRole('menuitemradio', { name: /Tsuki/ }).tap();
  await expect(page.getByRole('button', { name: /^Current store: Tsuki/ })).toBeVisible();
  await page.getByRole('button', { name: /^Account menu:/ }).tap();
  await page.getByRole('menuitem', { name: 'Search pages and customers' }).tap();
  await expect(page.getByRole('combobox', { name: 'Search pages and customers' })).toBeFocused();
});
