import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { phone } from '../support/phone';
import { expect, test } from '../support/test';

test.use(phone);

test('the invitation, the private app, and a platform fit a phone in Arabic, and axe finds nothing', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('console.language', 'ar'));
  for (const [path, title] of [
    ['/auth?t=demo-invite', /^دعوة للانضمام/],
    ['/auth/private-app', /^تطبيق خاص/],
    ['/install/shopify', /^تثبيت التطبيق/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessibleInBoth(page);
    await expect.poll(() => getOverflow(page)).toBe(0);
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
  }
});
