/** react-admin's hooks and components in a production build with overrides, under the real Content-Security-Policy. */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { buildWithOverrides, overridesDist } from './support/buildWithOverrides';
import { expect, test } from './support/test';

let building: Promise<void> | null = null;

test.use({
  amounts: { customers: 60, reviews: 20, rewards: 20, questions: 10 },
  dist: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      building ??= buildWithOverrides();
      await building;
      await use(overridesDist);
    },
    { scope: 'test', timeout: 120_000 },
  ],
});

const writes = { method: 'PATCH', path: /^\/admin\/customers\// };

test.afterEach(({ servers }) => expect(servers.reports).toEqual([]));

test('[RA-04] a list override shows <DataTable>, which sorts by field, opens <Edit>, exports, selects, filters, and keeps queries as react-admin documents', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers?page=0&limit=10');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: /since/i }).click();
  await expect(page).toHaveURL(/\?page=0&limit=10&sort=createdAt_asc$/);
  await expect.poll(() => sortsSent(mock)).toContain('createdAt_asc');

  await page.goto('/customers?page=0&limit=10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best customers');
  await expect(page).toHaveTitle(/^Best customers\b/);
  await page.getByRole('textbox', { name: 'Search' }).fill('an');
  await expect(page).toHaveURL(/\?page=0&limit=10&search=an$/);
  await expect(page.getByText(/^1-10 of (?!60)/)).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
  await expect(page).toHaveURL(/\/customers\/\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Customer / })).toBeVisible();
  await expect(page).toHaveTitle(/^Customer /);
  await page.getByRole('textbox', { name: 'First name' }).fill('Changed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/customers\?page=0&limit=10&search=an$/);
  await expect(page).toHaveTitle(/^Best customers\b/);
  expect(await mock.requests(writes)).toEqual([]);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect
    .poll(async () => (await mock.requests(writes)).map(({ body }) => body))
    .toEqual([{ firstName: 'Changed' }]);

  await page.goto('/customers?page=0&limit=10');
  const linesOf = async (button: Locator) => {
    const started = page.waitForEvent('download');
    await button.click();
    const text = await readFile(await (await started).path(), 'utf8');
    await expect(page.getByRole('region', { name: 'Export', exact: true })).toHaveCount(0);
    return text.trim().split('\n');
  };
  const all = await linesOf(page.getByRole('button', { name: 'Export' }));
  expect(all).toHaveLength(61);
  expect(all[0]).toContain('Email');

  // Points have one order, in which they are sorted, whichever order the table asks for.
  await page.getByRole('button', { name: 'Points' }).click();
  await expect(page).toHaveURL(/&sort=points_desc$/);

  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page).toHaveURL(/\?page=1&limit=10/);
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await expect(page.getByText('2 items selected')).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Search' });
  // The toolbar covers none of the filters.
  await search.click({ trial: true });
  expect(await linesOf(page.getByRole('button', { name: 'Export' }).last())).toHaveLength(3);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('11 items selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByText('60 items selected')).toBeVisible();
  // On a phone, the table is scrolled, and not the page.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const button of await page.getByRole('button', { name: 'Export' }).all())
    await expect(button).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });

  await search.fill('a');
  await expect(page).toHaveURL(/search=a$/);
  const filter = page.getByRole('button', { name: 'Add filter' });
  await filter.click();
  await page.getByRole('menuitem', { name: /Save current query/ }).click();
  await page.getByRole('textbox', { name: 'Query name' }).fill('With an a');
  await page.getByRole('button', { name: 'Save' }).click();
  await filter.click();
  await page.getByRole('menuitem', { name: 'Remove all filters' }).click();
  await expect(page).not.toHaveURL(/search/);
  await filter.click();
  await page.getByRole('menuitem', { name: 'With an a' }).click();
  await expect(page).toHaveURL(/\?page=0&limit=10&sort=points_desc&search=a$/);
  // In the list of queries, the query that applies is removed, and applied again.
  const query = page.getByRole('button', { name: 'With an a' });
  await query.click();
  await expect(page).not.toHaveURL(/search/);
  await query.click();
  await expect(page).toHaveURL(/search=a$/);

  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '5', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(6);

  await page.getByRole('link', { name: 'Show' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Customer / })).toBeVisible();
  await expect(page.getByText(/@/).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
});

test('[RA-02] [RA-03] [RA-04] hooks of react-admin update, notify, read what is known, have lists of their own, lead to others, and end the session', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/rewards');
  const name = page.locator('output').first();
  await expect(name).not.toBeEmpty();
  const before = await name.textContent();
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(name).toHaveText('Changed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByText('The name is changed')).toBeVisible();
  expect(await mock.requests(writes)).toEqual([]);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(async () => (await mock.requests(writes)).length).toBe(1);
  await expect(name).toHaveText('Changed');

  await page.goto('/rewards');
  await mock.clearRequests();
  await page.getByRole('button', { name: 'Say hello' }).click();
  await expect(page.getByText('Hello from an extension')).toBeVisible();
  await expect(page.locator('output').first()).not.toBeEmpty();
  await page.getByRole('button', { name: 'Open the newest' }).click();
  await expect(page.getByText(/^Newest: (?!undefined)/)).toBeVisible();
  expect((await mock.requests()).filter(({ body }) => /customerById/.test(JSON.stringify(body)))).toEqual([]);

  await page.goto('/rewards');
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('button', { name: /since/i }).click();
  await expect.poll(() => sortsSent(mock)).toContain('createdAt_asc');
  // The list of the page itself was open before.
  await expect(page).toHaveURL(/\/rewards(\?page=0&limit=10)?$/);
  await page.getByRole('button', { name: 'Go to the reviews' }).click();
  await expect(page.locator('tr[data-record]').first()).toBeVisible();

  await page.goto('/rewards');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('console.session'))).toBeNull();
});

test('[DEV-05] a brand, a page and a menu entry of an extension are shown, within the Content-Security-Policy', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/contact');
  const logo = page.getByRole('img', { name: 'Acme Loyalty' });
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('body')).toHaveCSS('font-family', /^Georgia/);
  // Dark enough to be read on white; on black, the accent as it is.
  const link = page.getByRole('link', { name: 'support@example.com' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(link).toHaveCSS('color', 'rgb(152, 99, 0)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(link).toHaveCSS('color', 'rgb(245, 166, 35)');
  await page.getByRole('link', { name: 'Newest customers' }).click();
  await expect(page.getByRole('button', { name: 'Say hello' })).toBeVisible();
});

/** The sort values of the customers' list queries so far. */
async function sortsSent(mock: { requests(): Promise<{ body: unknown }[]> }): Promise<unknown[]> {
  return (await mock.requests()).map(({ body }) => Object(Object(body).variables).sortBy);
}
