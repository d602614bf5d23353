/** Checks that the production build is served with its policy, and that the error checks of the tests work. */

import { findAxeViolations } from './support/axe';
import { expect, test } from './support/test';

test('[SEC-01] the production build runs under the strict policy and sends no request to other hosts', async ({
  page,
  servers,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const response = await page.goto('/auth');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  expect([...hosts].filter((host) => host !== servers.console && host !== servers.backend)).toEqual([]);
});

test('a signed-in merchant can open the customers', async ({ page, signIn, mock }) => {
  await signIn(page, '/customers');
  await expect(page.locator('tr[data-record]').first()).toBeVisible();
  const calls = await mock.requests({ path: /^\/admin\/graphql/ });
  expect(calls.length).toBeGreaterThan(0);
});

test('the stored session of the first sign-in is reused by the next test', async ({ page, signIn }) => {
  await signIn(page, '/customers');
  await expect(page.locator('tr[data-record]').first()).toBeVisible();
});

test('tokens are removed from the URL before the first request', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/auth\/sites/); // an unknown token
  const urls: string[] = [];
  page.on('request', (request) => urls.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto('/auth?token=secret-token&from=%2Ffaq');
  await expect(page).toHaveURL(/\/auth\?from=%2Ffaq$/);
  expect(urls.slice(1).filter((url) => url.includes('secret-token'))).toEqual([]);
});

test('[SEC-01] inline scripts, scripts in links and foreign images are blocked and reported', async ({
  page,
  pageErrors,
  servers,
}) => {
  await page.goto('/auth');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'javascript:window.ran = true';
    document.body.append(link);
    link.click();
    const script = document.createElement('script');
    script.append('window.ran = true');
    document.body.append(script);
    const image = new Image();
    image.src = 'https://evil.example/tracker.png';
    document.body.append(image);
  });
  await expect.poll(() => pageErrors.list().join()).toContain('img-src');
  await expect.poll(() => servers.reports.join()).toContain('csp: img-src blocked https://evil.example');
  await expect.poll(() => pageErrors.list().join()).toContain('script-src');
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  pageErrors.allow(/img-src|evil\.example|script-src|trusted-types|TrustedScript|Content Security Policy/);
});

test('uncaught errors, rejections and console.error are reported', async ({ page, pageErrors }) => {
  await page.goto('/auth');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
    void Promise.reject(new Error('rejected on purpose'));
    console.error('said on purpose');
  });
  for (const text of ['thrown on purpose', 'rejected on purpose', 'said on purpose'])
    await expect.poll(() => pageErrors.list().join()).toContain(text);
  pageErrors.allow(/on purpose/);
});

test('axe runs under the policy and finds violations', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('img'), document.createElement('button')));
  const violations = await findAxeViolations(page);
  expect(violations.join('\n')).toMatch(/button-name/);
});
