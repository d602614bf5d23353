/** The pages that lead into the console without a session, in a real browser: keyboard, storage, and axe. */
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expect, test } from '../support/test';

test('[AUTH-03] an invitation is accepted by keyboard after a reload; its token is in no URL but that of its call', async ({
  page,
  mock,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto('/auth/setup?t=demo-invite');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re invited to Nordlys Atelier' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/invitation$/);
  const logo = page.locator('main img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessibleInBoth(page);

  await page.getByLabel(/^Your name/).focus();
  await page.keyboard.insertText('Ines Holm');
  await page.reload();
  await expect(page.getByLabel(/^Your name/)).toHaveValue('Ines Holm');
  await page.getByLabel(/^Your name/).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/^Password/)).toBeFocused();
  await page.keyboard.insertText('long enough');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).not.toHaveURL(/siteId/);
  const leaks = requested.slice(1).filter((line) => line.includes('demo-invite'));
  expect(leaks.every((line) => line.includes('/auth/setup_manager_account?emailToken='))).toBe(true);
  const calls = await mock.requests({ path: /^\/auth\/setup_manager_account/ });
  expect(calls.map(({ headers }) => headers['authorization'])).toEqual(calls.map(() => undefined));
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/demo-invite|Ines/);

  // The password signs in from now on.
  await page.goto('/logout');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('manager@demo.example');
  await page.getByLabel(/^password/i).fill('long enough');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account menu: Ines Holm' })).toBeVisible();
});

test('[AUTH-04] a private app leads from the sign-in page to the requested page by keyboard', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/);
  await page.goto('/auth?from=%2Ffaq');
  await page.getByRole('link', { name: 'Use Shopify private app' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /Store web address/ }).focus();
  await page.keyboard.insertText('https://nordlys.example/admin');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This access token isn’t valid for this store.');
  await expectAccessibleInBoth(page);
  await page.getByLabel(/^Access token/).fill('demo-app-token');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(page).toHaveURL(/\/faq/);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'demo-app-token',
  );
});
