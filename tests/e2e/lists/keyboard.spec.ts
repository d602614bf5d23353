import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectFocusNotLost } from '../support/focus';
import { sendDeletions } from '../support/sendDeletions';
import { demo } from '../support/signIn';
import { expect, test } from '../support/test';
import { fetchServerList, getFocusedRowId, getRow, getRowIds, rows, tabTo, waitForRows } from './support/lists';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const expectNotification = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text).first()).toBeVisible();

/** Opens a page by quick find. */
async function goTo(page: Page, name: string, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search pages and customers' })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeFocused();
  await waitForRows(page);
}

async function pressOn(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

test('the main tasks work with the keyboard only, without losing the focus', async ({ page, mock }) => {
  test.slow();
  const step = (name: string, work: () => Promise<void>) =>
    test.step(name, async () => {
      await work();
      await expectFocusNotLost(page);
    });
  let published: string[] = [];
  let approved = '';
  let rejected = '';
  let featured = '';
  let deleted = '';

  await step('sign in', async () => {
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: /email/i })).toBeFocused();
    await page.keyboard.type(demo.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(demo.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });

  await step('go to the reviews', () => goTo(page, 'Product reviews', 'Product reviews'));

  await step('filter pending reviews', async () => {
    await pressOn(page, page.getByRole('link', { name: /^Pending/ }), 'Tab');
    await expect(page).toHaveURL(/status=pending/);
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await waitForRows(page);
  });

  await step('move with J, K and the arrow keys', async () => {
    const ids = await getRowIds(page);
    for (const [key, index] of [
      ['j', 0],
      ['j', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['k', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => getFocusedRowId(page)).toBe(ids[index]);
    }
  });

  await step('publish with P removes the row and focuses the next one', async () => {
    const [first, second] = await getRowIds(page);
    await page.keyboard.press('p');
    await expectNotification(page, /^Published: /);
    await expect(getRow(page, first ?? '')).toHaveCount(0);
    await expect.poll(() => getFocusedRowId(page)).toBe(second);
  });

  await step('undo with Z', async () => {
    const before = await getRowIds(page);
    await page.keyboard.press('z');
    await expectNotification(page, /^Change to \w+ “.+” undone$/);
    await expect.poll(async () => (await getRowIds(page))[1]).toBe(before[0]);
    const messages = page.getByRole('region', { name: 'Notifications' });
    await expect(messages.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  await step('select one with X, a range with Shift+X', async () => {
    await tabTo(page, rows(page).first().locator('[data-opens]'), 'Shift+Tab');
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await expect(page.getByText('3 selected')).toBeVisible();
    published = (await getRowIds(page)).slice(0, 3);
  });

  await step('publish the selection', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Publish (3)' }), 'Shift+Tab');
    await expect(
      page.getByRole('region', { name: 'Bulk action', exact: true }).getByText('Published: 3'),
    ).toBeVisible();
    await expect(page.getByText('3 selected')).toHaveCount(0);
    for (const id of published) await expect(getRow(page, id)).toHaveCount(0);
  });

  await step('search', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search product reviews' })).toBeFocused();
    await page.keyboard.type('wool');
    await expect(page).toHaveURL(/search=wool/);
    await waitForRows(page);
  });

  await step('open a record with Enter, close it with Escape', async () => {
    const link = rows(page).first().locator('[data-opens]');
    await tabTo(page, link);
    const [first] = await getRowIds(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`record=${first}`));
    await expectFocusNotLost(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => getFocusedRowId(page)).toBe(first);
  });

  await step('approve and reject rewards', async () => {
    await goTo(page, 'Rewards', 'Rewards');
    [approved = '', rejected = ''] = await getRowIds(page);
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await expectNotification(page, /^Approved: /);
    await expect(getRow(page, approved)).toContainText('Approved');
    await expect.poll(() => getFocusedRowId(page)).toBe(approved);
    await page.keyboard.press('j');
    await page.keyboard.press('t');
    await expectNotification(page, /^Rejected: /);
    await expect(getRow(page, rejected)).toContainText('Rejected');
  });

  await step('feature a question', async () => {
    await goTo(page, 'FAQ', 'FAQ');
    await pressOn(page, page.getByRole('link', { name: /^All/ }), 'Tab');
    await expect(page).toHaveURL(/\/faq\?page=0&limit=10$/);
    await waitForRows(page);
    await page.keyboard.press('j');
    featured = (await getFocusedRowId(page)) ?? '';
    await page.keyboard.press('f');
    await expectNotification(page, /^Featured: /);
    await expect(getRow(page, featured)).toContainText('Featured');
  });

  await step('delete a question after confirming', async () => {
    await page.keyboard.press('j');
    deleted = (await getFocusedRowId(page)) ?? '';
    await page.keyboard.press('d');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('can’t be undone.');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await pressOn(page, dialog.getByRole('button', { name: 'Delete' }), 'Tab');
    await sendDeletions(page);
    await expectNotification(page, /^Deleted: /);
    await expect(getRow(page, deleted)).toHaveCount(0);
    await expect.poll(() => getFocusedRowId(page)).not.toBeNull();
  });

  await step('export', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Export' }), 'Shift+Tab');
    await expect(page.getByRole('menuitem', { name: 'Export all 59 as CSV' })).toBeFocused();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const lines = readFileSync(await (await download).path(), 'utf8');
    expect(lines.startsWith('\uFEFF')).toBe(true);
    expect(lines).toContain(featured);
    expect(lines).not.toContain(deleted);
  });

  await step('the lists match the data on the server', async () => {
    const faqs = await fetchServerList(page, mock, 'faqs', '_id isFeatured');
    expect(faqs.total).toBe(59);
    expect(faqs.items.find(({ _id }) => _id === featured)).toMatchObject({ isFeatured: 1 });
    expect(await getRowIds(page)).toEqual(faqs.items.slice(0, 10).map(({ _id }) => _id));
    const rewards = await fetchServerList(page, mock, 'rewards', '_id status');
    expect(rewards.items.find(({ _id }) => _id === approved)).toMatchObject({ status: 'approved' });
    expect(rewards.items.find(({ _id }) => _id === rejected)).toMatchObject({ status: 'rejected' });
    const reviews = await fetchServerList(page, mock, 'reviews', '_id', ', status: "pending"');
    expect(reviews.total).toBe(21);
    expect(reviews.items.filter(({ _id }) => published.includes(String(_id)))).toEqual([]);
    await expect(page.getByRole('link', { name: 'Product reviews 21 pending' })).toBeVisible();
  });

  await step('sign out', async () => {
    await pressOn(page, page.getByRole('button', { name: /^Account menu:/ }), 'Shift+Tab');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Sign in')).toBeVisible();
  });
});
