/** A shop in which every record is hostile, and what may be complained of there. */
import type { Page } from '@playwright/test';
import type { MockClient } from '../../support/mockClient';
import { test as consoleTest, expect } from '../../support/test';
import { hostileAddresses } from './addresses';
import { corpus } from './corpus';
import { type HostileEntity, hostileRows, ownText } from './rows';
import { expectNoHarm, type Harm, watchHarm } from './watchHarm';

interface HostileFixtures {
  /** What the texts have done to the page; a test ends with nothing. */
  harm: Harm;
  /** Puts the hostile records of these entities in place of all others. */
  putHostile: (...entities: HostileEntity[]) => Promise<void>;
}

/** Rows at a time: a body has a largest size. */
const batch = 150;

export const test = consoleTest.extend<HostileFixtures>({
  harm: [
    async ({ context, page, servers, expectTrouble }, use) => {
      const harm = await watchHarm(context, page, [servers.console, servers.backend]);
      // Pictures on another host are refused by the policy, and those on ours may be missing: both are said in the console.
      expectTrouble(/policy violation: (img|media)-src blocked/);
      expectTrouble(
        /^console\.error: (Loading|Refused to load) the (image|media) .* violates the following Content Security/,
      );
      expectTrouble(/^console\.error: Failed to load resource: the server responded with a status of 40[04]/);
      await use(harm);
      await expectNoHarm(harm);
    },
    { auto: true },
  ],

  putHostile: async ({ mock }, use) =>
    use(async (...entities) => {
      for (const entity of entities) await putAll(mock, entity);
    }),
});

async function putAll(mock: MockClient, entity: HostileEntity): Promise<void> {
  const rows = hostileRows(entity, hostileAddresses(`${mock.address}/media`));
  for (let first = 0; first < rows.length; first += batch) {
    await mock.putRows({ entity, rows: rows.slice(first, first + batch), alone: first === 0 });
  }
}

/** Pages of a list of all rows, a hundred each. */
export const pageCount = Math.ceil(corpus.length / 100);

/** A hundred rows of long texts take a while where others work too. */
const patience = { timeout: 60_000 };

/** Waits until so many rows stand. */
export async function allRowsThere(page: Page, count: number): Promise<void> {
  await expect(page.locator('tr[data-record]')).toHaveCount(count, patience);
}

/** Scrolls to the end, so that everything that is loaded late is asked for: pictures up to 1,200 px off the window are. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 2400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Nothing in it can be seen: such a name counts as none. */
const isBlank = (text: string) => /^[\s\p{Cf}\p{Cc}]*$/u.test(text);

/** The rows of a page whose own text is not shown as it was written, but for blanks around it. */
export function rowsWithoutTheirText(page: Page, first: number, count: number): Promise<string[]> {
  const texts = Array.from({ length: count }, (_, n) => ownText(first + n)).map((text) =>
    isBlank(text) ? '' : text.trim(),
  );
  return page.locator('tr[data-record]').evaluateAll((rows, wanted) => {
    const missing: string[] = [];
    for (const [n, row] of rows.entries()) {
      const text = wanted[n] ?? '';
      if (text !== '' && !row.textContent?.includes(text)) missing.push(`${n}: ${text.slice(0, 80)}`);
    }
    return missing;
  }, texts);
}
