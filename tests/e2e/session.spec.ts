import type { Page } from '@playwright/test';
import { countCases } from './support/countCases';
import { demo, signInByHand } from './support/signIn';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Authorization headers of the requests of a list, in their order. */
async function fetchAuthHeaders(mock: {
  requests: (match: object) => Promise<{ headers: Record<string, unknown> }[]>;
}) {
  const calls = await mock.requests({ path: /^\/admin\// });
  return calls.map(({ headers }) => String(headers['authorization']));
}

const switchSite = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: /Switch store$/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('button', { name: /Switch store$/ })).toHaveAccessibleName(name);
};

test('the first paint shows the menu that follows, also that of an extension', async ({ page, request, signIn }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  const firstLabels = [...html.matchAll(/class="first-label " data-en="([^"]+)"/g)].map(([, label]) => label);
  await signIn(page, '/');
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  // Numbers follow the names. A configuration may hide the billing.
  const names = (await links.allTextContents()).map((text) => text.replace(/\d+.*$/, ''));
  expect(firstLabels).toEqual(['Search', ...names.filter((name) => name !== 'Billing')]);
});

test('[AUTH-02] a token in the URL is stored and removed from the URL, the history and every request', async ({
  page,
  mock,
  allowConsoleErrors,
}) => {
  await signInByHand(page);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('console.session') ?? '{}').signInToken);
  // Leave the console, which would send requests without a token. The JSON file triggers no favicon request.
  allowConsoleErrors(/favicon\.ico/);
  await page.goto('/config.json');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await mock.clearRequests();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(`/auth?token=${encodeURIComponent(token)}&from=%2Ffaq`);
  await expect(heading(page, 'FAQ')).toBeVisible();
  await expect(page).toHaveURL(/\/faq/);
  expect(requested.slice(1).filter((line) => line.includes(token))).toEqual([]);
  for (const call of await mock.requests()) expect(call.path).not.toContain(token);
  await page.goBack();
  expect(page.url()).not.toContain(token);
});

test('[APP-20] two tabs with two stores: each one only writes to its own', async ({ context, mock, signIn }) => {
  const first = await context.newPage();
  await signIn(first, '/contact');
  const second = await context.newPage();
  await second.goto('/contact');
  await switchSite(second, /Tsuki/);
  await expect(heading(second, 'Contact')).toBeVisible();
  const { tokens } = await first.evaluate(() => JSON.parse(localStorage.getItem('console.session') ?? '{}'));
  const [nordlys, tsuki] = Object.values(tokens);

  await mock.clearRequests();
  for (const page of [first, second]) {
    await page.getByRole('textbox', { name: 'Message' }).fill('From this shop');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/Your support ticket/)).toBeVisible();
  }
  const sent = await mock.requests({ method: 'POST', path: /^\/admin\/contact$/ });
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual([`Bearer ${nordlys}`, `Bearer ${tsuki}`]);

  await mock.clearRequests();
  await first.reload();
  await expect(first.getByRole('button', { name: /^Current store: Nordlys Atelier .*Switch store$/ })).toBeVisible();
  expect(new Set(await fetchAuthHeaders(mock))).toEqual(new Set([`Bearer ${nordlys}`]));
});

test('signing out in one tab asks about the draft of another one, then locks it and clears its storage', async ({
  context,
  signIn,
}) => {
  const first = await context.newPage();
  await signIn(first, '/contact');
  await first.getByRole('textbox', { name: 'Message' }).fill('A secret');
  const second = await context.newPage();
  await second.goto('/customers');
  await second.getByRole('button', { name: /^Account menu:/ }).click();
  await second.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(heading(second, 'Sign out and delete this?')).toBeVisible();
  await expect(first.getByRole('textbox', { name: 'Message' })).toHaveValue('A secret');
  await second.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(heading(second, 'Sign in')).toBeVisible();
  await expect(heading(first, 'Sign in')).toBeVisible();
  const getStoredKeys = () =>
    Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('console.'));
  for (const page of [first, second]) expect(await page.evaluate(getStoredKeys)).toEqual(['console.linkAccounts']);
  await first.goBack();
  await expect(heading(first, 'Sign in')).toBeVisible();
});

test('twelve simultaneous 401 responses open one dialog', async ({ page, mock, signIn }) => {
  countCases('signIn', 12);
  await signIn(page, '/customers');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await mock.expireTokens();
  for (const name of ['Rewards', 'Product reviews', 'FAQ']) {
    await page.evaluate((label) => {
      const link = [...document.querySelectorAll('nav a')].find((node) => node.textContent?.startsWith(label));
      if (link instanceof HTMLElement) link.click();
    }, name);
  }
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page
    .getByRole('dialog')
    .getByLabel(/^password/i)
    .fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, 'FAQ')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => mock.requests({ method: 'POST', path: /^\/auth\/email$/ })).toHaveLength(1);
});

test('with blocked storage, signing in works for the current tab, with a notice', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await signInByHand(page);
  await expect(page.getByText(/Your browser is blocking storage for this site/)).toBeVisible();
});
