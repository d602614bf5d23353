import { expect, type Page } from '@playwright/test';
import type { TourIds } from './buildTour';

/** Ids of the first customer and program, from the open list of customers and the list of programs. */
export async function findTourIds(page: Page): Promise<TourIds> {
  const customer = (await page.locator('tr[data-record]').first().getAttribute('data-record')) ?? '';
  const [programs] = await Promise.all([
    page.waitForResponse(/\/admin\/loyalty\/programs$/),
    openInPage(page, '/loyalty'),
  ]);
  return { customer, program: Object(await programs.json())['programs'][0]['_id'] };
}

/** Navigates as a link would, without loading the console again. */
export async function openInPage(page: Page, url: string): Promise<void> {
  await page.evaluate((next) => {
    window.history.pushState(null, '', next);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url);
}

/** Waits until the page at the URL is shown completely. */
export async function expectPage(page: Page, url: string): Promise<void> {
  await expect(page.locator('main h1').first(), `heading of ${url}`).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' }), url).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]'), `${url} loads`).toHaveCount(0);
}
