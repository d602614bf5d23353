/** Hostile values in URLs: parameters, ids in paths, and targets of redirects. */
import type { Page } from '@playwright/test';
import { entities } from '../../../resources';
import { filterParameters } from '../../../resources/filters';
import { caseCount, isInTurn, tagInTurn } from '../../support/fullRun';
import { demo } from '../support/signIn';
import { expect } from '../support/test';
import { buildTour } from '../tour/buildTour';
import { findTourIds, openInPage } from '../tour/openPages';
import { test } from './support/hostileTest';
import { hostileUrls } from './support/hostileUrls';
import { vectors } from './support/vectors';
import { expectNoHarm, type Harm } from './support/watchHarm';

test.use({ amounts: { customers: 5, reviews: 5, questions: 5, rewards: 5 } });

/** Longer values are rejected for their length. */
const MAX_LENGTH = 200;

const values = [...vectors, ...hostileUrls('https://evil.example')].filter((value) => value.length <= MAX_LENGTH);

/** Encodes as the browser does, which replaces the halves of surrogate pairs. */
const encode = (value: string) => encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(value)));

/** Every parameter that a page reads, apart from those that change the session. */
const parameters = [
  ...new Set([
    ...entities.flatMap(filterParameters),
    ...['page', 'limit', 'sort', 'record', 'flagged', 'only', 'of', 'group', 'field', 'show', 'area', 'language'],
    ...[
      'beside',
      'view',
      'step',
      'period',
      'interval',
      'compare',
      'from',
      'to',
      'store',
      'open',
      'order',
      'customer',
      'new',
    ],
  ]),
];

/** A query with another hostile value for each parameter. */
const buildQuery = (turn: number) =>
  `?${new URLSearchParams(parameters.map((name, index) => [name, values[(turn * parameters.length + index) % values.length] ?? '']))}`;

/** The page is complete, has no link to the foreign host, and had no effect of a hostile text. */
async function expectIntact(page: Page, url: string, harm: Harm): Promise<void> {
  await expect(page.locator('main h1').first(), url).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), url).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' }), url).toHaveCount(0);
  const foreign = await page
    .locator('a')
    .evaluateAll((links) =>
      links.flatMap((link) => (Object(link).hostname?.endsWith('evil.example') ? [link.outerHTML] : [])),
    );
  expect(foreign, `links of ${url}`).toEqual([]);
  await expectNoHarm(harm);
}

test('[SEC-01] no page runs, opens or breaks on hostile parameters', { tag: tagInTurn(0, 3) }, async ({
  page,
  signIn,
  harm,
}) => {
  test.setTimeout(600_000);
  await signIn(page, '/customers?page=0&limit=3');
  const { inShell } = buildTour(await findTourIds(page));
  let turn = 0;
  // A run that isn't full opens every twelfth page once.
  const toured = inShell.filter((_, index) => isInTurn(index, 12));
  for (let round = 0; round < caseCount(1, 5); round += 1) {
    for (const path of toured) {
      turn += 1;
      const url = path + buildQuery(turn);
      await openInPage(page, url);
      await expectIntact(page, url, harm);
    }
  }
  // Loaded with them, when the first data are requested before the page is known.
  for (const path of ['/', ...entities.map(({ name }) => `/${name}`)]) {
    turn += 1;
    const url = path + buildQuery(turn);
    await page.goto(url);
    await expectIntact(page, url, harm);
  }
});

test('[SEC-01] no page runs, opens or breaks on hostile ids', { tag: tagInTurn(1, 3) }, async ({
  page,
  signIn,
  harm,
}) => {
  test.setTimeout(300_000);
  await signIn(page, '/contact');
  const parents = [
    ...['/customers', '/loyalty', '/imports', '/form', '/widget-editor', '/notifications/edit', '/settings'],
    ...['/theme-editor', '/analytics', '/automation', '/install', '/product-reviews', '/nowhere'],
  ];
  const step = Math.ceil(values.length / caseCount(3, 30));
  for (const [index, parent] of parents.entries()) {
    if (!isInTurn(index, 2)) continue;
    for (let n = index; n < values.length; n += step) {
      const url = `${parent}/${encode(values[n] ?? '')}`;
      await openInPage(page, url);
      await expectIntact(page, url, harm);
    }
  }
  for (const url of ['/customers/%E0%A4%A', '/loyalty/%00', '/form/%', '/install/%FF']) {
    await openInPage(page, url);
    await expectIntact(page, url, harm);
  }
});

test('[SEC-01] no redirect, token or store of a URL runs or opens anything', { tag: tagInTurn(2, 3) }, async ({
  page,
  baseURL,
  harm,
}) => {
  test.setTimeout(300_000);
  const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  const foreign = hostileUrls('https://evil.example').filter((value) => value.length <= MAX_LENGTH);
  await page.goto(`/auth?${new URLSearchParams({ from: '//evil.example/', token: '<img src=x onerror=canary()>' })}`);
  await page.getByRole('textbox', { name: /email/i }).fill(demo.email);
  await page.getByLabel(/^password/i).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(dashboard).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseURL);

  for (const [index, from] of foreign.filter((_, n) => isInTurn(n, 16)).entries()) {
    const url = `${['/auth', '/', '/auth/private-app'][index % 3]}?${new URLSearchParams({ from })}`;
    await openInPage(page, url);
    await expectIntact(page, url, harm);
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
  for (const value of ['"><img src=x onerror=canary()>', 'javascript:canary()', '../../admin/graphql']) {
    const url = `/faq?${new URLSearchParams({ siteId: value })}`;
    await page.goto(url);
    await expect(page.getByText(/You don’t have access to the store in that link/)).toBeVisible();
    await expectIntact(page, url, harm);
  }
  for (const value of ['"><img src=x onerror=canary()>', 'javascript:canary()', '../../admin/graphql']) {
    const url = `/auth?${new URLSearchParams({ t: value })}`;
    await page.goto(url);
    await expectIntact(page, url, harm);
  }
});
