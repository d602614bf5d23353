/** The production build as it is served: its policy holds, and the tests' own watch works. */

import { axeFaults } from './support/axe';
import { expect, test } from './support/test';

test('the sign-in page runs under the strict policy, and nothing is asked of another host', async ({
  page,
  servers,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const answer = await page.goto('/auth');
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  expect([...hosts].filter((host) => host !== servers.console && host !== servers.backend)).toEqual([]);
});

test('a signed-in merchant reaches the customers', async ({ page, signIn, mock }) => {
  await signIn(page, '/customers');
  await expect(page.locator('tr[data-record]').first()).toBeVisible();
  const calls = await mock.requests({ path: /^\/admin\/graphql/ });
  expect(calls.length).toBeGreaterThan(0);
});

test('the stored session of the first sign-in serves the next test', async ({ page, signIn }) => {
  await signIn(page, '/customers');
  await expect(page.locator('tr[data-record]').first()).toBeVisible();
});

test('tokens are out of the address before anything is asked for', async ({ page, expectTrouble }) => {
  expectTrouble(/auth\/sites/); // nobody knows this token
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto('/auth?token=secret-token&from=%2Ffaq');
  await expect(page).toHaveURL(/\/auth\?from=%2Ffaq$/);
  expect(addresses.slice(1).filter((address) => address.includes('secret-token'))).toEqual([]);
});

test('an inline script and a foreign picture are refused, and the watch notices', async ({
  page,
  complaints,
  servers,
}) => {
  await page.goto('/auth');
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'https://evil.example/tracker.png';
    document.body.append(picture);
  });
  await expect.poll(() => complaints.list().join()).toContain('img-src');
  await expect.poll(() => servers.reports.join()).toContain('csp: img-src blocked https://evil.example');
  complaints.allow(/img-src|evil\.example/);
});

test('the watch notices uncaught errors, rejections and console.error', async ({ page, complaints }) => {
  await page.goto('/auth');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
    void Promise.reject(new Error('rejected on purpose'));
    console.error('said on purpose');
  });
  for (const text of ['thrown on purpose', 'rejected on purpose', 'said on purpose'])
    await expect.poll(() => complaints.list().join()).toContain(text);
  complaints.allow(/on purpose/);
});

test('axe runs under the policy, and finds what is wrong', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('img'), document.createElement('button')));
  const faults = await axeFaults(page);
  expect(faults.join('\n')).toMatch(/button-name/);
});
