import { expect } from '../support/test';
import { corpus } from './support/corpus';
import { allRowsThere, pageCount, rowsWithoutTheirText, seeAll, test } from './support/hostileShop';
import { expectNoHarm } from './support/watchHarm';

// A low window: what is seen at once costs time, and all of it is scrolled through.
test.use({ amounts: { customers: 5, reviews: 5, questions: 5, rewards: 5 }, viewport: { width: 1440, height: 300 } });

test('the corpus is large, and no text stands in it twice', () => {
  expect(corpus.length).toBeGreaterThan(1000);
  expect(new Set(corpus).size).toBe(corpus.length);
});

for (const entity of ['product-reviews', 'faq', 'rewards', 'customers'] as const) {
  test(`whatever customers write, the list of ${entity} only shows it`, async ({ page, signIn, putHostile, harm }) => {
    test.setTimeout(300_000);
    await putHostile(entity);
    await signIn(page);
    for (let n = 0; n < pageCount; n += 1) {
      const count = Math.min(100, corpus.length - n * 100);
      await page.goto(`/${entity}?page=${n}&limit=100`);
      await allRowsThere(page, count);
      await seeAll(page);
      expect(await rowsWithoutTheirText(page, n * 100, count), `page ${n} shows every text`).toEqual([]);
      await expectNoHarm(harm);
    }
  });
}
