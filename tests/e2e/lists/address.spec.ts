import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { getFocusedRowId, getPageRequests, getRow, getRowIds, rows, waitForRows } from './support/lists';

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
