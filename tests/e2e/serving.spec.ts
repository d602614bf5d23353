/** Checks that the production build is served with its policy, and that the error checks of the tests work. */

import { findAxeViolations } from './support/axe';
import { expect, test } from './support/test';

test('[SEC-01] the production build runs under the strict policy, sends no request to other hosts, and blocks and reports inline scripts, scripts in links and foreign images', async ({
  page,
  pageErrors,
  servers,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const response = await page.goto('/auth');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  expect([...hosts].filter((host) => host !== servers.console && host !== servers.backend)).toEqual([]);

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

test('axe runs under the policy and finds violations; uncaught errors, rejections and console.error are reported', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('img'), document.createElement('button')));
  const violations = await findAxeViolations(page);
  expect(violations.join('\n')).toMatch(/button-name/);

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
