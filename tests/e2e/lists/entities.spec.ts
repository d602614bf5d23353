import { expect, test } from '../support/test';
import { fetchServerList, getPageRequests, getRow, getRowIds, rows, waitForRows, writes } from './support/lists';

test('[CUS-01] [CUS-02] [CUS-03] customers are read with limit, offset, search, each sort and the program', {
  tag: '@full',
}, async ({ page, mock, signIn }) => {
  await signIn(page, '/customers');
  await waitForRows(page);
  const sort = page.getByLabel('Sort by');
  await expect.poll(() => sort.getByRole('option').allTextContents()).toHaveLength(6);
  const sorts = ['createdAt_asc', 'name_asc', 'name_desc', 'points_desc', 'referrals_desc', 'createdAt_desc'];
  for (const sortBy of sorts) {
    await sort.selectOption(sortBy);
    await expect.poll(() => getPageRequests(mock, 'customers')).toContainEqual({ limit: 10, offset: 0, sortBy });
    const { items } = await fetchServerList(page, mock, 'customers', '_id', `, sortBy: ${sortBy}`);
    await expect.poll(() => getRowIds(page)).toEqual(items.slice(0, 10).map(({ _id }) => _id));
  }
  await page.getByRole('searchbox').fill('an');
  await expect(page).toHaveURL(/search=an/);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const picker = page.getByLabel('Loyalty program');
  await expect(picker.getByRole('option').first()).toHaveText('Any');
  const names = () => picker.getByRole('option').allTextContents();
  await expect
    .poll(names)
    .toEqual(expect.arrayContaining(['Nordlys Circle', 'Staff & friends', 'Wholesale', 'Excluded']));
  await picker.selectOption('Staff & friends');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Loyalty program: Staff & friends')).toBeVisible();
  const programId = new URL(page.url()).searchParams.get('programId');
  await expect
    .poll(() => getPageRequests(mock, 'customers'))
    .toContainEqual({ limit: 10, offset: 0, sortBy: 'createdAt_desc', search: 'an', programId });
  await waitForRows(page);
  const { items } = await fetchServerList(page, mock, 'customers', '_id', `, search: "an", programId: "${programId}"`);
  expect(await getRowIds(page)).toEqual(items.slice(0, 10).map(({ _id }) => _id));
  await page.getByRole('button', { name: 'Remove Loyalty program: Staff & friends' }).click();
  await expect(page).not.toHaveURL(/programId/);
});

test('[CUS-04] search is debounced by 200 ms, and a late response never replaces a newer one', async ({
  page,
  mock,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, '/customers');
  await waitForRows(page);
  const searches = async () => (await getPageRequests(mock, 'customers')).flatMap(({ search }) => search ?? []);
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('an');
  await page.clock.runFor(199);
  expect(await searches()).toEqual([]);
  await page.clock.runFor(2);
  await expect.poll(searches).toEqual(['an']);
  await page.clock.resume();

  await mock.failNext({ pathPattern: 'graphql', bodyPattern: '"search":"anna"', delay: 2500 });
  await page.keyboard.type('na');
  await expect.poll(searches).toContain('anna');
  await box.fill('liam');
  await expect.poll(searches).toContain('liam');
  const { items } = await fetchServerList(page, mock, 'customers', '_id', ', search: "liam"');
  const expectedIds = items.slice(0, 10).map(({ _id }) => _id);
  await expect.poll(() => getRowIds(page)).toEqual(expectedIds);
  await expect
    .poll(async () => (await mock.requests()).find(({ body }) => Object(body).variables?.search === 'anna')?.status)
    .not.toBeUndefined();
  await page.clock.runFor(3000);
  expect(await getRowIds(page)).toEqual(expectedIds);
  await expect(box).toHaveValue('liam');
});

test('[RWD-01] rewards are read with task type, type, dates, status and customer', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/rewards');
  await waitForRows(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const layer = page.locator('[popover]').filter({ hasText: 'Activity' });
  await layer.getByLabel('Status').selectOption('approved');
  await layer.getByLabel('Type').selectOption('points');
  await layer.getByLabel('Activity').selectOption('place_an_order');
  await layer.getByRole('group', { name: 'From' }).getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('02012024');
  await layer.getByRole('group', { name: 'To' }).getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('04032030');
  const expected = {
    limit: 10,
    offset: 0,
    status: 'approved',
    type: 'points',
    taskType: 'place_an_order',
    dateFrom: '2024-01-01T23:00:00.000Z',
    dateTo: '2030-03-04T22:59:59.999Z',
  };
  await expect.poll(() => getPageRequests(mock, 'rewards')).toContainEqual(expected);
  await page.keyboard.press('Escape');
  const { items } = await fetchServerList(page, mock, 'rewards', 'customer { _id }');
  const customerId = items.map(({ customer }) => Object(customer)._id).find((id) => id !== undefined);
  await page.goto(`/rewards?customerId=${customerId}`);
  await waitForRows(page);
  await expect.poll(() => getPageRequests(mock, 'rewards')).toContainEqual({ limit: 10, offset: 0, customerId });
  await expect(page.getByText(/^Customer: /).first()).toBeVisible();
});

