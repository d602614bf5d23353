import type { Page } from '@playwright/test';
import { expectFocusNotLost } from '../support/focus';
import { demo } from '../support/signIn';
import { expect, test } from '../support/test';
import { fetchServerList, getRow, getRowIds, rows, waitForRows, writes } from './support/lists';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

for (const [name, failure, expectedText] of [
  ['500 with a text', { status: 500, body: { error: 'The queue is full.' } }, 'The queue is full.'],
  [
    '502 with a page of the gateway',
    { status: 502, html: '<html><h1>502 Bad Gateway</h1></html>' },
    'We checked: nothing was saved.',
  ],
  ['200 with a page of a hotel', { status: 200, html: '<html><h1>Welcome</h1></html>' }, 'hotel or guest Wi-Fi'],
  ['a connection that is cut', { reset: true, times: 50 }, 'We checked: nothing was saved.'],
  ['429', { status: 429, body: { error: 'Slow down.' }, headers: { 'Retry-After': '2' } }, 'Slow down.'],
  ['403', { status: 403, body: {} }, 'Ask the store owner for access'],
  ['404', { status: 404, body: {} }, 'It may have been deleted'],
] as const) {
  // The fault matrix has every fault; a browser adds its own only to a cut connection.
  const tag = 'reset' in failure ? [] : ['@full'];
  const title = `publishing one review with ${name}: the row is rolled back, no success is shown, Try again works`;
  test(title, { tag }, async ({ page, mock, signIn }) => {
    await signIn(page, '/product-reviews?page=0&limit=10');
    await waitForRows(page);
    const ids = await getRowIds(page);
    const row = getRow(page, ids[1] ?? '');
    const before = await row.textContent();
    await mock.clearRequests();
    await mock.failNext({ method: 'PATCH', pathPattern: '/admin/reviews/', ...failure });
    await row.locator('[data-opens]').focus();
    await page.keyboard.press('p');
    await expect(toast(page)).toContainText('Couldn’t complete “Publish” for');
    await expect(toast(page)).toContainText(expectedText);
    await expect(toast(page)).not.toContainText(/<|undefined|JSON|\bnull\b/);
    await expect(page.getByText(/^Published: /)).toHaveCount(0);
    await expect.poll(() => row.textContent()).toBe(before);
    expect(await getRowIds(page)).toEqual(ids);
    // If an open connection is reset, the browser itself retries on a new one.
    if (!('reset' in failure)) await expect.poll(() => writes(mock)).toHaveLength(1);
    await expectFocusNotLost(page);
    await mock.reset();

    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Published: /).first()).toBeVisible();
    await expect(row).toContainText('Published');
    expect((await writes(mock)).map(({ body }) => body)).toEqual([{ status: 'approved' }]);
    const { items } = await fetchServerList(page, mock, 'reviews', '_id status');
    expect(items[1]).toEqual({ _id: ids[1], status: 'approved' });
    await expectFocusNotLost(page);
  });
}

test('an action while offline sends nothing, then or later, and shows a message; what couldn’t be read is read when the connection is back', async ({
  page,
  context,
  mock,
  signIn,
  allowConsoleErrors,
}) => {
  // The browser logs prefetches that failed when the network was cut.
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, '/rewards?page=0&limit=10');
  await waitForRows(page);
  const before = await rows(page).first().textContent();
  await mock.clearRequests();
  await context.setOffline(true);
  await rows(page).first().getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page)).toContainText('Nothing was sent.');
  await expect.poll(() => rows(page).first().textContent()).toBe(before);
  await page.getByRole('navigation').getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(page.getByRole('alert').getByText('You’re offline').first()).toBeVisible();
  // Nobody has to try again.
  await context.setOffline(false);
  await waitForRows(page);
  expect(await writes(mock)).toEqual([]);
});

