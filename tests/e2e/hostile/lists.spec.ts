import { isFullRun } from '../../support/fullRun';
import { countCases } from '../support/countCases';
import { expect } from '../support/test';
import { pageCount, rowsWithoutTheirText, scrollToEnd, test, waitForRowCount } from './support/hostileTest';
import { hostileTexts } from './support/hostileTexts';
import { expectNoHarm } from './support/watchHarm';

// A low window, since rendering visible rows is slow. The test scrolls through all of them.
test.use({ amounts: { customers: 5, reviews: 5, questions: 5, rewards: 5 }, viewport: { width: 1440, height: 300 } });

test('the corpus is large and has no duplicates', () => {
  expect(hostileTexts.length).toBeGreaterThan(1000);
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
});

/** The first and the last page of the corpus, or all. */
const pageNumbers = isFullRun ? Array.from({ length: pageCount }, (_, n) => n) : [0, pageCount - 1];

for (const entity of ['product-reviews', 'faq', 'rewards', 'customers'] as const) {
  const tag = entity === 'product-reviews' ? [] : ['@full'];
  test(`[SEC-01] the list of ${entity} renders hostile customer texts as plain text`, { tag }, async ({
    page,
    signIn,
    putHostile,
    harm,
  }) => {
    test.setTimeout(300_000);
    await putHostile(entity);
    await signIn(page);
    for (const n of pageNumbers) {
      const count = Math.min(100, hostileTexts.length - n * 100);
      countCases('hostileText', count);
      await page.goto(`/${entity}?page=${n}&limit=100`);
      await waitForRowCount(page, count);
      await scrollToEnd(page);
      expect(await rowsWithoutTheirText(page, n * 100, count), `page ${n} shows every text`).toEqual([]);
      await expectNoHarm(harm);
    }
  });
}
