import type { Page } from '@playwright/test';
import { filterPageEvents, recordTrace } from '../../../scripts/bench/recordTrace';
import { getRow, getRowIds, waitForRows } from '../lists/support/lists';
import { expect, test } from '../support/test';

/** How many elements the browser calculated the styles of, at most at once, while the page reacted. */
async function countRestyled(page: Page, react: () => Promise<void>): Promise<number> {
  const stop = await recordTrace(await page.context().newCDPSession(page), ['devtools.timeline']);
  await react();
  const events = filterPageEvents(await stop(), 'UpdateLayoutTree');
  expect(events).not.toEqual([]);
  return Math.max(...events.map(({ args }) => args?.elementCount ?? 0));
}

test('a bar or a menu that appears or disappears restyles itself, not the rows', async ({ page, signIn }) => {
  // Their styles stay loaded, and rules of one page can make those of another expensive.
  await signIn(page, '/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Theme editor' }).click();
  await page.getByRole('textbox', { name: 'Button background', exact: true }).fill('#cfe8d0');
  await page.getByRole('button', { name: 'Discard' }).click();
  await menu.getByRole('link', { name: 'Product reviews' }).click();
  await waitForRows(page);
  await page.getByLabel('Rows per page').selectOption('50');
  await expect(page.locator('tr[data-record]')).toHaveCount(50);
  const total = await page.locator('body *').count();
  expect(total).toBeGreaterThan(1000);
  const [first = ''] = await getRowIds(page);
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  const restyled = {
    selected: await countRestyled(page, async () => {
      await getRow(page, first).getByRole('checkbox').check();
      await expect(bar).toBeVisible();
    }),
    cleared: await countRestyled(page, async () => {
      await bar.getByRole('button', { name: 'Clear selection' }).click();
      await expect(bar).toHaveCount(0);
    }),
    menu: await countRestyled(page, async () => {
      await getRow(page, first)
        .getByRole('button', { name: /^More actions/ })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
    }),
  };
  for (const [name, count] of Object.entries(restyled)) expect(count, name).toBeLessThan(200);
});