test('a write without a response times out after 30 s, is not sent again, and is checked by reading the record', async ({
  page,
  mock,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  const row = rows(page).first();
  await mock.clearRequests();
  await mock.failNext({ method: 'PATCH', pathPattern: '/admin/reviews/', hang: true });
  await row.getByRole('button', { name: 'Publish' }).click();
  await expect(row).toContainText('Published');
  await expect.poll(async () => (await writes(mock)).length).toBe(1);
  await page.clock.fastForward(29_000);
  await expect(toast(page)).toHaveCount(0);
  await page.clock.fastForward(1_500);
  await expect(toast(page)).toContainText('We checked: nothing was saved.');
  await expect(row).toContainText('Pending');
  await expect.poll(() => writes(mock)).toHaveLength(1);
});

test('[RWD-04] a decision shows at once, then sends PATCH; on failure it is rolled back with a message', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/rewards?page=0&limit=10');
  await waitForRows(page);
  const [id = ''] = await getRowIds(page);
  const row = getRow(page, id);
  await mock.clearRequests();
  await mock.failNext(
    { method: 'PATCH', pathPattern: id, delay: 800 },
    { method: 'PATCH', pathPattern: id, delay: 800, status: 409, body: { error: 'Another manager was faster.' } },
  );
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved', { timeout: 500 });
  expect(await page.getByText(/^Approved: /).count()).toBe(0);
  await expect(page.getByText(/^Approved: /).first()).toBeVisible();
  await expect
    .poll(() => writes(mock))
    .toEqual([{ method: 'PATCH', path: `/admin/loyalty/reward/${id}`, body: { status: 'approved' } }]);
  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(row).toContainText('Rejected', { timeout: 500 });
  await expect(toast(page)).toContainText('Another manager was faster.');
  await expect(row).toContainText('Approved');
});

test('a failed deletion restores the row to its position', { tag: '@full' }, async ({ page, mock, signIn }) => {
  await signIn(page, '/faq?page=0&limit=10');
  await waitForRows(page);
  const ids = await getRowIds(page);
  await mock.failNext({
    method: 'DELETE',
    pathPattern: '/admin/faq/',
    delay: 500,
    status: 500,
    body: { error: 'Locked.' },
  });
  await getRow(page, ids[3] ?? '')
    .locator('[data-opens]')
    .focus();
  await page.keyboard.press('d');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(getRow(page, ids[3] ?? '')).toHaveCount(0);
  await expect(toast(page)).toContainText('Locked.');
  expect(await getRowIds(page)).toEqual(ids);
  await expectFocusNotLost(page);
});

test('after a 401 on a row action and signing in over the page, the same change is sent once more', {
  tag: '@full',
}, async ({ page, mock, signIn }) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  // Wait for the action first: a refetch of counts at that moment would get the 401 instead.
  await mock.failNext({ method: 'PATCH', status: 401, body: { error: 'This session was closed elsewhere' } });
  await mock.clearRequests();
  await rows(page).first().getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(dialog).toBeVisible();
  expect(await page.getByText(/^Published: /).count()).toBe(0);
  await mock.expireTokens();
  await dialog.getByLabel(/^password/i).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Published: /).first()).toBeVisible();
  const calls = await mock.requests({ method: 'PATCH' });
  expect(calls.map(({ status }) => status)).toEqual([401, 200]);
  expect(new Set(calls.map(({ headers }) => headers['authorization'])).size).toBe(2);
});

test('after toggling featured five times quickly the last value wins, one request at a time', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  const [id = ''] = await getRowIds(page);
  await mock.clearRequests();
  await mock.failNext({ method: 'PATCH', pathPattern: id, delay: 1000, times: 5 });
  await getRow(page, id).locator('[data-opens]').focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('f');
  await expect(getRow(page, id)).toContainText('Featured');
  await expect(page.getByText(/^Featured: /).first()).toBeVisible();
  const readSent = async () => (await writes(mock)).map(({ body }) => Object(body).isFeatured);
  await expect.poll(async () => (await readSent()).at(-1)).toBe(1);
  await expect
    .poll(async () => (await fetchServerList(page, mock, 'reviews', '_id isFeatured')).items[0])
    .toEqual({ _id: id, isFeatured: 1 });
  expect((await readSent()).length).toBeLessThanOrEqual(3);
});

test('a selection is cleared when the filter or the store changes', async ({ page, signIn }) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  const select = async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByText('10 selected')).toBeVisible();
  };
  await select();
  await page.getByRole('link', { name: /^Published/ }).click();
  await waitForRows(page);
  await expect(page.getByText(/\d+ selected/)).toHaveCount(0);
  await select();
  await page.getByRole('button', { name: /Switch store$/ }).click();
  await page.getByRole('menuitemradio', { name: /Tsuki/ }).click();
  await expect(page.getByText(/^Tsuki/).first()).toBeVisible();
  await waitForRows(page);
  await expect(page.getByText(/\d+ selected/)).toHaveCount(0);
});
