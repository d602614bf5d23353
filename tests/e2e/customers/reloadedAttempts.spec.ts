/** Points and vouchers whose response is lost with the page, on a backend that ignores the Idempotency-Key. */
import { randomUUID } from 'node:crypto';
import type { APIResponse, Page, Route } from '@playwright/test';
import { createGate } from '../../support/createGate';
import { tagInTurn } from '../../support/fullRun';
import { getRow, getRowIds, waitForRows } from '../lists/support/lists';
import type { MockClient } from '../support/mockClient';
import { expect, test } from '../support/test';

const dialogs = [
  { name: 'points', key: 'p', path: '/admin/loyalty/add_points', title: /^Add points for/, submit: 'Add points' },
  { name: 'a voucher', key: 'v', path: '/admin/loyalty/add_coupon', title: /^Add voucher for/, submit: 'Add voucher' },
];

/** Applies a request under another key, as if the backend didn't know them. */
const applyWithoutKey = (route: Route): Promise<APIResponse> =>
  route.fetch({ headers: { ...route.request().headers(), 'idempotency-key': randomUUID() } });

/** Applies each addition of points, and says for whom. Its response is lost unless `isAnswered`. */
async function watchAdditions(
  page: Page,
  mock: MockClient,
  isAnswered: (count: number) => boolean | Promise<boolean>,
): Promise<readonly string[]> {
  const sent: string[] = [];
  await page.route(`${mock.url}/admin/loyalty/add_points`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await applyWithoutKey(route);
    sent.push(Object(route.request().postDataJSON()).customerId);
    if (await isAnswered(sent.length)) await route.fulfill({ response });
  });
  return sent;
}

async function addPoints(page: Page, customerIds: readonly string[]): Promise<void> {
  for (const id of customerIds) await getRow(page, id).getByRole('checkbox').check();
  await page.getByRole('button', { name: `Add points (${customerIds.length})` }).click();
  const dialog = page.getByRole('dialog', { name: `Add points for ${customerIds.length} customers` });
  await dialog.getByRole('textbox', { name: /^Points/ }).fill('50');
  await dialog.getByRole('button', { name: 'Add points' }).click();
}

for (const [index, { name, key, path, title, submit }] of dialogs.entries()) {
  test(`another attempt after a reload does not add ${name} twice`, { tag: tagInTurn(index, 2) }, async ({
    page,
    mock,
    signIn,
  }) => {
    let sent = 0;
    let applied = 0;
    await page.route(mock.url + path, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      // The page never gets the response.
      await applyWithoutKey(route);
      applied += 1;
    });
    await signIn(page, '/customers');
    await waitForRows(page);
    const dialog = page.getByRole('dialog', { name: title });
    const open = async () => {
      await page.keyboard.press('j');
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
    };
    await open();
    if (key === 'p') await dialog.getByRole('textbox', { name: /^Points/ }).fill('25');
    else await dialog.getByRole('textbox', { name: /^Percentage off/ }).fill('17');
    await dialog.getByRole('button', { name: submit }).click();
    await expect.poll(() => applied).toBe(1);

    await page.reload();
    await waitForRows(page);
    await open();
    await expect(dialog.getByText(/^We restored this .+\. It was sent before/)).toBeVisible();
    await dialog.getByRole('button', { name: submit }).click();
    await expect(page.getByText(key === 'p' ? /^25 points added for/ : /^Voucher added for .+: \S+/)).toBeVisible();
    expect(sent).toBe(1);
  });
}

test('points for a selection that a reload cuts off are reported, and go on where they stopped', async ({
  page,
  mock,
  signIn,
}) => {
  // The page is left before it gets the second response.
  const sent = await watchAdditions(page, mock, (count) => count !== 2);
  await signIn(page, '/customers?page=0&limit=10');
  await waitForRows(page);
  const ids = (await getRowIds(page)).slice(0, 3);
  const run = page.getByRole('region', { name: 'Bulk action', exact: true });
  await addPoints(page, ids);
  await expect(run.getByRole('progressbar', { name: '2 of 3 done' })).toBeVisible();

  await page.reload();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('“Add points” was cut off when its page was left: 2 of 3 done.');
  await notifications.getByRole('button', { name: 'Recent changes' }).click();
  const added = page.getByRole('listitem').filter({ hasText: '50 points added 3 items' });
  await expect(added).toContainText('1 not confirmed');
  await expect(added.getByRole('button', { name: 'Undo 2' })).toBeVisible();

  await page.goBack();
  await waitForRows(page);
  await addPoints(page, ids);
  await expect(run.getByRole('list', { name: 'Result' }).getByRole('listitem')).toHaveText([
    '50 points added to 1 customer',
    '2 already done in an earlier run',
  ]);
  await expect(run.getByRole('button', { name: 'Undo 1' })).toBeVisible();
  expect(sent.toSorted()).toEqual(ids.toSorted());
});

