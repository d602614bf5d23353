import type { Page } from '@playwright/test';
import { createGate } from '../../support/createGate';
import { expectFocusNotLost } from '../support/focus';
import { expect, test } from '../support/test';
import { fetchServerList, getRow, getRowIds, rows, waitForRows, writes } from './support/lists';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

/**
 * Waits until no error is shown. The page's clock is paused and advances by less than a second, so timers of several
 * seconds don't fire.
 */
const expectReadAtOnce = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.getByRole('main').getByRole('alert').count();
    })
    .toBe(0);

/** A cut connection, for all attempts of the console and of the browser, which retries on a new one. */
const cut = { reset: true, times: 50 };

test('publishing a review over a cut connection: the row is rolled back, no success is shown, Try again works', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  const ids = await getRowIds(page);
  const row = getRow(page, ids[1] ?? '');
  const before = await row.textContent();
  await mock.clearRequests();
  await mock.failNext({ method: 'PATCH', pathPattern: '/admin/reviews/', ...cut });
  await row.locator('[data-opens]').focus();
  await page.keyboard.press('p');
  await expect(toast(page)).toContainText('Couldn’t complete “Publish” for');
  await expect(toast(page)).toContainText('We checked: nothing was saved.');
  await expect(page.getByText(/^Published: /)).toHaveCount(0);
  await expect.poll(() => row.textContent()).toBe(before);
  expect(await getRowIds(page)).toEqual(ids);
  await expectFocusNotLost(page);
  await mock.reset();

  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Published: /).first()).toBeVisible();
  await expect(row).toContainText('Published');
  expect((await writes(mock)).map(({ body }) => body)).toEqual([{ status: 'approved' }]);
  const { items } = await fetchServerList(page, mock, 'reviews', '_id status');
  expect(items[1]).toEqual({ _id: ids[1], status: 'approved' });
  await expectFocusNotLost(page);

  // The server's text is a separate sentence.
  await mock.failNext({ method: 'PATCH', pathPattern: '/admin/reviews/', status: 500, body: { error: 'boom' } });
  await page.keyboard.press('u');
  await expect(toast(page).filter({ hasText: /”\. boom\. We checked: nothing was saved\.$/ })).toBeVisible();
});

test('a change that isn’t answered is said to be on its way, and the page asks before it is left', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  const gate = createGate();
  const release = gate.close();
  await page.route(`${mock.url}/admin/reviews/*`, async (route) => {
    if (route.request().method() === 'PATCH') await gate.pass();
    await route.fallback();
  });
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  const row = rows(page)
    .filter({ has: page.getByRole('button', { name: 'Publish' }) })
    .first();
  await row.getByRole('button', { name: 'Publish' }).click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications.getByText(/^Still saving: .+ Don’t close this page yet\.$/)).toBeVisible();
  await page.evaluate(() => location.reload());
  await expect.poll(() => questions).toEqual(['beforeunload']);
  release();
  await expect(notifications.getByText(/^Published: /)).toBeVisible();
  await expect(notifications.getByText(/^Still saving/)).toHaveCount(0);
  await page.reload();
  await waitForRows(page);
  expect(questions).toEqual(['beforeunload']);
});

test('offline, the rows stay, nothing is sent, then or later, and what couldn’t be read is read when the connection is back', async ({
  page,
  context,
  mock,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_/);
  const list = { method: 'POST', pathPattern: '/admin/graphql', bodyPattern: '"limit":10,"offset":0' };
  await page.clock.install();
  await signIn(page);
  await mock.failNext({ ...list, ...cut });
  await page.goto('/customers');
  const failed = page.getByRole('alert').filter({ hasText: 'Customers couldn’t be loaded' });
  await expect(failed).toContainText('Something went wrong on our end');
  await mock.reset();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForRows(page);
  await expectFocusNotLost(page);

  await context.setOffline(true);
  await page.getByRole('searchbox').fill('an');
  await expect(page.getByRole('alert').filter({ hasText: 'offline' }).first()).toBeVisible();
  expect(await page.getByText('No data').count()).toBe(0);
  // It recovers at once, without a click.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await context.setOffline(false);
  await expectReadAtOnce(page);
  await page.clock.resume();
  await waitForRows(page);
  await expect(page).toHaveURL(/search=an/);

  await page.goto('/rewards?page=0&limit=10');
  await waitForRows(page);
  const before = await rows(page).first().textContent();
  await mock.clearRequests();
  await context.setOffline(true);
  // Before an action fails.
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
  await rows(page).first().getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page)).toContainText('Nothing was sent.');
  await expect.poll(() => rows(page).first().textContent()).toBe(before);
  await page.getByRole('navigation').getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(page.getByRole('alert').getByText('You’re offline').first()).toBeVisible();
  await context.setOffline(false);
  await waitForRows(page);
  expect(await writes(mock)).toEqual([]);
  // So do several parts of a page.
  await mock.failNext({ pathPattern: '/admin/(graphql|stats)', reset: true, every: 1 });
  await page.goto('/');
  await expect.poll(() => page.getByRole('main').getByRole('button', { name: 'Try again' }).count()).toBeGreaterThan(3);
  await context.setOffline(true);
  await mock.clearFailures();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await context.setOffline(false);
  await expectReadAtOnce(page);
  await page.clock.resume();
  await expect(page.getByRole('region', { name: 'Recent reviews' }).getByRole('link').first()).toBeVisible();
});

test('a deletion is not lost if the page is reloaded before its time, and is in the recent changes', async ({
  page,
  mock,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, '/faq?page=0&limit=10');
  await waitForRows(page);
  const [id = ''] = await getRowIds(page);
  await mock.clearRequests();
  await getRow(page, id).locator('[data-opens]').focus();
  await page.keyboard.press('d');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Deleting in 8 seconds: /)).toBeVisible();
  expect(await writes(mock)).toEqual([]);
  await page.reload();
  await waitForRows(page);
  // The browser may end the page before the request leaves it. The next page completes it.
  await expect
    .poll(async () => {
      if ((await writes(mock)).length === 0) await page.clock.fastForward(45_000);
      return (await writes(mock)).length;
    })
    .toBe(1);
  // The list may have been read before the request arrived.
  await page.reload();
  await waitForRows(page);
  await expect(getRow(page, id)).toHaveCount(0);
  await expect.poll(() => writes(mock)).toEqual([{ method: 'DELETE', path: `/admin/faq/${id}`, body: null }]);
  await page.goto('/history');
  await expect(page.getByRole('listitem').filter({ hasText: 'Deleted' })).toBeVisible();
});
