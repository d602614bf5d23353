/** Pages whose responses lack values or have values of another type. */
import type { Page, Route } from '@playwright/test';
import { caseCount } from '../../support/fullRun';
import { countCases } from '../support/countCases';
import { expect, test } from '../support/test';
import { buildTour } from '../tour/buildTour';
import { findTourIds } from '../tour/openPages';
import { breakJson, breakRecords } from './support/breakJson';

test.use({ amounts: { customers: 120, reviews: 120, questions: 120, rewards: 120 } });

/** Records of a page, each with a broken value. */
const ROWS = 100;

const technicalText = /\bundefined\b|\bNaN\b|\[object \w+\]|\b[A-Z]\w+Error\b|Unexpected token/;

/** The page has a heading, and shows no technical text. */
async function expectReadable(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect.poll(() => page.locator('body').textContent(), address).not.toMatch(technicalText);
}

/** Replaces the JSON of each response of the backend by that of `change`, unless it returns null. */
async function changeResponses(page: Page, backend: string, change: (json: unknown, route: Route) => unknown) {
  await page.route(
    (url) => url.origin === new URL(backend).origin,
    async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      const response = await route.fetch().catch(() => null);
      if (!response) return route.abort();
      const json: unknown = await response.json().catch(() => null);
      const changed = json === null ? null : change(json, route);
      return changed === null ? route.fulfill({ response }) : route.fulfill({ response, json: changed });
    },
  );
}

/** Responses of prefetches may still be on their way. */
const stopChanging = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

for (const entity of ['customers', 'rewards', 'product-reviews', 'faq'] as const) {
  const tag = entity === 'product-reviews' ? [] : ['@full'];
  test(`[REL-02] the list of ${entity} shows every record, whatever value of it is broken`, { tag }, async ({
    page,
    mock,
    signIn,
    allowConsoleErrors,
  }) => {
    test.setTimeout(300_000);
    // The next page may cut off prefetches.
    allowConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
    // The picture of a review is missing on purpose.
    allowConsoleErrors(/Failed to load resource.*404.*gone\.png/s);
    await signIn(page);
    let turn = 0;
    let broken = 0;
    await changeResponses(page, mock.url, (json) => {
      const changed = breakRecords(json, turn);
      if (changed?.count !== ROWS) return null;
      broken = ROWS;
      return changed.json;
    });
    for (; turn < caseCount(1, 13); turn += 1) {
      broken = 0;
      countCases('brokenResponse', ROWS);
      const address = `/${entity}?page=0&limit=${ROWS}`;
      await page.goto(address);
      await expect(page.locator('tr[data-record]')).toHaveCount(ROWS);
      expect(broken).toBe(ROWS);
      await expectReadable(page, `${address}, turn ${turn}`);
    }
    await stopChanging(page);
  });
}

test('[REL-02] every page has a heading and no technical text, whatever value of its responses is broken', {
  tag: '@full',
}, async ({ page, mock, signIn, allowConsoleErrors }) => {
  test.setTimeout(1_800_000);
  allowConsoleErrors(/Failed to load resource/);
  await signIn(page, '/customers?page=0&limit=3');
  const { inShell } = buildTour(await findTourIds(page));
  let turn = 0;
  await changeResponses(page, mock.url, (json, route) => {
    // The session itself is that of another test.
    if (/\/auth\/|\/__control/.test(route.request().url())) return null;
    turn += 1;
    return breakJson(json, turn);
  });
  for (let round = 0; round < caseCount(1, 3); round += 1) {
    for (const address of inShell) {
      const before = turn;
      await page.goto(address);
      await expectReadable(page, `${address}, turns ${before}-${turn}`);
      countCases('brokenResponse', turn - before);
    }
  }
  await stopChanging(page);
});
