/** The extension of the tests in a production build, under the real Content-Security-Policy. Runs where it is in src/extensions. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

// The other tests run with the build without the extension.
test.use({ amounts: { customers: 20, reviews: 20, rewards: 20, questions: 10 }, dist: 'dist' });

test.afterEach(({ servers }) => expect(servers.reports).toEqual([]));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const find = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search pages and customers' }).fill(text);
};

test('[EXT-06] the first paint has the brand’s place and the texts of every language, not their keys', {
  tag: '@extension',
}, async ({ request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('class="first-brand first-logo"');
  const labels = [...html.matchAll(/data-(?:en|fr|ar)="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['Late deliveries', 'Livraisons en retard', 'شحنات متأخرة', 'Deliveries']),
  );
  expect(labels.filter((label) => /^\w+(\.[\w-]+)+$/.test(label ?? ''))).toEqual([]);
});

test('[EXT-03] the notice is on the sign-in page when it appears', { tag: '@extension' }, async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Deliveries are free this week.')).toBeVisible({ timeout: 1 });
  await expectAccessible(page);
});

test('[EXT-04] the menu is in the order of the extension, and what it hides has no page', {
  tag: '@extension',
}, async ({ page, signIn }) => {
  await signIn(page, '/instagram');
  await expect(heading(page, 'Page not found')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const texts = (await menu.locator('p, a').allTextContents()).map((text) => text.replace(/\d+.*$/, ''));
  expect(texts).toEqual([
    'Dashboard',
    ...['Manage', 'Customers', 'Deliveries', 'Late deliveries', 'Rewards', 'FAQ', 'Imports'],
    ...['Setup', 'Theme editor', 'Club', 'Forms', 'Other widgets'],
    ...['Marketplace', 'Sales', 'Product reviews'],
    ...['Settings', 'Analytics', 'Settings', 'Billing'],
  ]);
  await find(page, 'instagram');
  await expect(page.getByText(/^No results for/)).toBeVisible();
});

test('[EXT-03] cards are where they are placed, and a broken one costs only itself', { tag: '@extension' }, async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  await signIn(page, '/');
  await expect(page.getByRole('link', { name: '3 late deliveries' })).toBeVisible();
  const titles = await page.getByRole('main').locator('h2').allTextContents();
  expect(titles.indexOf('Late deliveries')).toBe(titles.findIndex((title) => /^Points/.test(title)) + 1);
  await expect(page.getByRole('button', { name: /setup wizard/i })).toHaveCount(0);
  // The strike has nothing to say, so its row isn't there.
  const empty = page.getByRole('main').locator('div:empty').filter({ visible: true });
  expect(await empty.evaluateAll((rows) => rows.filter((row) => getComputedStyle(row).display === 'grid').length)).toBe(
    0,
  );
  await expectAccessible(page);
  allowConsoleErrors(/is broken/);
  await page.goto('/?broken');
  await expect(page.getByRole('alert')).toContainText('“dashboard.late” couldn’t be displayed');
  await expect(page.getByRole('heading', { name: 'General information' })).toBeVisible();
});

test('[EXT-03] sections, tabs, banners and own slots are shown, on phones, too', { tag: '@extension' }, async ({
  page,
  signIn,
}) => {
  await signIn(page, '/settings/courier?field=courier');
  await expect(page.getByLabel('Name of the courier')).toBeFocused();
  await expectAccessible(page);
  await page.goto('/settings/developer');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await page.goto('/analytics/deliveries?period=7d');
  // Six in the first hours of a day, since the extension compares days of UTC.
  await expect(page.getByText(/^[678] deliveries from/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Referrals' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  const refreshed = page.waitForResponse(/\/admin\/deliveries/);
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await refreshed;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await download).path();
  expect((await readFile(file, 'utf8')).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFDelivery,Sent',
    expect.stringMatching(/^D-112,/),
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.goto('/late');
  await expect(page.getByText('Deliveries are late because of a strike.')).toBeVisible();
  await expect(page.getByText('Ask the courier about 3 deliveries.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('[EXT-03] a rule starts from an event of the extension, and runs its action', { tag: '@extension' }, async ({
  page,
  signIn,
}) => {
  await signIn(page, '/automation');
  await page.getByRole('button', { name: 'Create rule' }).click();
  await page.getByRole('button', { name: /^Blank rule/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Remind of late deliveries');
  await page.getByLabel('Event').selectOption('A delivery is late');
  await page.getByLabel('Days').fill('0');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByLabel('Field').selectOption('Reminders');
  await page.getByLabel('Comparison').selectOption('is');
  await page.getByRole('textbox', { name: 'Value' }).fill('0');
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Remind');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Rule saved')).toBeVisible();
  await page.getByRole('switch', { name: 'Run this rule' }).click();
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByRole('dialog')).toContainText('It can’t be undone here.');
  await page.getByRole('dialog').getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByText('Reminded: 3')).toBeVisible();
});

test('[EXT-03] tasks and rewards of own types have forms, sentences and previews', { tag: '@extension' }, async ({
  page,
  signIn,
}) => {
  await signIn(page, '/loyalty');
  await page.getByRole('main').locator('a[href^="/loyalty/"]').first().click();
  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByRole('button', { name: 'Visit our store' }).click();
  await page.getByRole('textbox', { name: 'Visits' }).fill('2');
  await expect(page.getByText('20 points for 2 visits.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add reward' }).click();
  await page.getByRole('button', { name: 'Delivery by courier' }).click();
  await page.getByRole('radio', { name: 'Drone' }).check();
  // The rest of a handle that the head of the page covers in part is smaller than axe allows.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/ saved$/)).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Delivery by drone for 150 points.')).toBeVisible();
});

test('[EXT-03] an email has the variables of the extension', { tag: '@extension' }, async ({ page, signIn }) => {
  await signIn(page, '/notifications/edit/loyaltyPlaceAnOrder/en');
  await expect(page.getByText('{{courierName}} (Courier) is missing.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill('With ');
  await page.getByRole('button', { name: 'Insert variable' }).click();
  await page.getByRole('menuitem', { name: 'Courier' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('With {{courierName}}');
  await expect(page.getByText('With Swift Parcels')).toBeVisible();
  await expect(page.getByText('{{courierName}} (Courier) is missing.')).toHaveCount(0);
});

test('[EXT-03] a widget of an own type has a form and a preview', { tag: '@extension' }, async ({ page, signIn }) => {
  await signIn(page, '/other-widgets');
  await page.getByRole('button', { name: 'Add: Delivery banner' }).click();
  await expect(page.getByText('Delivered within 3 days')).toBeVisible();
  await page.getByRole('textbox', { name: 'Delivery time' }).fill('1');
  await expect(page.getByText('Delivered within 1 day')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('“Delivery banner” published')).toBeVisible();
});

test('[EXT-03] quick find runs commands and searches what the extension adds', { tag: '@extension' }, async ({
  page,
  signIn,
}) => {
  await signIn(page, '/contact');
  await find(page, 'remind');
  await page.getByRole('option', { name: 'Remind the couriers' }).click();
  await expect(page).toHaveURL(/\/late$/);
  await expect(page.getByText('Couriers reminded')).toBeVisible();
  await find(page, 'slow');
  await expect(page.getByRole('option', { name: 'Slow Parcels' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search pages and customers' }).fill('D-112');
  await page.getByRole('option', { name: 'D-112' }).click();
  await expect(page).toHaveURL(/\/deliveries\?.*search=D-112/);
});

test('[EXT-01] [EXT-02] [EXT-05] lists and records of the console have what is added to them, on phones, too', {
  tag: '@extension',
}, async ({ page, signIn }) => {
  await signIn(page, '/customers');
  await expect(page.getByRole('columnheader', { name: 'Points per order' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('tr[data-record] a[data-opens]').first().click();
  await expect(page.getByText(/^(?:Courier: Bike|No courier)$/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Send gift' }).click();
  await page.getByLabel('Text of the card').fill('Hello');
  await page.getByRole('dialog').getByRole('button', { name: 'Send gift' }).click();
  await expect(page.getByText('Gift sent. 4 left')).toBeVisible();
  await page.getByRole('button', { name: 'Set courier' }).click();
  await page.getByRole('dialog').getByLabel('Courier').fill('Drone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Courier: Drone')).toHaveCount(2);
  await page.getByRole('link', { name: 'Courier' }).click();
  await expect(page).toHaveURL(/\/couriers$/);
  await page.goto(page.url().replace('couriers', 'settings'));
  await expect(heading(page, 'Page not found')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto('/deliveries');
  await page.getByRole('button', { name: 'Remind' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByText(/^Reminded/)).toBeVisible();
});
