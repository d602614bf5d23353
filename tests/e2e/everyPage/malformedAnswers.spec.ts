/** No page is blank after an answer that isn't what the contract says; it says what couldn't be loaded. */
import type { Page } from '@playwright/test';
import type { MockClient } from '../support/mockClient';
import { expect, test } from '../support/test';
import { buildTour } from '../tour/buildTour';
import { findTourIds } from '../tour/openPages';
import { watchRequests } from '../tour/watchRequests';

/** Calls of the pages, not those that start the session. */
const PAGE_CALLS = '^/(?!auth/|admin/(settings|widgets|housekeeping/ping)$|__control|media/)';

const answers = {
  'without fields': { body: {} },
  null: { body: null },
  'of another type': { body: [['text']] },
  'with a page of HTML': { html: '<!doctype html><title>Guest Wi-Fi</title><h1>Welcome</h1>' },
} as const;

/** Opens a page whose calls all have this answer. */
async function openWithAnswer(page: Page, mock: MockClient, url: string, answer: object): Promise<void> {
  await mock.failNext({ pathPattern: PAGE_CALLS, status: 200, times: 500, ...answer });
  await page.goto(url);
  const main = page.getByRole('main').first();
  await expect.soft(main.getByRole('heading').first(), `${url} isn’t blank`).toBeVisible();
  await expect.soft(main.locator('[aria-busy="true"]'), `${url} ends loading`).toHaveCount(0);
  await expect.soft(page.getByText('Something went wrong on this page'), `${url} doesn’t fail as a whole`).toBeHidden();
  await expect.soft(page.locator('body'), url).not.toContainText(/\bundefined\b|\[object|TypeError|NaN/);
}

for (const [name, answer] of Object.entries(answers)) {
  test(`[REL-02] no page is blank after an answer ${name}`, { tag: '@full' }, async ({
    page,
    signIn,
    mock,
    allowConsoleErrors,
  }) => {
    test.setTimeout(600_000);
    allowConsoleErrors(/^console\.error/);
    await signIn(page, '/customers?page=0&limit=3');
    const { inShell } = buildTour(await findTourIds(page));
    for (const url of inShell) await openWithAnswer(page, mock, url, answer);
  });

  const tag = name === 'null' ? [] : ['@full'];
  test(`[REL-02] pages name what couldn’t be loaded after an answer ${name}`, { tag }, async ({
    page,
    signIn,
    mock,
    allowConsoleErrors,
  }) => {
    test.setTimeout(120_000);
    allowConsoleErrors(/^console\.error/);
    await signIn(page, '/contact');
    for (const [url, text] of [
      ['/rewards', 'Rewards couldn’t be loaded'],
      ['/product-reviews', 'Product reviews couldn’t be loaded'],
      ['/loyalty', /couldn’t be loaded/],
      ['/analytics', /couldn’t load your statistics|couldn’t be loaded/],
      ['/billing', 'We couldn’t load your billing'],
      ['/notifications', /Templates can['’]t be loaded/],
      ['/theme-editor', 'Some of your store’s content couldn’t be loaded. The preview shows examples instead.'],
    ] as const) {
      await openWithAnswer(page, mock, url, answer);
      const main = page.getByRole('main');
      await expect.soft(main, url).toContainText(text);
      await expect.soft(main.getByRole('button', { name: 'Try again' }).first(), url).toBeVisible();
    }
  });

  test(`[REL-02] pages of the widgets name an answer ${name}, and keep what is typed`, { tag }, async ({
    page,
    signIn,
    mock,
    servers,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/^console\.error/);
    await signIn(page, '/contact');
    // The start of the session reads the widgets, too, so it ends before the answers change.
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await mock.failNext({ pathPattern: '^/admin/widgets$', status: 200, times: 3, ...answer });
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: 'Try again' });

    await page.getByRole('link', { name: 'Forms', exact: true }).click();
    await expect(main).toContainText('We couldn’t refresh the forms. They’re shown as last loaded.');
    await expect(retry).toBeVisible();
    // The widgets are cached, so that the preview lacks other contents alone.
    await mock.failNext({ pathPattern: PAGE_CALLS, status: 200, times: 500, ...answer });
    await page.getByRole('link', { name: 'Theme editor', exact: true }).click();
    await expect(main).toContainText('The preview shows examples instead.');
    const color = main.getByRole('textbox', { name: 'Brand color', exact: true });
    await color.fill('#123456');
    const traffic = watchRequests(page, servers.console, mock.url);
    const retryAll = async () => {
      const answered = page.waitForResponse((response) =>
        new RegExp(PAGE_CALLS).test(new URL(response.url()).pathname),
      );
      await retry.click();
      await answered;
      // A retry reads what has failed by then: an answer that is still on its way may fail after it.
      await traffic.waitForIdle();
    };
    await retryAll();
    await expect(main).toContainText('The preview shows examples instead.');
    await expect(color).toHaveValue('#123456');
    await mock.clearFailures();
    await retryAll();
    await expect(main.getByText('The preview shows examples instead.')).toHaveCount(0);
    await expect(color).toHaveValue('#123456');
  });
}

test('the history of changes reads nothing from the server', async ({ page, signIn, mock }) => {
  await signIn(page, '/history');
  await expect(page.getByRole('main')).toContainText('No data');
  await mock.clearRequests();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('No data');
  const requests = await mock.requests();
  expect(requests.map(({ path }) => path).filter((path) => new RegExp(PAGE_CALLS).test(path))).toEqual([]);
});
