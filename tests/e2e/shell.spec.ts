import type { Page } from '@playwright/test';
import { createGate } from '../support/createGate';
import { isFullRun } from '../support/fullRun';
import { recordAnnouncements } from './support/announcements';
import { expectAccessible } from './support/axe';
import { showDark } from './support/showDark';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Existing pages, and unknown paths, which show the not-found page. */
const routes: [path: string, name: string, title?: string][] = [
  ['/', 'Dashboard'],
  ['/customers', 'Customers'],
  ['/rewards', 'Rewards'],
  ['/product-reviews', 'Product reviews'],
  ['/faq', 'FAQ'],
  ['/contact', 'Contact'],
  ['/wizard/concierge', 'Setup help'],
  ['/install', 'Install the app on your store'],
  ['/nowhere/at-all', 'Page not found'],
  ['/widget-editor/BasicTheme', 'Basic theme', 'Widget'],
  ['/notifications/edit/standard/en', 'General message', 'Edit email'],
  ['/system/sites', 'Page not found', 'System admin'],
];

/** One of each layout. */
const mainRoutes = ['/', '/rewards', '/contact', '/nowhere/at-all', '/widget-editor/BasicTheme'];

test('the key ? shows the keyboard shortcuts on pages without lists, once the page has settled', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/contact');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('listbox', { name: 'Search' })).toBeVisible();
});

test('[APP-15] the sign-in page, and pages of each layout, open by deep link and after a reload, and axe finds nothing in light and dark', async ({
  page,
  signIn,
}) => {
  await page.goto('/auth');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expectAccessible(page);
  await showDark(page);
  await expectAccessible(page, 'colors');
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page);
  // Every page opens so in a simulated browser, too.
  const opened = isFullRun ? routes : routes.filter(([path]) => mainRoutes.includes(path));
  for (const [path, name, title = name] of opened) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, name)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expectAccessible(page);
      await showDark(page);
      await expectAccessible(page, 'colors');
      await page.reload();
      await expect(heading(page, name)).toBeVisible();
    });
  }
});

test('[APP-16] editors are full screen, with a link back', async ({ page, signIn }) => {
  await signIn(page, '/rewards');
  for (const path of ['/widget-editor/BasicTheme', '/notifications/edit/loyaltyBirthdayReward/en']) {
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
    await page
      .getByRole('link', { name: 'Go back' })
      .or(page.getByRole('button', { name: 'Go back' }))
      .click();
  }
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test('[APP-09] [APP-12] the menu marks the current page, shows pending counts, and navigation moves focus and title; the help block has Contact, the store id with a copy button, and the platform', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const announced = await recordAnnouncements(page);
  await signIn(page, '/customers');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: /Customers/ })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: /Product reviews/ })).toContainText('pending');
  await menu.getByRole('link', { name: /Product reviews/ }).click();
  await expect(heading(page, 'Product reviews')).toBeFocused();
  await expect(menu.getByRole('link', { name: /Product reviews/ })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('Product reviews · Nordlys Atelier');
  await expect.poll(() => announced()).toContain('Product reviews');

  const help = page.getByRole('region', { name: 'Help' });
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('console.session') ?? '{}').lastSite);
  await expect(help.getByText(`Store ID: ${id}`)).toBeVisible();
  await expect(help.getByText('Shopify', { exact: false }).first()).toBeVisible();
  await help.getByRole('button', { name: 'Copy store ID' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  await help.getByRole('link', { name: 'Contact support' }).click();
  await expect(heading(page, 'Contact')).toBeVisible();
});

