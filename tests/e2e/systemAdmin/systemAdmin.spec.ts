/** The provider's admin area in a real browser, under the real Content-Security-Policy. */
import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

test.afterEach(({ servers }) => expect(servers.reports).toEqual([]));

const resultOf = (page: Page, call: string) =>
  page.getByRole('row').filter({ has: page.getByText(call, { exact: true }) });
const runChecks = async (page: Page) => {
  await pressWhenEnabled(page.getByRole('button', { name: 'Run checks' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Copy report' })).toBeVisible();
};

test('[SYS-01] diagnostics name the path of each defect and the missing calls; axe finds nothing', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/system');
  await mock.disableEndpoints('products');
  await mock.failNext(
    {
      pathPattern: 'graphql',
      bodyPattern: 'list: customers',
      every: 1,
      body: { data: { list: { total: 1, items: [{ _id: 'c1', createdAt: 'yesterday' }] } } },
    },
    { pathPattern: '/admin/widgets', body: { widgets: [{ _id: 'w1', data: {}, isEnabled: 'sometimes' }] }, every: 1 },
    { pathPattern: '/admin/loyalty/programs', every: 1, body: { programs: [{ _id: 'p1', name: ['Points'] }] } },
  );
  await runChecks(page);
  await expect(resultOf(page, 'POST /admin/graphql customers')).toContainText('items.*.createdAt');
  await expect(resultOf(page, 'GET /admin/widgets')).toContainText('widgets.*.isEnabled');
  await expect(resultOf(page, 'GET /admin/loyalty/programs')).toContainText('programs.*.name');
  await expect(resultOf(page, 'GET /admin/products')).toContainText('Not available');
  await expect(resultOf(page, 'GET /admin/settings')).toContainText('OK');
  await expect(resultOf(page, 'GET /admin/widgets')).toContainText(/\d bytes/);
  await expectAccessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const writes = { method: 'POST', path: /refresh_widget/ };
  expect(await mock.requests(writes)).toEqual([]);
  await page.getByRole('button', { name: 'Refresh storefront widget' }).click();
  await expect(resultOf(page, 'POST /admin/housekeeping/refresh_widget')).toContainText('OK');
  await expect.poll(() => mock.requests(writes)).toHaveLength(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  expect((await download).suggestedFilename()).toMatch(/^diagnostics-.*\.json$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent runs' })).toBeVisible();
});

test('[SYS-01] session and configuration show no token; signing out everywhere ends other tabs', async ({
  page,
  context,
  signIn,
  allowConsoleErrors,
}) => {
  // Requests of the other tab may still be on their way.
  allowConsoleErrors(/Failed to load resource.*401/);
  await signIn(page, '/system/session');
  await expect(page.getByText('Present')).toBeVisible();
  await expect(page.getByText('systemAdminPath')).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('console.session') ?? '{}');
  const text = await page.locator('main').textContent();
  for (const token of Object.values<string>(JSON.parse(stored).tokens)) expect(text).not.toContain(token);
  await expectAccessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const other = await context.newPage();
  await other.goto('/customers');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('[SYS-01] works while the settings fail, so that the store cannot be opened', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page);
  await mock.failNext({ pathPattern: '/admin/settings', status: 500, body: { error: 'Broken' }, every: 1 });
  await page.goto('/system');
  await expect(page.getByText('The store can’t be opened')).toBeVisible();
  await runChecks(page);
  await expect(resultOf(page, 'GET /admin/settings')).toContainText('Broken');
  await expect(resultOf(page, 'GET /admin/widgets')).toContainText('OK');
});

test('[SYS-01] [APP-17] a 403 shows “No access” and loads nothing of the area', async ({ page, mock, signIn }) => {
  await signIn(page);
  // Ends the requests of the page before.
  await page.goto('about:blank');
  await mock.failNext({ pathPattern: '/admin/settings', status: 403, every: 1 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/system');
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  expect(loaded.filter((url) => /DiagnosticsPage|DataPage|SessionPage/.test(url))).toEqual([]);
  const sent = loaded.filter((url) => url.startsWith(mock.url));
  expect(sent.filter((url) => /graphql|programs|housekeeping/.test(url))).toEqual([]);
});

test('[SYS-01] the data browser lists, filters and opens records, with the raw response beside the parsed record', {
  tag: '@full',
}, async ({ page, mock, signIn }) => {
  await signIn(page, '/system/data');
  await expect(page).toHaveURL(/\/system\/data\/customers$/);
  await expect(page.getByRole('row')).toHaveCount(26);
  await expectAccessibleInBoth(page);
  await mock.failNext({
    pathPattern: 'graphql',
    bodyPattern: 'list: customers',
    every: 1,
    body: { data: { list: { total: 26, items: [{ _id: 'c1', name: 'Ada', totalPoints: 'many' }] } } },
  });
  await page.getByRole('button', { name: /next page/i }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'c1' }).press('Enter');
  await expect(page).toHaveURL(/\/customers\/c1\/show$/);
  await expect(page.getByRole('region', { name: 'Raw response' })).toContainText('"totalPoints": "many"');
  await expect(page.getByRole('region', { name: 'Parsed item' })).toContainText('"totalPoints": null');

  await page.getByRole('link', { name: 'Rewards' }).click();
  await page.getByRole('combobox', { name: 'status' }).click();
  await page.getByRole('option', { name: 'pending' }).click();
  await expect
    .poll(async () => (await mock.requests()).some(({ body }) => Object(Object(body).variables).status === 'pending'))
    .toBe(true);
  await expect(page.getByRole('cell', { name: 'approved' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const raw = page.getByRole('region', { name: 'Raw response' });
  await expect(raw).toContainText('"status": "pending"');
  await expectAccessibleInBoth(page);
  // The API reads no reward by id: after a reload, the list is searched.
  await page.reload();
  await expect(raw).toContainText('"status": "pending"');
  await page.goto('/system/data/rewards/none/show');
  await expect(page.getByText('isn’t among the first 1,000 of the list')).toBeVisible();
});
