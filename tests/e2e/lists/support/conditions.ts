/** The lists in every condition that axe is to look at, for any screen. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { rows, rowsSettled } from './lists';

/** Looks at the page as it stands in light, and at its colours in dark: nothing else is another there. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const [colorScheme, scope] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await coloursSettled(page);
    await expectAccessible(page, scope);
  }
}

/** Colours change with the next frame, and some of them slowly. */
async function coloursSettled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await page.waitForFunction(() => document.getAnimations().every((running) => !(running instanceof CSSTransition)));
}

export const lists = [
  { path: '/customers', title: 'Customers' },
  { path: '/rewards', title: 'Rewards' },
  { path: '/product-reviews', title: 'Product reviews' },
  { path: '/faq', title: 'Questions' },
] as const;

/** What can be open on a list, and how a merchant opens it. */
export const open: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a record': async (page) => {
    await rows(page).first().locator('[data-opens]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the filters': async (page) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByLabel('Status').last()).toBeVisible();
  },
  'the columns': async (page) => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('button', { name: 'Back to the usual columns' })).toBeVisible();
  },
  'the question of a bulk': async (page) => {
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Delete 10…' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'the result of a bulk': async (page) => {
    await rows(page).first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Publish 1', exact: true }).click();
    await expect(page.getByText('Published: 1')).toBeVisible();
  },
  'a message': async (page) => {
    await rows(page).first().getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Published: /).first()).toBeVisible();
  },
  'the menu of a row': async (page) => {
    await rows(page)
      .first()
      .getByRole('button', { name: /^More for/ })
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  },
};

/** Opens the list of reviews with its rows. */
export async function openReviews(page: Page, signIn: (page: Page, path?: string) => Promise<void>): Promise<void> {
  await signIn(page, '/product-reviews?page=0&limit=10');
  await rowsSettled(page);
}
