import { expectFocusSane } from '../support/focus';
import { demo } from '../support/signIn';
import { expect, test } from '../support/test';
import { rowIds, rowOf, rows, rowsSettled, serverList, writes } from './support/lists';

const amounts = { customers: 60, reviews: 1010, rewards: 60, questions: 30, pendingReviews: 1005 };
test.use({ amounts });

const card = { name: 'Bulk action' };

test('[LIST-05] all that match but for exceptions: 1,000 reviews are published while the page stays responsive, and un-published', async ({
  page,
  mock,
  signIn,
  browser,
}, testInfo) => {
  test.slow();
  await signIn(page, '/product-reviews?page=0&limit=10&status=pending');
  await rowsSettled(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 1,005' }).click();
  await expect(page.getByText('All 1,005 selected')).toBeVisible();
  const except = (await rowIds(page)).slice(0, 5);
  for (const id of except) await rowOf(page, id).getByRole('checkbox').uncheck();
  await expect(page.getByText('1,000 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 101')).toBeVisible();
  await expect(page.getByText('1,000 selected')).toBeVisible();

  await page.getByRole('button', { name: 'Publish…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish 1,000 product reviews?' });
  await expect(dialog).toBeVisible();
  await mock.clearRequests();
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { longTasks: long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(Math.round(duration));
    }).observe({ entryTypes: ['longtask'] });
  });
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await dialog.getByRole('button', { name: 'Publish 1,000', exact: true }).click();
  const run = page.getByRole('region', card);
  await expect(run.getByRole('progressbar')).toBeVisible();

  // Other work goes on while it runs.
  await page.getByRole('searchbox').fill('wool');
  await expect(page).toHaveURL(/search=wool/);
  await rowsSettled(page);
  await expect(run.getByRole('button', { name: 'Cancel' })).toBeVisible();

  await expect(run.getByText('Published: 1,000')).toBeVisible({ timeout: 60_000 });
  const busiest = longestTask((await browser.stopTracing()).toString());
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks); // put there above
  testInfo.annotations.push({
    type: 'main thread',
    description: `${busiest} ms; long tasks by the clock: ${longTasks}`,
  });
  expect(busiest).toBeLessThan(50);

  const sent = await writes(mock);
  expect(sent).toHaveLength(1000);
  expect(new Set(sent.map(({ path }) => path)).size).toBe(1000);
  expect(sent.every(({ method, body }) => method === 'PATCH' && Object(body).status === 'approved')).toBe(true);
  const left = await serverList(page, mock, 'reviews', '_id', ', status: "pending"');
  expect(left.items.map(({ _id }) => _id)).toEqual(except);

  await run.getByRole('button', { name: 'Undo 1,000' }).click();
  await expect(run.getByText('Undone: 1,000')).toBeVisible({ timeout: 60_000 });
  expect((await serverList(page, mock, 'reviews', '_id', ', status: "pending"')).total).toBe(1005);
  await run.getByRole('button', { name: 'Close' }).click();
  await expect(run).toHaveCount(0);
});

