/** The analytics in a real browser. */
import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';

test('[ANA-01] the analytics work by keyboard alone: found by name, a tab, a period, a formula, the list behind a figure; axe finds nothing', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('analyt');
  await expect(page.getByRole('option', { name: 'Analytics' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeFocused();
  const chart = page.getByRole('figure', { name: 'Points earned and redeemed' });
  await expect(chart.locator('svg path').first()).toBeAttached();
  await expect(page.getByText(/previous 30 days/)).toHaveCount(8);
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await expect.poll(() => getOverflow(page)).toBe(0);

  await page.getByRole('link', { name: 'Rewards and vouchers' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/analytics/rewards');
  await page.getByLabel('Period', { exact: true }).selectOption('90d');
  await expect(page).toHaveURL('/analytics/rewards?period=90d');
  await page.getByRole('button', { name: 'Rewards', exact: true }).focus();
  await expect(page.getByText('Number of rewards created in the period').last()).toBeVisible();
  const figure = page.getByRole('link', { name: /Open list: Rewards$/ });
  const count = (await figure.locator('bdi').textContent()) ?? '';
  const total = page.getByRole('link', { name: /^All rewards/ });
  await expect(total).toContainText(count);
  const download = page.waitForEvent('download');
  await pressWhenEnabled(page.getByRole('button', { name: 'Download CSV' }), 'Enter');
  expect((await download).suggestedFilename()).toMatch(/^analytics-rewards-.*\.csv$/);
  await figure.press('Enter');
  await expect(page).toHaveURL(/\/rewards\?page=0&limit=10&dateFrom=.*&dateTo=/);
});

test('[ANA-01] the analytics fit a phone, read right to left, and say what the server does not report', {
  tag: '@full',
}, async ({ page, signIn, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mock.disableEndpoints('stats/series/pointsSpent');
  await signIn(page, '/analytics/points?period=custom&from=2025-12-01&to=2026-06-30');
  await expect(page.getByText('Not available for your store: Points redeemed.')).toBeVisible();
  await expect(page.getByLabel('Group by', { exact: true })).toHaveValue('month');
  await expect(page.getByRole('group', { name: 'From' })).toBeVisible();
  await expect.poll(() => getOverflow(page)).toBe(0);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await mock.disableEndpoints('stats/series');
  await page.evaluate(() => localStorage.setItem('console.language', 'ar'));
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'التحليلات' })).toBeVisible();
  await expect(page.getByText(/لا تتوفر لمتجرك بيانات بمرور الوقت/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => getOverflow(page)).toBe(0);
  await expectAccessibleInBoth(page);
});