test('[RWD-03] [RWD-05] pending: approve or reject; approved: reject; rejected: approve, or delete after confirmation', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/rewards?page=0&limit=10&status=pending');
  await waitForRows(page);
  const [id = ''] = await getRowIds(page);
  const row = getRow(page, id);
  const offered = async () => {
    const buttonLabels = await row.getByRole('button', { name: /^(Approve|Reject)$/ }).allTextContents();
    const moreButton = row.getByRole('button', { name: /^More actions for/ });
    if ((await moreButton.count()) === 0) return buttonLabels;
    await moreButton.click();
    const rest = await page.getByRole('menuitem').allInnerTexts();
    await page.keyboard.press('Escape');
    return [...buttonLabels, ...rest.map((text) => text.replace(/\s+\S$/, ''))];
  };
  await expect.poll(() => offered()).toEqual(['Approve', 'Reject']);
  await page.goto('/rewards?page=0&limit=10');
  await waitForRows(page);
  await mock.clearRequests();
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Approved: /).first()).toBeVisible();
  await expect.poll(() => offered()).toEqual(['Reject']);
  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(/^Rejected: /).first()).toBeVisible();
  await expect.poll(() => offered()).toEqual(['Approve', 'Delete']);
  await row.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This can’t be undone.');
  expect((await writes(mock)).filter(({ method }) => method === 'DELETE')).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(/^Deleted: /).first()).toBeVisible();
  const path = `/admin/loyalty/reward/${id}`;
  await expect
    .poll(() => writes(mock))
    .toEqual([
      { method: 'PATCH', path, body: { status: 'approved' } },
      { method: 'PATCH', path, body: { status: 'rejected' } },
      { method: 'DELETE', path, body: null },
    ]);
});

test('[RWD-07] bulk approve, reject and delete only apply if the status allows it, and report the skipped rows', {
  tag: '@full',
}, async ({ page, mock, signIn }) => {
  await signIn(page, '/rewards?page=0&limit=25');
  await waitForRows(page);
  const { items } = await fetchServerList(page, mock, 'rewards', '_id status');
  const first = items.slice(0, 25);
  const count = (status: string) => first.filter((item) => item['status'] === status).length;
  const run = page.getByRole('region', { name: 'Bulk action', exact: true });
  for (const [action, applicableCount, done] of [
    ['Approve', 25 - count('approved'), 'Approved'],
    ['Reject', 25, 'Rejected'],
  ] as const) {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: `${action} (${applicableCount})` }).click();
    if (applicableCount < 25) {
      await expect(page.getByRole('dialog')).toContainText(
        `${25 - applicableCount} others will be skipped because this doesn’t apply to them.`,
      );
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `${action} (${applicableCount})` })
        .click();
      await expect(run.getByText(`${25 - applicableCount} skipped`)).toBeVisible();
    }
    await expect(run.getByText(`${done}: ${applicableCount}`)).toBeVisible();
    await run.getByRole('button', { name: 'Close' }).click();
  }
  await rows(page).first().getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Approved: /).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Delete (24)' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This can’t be undone.');
  await expect(page.getByRole('alertdialog')).toContainText(
    '1 other will be skipped because this doesn’t apply to it.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete (24)' }).click();
  await expect(run.getByText('Deleted: 24')).toBeVisible();
  await expect(run.getByText('1 skipped')).toBeVisible();
  expect((await fetchServerList(page, mock, 'rewards', '_id')).total).toBe(126);
});

test('[REV-01] reviews are read with search after 300 ms, each sort, the status and ratings as a comma list', async ({
  page,
  mock,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, '/product-reviews');
  await waitForRows(page);
  for (const sortBy of ['ratingDesc', 'ratingAsc', 'createdAtDesc']) {
    await page.getByLabel('Sort by').selectOption(sortBy);
    await expect.poll(() => getPageRequests(mock, 'reviews')).toContainEqual({ limit: 10, offset: 0, sortBy });
  }
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Status').selectOption('approved');
  for (const stars of ['1', '5', '3']) await page.getByRole('checkbox', { name: stars, exact: true }).check();
  const filtered = { limit: 10, offset: 0, sortBy: 'createdAtDesc', status: 'approved', rating: '5,3,1' };
  await expect.poll(() => getPageRequests(mock, 'reviews')).toContainEqual(filtered);
  await page.keyboard.press('Escape');
  await waitForRows(page);
  await page.getByRole('searchbox').focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await mock.clearRequests();
  await page.keyboard.type('wool');
  await page.clock.runFor(299);
  expect((await getPageRequests(mock, 'reviews')).filter(({ search }) => search !== undefined)).toEqual([]);
  await page.clock.runFor(2);
  await expect.poll(() => getPageRequests(mock, 'reviews')).toContainEqual({ ...filtered, search: 'wool' });
});

