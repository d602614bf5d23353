import { createGate } from '../../support/createGate';
import { caseCount } from '../../support/fullRun';
import { expectFocusNotLost } from '../support/focus';
import { demo } from '../support/signIn';
import { expect, test } from '../support/test';
import { fetchServerList, getRow, getRowIds, waitForRows, writes } from './support/lists';

/** Pending reviews that the longest run publishes. */
const count = caseCount(50, 1000);
const pendingReviews = count + 5;
/** Nothing waits for it unless the run fails. */
const RUN_TIMEOUT_MS = caseCount(60_000, 600_000);
const amounts = { customers: 60, reviews: pendingReviews + 5, rewards: 60, questions: 30, pendingReviews };
const pageCount = Math.ceil(amounts.reviews / 10);
test.use({ amounts });

const card = { name: 'Bulk action', exact: true };

test('[LIST-05] all matching reviews except a few are published while the page stays usable, then unpublished', async ({
  page,
  mock,
  signIn,
}) => {
  const all = count.toLocaleString('en');
  const pending = pendingReviews.toLocaleString('en');
  test.setTimeout(6 * RUN_TIMEOUT_MS);
  await signIn(page, '/product-reviews?page=0&limit=10&status=pending');
  await waitForRows(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('button', { name: `Select all ${pending}` }).click();
  await expect(page.getByText(`All ${pending} selected`)).toBeVisible();
  const except = (await getRowIds(page)).slice(0, 5);
  for (const id of except) await getRow(page, id).getByRole('checkbox').uncheck();
  await expect(page.getByText(`${all} selected`)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`Page 2 of ${pageCount}`)).toBeVisible();
  await expect(page.getByText(`${all} selected`)).toBeVisible();

  await page
    .getByRole('region', { name: 'Bulk actions' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: `Publish ${all} reviews?` });
  await expect(dialog).toBeVisible();
  await mock.clearRequests();
  // The page is used while the writes wait.
  const gate = createGate();
  const release = gate.close();
  await page.route(/\/admin\/reviews\//, async (route) => {
    await gate.pass();
    await route.continue();
  });
  await dialog.getByRole('button', { name: `Publish (${all})`, exact: true }).click();
  const run = page.getByRole('region', card);
  await expect(run.getByRole('progressbar')).toBeVisible();

  // The page stays usable during the run.
  await page.getByRole('searchbox').fill('wool');
  await expect(page).toHaveURL(/search=wool/);
  await waitForRows(page);
  await expect(run.getByRole('button', { name: 'Cancel' })).toBeVisible();

  release();
  await expect(run.getByText(`Published: ${all}`)).toBeVisible({ timeout: RUN_TIMEOUT_MS });
  const sent = await writes(mock);
  expect(sent).toHaveLength(count);
  expect(new Set(sent.map(({ path }) => path)).size).toBe(count);
  expect(sent.every(({ method, body }) => method === 'PATCH' && Object(body).status === 'approved')).toBe(true);
  const left = await fetchServerList(page, mock, 'reviews', '_id', ', status: "pending"');
  expect(left.items.map(({ _id }) => _id)).toEqual(except);

  await run.getByRole('button', { name: `Undo ${all}` }).click();
  await expect(run.getByText(`Undone: ${all}`)).toBeVisible({ timeout: RUN_TIMEOUT_MS });
  expect((await fetchServerList(page, mock, 'reviews', '_id', ', status: "pending"')).total).toBe(pendingReviews);
  await run.getByRole('button', { name: 'Close' }).click();
  await expect(run).toHaveCount(0);
  await expectFocusNotLost(page);
});

test('a 401 during a bulk action: it continues after signing in again, and nothing is sent twice', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=25&status=pending');
  await waitForRows(page);
  const ids = await getRowIds(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await mock.clearRequests();
  await mock.failNext({ method: 'PATCH', pathPattern: ids[9] ?? '', delay: 1200 });
  await page.getByRole('button', { name: 'Publish (25)', exact: true }).click();
  await expect.poll(async () => (await writes(mock)).length).toBeGreaterThanOrEqual(10);
  await mock.expireTokens();
  await page.getByRole('searchbox').fill('x');
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(/^password/i).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', card).getByText('Published: 25')).toBeVisible();
  const calls = await mock.requests({ method: 'PATCH' });
  const succeeded = calls.filter(({ status }) => status === 200).map(({ path }) => path);
  expect(succeeded).toHaveLength(25);
  expect(new Set(succeeded).size).toBe(25);
});

test('a change that a reload cuts off doesn’t advise to repeat it, since other rows are in their places, and Recent changes shows all that were sent', async ({
  page,
  mock,
  signIn,
}) => {
  let sent = 0;
  const gate = createGate();
  const open = gate.close();
  await page.route(`${mock.url}/admin/reviews/*`, async (route) => {
    sent += 1;
    if (sent <= 6) return route.continue();
    // The answers to the first six have just arrived. Nothing is stored yet, neither of them nor of those that followed.
    if (sent === 12) open();
  });
  await signIn(page, '/product-reviews?page=0&limit=25&status=pending');
  await waitForRows(page);
  const ids = (await getRowIds(page)).slice(0, 24);
  for (const id of ids) await getRow(page, id).getByRole('checkbox').check();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Publish (24)' }).click();
  await gate.pass();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    /“Publish” was cut off when its page was left: at least \d+ of 24 done\. Recent changes shows what was sent\. Check/,
  );
  await page.goto('/history');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Published 12 items');
  // The other six never reached the server.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Undo 12' }).click();
  const card = page.getByRole('region', { name: 'Bulk action', exact: true });
  await expect(card).toContainText('6 are as they were before, so there was nothing to undo');
  await expect(card).toContainText('Undone: 6');
});
