/** The lists in every state that axe checks, for any screen size. */
import { expect, type Page, test } from '@playwright/test';
import { isFullRun, isInTurn } from '../../../support/fullRun';
import { expectAccessible } from '../../support/axe';
import { rows, waitForRows } from './lists';

/** Number of checks in each test so far. */
const checkCounts = new WeakMap<object, number>();

/**
 * Checks the page in the light scheme, and only its colors in the dark one, since nothing else differs. A run that isn't
 * full checks everything in one of the two: light and dark alternate in each test, and the first one with each commit.
 */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  const count = checkCounts.get(test.info()) ?? 0;
  checkCounts.set(test.info(), count + 1);
  const schemes = (['light', 'dark'] as const).filter((_, index) => isInTurn(count + index, 2));
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    await waitForColors(page);
    await expectAccessible(page, index === 0 ? 'all' : 'colors');
  }
}

/** Checks a further state of a page whose colors another test checks. Only a full run checks them in every state. */
export async function expectStateAccessible(page: Page): Promise<void> {
  await (isFullRun ? expectAccessibleInBoth(page) : expectAccessible(page));
}

/** Waits for a frame and for CSS transitions. */
async function waitForColors(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

export const lists = [
  { path: '/customers', title: 'Customers' },
  { path: '/rewards', title: 'Rewards' },
  { path: '/product-reviews', title: 'Product reviews' },
  { path: '/faq', title: 'FAQ' },
] as const;

/** Everything that can be open on a list, with the steps that open it. */
export const openStates: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a record': async (page) => {
    await rows(page).first().locator('[data-opens]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the filters': async (page) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByLabel('Status').last()).toBeVisible();
  },
  'the columns': async (page) => {
    // On a phone, they are in a menu.
    const menu = page.getByRole('button', { name: 'Sort, columns, and export' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Reset columns' })).toBeVisible();
  },
  'the question of a bulk': async (page) => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Delete (10)' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'the result of a bulk': async (page) => {
    await rows(page).first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Publish (1)', exact: true }).click();
    await expect(page.getByText('Published: 1')).toBeVisible();
  },
  'a message': async (page) => {
    await rows(page).first().getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Published: /).first()).toBeVisible();
  },
  'the menu of a row': async (page) => {
    await rows(page)
      .first()
      .getByRole('button', { name: /^More actions for/ })
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  },
};

/** Whether a state covers the page, or differs most from screen to screen. Only a full run checks the others. */
export const isInRun = ([name]: readonly [string, unknown]): boolean =>
  isFullRun || name === 'a record' || name === 'the filters';

/** Opens the list of reviews and waits for its rows. */
export async function openReviews(page: Page): Promise<void> {
  await page.goto('/product-reviews?page=0&limit=10');
  await waitForRows(page);
}