test('[APP-21] quick find opens pages, customers and reviews, and runs actions, by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/faq');
  await expect(heading(page, 'FAQ')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Search pages and customers' });
  const openFind = async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
  };
  await openFind();
  await expectAccessible(page);
  await page.keyboard.type('rewa');
  await expect(page.getByRole('option', { name: 'Rewards', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Rewards')).toBeFocused();

  await openFind();
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'Rewards' })).toBeVisible();
  await page.keyboard.type('ann');
  const customer = page.getByRole('group', { name: 'Customers' }).getByRole('option').first();
  await expect(customer).toBeVisible();
  // A customer shows email address and points beside the name.
  await expect(customer).toContainText(/Points: [\d,]+$/);
  const name = await customer.locator('bdi').textContent();
  while ((await customer.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers\/\w+$/);
  await expect(heading(page, name ?? '')).toBeVisible();

  // The title of a review, as its list shows it.
  await openFind();
  await page.keyboard.type('great');
  const review = page.getByRole('group', { name: 'Product reviews' }).getByRole('option').first();
  await expect(review).toBeVisible();
  while ((await review.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product-reviews\?record=\w+$/);
  await expect(page.getByRole('dialog')).toBeVisible();

  await openFind();
  await page.keyboard.type('import customers');
  const actions = page.getByRole('group', { name: 'Actions' });
  const importing = actions.getByRole('option', { name: 'Import customers from a file' });
  await expect(importing).toBeVisible();
  while ((await importing.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers\/import\/customers$/);
  await expect(heading(page, 'Import customers')).toBeVisible();

  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await openFind();
  await page.keyboard.type('theme dark');
  await expect(actions.getByRole('option', { name: 'Appearance: Dark' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(background).toBe('rgb(20, 21, 23)');
  await expect(page).toHaveURL(/\/customers\/import\/customers$/);

  await openFind();
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    'Import customers from a file',
    /./,
    name ?? '',
    'Rewards',
  ]);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
});

test('[APP-21] quick find keeps what is typed while its results load for the first time', async ({ page, signIn }) => {
  const code = createGate();
  const release = code.close();
  await page.route(/\/FindDialog-[\w-]+\.js$/, async (route) => {
    await code.pass();
    await route.continue();
  });
  await signIn(page, '/faq');
  await expect(heading(page, 'FAQ')).toBeVisible();
  const start = page.getByRole('link', { name: 'Skip to content' });
  await start.focus();
  const box = page.getByRole('combobox', { name: 'Search pages and customers' });
  const dialog = page.getByRole('dialog', { name: 'Search pages and customers' });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(start).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('rew');
  await expect(box).toHaveValue('rew');
  await expectAccessible(page);
  release();
  await expect(page.getByRole('option', { name: 'Rewards', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(box).toBeFocused();
  await page.keyboard.type('a');
  await expect(box).toHaveValue('rewa');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(start).toBeFocused();

  // The next search starts empty.
  await page.keyboard.press('Control+k');
  await expect(box).toHaveValue('');
});

test('quick find shows the results of the latest text, even if an older response arrives later', {
  tag: '@full',
}, async ({ page, mock, signIn }) => {
  await signIn(page, '/contact');
  await expect(heading(page, 'Contact')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search pages and customers' })).toBeFocused();
  const searches = async () =>
    (await mock.requests({ path: /graphql/ })).filter(({ body }) =>
      /customers\(.*"search":"a/.test(JSON.stringify(body)),
    ).length;
  await mock.failNext({ method: 'POST', pathPattern: '/admin/graphql', delay: 3000, times: 1 });
  await page.keyboard.type('a');
  await expect(page.getByText('Searching customers, reviews, and orders…')).toBeVisible();
  await expect.poll(searches).toBe(1);
  await page.keyboard.type('zzzz');
  await expect(page.getByText(/^No results for “azzzz”/)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0);
});

test('[APP-22] the color scheme follows the system, and a chosen one is stored; the first Tab focuses the skip link, which leads to the page', async ({
  page,
  signIn,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [light, dark] = ['rgb(246, 246, 243)', 'rgb(20, 21, 23)'];
  await signIn(page, '/contact');
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
  await page.getByRole('button', { name: /^Account menu:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Appearance: Light' }).click();
  await expect.poll(background).toBe(light);
  await page.reload();
  await expect(heading(page, 'Contact')).toBeVisible();
  await expect.poll(() => background()).toBe(light);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('code for what comes next is loaded in one file once the page is quiet, but not for a user who saves data', async ({
  page,
  context,
  signIn,
}) => {
  const watchAhead = (watched: Page) => {
    const names: string[] = [];
    watched.on('request', (request) => {
      const [, name] =
        /\/assets\/(prefetched|FilterList|ColumnsList|SelectionToolbar|FindDialog|createWrites)-/.exec(request.url()) ??
        [];
      if (name !== undefined) names.push(name);
    });
    return names;
  };
  // Read at the same time as the code.
  const pendingReviews = (of: Page) =>
    of.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^Product reviews \d+ pending$/ });
  const ahead = watchAhead(page);
  await signIn(page, '/customers');
  await expect(pendingReviews(page)).toBeVisible();
  await expect.poll(() => ahead).toEqual(['prefetched']);

  const saving = await context.newPage();
  const aheadWhileSaving = watchAhead(saving);
  await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await saving.goto('/customers');
  await expect(pendingReviews(saving)).toBeVisible();
  expect(aheadWhileSaving).toEqual([]);
  await saving.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect.poll(() => aheadWhileSaving).toEqual(['prefetched']);
});
