import type { Page } from '@playwright/test';
import { expectFocusSane } from '../support/focus';
import { demo } from '../support/signIn';
import { expect, test } from '../support/test';
import { rowIds, rowOf, rows, rowsSettled, serverList, writes } from './support/lists';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

for (const [name, fault, says] of [
  ['500 with a text', { status: 500, body: { error: 'The queue is full.' } }, 'The queue is full.'],
  [
    '502 with a page of the gateway',
    { status: 502, html: '<html><h1>502 Bad Gateway</h1></html>' },
    'Try again in a moment',
  ],
  ['200 with a page of a hotel', { status: 200, html: '<html><h1>Welcome</h1></html>' }, 'hotel or guest Wi-Fi'],
  ['a connection that is cut', { reset: true, times: 50 }, 'Check before you try again'],
  ['429', { status: 429, body: { error: 'Slow down.' }, headers: { 'Retry-After': '2' } }, 'Slow down.'],
  ['403', { status: 403, body: {} }, 'You are still signed in'],
  ['404', { status: 404, body: {} }, 'It may have been deleted elsewhere'],
] as const) {
  test(`publishing one review meets ${name}: the row is as before, no success is claimed, Try again works`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn(page, '/product-reviews?page=0&limit=10');
    await rowsSettled(page);
    const ids = await rowIds(page);
    const row = rowOf(page, ids[1] ?? '');
    const before = await row.textContent();
    await mock.clearRequests();
    await mock.failNext({ method: 'PATCH', pathPattern: '/admin/reviews/', ...fault });
    await row.locator('[data-opens]').focus();
    await page.keyboard.press('p');
    await expect(toast(page)).toContainText('“Publish” failed for');
    await expect(toast(page)).toContainText(says);
    await expect(toast(page)).not.toContainText(/<|undefined|JSON|\bnull\b/);
    await expect(page.getByText(/^Published: /)).toHaveCount(0);
    await expect.poll(() => row.textContent()).toBe(before);
    expect(await rowIds(page)).toEqual(ids);
    // Where a connection that was open before is cut, the browser itself takes another one.
    if (!('reset' in fault)) expect(await writes(mock)).toHaveLength(1);
    await expectFocusSane(page);
    await mock.reset();

    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Published: /).first()).toBeVisible();
    await expect(row).toContainText('Published');
    expect((await writes(mock)).map(({ body }) => body)).toEqual([{ status: 'approved' }]);
    const { items } = await serverList(page, mock, 'reviews', '_id status');
    expect(items[1]).toEqual({ _id: ids[1], status: 'approved' });
    await expectFocusSane(page);
  });
}

test('offline, an action sends nothing, now or later, and says so', async ({
  page,
  context,
  mock,
  signIn,
  expectTrouble,
}) => {
  // The browser's own lines on what was being fetched ahead when the network went.
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, '/rewards?page=0&limit=10');
  await rowsSettled(page);
  const before = await rows(page).first().textContent();
  await mock.clearRequests();
  await context.setOffline(true);
  await rows(page).first().getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page)).toContainText('Nothing was sent.');
  await expect.poll(() => rows(page).first().textContent()).toBe(before);
  await context.setOffline(false);
  await page
    .getByRole('searchbox')
    .or(page.getByRole('link', { name: /^Pending/ }))
    .first()
    .click();
  await rowsSettled(page);
  expect(await writes(mock)).toEqual([]);
});

test('no answer: after 30 s it is given up, not sent again, and may have happened', async ({ page, mock, signIn }) => {
  await page.clock.install();
  await signIn(page, '/product-reviews?page=0&limit=10');
  await rowsSettled(page);
  const row = rows(page).first();
  await mock.clearRequests();
  await mock.failNext({ method: 'PATCH', pathPattern: '/admin/reviews/', hang: true });
  await row.getByRole('button', { name: 'Publish' }).click();
  await expect(row).toContainText('Published');
  await expect.poll(async () => (await writes(mock)).length).toBe(1);
  await page.clock.fastForward(29_000);
  await expect(toast(page)).toHaveCount(0);
  await page.clock.fastForward(1_500);
  await expect(toast(page)).toContainText('The change was sent, but nobody knows whether it arrived.');
  await expect(row).toContainText('Pending');
  expect(await writes(mock)).toHaveLength(1);
});