test('[LIST-05] one by one, a range by Shift, a page, and across pages', async ({ page, mock, signIn }) => {
  await signIn(page, '/product-reviews?page=0&limit=10&status=pending');
  await rowsSettled(page);
  const box = (place: number) => rows(page).nth(place).getByRole('checkbox');
  await box(1).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await box(5).click({ modifiers: ['Shift'] });
  await expect(page.getByText('5 selected')).toBeVisible();
  await box(3).click();
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 101')).toBeVisible();
  await rowsSettled(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await expect(page.getByText('14 selected')).toBeVisible();
  await mock.clearRequests();
  await page.getByRole('button', { name: 'Publish 14', exact: true }).click();
  const run = page.getByRole('region', card);
  await expect(run.getByText('Published: 14')).toBeVisible();
  expect(await writes(mock)).toHaveLength(14);
  await run.getByRole('button', { name: 'Close' }).click();
  await expectFocusSane(page);
});

test('[LIST-05] ten, of which three fail: who and why, Retry of the three, Undo of all', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=10&status=pending');
  await rowsSettled(page);
  const ids = await rowIds(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await mock.clearRequests();
  const bad = ids.slice(2, 5);
  await mock.failNext(
    ...bad.map((id) => ({ method: 'PATCH', pathPattern: id, status: 500, body: { error: 'The disk is full.' } })),
  );
  await page.getByRole('button', { name: 'Publish 10', exact: true }).click();
  const result = page.getByRole('region', card).getByRole('alert');
  await expect(result).toContainText('Published: 7');
  await expect(result).toContainText('3 failed');
  await expect(result.getByText(/: The disk is full\.$/)).toHaveCount(3);
  await expect(page.getByText('3 selected')).toBeVisible();
  for (const id of bad) await expect(rowOf(page, id)).toContainText('Pending');
  expect(await writes(mock)).toHaveLength(10);

  await page.getByRole('button', { name: 'Try 3 again' }).click();
  await expect(page.getByRole('region', card).getByText('Published: 10')).toBeVisible();
  await expect(page.getByText('3 selected')).toHaveCount(0);
  expect(
    (await writes(mock))
      .slice(10)
      .map(({ path }) => path.split('/').pop())
      .sort(),
  ).toEqual([...bad].sort());

  await page.getByRole('button', { name: 'Undo 10' }).click();
  await expect(page.getByText('Undone: 10')).toBeVisible();
  expect((await writes(mock)).slice(13).map(({ body }) => body)).toEqual(ids.map(() => ({ status: 'pending' })));
  await expect.poll(() => rowIds(page)).toEqual(ids);
  expect((await serverList(page, mock, 'reviews', '_id', ', status: "pending"')).total).toBe(1005);
});

test('[REV-10] bulk publish, un-publish, feature and delete, each only where the state allows it', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=100&limit=10');
  await expect(page.getByText('Page 101 of 101')).toBeVisible();
  await rowsSettled(page);
  const states = await rows(page).evaluateAll((all) => all.map((row) => /Pending/.test(row.textContent ?? '')));
  const pending = states.filter(Boolean).length;
  const { items } = await serverList(page, mock, 'reviews', '_id status isFeatured', ', offset: 1000');
  const unfeatured = items.filter(({ isFeatured }) => isFeatured === 0).length;
  const run = page.getByRole('region', card);
  const everything = page.getByRole('checkbox', { name: 'Select this page' });

  await everything.check();
  await page.getByRole('button', { name: `Feature ${unfeatured}` }).click();
  if (unfeatured < 10)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Feature ${unfeatured}` })
      .click();
  await expect(run.getByText(`Featured: ${unfeatured}`)).toBeVisible();
  await run.getByRole('button', { name: 'Close' }).click();

  await everything.check();
  await page.getByRole('button', { name: `Publish ${pending}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Publish ${pending} product reviews?` });
  await expect(dialog).toContainText(`${10 - pending} others are left as they are: their state does not allow it.`);
  await dialog.getByRole('button', { name: `Publish ${pending}`, exact: true }).click();
  await expect(run.getByText(`Published: ${pending}`)).toBeVisible();
  await expect(run.getByText(`${10 - pending} left as they were`)).toBeVisible();
  await run.getByRole('button', { name: 'Close' }).click();

  const ids = await rowIds(page);
  await rowOf(page, ids[0] ?? '')
    .getByRole('checkbox')
    .check();
  await rowOf(page, ids[1] ?? '')
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Un-publish 2' }).click();
  await expect(run.getByText('Un-published: 2')).toBeVisible();
  await run.getByRole('button', { name: 'Close' }).click();

  await rowOf(page, ids[2] ?? '')
    .getByRole('checkbox')
    .check();
  await rowOf(page, ids[3] ?? '')
    .getByRole('checkbox')
    .check();
  await mock.clearRequests();
  await page.getByRole('button', { name: 'Delete 2…' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete 2 product reviews?' });
  await expect(asked).toContainText('This cannot be undone.');
  await asked.getByRole('button', { name: 'Delete 2' }).click();
  await expect(run.getByText('Deleted: 2')).toBeVisible();
  await expect(run.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  expect(new Set(await writes(mock))).toEqual(
    new Set(ids.slice(2, 4).map((id) => ({ method: 'DELETE', path: `/admin/reviews/${id}`, body: null }))),
  );
  const now = await serverList(page, mock, 'reviews', '_id status isFeatured', ', offset: 1000');
  expect(now.items.map(({ status, isFeatured }) => [status, isFeatured])).toEqual(
    now.items.map((_, place) => [place < 2 ? 'pending' : 'approved', 1]),
  );
});

test('a refused token in the middle of a bulk: signed in again, it goes on; nothing is sent twice', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=25&status=pending');
  await rowsSettled(page);
  const ids = await rowIds(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await mock.clearRequests();
  await mock.failNext({ method: 'PATCH', pathPattern: ids[9] ?? '', delay: 1200 });
  await page.getByRole('button', { name: 'Publish 25', exact: true }).click();
  await expect.poll(async () => (await writes(mock)).length).toBeGreaterThanOrEqual(10);
  await mock.expireTokens();
  await page.getByRole('searchbox').fill('x');
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(/^password/i).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', card).getByText('Published: 25')).toBeVisible();
  const calls = await mock.requests({ method: 'PATCH' });
  const taken = calls.filter(({ status }) => status === 200).map(({ path }) => path);
  expect(taken).toHaveLength(25);
  expect(new Set(taken).size).toBe(25);
});

test('signing in declined in the middle of a bulk: it stops, and says what was not sent', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=25&status=pending');
  await rowsSettled(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await mock.expireTokens();
  await mock.clearRequests();
  await page.getByRole('button', { name: 'Publish 25', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sign in to go on' }).getByRole('button', { name: 'Not now' }).click();
  const result = page.getByRole('region', card).getByRole('alert');
  await expect(result).toContainText('Published: 0');
  await expect(result).toContainText(/\d+ not sent: the rest would have failed as well/);
  expect((await writes(mock)).length).toBeLessThanOrEqual(6);
  await expect(page.getByText('25 selected')).toBeVisible();
});

test('Cancel ends a bulk: what was sent is counted, what was not stays selected', async ({ page, mock, signIn }) => {
  await signIn(page, '/product-reviews?page=0&limit=50&status=pending');
  await rowsSettled(page);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await mock.clearRequests();
  await mock.failNext({ method: 'PATCH', pathPattern: '/admin/reviews', delay: 300, times: 50 });
  await page.getByRole('button', { name: 'Publish 50', exact: true }).click();
  const run = page.getByRole('region', card);
  await expect.poll(async () => (await writes(mock)).length).toBeGreaterThan(6);
  await run.getByRole('button', { name: 'Cancel' }).click();
  await expect(run.getByText(/^\d+ not sent: you cancelled before$/)).toBeVisible();
  const sent = (await writes(mock)).length;
  await expect(run.getByText(`Published: ${sent}`)).toBeVisible();
  await expect(page.getByText(`${50 - sent} selected`)).toBeVisible();
  await expectFocusSane(page);
});

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
}

/**
 * Milliseconds of processor time of the longest task on the main thread of a page. What other programs do does not
 * count, nor what this test itself asks the page.
 */
function longestTask(trace: string): number {
  const events: TraceEvent[] = Object(JSON.parse(trace)).traceEvents;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const work = events.filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid));
  const asked = work.filter(({ args }) => /DevTools/.test(args?.chrome_mojo_event_info?.mojo_interface_tag ?? ''));
  const tasks = work.filter(
    ({ name, pid, ts, dur = 0 }) =>
      name.endsWith('RunTask') && !asked.some((one) => one.pid === pid && one.ts >= ts && one.ts <= ts + dur),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of a page.');
  return Math.round(Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000);
}