test('[REV-03] publish, unpublish and feature: one PATCH each', async ({ page, mock, signIn }) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  const [id = ''] = await getRowIds(page);
  const row = getRow(page, id);
  await mock.clearRequests();
  await row.locator('[data-opens]').focus();
  for (const [key, shows] of [
    ['p', 'Published'],
    ['u', 'Un-published'],
    ['f', 'Featured'],
    ['f', 'Removed from featured'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(new RegExp(`^${shows}: `)).first()).toBeVisible();
  }
  const path = `/admin/reviews/${id}`;
  await expect
    .poll(() => writes(mock))
    .toEqual([
      { method: 'PATCH', path, body: { status: 'approved' } },
      { method: 'PATCH', path, body: { status: 'pending' } },
      { method: 'PATCH', path, body: { isFeatured: 1 } },
      { method: 'PATCH', path, body: { isFeatured: 0 } },
    ]);
});

test('a review is only deleted after a confirmation that names it', async ({ page, mock, signIn }) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  const [id = ''] = await getRowIds(page);
  await mock.clearRequests();
  await getRow(page, id).locator('[data-opens]').focus();
  await page.keyboard.press('d');
  const dialog = page.getByRole('alertdialog', { name: /^Delete \w+ “.+”\?$/ });
  await expect(dialog).toContainText('This can’t be undone.');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(await writes(mock)).toEqual([]);
  await page.keyboard.press('d');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Deleted: /).first()).toBeVisible();
  await expect.poll(() => writes(mock)).toEqual([{ method: 'DELETE', path: `/admin/reviews/${id}`, body: null }]);
});

test('[FAQ-01] questions are read with each filter, each sort, and search after 300 ms', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, '/faq');
  await waitForRows(page);
  for (const [name, filter] of [
    [/^Unanswered/, 'unanswered'],
    [/^Answered/, 'answered'],
    [/^Unpublished/, 'unpublished'],
    [/^Published/, 'published'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).click();
    await expect
      .poll(() => getPageRequests(mock, 'faqs'))
      .toContainEqual({ limit: 10, offset: 0, sortBy: 'createdAtDesc', filter });
    const { items, total } = await fetchServerList(page, mock, 'faqs', '_id', `, filter: ${filter}`);
    await expect.poll(() => getRowIds(page)).toEqual(items.slice(0, 10).map(({ _id }) => _id));
    await expect(page.getByText(`${total} questions`).first()).toBeVisible();
  }
  for (const sortBy of ['createdAtAsc', 'answeredAtDesc', 'publishedAtDesc']) {
    await page.getByLabel('Sort by').selectOption(sortBy);
    await expect
      .poll(() => getPageRequests(mock, 'faqs'))
      .toContainEqual({ limit: 10, offset: 0, sortBy, filter: 'published' });
  }
  await page.getByRole('searchbox').focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await mock.clearRequests();
  await page.keyboard.type('size');
  await page.clock.runFor(299);
  expect((await getPageRequests(mock, 'faqs')).filter(({ search }) => search !== undefined)).toEqual([]);
  await page.clock.runFor(2);
  await expect.poll(async () => (await getPageRequests(mock, 'faqs')).map(({ search }) => search)).toContain('size');
});

test('[FAQ-04] bulk publish, unpublish, feature and delete of questions', { tag: '@full' }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/faq?page=0&limit=3');
  await waitForRows(page);
  const ids = await getRowIds(page);
  const run = page.getByRole('region', { name: 'Bulk action', exact: true });
  await mock.clearRequests();
  for (const [button, done] of [
    ['Publish (3)', 'Published: 3'],
    ['Un-publish (3)', 'Un-published: 3'],
    ['Feature (3)', 'Featured: 3'],
    ['Delete (3)', 'Deleted: 3'],
  ] as const) {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: button, exact: true }).click();
    if (button === 'Delete (3)')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete (3)' }).click();
    await expect(run.getByText(done, { exact: true })).toBeVisible();
    await run.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('3 selected')).toHaveCount(0);
  }
  const sent = await writes(mock);
  const of = (method: string, body: unknown) => ids.map((id) => ({ method, path: `/admin/faq/${id}`, body }));
  expect(new Set(sent)).toEqual(
    new Set([
      ...of('PATCH', { status: 'approved' }),
      ...of('PATCH', { status: 'pending' }),
      ...of('PATCH', { isFeatured: 1 }),
      ...of('DELETE', null),
    ]),
  );
  expect(sent).toHaveLength(12);
  expect((await fetchServerList(page, mock, 'faqs', '_id')).total).toBe(57);
});