test('[RWD-04] a decision shows at once, then PATCH; refused, it is taken back with a message', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/rewards?page=0&limit=10');
  await rowsSettled(page);
  const [id = ''] = await rowIds(page);
  const row = rowOf(page, id);
  await mock.clearRequests();
  await mock.failNext(
    { method: 'PATCH', pathPattern: id, delay: 800 },
    { method: 'PATCH', pathPattern: id, delay: 800, status: 409, body: { error: 'Another manager was faster.' } },
  );
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved', { timeout: 500 });
  expect(await page.getByText(/^Approved: /).count()).toBe(0);
  await expect(page.getByText(/^Approved: /).first()).toBeVisible();
  expect(await writes(mock)).toEqual([
    { method: 'PATCH', path: `/admin/loyalty/reward/${id}`, body: { status: 'approved' } },
  ]);
  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(row).toContainText('Rejected', { timeout: 500 });
  await expect(toast(page)).toContainText('Another manager was faster.');
  await expect(row).toContainText('Approved');
});

test('a deletion that fails: the row is back in its place', async ({ page, mock, signIn }) => {
  await signIn(page, '/faq?page=0&limit=10');
  await rowsSettled(page);
  const ids = await rowIds(page);
  await mock.failNext({
    method: 'DELETE',
    pathPattern: '/admin/faq/',
    delay: 500,
    status: 500,
    body: { error: 'Locked.' },
  });
  await rowOf(page, ids[3] ?? '')
    .locator('[data-opens]')
    .focus();
  await page.keyboard.press('d');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, ids[3] ?? '')).toHaveCount(0);
  await expect(toast(page)).toContainText('Locked.');
  expect(await rowIds(page)).toEqual(ids);
  await expectFocusSane(page);
});

test('a refused token on a row: signed in again over the page, the same change is sent once more', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await rowsSettled(page);
  // The row's call alone at first: a count that is read just then would ask before it does.
  await mock.failNext({ method: 'PATCH', status: 401, body: { error: 'This session was closed elsewhere' } });
  await mock.clearRequests();
  await rows(page).first().getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
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

test('featured five times fast: the last intent wins, one call at a time', async ({ page, mock, signIn }) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await rowsSettled(page);
  const [id = ''] = await rowIds(page);
  await mock.clearRequests();
  await mock.failNext({ method: 'PATCH', pathPattern: id, delay: 300, times: 5 });
  await rowOf(page, id).locator('[data-opens]').focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('f');
  await expect(rowOf(page, id)).toContainText('Featured');
  await expect(page.getByText(/^Featured: /).first()).toBeVisible();
  const sent = (await writes(mock)).map(({ body }) => Object(body).isFeatured);
  expect(sent.length).toBeLessThanOrEqual(3);
  expect(sent.at(-1)).toBe(1);
  const { items } = await serverList(page, mock, 'reviews', '_id isFeatured');
  expect(items[0]).toEqual({ _id: id, isFeatured: 1 });
});

test('a selection never outlives its filter or its shop', async ({ page, signIn }) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await rowsSettled(page);
  const select = async () => {
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await expect(page.getByText('10 selected')).toBeVisible();
  };
  await select();
  await page.getByRole('link', { name: /^Published/ }).click();
  await rowsSettled(page);
  await expect(page.getByText(/\d+ selected/)).toHaveCount(0);
  await select();
  await page.getByRole('button', { name: /: change shop$/ }).click();
  await page.getByRole('menuitemradio', { name: /Tsuki/ }).click();
  await expect(page.getByText(/^Tsuki/).first()).toBeVisible();
  await rowsSettled(page);
  await expect(page.getByText(/\d+ selected/)).toHaveCount(0);
});
