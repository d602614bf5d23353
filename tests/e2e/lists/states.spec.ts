import type { Page } from '@playwright/test';
import { expectFocusNotLost } from '../support/focus';
import { expect, test } from '../support/test';
import { rows, waitForRows } from './support/lists';

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'Customers couldn’t be loaded' });
const oneRead = { method: 'POST', pathPattern: '/admin/graphql', bodyPattern: '"limit":10,"offset":0' };
/** Covers all attempts: the initial request, retries of the console, and those of the browser. */
const everyRead = 50;

test('[LIST-04] loading, empty, no results and failed are four different states', async ({ page, mock, signIn }) => {
  await signIn(page);

  await mock.failNext({ ...oneRead, delay: 1500 });
  await page.goto('/customers');
  const table = page.getByRole('table', { name: 'Customers' });
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Loading Customers')).toBeAttached();
  expect(await page.getByText(/No data|No results found|couldn’t be loaded/).count()).toBe(0);
  const skeleton = await table.getByRole('columnheader').allTextContents();
  await waitForRows(page);
  await expect.poll(() => table.getByRole('columnheader').allTextContents()).toEqual(skeleton);

  const nothing = { data: { list: { total: 0, items: [] } } };
  await mock.failNext({
    method: 'POST',
    pathPattern: '/admin/graphql',
    bodyPattern: 'customers',
    body: nothing,
    times: everyRead,
  });
  await page.reload();
  await expect(page.getByText('No data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toHaveCount(0);
  await mock.reset();

  await page.goto('/customers?search=nobody-has-this-name');
  await expect(page.getByText('No results found')).toBeVisible();
  expect(await page.getByText('No data').count()).toBe(0);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await waitForRows(page);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expectFocusNotLost(page);

  await mock.failNext({ ...oneRead, status: 500, body: { error: 'The index is being rebuilt.' }, times: everyRead });
  await page.reload();
  await expect(failed(page)).toContainText('The index is being rebuilt.');
  expect(await page.getByText(/No data|No results found/).count()).toBe(0);
  await mock.reset();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForRows(page);
  await expect(failed(page)).toHaveCount(0);
  await expectFocusNotLost(page);
});

for (const [name, failure, expectedText] of [
  ['a gateway’s page with an empty status', { status: 502, html: '<html><h1>Bad</h1></html>' }, 'Error 502'],
  [
    'a page where data was asked for',
    { status: 200, html: '<html><h1>Welcome to our Wi-Fi</h1></html>' },
    'hotel or guest Wi-Fi',
  ],
  ['a connection that is cut', { reset: true }, 'Something went wrong on our end'],
  ['an error inside a good answer', { status: 200, body: { errors: [{ message: 'Boom' }], data: null } }, 'Boom'],
] as const) {
  // Only a browser cuts a connection; a simulated one has all of them.
  const tag = 'reset' in failure ? [] : ['@full'];
  test(`${name} shows a readable message, and Try again reloads the list`, { tag }, async ({
    page,
    mock,
    signIn,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_/);
    await signIn(page);
    await mock.failNext({ ...oneRead, ...failure, times: everyRead });
    await page.goto('/customers');
    await expect(failed(page)).toContainText(expectedText);
    await expect(failed(page)).not.toContainText(/<|undefined|JSON|null/);
    await mock.reset();
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForRows(page);
    await expectFocusNotLost(page);
  });
}

test('offline, loaded rows stay visible; online again, what was searched is shown', async ({
  page,
  context,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, '/customers?page=0&limit=10');
  await waitForRows(page);
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('an');
  await expect(page.getByRole('alert').filter({ hasText: 'offline' }).first()).toBeVisible();
  expect(await page.getByText('No data').count()).toBe(0);
  // Nobody has to try again.
  await context.setOffline(false);
  await waitForRows(page);
  await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toHaveCount(0);
  await expect(page).toHaveURL(/search=an/);
});

test('a failed refetch keeps the previous rows and shows a message', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  await mock.failNext({ ...oneRead, status: 500, times: 3 });
  await rows(page).first().getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('This may be out of date. We couldn’t refresh it.')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This may be out of date. We couldn’t refresh it.')).toHaveCount(0);
});

test('invalid rows are left out, and their number is shown', async ({ page, mock, signIn }) => {
  await signIn(page);
  const items = [
    { _id: '1', name: 'Fine', totalPoints: 4, createdAt: '2026-01-01T00:00:00Z' },
    null,
    { name: 'Without an id' },
    { _id: '2', name: { toString: 'evil' }, totalPoints: 'many', createdAt: 'yesterday' },
  ];
  await mock.failNext({ ...oneRead, body: { data: { list: { total: 4, items } } } });
  await page.goto('/customers');
  await expect(page.getByText(/^2 rows couldn’t be shown/)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('table')).not.toContainText(/undefined|NaN|Invalid|\[object/);
});
