import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { getFocusedRowId, getPageRequests, getRow, getRowIds, rows, waitForRows, writes } from './support/lists';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Distance of a row from the top of the window in px. */
const getTop = async (page: Page, id: string) => Math.round((await getRow(page, id).boundingBox())?.y ?? Number.NaN);

test('[LIST-01] the URL holds the list state: by deep link, after a reload, Back and Forward, with scroll and focus', async ({
  page,
  mock,
  signIn,
}) => {
  const path = '/product-reviews?page=1&limit=25&sort=ratingAsc&search=e&rating=5%2C4&status=approved';
  await signIn(page);
  // Requests of the previous page do not count.
  await page.goto('about:blank');
  await mock.clearRequests();
  await page.goto(path);
  await waitForRows(page);
  const expected = { limit: 25, offset: 25, sortBy: 'ratingAsc', search: 'e', rating: '5,4', status: 'approved' };
  expect((await getPageRequests(mock, 'reviews'))[0]).toEqual(expected);
  await expect(page.getByRole('searchbox', { name: 'Search product reviews' })).toHaveValue('e');
  await expect(page.getByLabel('Sort by')).toHaveValue('ratingAsc');
  await expect(page.getByText('Rating: 5, 4')).toBeVisible();
  await expect(page.getByText('Status: Published')).toBeVisible();
  await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible();
  const second = await getRowIds(page);

  await page.reload();
  await waitForRows(page);
  expect(await getRowIds(page)).toEqual(second);
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?%]/g, '\\$&')}$`));

  const row = rows(page).nth(14);
  const id = (await row.getAttribute('data-record')) ?? '';
  await row.locator('[data-opens]').focus();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await row.locator('[data-opens]').press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => getFocusedRowId(page)).toBe(id);
  const top = await getTop(page, id);

  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: /^Customers/ })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeFocused();
  await waitForRows(page);
  await page.goBack();
  await expect(getRow(page, id)).toBeVisible();
  expect(await getRowIds(page)).toEqual(second);
  await expect.poll(() => getTop(page, id)).toBe(top);
  await expect.poll(() => getFocusedRowId(page)).toBe(id);

  await page.goForward();
  await expect(page).toHaveURL(/\/customers/);
  await page.goBack();
  await waitForRows(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await waitForRows(page);
  const first = await getRowIds(page);
  expect(first).not.toEqual(second);
  await page.goBack();
  await expect.poll(() => getRowIds(page)).toEqual(second);
  await page.goForward();
  await expect.poll(() => getRowIds(page)).toEqual(first);
});

test('[LIST-02] pages of 3, 10, 25, 50 and 100 rows; 10 at first', async ({ page, mock, signIn }) => {
  await signIn(page, '/customers');
  const sizes = page.getByLabel('Rows per page', { exact: true });
  await expect(sizes).toHaveValue('10');
  await expect(rows(page)).toHaveCount(10);
  await expect.poll(() => sizes.getByRole('option').allTextContents()).toEqual(['3', '10', '25', '50', '100']);
  for (const size of [3, 25, 50, 100]) {
    await mock.clearRequests();
    await sizes.selectOption(String(size));
    await expect(page).toHaveURL(new RegExp(`page=0&limit=${size}(&|$)`));
    await expect(rows(page)).toHaveCount(size);
    await expect
      .poll(() => getPageRequests(mock, 'customers'))
      .toContainEqual({
        limit: size,
        offset: 0,
        sortBy: 'createdAt_desc',
      });
  }
});

test('[LIST-03] the footer shows Page N of M, with Previous and Next disabled at the ends', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/customers?page=0&limit=50');
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.press('Enter');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(previous).toBeEnabled();
  await next.press('Enter');
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
  await expect(rows(page)).toHaveCount(37);
  await previous.press('Enter');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
});

test('[LIST-06] a page past the end and invalid parameters are replaced by valid ones', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers?page=999&limit=50');
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await expect(page).toHaveURL(/page=2&limit=50$/);
  await expect(rows(page)).toHaveCount(37);
  await expect(page.getByText('No data')).toHaveCount(0);

  await mock.clearRequests();
  await page.goto('/product-reviews?page=-5&limit=7&sort=DROP&status=__proto__&rating=9,4&search=%00x');
  await expect(page).toHaveURL(/\/product-reviews\?page=0&limit=10&rating=4$/);
  await waitForRows(page);
  expect((await getPageRequests(mock, 'reviews'))[0]).toEqual({
    limit: 10,
    offset: 0,
    sortBy: 'createdAtDesc',
    rating: '4',
  });
  expect(await writes(mock)).toEqual([]);
});

test('[LIST-07] columns are chosen and reordered; a view saves filter, sort and columns by name', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers?page=0&limit=10');
  const headings = () => page.getByRole('columnheader').allTextContents();
  await expect(page.getByRole('columnheader', { name: 'Vouchers' })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Vouchers' }).uncheck();
  await page.getByRole('checkbox', { name: 'Referral code' }).check();
  for (let moves = 0; moves < 6; moves += 1) {
    await page.getByRole('button', { name: 'Move Referral code up' }).click();
  }
  await page.keyboard.press('Escape');
  const chosen = ['Customer', 'Referral code', 'Points', 'Orders', 'Reviews', 'Referrals', 'Loyalty program', 'Joined'];
  await expect.poll(async () => (await headings()).slice(1, -1)).toEqual(chosen);
  await page.getByLabel('Sort by').selectOption('points_desc');
  await page.getByRole('searchbox').fill('a');
  await expect(page).toHaveURL(/search=a/);
  await waitForRows(page);
  const ids = await getRowIds(page);

  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await expect(dialog.getByRole('button', { name: 'Save view' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'View name' }).fill('Rich in points');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('link', { name: 'Rich in points' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Vouchers' })).toBeVisible();
  await page.goto('/customers');
  await waitForRows(page);
  await mock.clearRequests();
  await page.getByRole('link', { name: 'Rich in points' }).click();
  await expect(page).toHaveURL(/sort=points_desc.*search=a/);
  await expect.poll(() => getRowIds(page)).toEqual(ids);
  expect((await headings()).slice(1, -1)).toEqual(chosen);

  await page.reload();
  await waitForRows(page);
  expect((await headings()).slice(1, -1)).toEqual(chosen);
  await page.getByRole('button', { name: 'Delete view “Rich in points”' }).click();
  await expect(page.getByRole('link', { name: 'Rich in points' })).toHaveCount(0);
});
