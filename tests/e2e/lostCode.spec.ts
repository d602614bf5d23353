/** Code of a page that can't be loaded, as after a deploy that removed it. */
import type { Page } from '@playwright/test';
import { loadManifest } from '../../scripts/check/sizes';
import { countCases } from './support/countCases';
import { expect, test } from './support/test';

const PAGE_CODE = /\/assets\/AnalyticsPage-[\w-]+\.js$/;

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Analytics' });

/**
 * Responds to requests for the page's code with 404 while `isLost()`. Counts the requests of the document, since one that
 * is reloaded early has no load event.
 */
async function loseCode(page: Page, isLost: () => boolean): Promise<{ count: number }> {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  await page.route(PAGE_CODE, (route) => (isLost() ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  return loads;
}

test.beforeEach(({ allowConsoleErrors }) => {
  allowConsoleErrors(/Failed to load resource|dynamically imported module/);
});

/** Opens the customers and loses the code at its first request. */
async function openAndLoseCode(page: Page, signIn: (page: Page, path: string) => Promise<void>) {
  await signIn(page, '/customers');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  let requests = 0;
  const loads = await loseCode(page, () => {
    requests += 1;
    return requests === 1;
  });
  return { loads, link: page.getByRole('link', { name: 'Analytics' }) };
}

test('a page whose code is gone reloads the console once, and says why', async ({ page, signIn }) => {
  const { loads, link } = await openAndLoseCode(page, signIn);
  await link.click();
  await expect(page.getByText('A new version was released, so we reloaded this page.')).toBeVisible();
  await link.click();
  await expect(heading(page)).toBeVisible();
  expect(loads.count).toBe(1);
});

test('a page whose code is gone says so if the merchant stays to save changes, and asks again on request', {
  tag: '@full',
}, async ({ page, signIn }) => {
  const { loads, link } = await openAndLoseCode(page, signIn);
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
  const questions: string[] = [];
  let staysHere = true;
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return staysHere ? dialog.dismiss() : dialog.accept();
  });
  await link.click();
  await expect(page.getByText('This section couldn’t be loaded')).toBeVisible();
  staysHere = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
  expect(questions).toEqual(['beforeunload', 'beforeunload']);
  expect(loads.count).toBe(1);
});

test('a page whose code stays gone says so without reloading again, and is loaded by a reload on request', async ({
  page,
  signIn,
}) => {
  countCases('start');
  await signIn(page);
  let isLost = true;
  const loads = await loseCode(page, () => isLost);
  await page.goto('/analytics');
  await expect(page.getByText('This section couldn’t be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customers' })).toBeVisible();
  expect(loads.count).toBe(2);
  isLost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
  expect(loads.count).toBe(3);
});

test('a composer has its styles although they were lost when its code was fetched in advance', async ({
  page,
  signIn,
  dist,
}) => {
  const [styles = ''] = loadManifest(dist)['src/engine/compose/TextComposer.tsx']?.css ?? [];
  let requests = 0;
  await page.route(`**/${styles}`, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(styles));
  await signIn(page, '/moderate');
  await lost;
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible();
  expect(requests).toBe(2);
});

test('a page that failed to load offline has its styles when the connection is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, '/customers');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const lost = new Set<string>();
  page.on('requestfailed', (request) => void (request.resourceType() === 'stylesheet' && lost.add(request.url())));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByText('This section couldn’t be loaded')).toBeVisible();
  expect(lost.size).toBeGreaterThan(0);
  page.on('response', (response) => void (response.ok() && lost.delete(response.url())));
  await context.setOffline(false);
  await expect(heading(page)).toBeVisible();
  expect([...lost]).toEqual([]);
});
