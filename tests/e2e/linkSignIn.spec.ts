/** A link with the token of another account: the merchant has to notice it before anything is sent. */
import type { BrowserContext, Page } from '@playwright/test';
import { csvFile, goToRows, uploadFile } from './imports/support/importPage';
import { rows, waitForRows } from './lists/support/lists';
import { findAxeViolations } from './support/axe';
import type { MockClient } from './support/mockClient';
import { demo } from './support/signIn';
import { expect, test } from './support/test';

const notice = (page: Page) => page.getByText(/^A link signed you in as .+\. Your changes go to the store Nordlys/);
const question = (page: Page) => page.getByRole('dialog', { name: /^Is Nordlys.* your store\?$/ });
const signOutLink = (page: Page) => page.getByRole('link', { name: 'Not you? Sign out' });

/** Opens a link with the token of another user. */
async function openLink(page: Page, mock: MockClient, path = '/'): Promise<void> {
  const response = await page.request.post(`${mock.url}/auth/email`, { data: demo });
  const { access_token: token } = Object(await response.json());
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${encodeURIComponent(String(token))}`);
  await expect(notice(page)).toBeVisible();
}

async function openInSecondTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const writes = (mock: MockClient, path: RegExp) => async () =>
  (await mock.requests({ path })).filter(({ method }) => method !== 'GET').length;

test('names the account and the store until it is dismissed, in every tab and after a reload', async ({
  context,
  page,
  mock,
}) => {
  await openLink(page, mock, '/customers');
  await waitForRows(page);
  await expect(notice(page)).toContainText(/signed you in as (?!an account without)/);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  const second = await openInSecondTab(context, '/faq');
  await expect(notice(second)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).last().click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await waitForRows(page);
  await expect(notice(page)).toHaveCount(0);
});

test('offers to sign out; whoever signs in themselves sees no notice', { tag: '@full' }, async ({ page, mock }) => {
  await openLink(page, mock);
  await signOutLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('textbox', { name: /email/i }).fill(demo.email);
  await page.getByLabel(/^password/i).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('asks for the store before the first bulk action, sends nothing without a yes, and asks once', async ({
  page,
  mock,
}) => {
  await openLink(page, mock, '/product-reviews?status=pending');
  await waitForRows(page);
  const select = page.getByRole('checkbox', { name: 'Select all on this page' });
  const publish = page.getByRole('button', { name: /^Publish \(\d+\)$/ });
  await mock.clearRequests();
  await select.check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await publish.click();
  await expect(question(page)).toBeVisible();
  await expect(question(page)).toContainText(/A link signed you in as .+ now go to Nordlys/);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Bulk action', exact: true })).toHaveCount(0);
  expect(await writes(mock, /^\/admin\/reviews/)()).toBe(0);

  await publish.click();
  await page.getByRole('button', { name: /^Continue with Nordlys/ }).click();
  await expect.poll(writes(mock, /^\/admin\/reviews/)).toBeGreaterThan(1);
  await page.reload();
  await waitForRows(page);
  const left = await rows(page).count();
  await mock.clearRequests();
  await select.check();
  await expect(page.getByText(`${left} selected`)).toBeVisible();
  await publish.click();
  await expect.poll(writes(mock, /^\/admin\/reviews/)).toBe(left);
  await expect(question(page)).toHaveCount(0);
});

test('asks before the first upload: no file leaves the browser without a yes', { tag: '@full' }, async ({
  page,
  mock,
}) => {
  await openLink(page, mock, '/product-reviews/create');
  const photos = page.getByRole('group', { name: 'Photos' });
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAFklEQVR42mNk+M/wn4EIwDiqkL4KAXvbD/0EXP5rAAAAAElFTkSuQmCC';
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await mock.clearRequests();
  await photos.locator('input[type=file]').setInputFiles(photo);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(photos.getByText('Upload canceled')).toBeVisible();
  expect(await writes(mock, /upload|storage/)()).toBe(0);
  await photos.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^Continue with Nordlys/ }).click();
  await expect(photos.getByRole('img', { name: /^File 1 of 1/ })).toBeVisible();
});

test('asks before the first import: no row is sent without a yes', { tag: '@full' }, async ({ page, mock }) => {
  await openLink(page, mock, '/customers/import/points');
  await uploadFile(page, csvFile('Name,Email,Points\nAda,ada@shop.example,5\n'));
  await goToRows(page);
  await mock.clearRequests();
  const start = page.getByRole('button', { name: /^Add 5 points to/ });
  await start.click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  expect(await writes(mock, /^\/admin\/data\/import/)()).toBe(0);
  await start.click();
  await page.getByRole('button', { name: /^Continue with Nordlys/ }).click();
  await expect.poll(writes(mock, /^\/admin\/data\/import\/points$/)).toBe(1);
});
