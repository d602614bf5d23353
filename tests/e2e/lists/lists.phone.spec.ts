import type { Page } from '@playwright/test';
import { tagInTurn } from '../../support/fullRun';
import { phone } from '../support/phone';
import { expect, test } from '../support/test';
import { findSmallTargets, getOverflow } from './support/layoutChecks';
import { expectStateAccessible, isInRun, lists, openReviews, openStates } from './support/listStates';
import { rows, waitForRows } from './support/lists';

test.use(phone);

/** The list whose cards hold the most. */
const fullestList = '/product-reviews';

for (const { path } of lists) {
  const title = `${path} on a phone shows cards without horizontal scrolling at 390 and 320 px, and axe finds nothing`;
  test(title, { tag: path === fullestList ? [] : ['@full'] }, async ({ page, signIn }) => {
    await signIn(page, path);
    await waitForRows(page);
    await expectStateAccessible(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => getOverflow(page), `${width} px`).toBe(0);
      await expect.poll(() => findSmallTargets(page), `${width} px`).toEqual([]);
    }
  });
}

test('flags come with the rows, so that nothing moves below a finger', async ({ page, signIn, mock }) => {
  await signIn(page, '/customers');
  await waitForRows(page);
  const flagsCode = page.waitForRequest(/\/lazyFlags-[\w-]+\.js$/);
  await page.route(`${mock.url}/admin/graphql`, async (route) => {
    if (route.request().postData()?.includes('reviews(limit')) await flagsCode;
    await route.continue();
  });
  await page.getByLabel('Page', { exact: true }).selectOption('Product reviews');
  await waitForRows(page);
});

/** Scrolls controls out from under the top bar, which axe would report as targets that are too small. */
async function scrollOutFromBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const barBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const getCoveredBoxes = () =>
      [...document.querySelectorAll('main button, main a, main input, main select')]
        .map((control) => control.getBoundingClientRect())
        .filter(({ top, bottom }) => top < barBottom && bottom > 0);
    for (let attempts = 0; attempts < 5 && window.scrollY > 0; attempts += 1) {
      const bottoms = getCoveredBoxes().map(({ bottom }) => bottom);
      if (bottoms.length > 0) window.scrollBy(0, Math.max(...bottoms) + 1);
    }
  });
}

/** Cards have no “Select all on this page” checkbox. */
const phoneStates = Object.entries(openStates).filter(([name]) => name !== 'the question of a bulk');

test('axe finds nothing on a phone with a record, a menu or another layer open', { tag: tagInTurn(0, 3) }, async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page);
  for (const [name, show] of phoneStates.filter(isInRun)) {
    await test.step(name, async () => {
      await mock.reset();
      await page.setViewportSize({ width: 390, height: 844 });
      await openReviews(page);
      await show(page);
      await scrollOutFromBar(page);
      await expectStateAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => getOverflow(page)).toBe(0);
      await expect.poll(() => findSmallTargets(page)).toEqual([]);
    });
  }
});

test('cards are selected and have a menu in reach of a thumb', { tag: tagInTurn(1, 3) }, async ({ page, signIn }) => {
  await signIn(page);
  for (const path of ['/customers?page=0&limit=10', '/product-reviews?page=0&limit=10']) {
    await page.goto(path);
    await waitForRows(page);
    const card = rows(page).first();
    expect((await card.boundingBox())?.y).toBeLessThan(300);
    expect(await page.locator('tr[data-record] td[data-numeric]:visible').allTextContents()).not.toContain('0');
    const checkbox = card.getByRole('checkbox', { name: /^Select / });
    await checkbox.tap();
    await expect(checkbox).toBeChecked();
    const bar = page.getByRole('region', { name: 'Bulk actions' });
    await expect(bar).toContainText('1 selected');
    await expect(bar.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'Clear selection' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
    await expect.poll(() => getOverflow(page)).toBe(0);
    await bar.getByRole('button', { name: 'Clear selection' }).tap();
    await expect(checkbox).not.toBeChecked();
    await card.getByRole('button', { name: /^More actions for / }).tap();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  }
});

test('the progress of an export is above the actions of selected cards', { tag: tagInTurn(2, 3) }, async ({
  page,
  signIn,
}) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  await page.getByRole('button', { name: 'Sort, columns, and export' }).tap();
  await page.getByRole('button', { name: 'Export', exact: true }).tap();
  // The export doesn't end.
  await page.route('**/admin/graphql', () => undefined);
  await page.getByRole('menuitem', { name: /^Export all/ }).tap();
  const progress = page.getByRole('heading', { name: /^Export/ }).locator('..');
  await expect(progress).toBeVisible();
  await rows(page)
    .nth(1)
    .getByRole('checkbox', { name: /^Select / })
    .tap();
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await expect(bar).toBeVisible();
  const getEdges = async () => {
    const [card, actions] = [await progress.boundingBox(), await bar.boundingBox()];
    return { end: (card?.y ?? 0) + (card?.height ?? 0), start: actions?.y ?? 0 };
  };
  const { end, start } = await getEdges();
  expect(end).toBeLessThanOrEqual(start);
});

test('the header of the reviews has one line: the queue, and a menu with the other links', {
  tag: '@layout',
}, async ({ page, signIn }) => {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await waitForRows(page);
  const moderate = page.getByRole('main').getByRole('link', { name: /^Moderate \(/ });
  const menu = page.getByRole('button', { name: 'More actions for Product reviews' });
  await expect(moderate).toBeVisible();
  const getMiddle = async (target: typeof menu) => {
    const box = await target.boundingBox();
    return box ? Math.round(box.y + box.height / 2) : Number.NaN;
  };
  expect(await getMiddle(menu)).toBe(await getMiddle(moderate));
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await moderate.boundingBox())?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  await menu.tap();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Add product review',
    'Reviews from a file',
    'Have our team import it',
  ]);
  await page.getByRole('menuitem', { name: 'Add product review' }).tap();
  await expect(page).toHaveURL(/\/product-reviews\/create$/);
});

test('a reward is approved by touch, and the last tab is scrolled into view if it is the selected one', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await signIn(page, '/rewards');
  await waitForRows(page);
  await rows(page).first().getByRole('button', { name: 'Approve' }).tap();
  await expect(rows(page).first()).toContainText('Approved');
  // No decision leads back to pending: the opposite one is offered, in recent changes, too.
  const offer = page
    .getByText(/^Approved: /)
    .locator('..')
    .getByRole('button', { name: 'Reject instead' });
  await expect(offer).toBeVisible();
  const list = page.url();
  await page.goto('/history');
  await expect(page.getByText('Can’t be undone')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Reject' }).tap();
  await expect(page.getByText(/^Rejected: /)).toBeVisible();
  await page.goto(list);
  await expect(rows(page).first()).toContainText('Rejected');

  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  const last = tabs.last();
  await expect(last).not.toBeInViewport({ ratio: 0.9 });
  await page.goto((await last.getAttribute('href')) ?? '');
  await waitForRows(page);
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
