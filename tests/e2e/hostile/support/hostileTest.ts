/** Test fixture: a store in which every record is hostile, with the console errors that it may cause. */
import type { Page } from '@playwright/test';
import type { MockClient } from '../../support/mockClient';
import { test as consoleTest, expect } from '../../support/test';
import { getRowText, type HostileEntity, hostileRows } from './hostileRows';
import { hostileTexts } from './hostileTexts';
import { hostileUrls } from './hostileUrls';
import { expectNoHarm, type Harm, watchHarm } from './watchHarm';

interface HostileFixtures {
  /** Effects of the texts on the page. The test fails unless it is empty. */
  harm: Harm;
  /** Replaces all records of these entities by hostile ones. */
  putHostile: (...entities: HostileEntity[]) => Promise<void>;
}

/** Rows per request, since the body size is limited. */
const ROWS_PER_BATCH = 150;

export const test = consoleTest.extend<HostileFixtures>({
  harm: [
    async ({ context, page, servers, allowConsoleErrors }, use) => {
      const harm = await watchHarm(context, page, [servers.console, servers.backend]);
      // The policy blocks images on other hosts, and local ones may be missing. Both are logged to the console.
      allowConsoleErrors(/policy violation: (img|media)-src blocked/);
      allowConsoleErrors(
        /^console\.error: (Loading|Refused to load) the (image|media) .* violates the following Content Security/,
      );
      allowConsoleErrors(/^console\.error: Failed to load resource: the server responded with a status of 40[04]/);
      await use(harm);
      await expectNoHarm(harm);
    },
    { auto: true },
  ],

  putHostile: async ({ mock }, use) =>
    use(async (...entities) => {
      for (const entity of entities) await putAllRows(mock, entity);
    }),
});

async function putAllRows(mock: MockClient, entity: HostileEntity): Promise<void> {
  const rows = hostileRows(entity, hostileUrls(`${mock.url}/media`));
  for (let first = 0; first < rows.length; first += ROWS_PER_BATCH) {
    await mock.putRows({ entity, rows: rows.slice(first, first + ROWS_PER_BATCH), alone: first === 0 });
  }
}

/** Number of list pages for the whole corpus, 100 rows each. */
export const pageCount = Math.ceil(hostileTexts.length / 100);

/** Rendering 100 rows of long texts is slow on a busy machine. */
const SLOW_TIMEOUT = { timeout: 60_000 };

/** Waits until the list has `count` rows. */
export async function waitForRowCount(page: Page, count: number): Promise<void> {
  await expect(page.locator('tr[data-record]')).toHaveCount(count, SLOW_TIMEOUT);
}

/** Scrolls to the end, so that all lazy images are requested. They load within 1,200 px of the viewport. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 2400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** True for a text without visible characters, which is treated as an empty name. */
const isBlank = (text: string) => /^[\s\p{Cf}\p{Cc}]*$/u.test(text);

/** Rows that do not show their text exactly as written, apart from surrounding whitespace. */
export function rowsWithoutTheirText(page: Page, first: number, count: number): Promise<string[]> {
  const texts = Array.from({ length: count }, (_, n) => getRowText(first + n)).map((text) =>
    isBlank(text) ? '' : text.trim(),
  );
  return page.locator('tr[data-record]').evaluateAll((rows, expected) => {
    const missing: string[] = [];
    for (const [n, row] of rows.entries()) {
      const text = expected[n] ?? '';
      if (text !== '' && !row.textContent?.includes(text)) missing.push(`${n}: ${text.slice(0, 80)}`);
    }
    return missing;
  }, texts);
}
