import { caseCount } from '../../support/fullRun';
import { expectFocusNotLost } from '../support/focus';
import { demo } from '../support/signIn';
import { expect, test } from '../support/test';
import { fetchServerList, getRow, getRowIds, rows, waitForRows, writes } from './support/lists';

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
  const dialog = page.getByRole('dialog', { name: `Publish (${all} product reviews)?` });
  await expect(dialog).toBeVisible();
  await mock.clearRequests();
  // Slow writes, so that the page is used while they run.
  await mock.failNext({ method: 'PATCH', delay: 250, times: 30 });
  await dialog.getByRole('button', { name: `Publish (${all})`, exact: true }).click();
  const run = page.getByRole('region', card);
  await expect(run.getByRole('progressbar')).toBeVisible();

  // The page stays usable during the run.
  await page.getByRole('searchbox').fill('wool');
  await expect(page).toHaveURL(/search=wool/);
  await waitForRows(page);
  await expect(run.getByRole('button', { name: 'Cancel' })).toBeVisible();

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
});

test('[LIST-05] rows are selected one by one, as a range with Shift, by page, and across pages', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=10&status=pending');
  await waitForRows(page);
  const box = (index: number) => rows(page).nth(index).getByRole('checkbox');
  await box(1).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await box(5).click({ modifiers: ['Shift'] });
  await expect(page.getByText('5 selected')).toBeVisible();
  await box(3).click();
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`Page 2 of ${pageCount}`)).toBeVisible();
  await waitForRows(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('14 selected')).toBeVisible();
  await mock.clearRequests();
  await page.getByRole('button', { name: 'Publish (14)', exact: true }).click();
  const run = page.getByRole('region', card);
  await expect(run.getByText('Published: 14')).toBeVisible();
  await expect.poll(() => writes(mock)).toHaveLength(14);
  await run.getByRole('button', { name: 'Close' }).click();
  await expectFocusNotLost(page);
});

test('[LIST-05] ten writes of which three fail: the summary has names and reasons, Retry for the three, Undo for all', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=10&status=pending');
  await waitForRows(page);
  const ids = await getRowIds(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await mock.clearRequests();
  const failingIds = ids.slice(2, 5);
  await mock.failNext(
    ...failingIds.map((id) => ({
      method: 'PATCH',
      pathPattern: id,
      status: 500,
      body: { error: 'The disk is full.' },
    })),
  );
  await page.getByRole('button', { name: 'Publish (10)', exact: true }).click();
  const result = page.getByRole('region', card).getByRole('alert');
  await expect(result).toContainText('Published: 7');
  await expect(result).toContainText('3 failed');
  // The failure might have come after the change, so the records were read.
  await expect(result.getByText(/: The disk is full\. We checked: nothing was saved\./)).toHaveCount(3);
  await expect(page.getByText('3 selected')).toBeVisible();
  for (const id of failingIds) await expect(getRow(page, id)).toContainText('Pending');
  await expect.poll(() => writes(mock)).toHaveLength(10);

  await page.getByRole('button', { name: 'Try 3 again' }).click();
  await expect(page.getByRole('region', card).getByText('Published: 10')).toBeVisible();
  await expect(page.getByText('3 selected')).toHaveCount(0);
  expect(
    (await writes(mock))
      .slice(10)
      .map(({ path }) => path.split('/').pop())
      .sort(),
  ).toEqual([...failingIds].sort());

  await page.getByRole('button', { name: 'Undo 10' }).click();
  await expect(page.getByText('Undone: 10')).toBeVisible();
  expect((await writes(mock)).slice(13).map(({ body }) => body)).toEqual(ids.map(() => ({ status: 'pending' })));
  await expect.poll(() => getRowIds(page)).toEqual(ids);
  expect((await fetchServerList(page, mock, 'reviews', '_id', ', status: "pending"')).total).toBe(pendingReviews);
});

