import type { Page } from '@playwright/test';
import { findSmallTargets, getOverflow } from '../lists/support/layoutChecks';
import { expectAccessibleInBoth } from '../lists/support/listStates';
import { expect, test } from '../support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Cumulative layout shift since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift there is no entry.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test('the dashboard works by keyboard alone: a period, the reviews of a bar, the setup and back; axe finds nothing, nothing shifts', async ({
  page,
  signIn,
}) => {
  await signIn(page, '/?period=30d');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const chart = page.getByRole('region', { name: /^Points earned and redeemed/ });
  // The first and the last day are parts of days.
  await expect(chart.getByRole('slider')).toHaveAttribute('max', '30');
  await expect(chart.locator('svg path').first()).toBeAttached();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await expect.poll(() => getOverflow(page)).toBe(0);

  await page.getByRole('link', { name: '7 days' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?period=7d');
  await expect(page.getByRole('link', { name: '7 days' })).toBeFocused();
  await expect(chart.getByRole('slider')).toHaveAttribute('max', '7');

  await page.getByRole('link', { name: /^4 stars/ }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Product reviews')).toBeFocused();
  await expect(page).toHaveURL(/rating=4/);
  await page.goBack();
  await expect(page).toHaveURL('/?period=7d');

  await page.getByRole('button', { name: 'More actions', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Restart setup wizard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Restart wizard' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Set up your store')).toBeFocused();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await expectAccessibleInBoth(page);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: /^(Launch|Skip remaining steps)/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeFocused();
});
