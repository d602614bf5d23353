/** react-admin's hooks and components in a production build with overrides, under the real Content-Security-Policy. */
import { buildWithOverrides, overridesDist } from './support/buildWithOverrides';
import { expect, test } from './support/test';

test.use({
  amounts: { customers: 60, reviews: 20, rewards: 20, questions: 10 },
  dist: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      await buildWithOverrides();
      await use(overridesDist);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const writes = { method: 'PATCH', path: /^\/admin\/customers\// };

test.afterEach(({ servers }) => expect(servers.reports).toEqual([]));

test('[RA-04] a list override shows <DataTable>: it sorts by field, and its URL is that of the list', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers?page=0&limit=10');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: /since/i }).click();
  await expect(page).toHaveURL(/\?page=0&limit=10&sort=createdAt_asc$/);
  await expect.poll(() => sortsSent(mock)).toContain('createdAt_asc');
});

test('[RA-04] <Edit> opens from the table and saves, and the table shows the change', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/customers?page=0&limit=10');
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
  await expect(page).toHaveURL(/\/customers\/\w+$/);
  await page.getByRole('textbox', { name: 'First name' }).fill('Changed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/customers$/);
  expect(await mock.requests(writes)).toEqual([]);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect
    .poll(async () => (await mock.requests(writes)).map(({ body }) => body))
    .toEqual([{ firstName: 'Changed' }]);
});

test('[RA-03] useUpdate, undoable, is sent once when the notification closes, and never after Undo', async ({
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
});

test('[RA-03] useNotify shows, and useGetOne shows what useGetList has read', async ({ page, mock, signIn }) => {
  await signIn(page, '/rewards');
  await page.getByRole('button', { name: 'Say hello' }).click();
  await expect(page.getByText('Hello from an extension')).toBeVisible();
  await expect(page.locator('output').first()).not.toBeEmpty();
  await page.getByRole('button', { name: 'Open the newest' }).click();
  await expect(page.getByText(/^Newest: (?!undefined)/)).toBeVisible();
  expect((await mock.requests()).filter(({ body }) => /customerById/.test(JSON.stringify(body)))).toEqual([]);
});

test('[RA-04] <List> has a state of its own in another resource’s page, and useRedirect opens a list', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/rewards');
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('button', { name: /since/i }).click();
  await expect.poll(() => sortsSent(mock)).toContain('createdAt_asc');
  await expect(page).toHaveURL(/\/rewards$/);
  await page.getByRole('button', { name: 'Go to the reviews' }).click();
  await expect(page.locator('tr[data-record]').first()).toBeVisible();
});

test('[RA-02] useLogout ends the session', async ({ page, signIn }) => {
  await signIn(page, '/rewards');
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
