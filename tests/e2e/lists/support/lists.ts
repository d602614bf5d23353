/** What the specs of the lists share: rows as they are seen, calls as they were sent, records as the server has them. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { MockClient } from '../../support/mockClient';

export const rows = (page: Page): Locator => page.locator('tr[data-record]');

export const rowOf = (page: Page, id: string): Locator => page.locator(`tr[data-record="${id}"]`);

/** Ids of the rows, from the top. */
export const rowIds = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-record') ?? ''));

/** Waits until the rows of the address stand, and are not those of before. */
export async function rowsSettled(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
}

/** Variables of the reads of pages (not of the counts, which ask for one row), oldest first. */
export async function pageReads(mock: MockClient, list: string): Promise<Record<string, unknown>[]> {
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

/** Asks the server itself, past the console. `selection` is the inside of a GraphQL query. */
export async function askServer(page: Page, mock: MockClient, selection: string): Promise<Record<string, never>> {
  const token = await page.evaluate(() => {
    const { tokens, lastSite } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    return tokens[lastSite];
  });
  const answer = await fetch(`${mock.address}/admin/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: `{ ${selection} }` }),
  });
  const { data } = Object(await answer.json());
  if (!data) throw new Error(`The fixture backend refused ${selection}`);
  return data;
}

/** Records of a list as the server has them. */
export async function serverList(
  page: Page,
  mock: MockClient,
  list: string,
  fields: string,
  filter = '',
): Promise<{ total: number; items: Record<string, unknown>[] }> {
  const answer = await askServer(page, mock, `${list}(limit: 100${filter}) { total items { ${fields} } }`);
  return Object(answer[list]);
}

/** Presses Tab (or Shift+Tab) until the focus is on what is meant: by keyboard alone. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${target}`);
}

/** Id of the row that holds the focus. */
export const focusedRow = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.closest('tr[data-record]')?.getAttribute('data-record') ?? null);
