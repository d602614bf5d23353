/** Helpers of the list specs: visible rows, sent requests, and the server's records. */
import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import type { MockClient } from '../../support/mockClient';

export const rows = (page: Page): Locator => page.locator('tr[data-record]');

export const getRow = (page: Page, id: string): Locator => page.locator(`tr[data-record="${id}"]`);

/** Ids of the rows, from the top. */
export const getRowIds = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((rowElements) => rowElements.map((row) => row.getAttribute('data-record') ?? ''));

/** Waits until the rows of the current URL are rendered. */
export async function waitForRows(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
}

/** Variables of the page reads, oldest first, without count queries (limit 1). */
export async function getPageRequests(mock: MockClient, list: string): Promise<Record<string, unknown>[]> {
  const calls = await mock.requests({ method: 'POST', path: /^\/admin\/graphql$/ });
  return calls.flatMap(({ body }) => {
    const { query, variables } = Object(body);
    const isPage = typeof query === 'string' && new RegExp(`\\b${list}\\b`).test(query) && variables?.limit > 1;
    return isPage ? [variables] : [];
  });
}

/** Method, path and body of the writes, oldest first. */
export async function writes(mock: MockClient): Promise<{ method: string; path: string; body: unknown }[]> {
  const calls = await mock.requests();
  return calls
    .filter(({ method, path }) => method !== 'GET' && !/graphql|housekeeping|violation/.test(path))
    .map(({ method, path, body }) => ({ method, path, body }));
}

/** Queries the server directly. `selection` is the inside of a GraphQL query. */
export async function fetchFromServer(page: Page, mock: MockClient, selection: string): Promise<Record<string, never>> {
  const token = await page.evaluate(() => {
    const { tokens, lastSite } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    return tokens[lastSite];
  });
  const response = await fetch(`${mock.url}/admin/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: `{ ${selection} }` }),
  });
  const { data } = Object(await response.json());
  if (!data) throw new Error(`The mock server refused ${selection}`);
  return data;
}

/** Records of a list on the server. */
export async function fetchServerList(
  page: Page,
  mock: MockClient,
  list: string,
  fields: string,
  filter = '',
): Promise<{ total: number; items: Record<string, unknown>[] }> {
  const response = await fetchFromServer(page, mock, `${list}(limit: 100${filter}) { total items { ${fields} } }`);
  return Object(response[list]);
}

/** Presses Tab or Shift+Tab until `target` has the focus. Throws after 120 presses. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Looking for it by its name takes longer than a key press.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    if (!(await element?.evaluate(({ isConnected }) => isConnected))) element = await target.elementHandle();
    if (await element?.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target}`);
}

/** Id of the row that contains the focus. */
export const getFocusedRowId = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.closest('tr[data-record]')?.getAttribute('data-record') ?? null);

/** Ids in the first column of an exported file, in its order. */
export async function readExportedIds(download: Promise<Download>): Promise<string[]> {
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  return lines.slice(1).map((line) => line.split(',')[0] ?? '');
}