test('[REV-10] bulk publish, unpublish, feature and delete only apply to rows whose state allows it', {
  tag: '@full',
}, async ({ page, mock, signIn }) => {
  await signIn(page, `/product-reviews?page=${pageCount - 1}&limit=10`);
  await expect(page.getByText(`Page ${pageCount} of ${pageCount}`)).toBeVisible();
  await waitForRows(page);
  const states = await rows(page).evaluateAll((all) => all.map((row) => /Pending/.test(row.textContent ?? '')));
  const pending = states.filter(Boolean).length;
  const { items } = await fetchServerList(
    page,
    mock,
    'reviews',
    '_id status isFeatured',
    `, offset: ${amounts.reviews - 10}`,
  );
  const unfeatured = items.filter(({ isFeatured }) => isFeatured === 0).length;
  const run = page.getByRole('region', card);
  const everything = page.getByRole('checkbox', { name: 'Select all on this page' });

  await everything.check();
  await page.getByRole('button', { name: `Feature (${unfeatured})` }).click();
  if (unfeatured < 10)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Feature (${unfeatured})` })
      .click();
  await expect(run.getByText(`Featured: ${unfeatured}`)).toBeVisible();
  await run.getByRole('button', { name: 'Close' }).click();

  await everything.check();
  await page.getByRole('button', { name: `Publish (${pending})`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Publish (${pending} product reviews)?` });
  await expect(dialog).toContainText(`${10 - pending} others will be skipped because this doesn’t apply to them.`);
  await dialog.getByRole('button', { name: `Publish (${pending})`, exact: true }).click();
  await expect(run.getByText(`Published: ${pending}`)).toBeVisible();
  await expect(run.getByText(`${10 - pending} skipped`)).toBeVisible();
  await run.getByRole('button', { name: 'Close' }).click();

  const ids = await getRowIds(page);
  await getRow(page, ids[0] ?? '')
    .getByRole('checkbox')
    .check();
  await getRow(page, ids[1] ?? '')
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Un-publish (2)' }).click();
  await expect(run.getByText('Un-published: 2')).toBeVisible();
  await run.getByRole('button', { name: 'Close' }).click();

  await getRow(page, ids[2] ?? '')
    .getByRole('checkbox')
    .check();
  await getRow(page, ids[3] ?? '')
    .getByRole('checkbox')
    .check();
  await mock.clearRequests();
  await page.getByRole('button', { name: 'Delete (2)' }).click();
  const deleteDialog = page.getByRole('alertdialog', { name: 'Delete (2 product reviews)?' });
  await expect(deleteDialog).toContainText('This can’t be undone.');
  await deleteDialog.getByRole('button', { name: 'Delete (2)' }).click();
  await expect(run.getByText('Deleted: 2')).toBeVisible();
  await expect(run.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  expect(new Set(await writes(mock))).toEqual(
    new Set(ids.slice(2, 4).map((id) => ({ method: 'DELETE', path: `/admin/reviews/${id}`, body: null }))),
  );
  const now = await fetchServerList(
    page,
    mock,
    'reviews',
    '_id status isFeatured',
    `, offset: ${amounts.reviews - 10}`,
  );
  expect(now.items.map(({ status, isFeatured }) => [status, isFeatured])).toEqual(
    now.items.map((_, index) => [index < 2 ? 'pending' : 'approved', 1]),
  );
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

test('declining to sign in during a bulk action stops it and shows what was not sent', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=25&status=pending');
  await waitForRows(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await mock.expireTokens();
  await mock.clearRequests();
  await page.getByRole('button', { name: 'Publish (25)', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sign in to continue' }).getByRole('button', { name: 'Not now' }).click();
  const result = page.getByRole('region', card).getByRole('alert');
  await expect(result).toContainText('Published: 0');
  await expect(result).toContainText(/\d+ not changed because of the same error/);
  expect((await writes(mock)).length).toBeLessThanOrEqual(6);
  await expect(page.getByText('25 selected')).toBeVisible();
});

test('Cancel stops a bulk action: sent writes are counted, the others stay selected', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=50&status=pending');
  await waitForRows(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await mock.clearRequests();
  await mock.failNext({ method: 'PATCH', pathPattern: '/admin/reviews', delay: 300, times: 50 });
  await page.getByRole('button', { name: 'Publish (50)', exact: true }).click();
  const run = page.getByRole('region', card);
  await expect.poll(async () => (await writes(mock)).length).toBeGreaterThan(6);
  await run.getByRole('button', { name: 'Cancel' }).click();
  await expect(run.getByText(/^\d+ not changed because you canceled$/)).toBeVisible();
  const sent = (await writes(mock)).length;
  await expect(run.getByText(`Published: ${sent}`)).toBeVisible();
  await expect(page.getByText(`${50 - sent} selected`)).toBeVisible();
  await expectFocusNotLost(page);
});
