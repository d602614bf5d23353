/** Every page passes axe in light and dark, and all its controls are reached by keyboard. */
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe';
import { showDark } from '../support/showDark';
import { expect, test } from '../support/test';
import { buildTour } from '../tour/buildTour';
import { expectPage, findTourIds, openInPage } from '../tour/openPages';
import { findUnreachable } from './findUnreachable';

test.use({ amounts: { customers: 12, reviews: 12, rewards: 20, questions: 12 } });

/** Number of tests that all pages are divided into, so that each takes a few minutes. */
const PARTS = 4;

/** Reports the findings of all pages, not only of the first one. Charts take axe several seconds. */
const expectSoon = expect.configure({ soft: true, timeout: 45_000 });

async function checkPage(page: Page, url: string): Promise<void> {
  await expectSoon.poll(() => findAxeViolations(page), { message: `axe: ${url}`, timeout: 45_000 }).toEqual([]);
  await showDark(page);
  await expectSoon
    .poll(() => findAxeViolations(page, 'colors'), { message: `axe in dark: ${url}`, timeout: 45_000 })
    .toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expectSoon(await findUnreachable(page), `keyboard: ${url}`).toEqual([]);
}

/** Loads and checks one page after the other. */
async function checkPages(page: Page, urls: readonly string[], open: (page: Page, url: string) => Promise<unknown>) {
  for (const url of urls) {
    await open(page, url);
    await expectPage(page, url);
    await checkPage(page, url);
  }
}

const load = (page: Page, url: string) => page.goto(url);

for (let part = 0; part < PARTS; part += 1) {
  test(`[A11Y-01] every page passes axe in light and dark, and works by keyboard: part ${part + 1} of ${PARTS}`, {
    tag: '@full',
  }, async ({ page, signIn }) => {
    test.setTimeout(900_000);
    await signIn(page, '/customers?page=0&limit=3');
    const { inShell } = buildTour(await findTourIds(page));
    const urls = inShell.filter((_, index) => index % PARTS === part);
    await checkPages(page, urls, load);
  });
}

test('[A11Y-01] pages without the menu pass axe in light and dark, and work by keyboard', { tag: '@full' }, async ({
  page,
  signIn,
}) => {
  test.setTimeout(900_000);
  await signIn(page, '/contact');
  const { bare } = buildTour({ customer: 'none', program: 'none' });
  await checkPages(page, bare, load);
});

test('[A11Y-01] pages of each sort pass axe in light and dark, and work by keyboard', { tag: '@full' }, async ({
  page,
  signIn,
}) => {
  test.setTimeout(300_000);
  await signIn(page, '/settings');
  const urls = ['/', '/settings', '/faq', '/analytics', '/imports', '/product-reviews/create'];
  await checkPages(page, urls, openInPage);
});