test('points that a closed tab cuts off are reported in another one, and go on there where they stopped', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  const sent = await watchAdditions(page, mock, (count) => count !== 2);
  await signIn(page, '/customers?page=0&limit=10');
  await waitForRows(page);
  const ids = (await getRowIds(page)).slice(0, 3);
  await addPoints(page, ids);
  await expect(page.getByRole('progressbar', { name: '2 of 3 done' })).toBeVisible();

  const other = await context.newPage();
  // Closed at once, the page would send the intercepted request after all, as a second one.
  await page.goto('about:blank');
  await page.close();
  const sentByOther = await watchAdditions(other, mock, () => true);
  await other.goto('/customers?page=0&limit=10');
  await expect(other.getByRole('region', { name: 'Notifications' })).toContainText(
    '“Add points” was cut off when its page was left: 2 of 3 done. To do the rest, do the same again for all of them',
  );
  await waitForRows(other);
  await addPoints(other, ids);
  await expect(other.getByRole('list', { name: 'Result' }).getByRole('listitem')).toHaveText([
    '50 points added to 1 customer',
    '2 already done in an earlier run',
  ]);
  expect([...sent, ...sentByOther].toSorted()).toEqual(ids.toSorted());
});

test('points of a canceled run are not added again after a reload has cut off its next attempt', async ({
  page,
  mock,
  signIn,
}) => {
  const gate = createGate();
  const release = gate.close();
  // The page is left before it gets the last response.
  const sent = await watchAdditions(page, mock, async (count) => {
    await gate.pass();
    return count !== 10;
  });
  await signIn(page, '/customers?page=0&limit=10');
  await waitForRows(page);
  const ids = await getRowIds(page);
  const run = page.getByRole('region', { name: 'Bulk action', exact: true });
  await addPoints(page, ids);
  await expect.poll(() => sent.length).toBe(6);
  await run.getByRole('button', { name: 'Cancel' }).click();
  release();
  await run.getByRole('button', { name: 'Try 4 again' }).click();
  await expect(run.getByRole('progressbar', { name: '9 of 10 done' })).toBeVisible();

  await page.reload();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('9 of 10 done. To do the rest, do the same again for all of them');
  await notifications.getByRole('button', { name: 'Dismiss' }).click();
  await waitForRows(page);
  await addPoints(page, ids);
  await expect(run.getByText('9 already done in an earlier run')).toBeVisible();
  expect(sent.toSorted()).toEqual(ids.toSorted());
});

test('an undo of points for a selection that a reload interrupts is completed once @full', async ({
  page,
  mock,
  signIn,
}) => {
  let isLost = false;
  const sent: number[] = [];
  await page.route(`${mock.url}/admin/loyalty/add_points`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await applyWithoutKey(route);
    sent.push(Object(route.request().postDataJSON()).points);
    if (!isLost) await route.fulfill({ response });
  });
  await signIn(page, '/customers?page=0&limit=10');
  await waitForRows(page);
  const ids = (await getRowIds(page)).slice(0, 3);
  await addPoints(page, ids);
  const run = page.getByRole('region', { name: 'Bulk action', exact: true });
  await expect(run.getByText('150 points in total added to 3 customers')).toBeVisible();
  isLost = true;
  await run.getByRole('button', { name: 'Undo 3' }).click();
  await expect(run.getByText('Undo “Add points”: 3 customers')).toBeVisible();
  await expect.poll(() => sent.length).toBe(6);

  await page.reload();
  isLost = false;
  await page.goto('/history');
  await page.getByRole('button', { name: 'Undo 3' }).click();
  await expect(run.getByText('Undone: 3')).toBeVisible();
  expect(sent).toEqual([50, 50, 50, -50, -50, -50]);
  // One entry each for the addition and for its undo.
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '3 items' })).toHaveCount(2);
});
