import type { Page } from '@playwright/test';
import type { MockClient } from '../support/mockClient';
import { expect, test } from '../support/test';
import { expectAccessibleInBoth } from './support/conditions';
import { rowOf, rows, rowsSettled } from './support/lists';
import { overflow } from './support/sizes';

const sentence = 'I wear it every day since it came, and the sleeves are a little long for me. ';

/** Puts three reviews in place of all: a long one, a short one, and one that is conspicuous. */
async function openReviews(page: Page, mock: MockClient, signIn: (page: Page, path?: string) => Promise<void>) {
  const base = { rating: 4, status: 'pending', isFeatured: 0, attachments: [], createdAt: '2026-01-02T10:00:00.000Z' };
  const reviews = [
    { ...base, _id: 'long', title: 'Long', description: sentence.repeat(20), reply: sentence.repeat(9) },
    { ...base, _id: 'short', title: 'Short', description: sentence },
    { ...base, _id: 'odd', title: 'DO NOT BUY HERE', description: 'Mail kim@shop.example, see www.shop.example/sale' },
  ];
  await mock.putRows({ entity: 'product-reviews', rows: reviews, alone: true });
  await signIn(page, '/product-reviews?page=0&limit=10&sort=ratingDesc');
  await rowsSettled(page);
}

test('[REV-02] a text that is cut unfolds by the keyboard, and folds again; one that is not has nothing to unfold', async ({
  page,
  mock,
  signIn,
}) => {
  await openReviews(page, mock, signIn);
  const long = rowOf(page, 'long');
  const [text, reply] = [long.getByRole('button', { name: 'Show more' }).first(), long.getByRole('button').nth(1)];
  await expect(long.getByRole('button', { name: 'Show more' })).toHaveCount(2);
  await expect(rowOf(page, 'short').getByRole('button', { name: 'Show more' })).toHaveCount(0);
  const height = async () => (await long.boundingBox())?.height ?? 0;
  const folded = await height();
  expect(folded).toBeLessThan(320);

  await text.focus();
  await page.keyboard.press('Enter');
  const less = long.getByRole('button', { name: 'Show less' });
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBeGreaterThan(folded + 100);
  await page.keyboard.press('Space');
  await expect.poll(height).toBe(folded);
  await expect(reply).toBeVisible();

  // A narrower window cuts what a wide one shows whole.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rowOf(page, 'long').getByRole('button', { name: 'Show more' })).toHaveCount(2);
});

test('flags are marked and explained, a reply is written in place; axe finds nothing', async ({
  page,
  mock,
  signIn,
}) => {
  await openReviews(page, mock, signIn);
  const odd = rowOf(page, 'odd');
  await expect(odd.locator('mark')).toHaveText(['DO NOT BUY HERE', 'kim@shop.example', 'www.shop.example/sale']);
  const pill = odd.getByRole('button', { name: 'Link in the text' });
  await pill.focus();
  await expect(page.locator('[popover]:popover-open')).toContainText('“www.shop.example/sale”');
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Flagged only: 1 of 3 on this page' }).click();
  await expect(rows(page)).toHaveCount(1);
  await odd.locator('[data-opens]').focus();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(odd.locator('[data-opens]')).toBeFocused();
});

for (const list of ['product-reviews', 'faq', 'rewards']) {
  test(`/${list} fits windows of 1440, 1280, 1024 and 820 px: nothing is scrolled sideways, actions in sight`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, `/${list}?page=0&limit=10`);
    await rowsSettled(page);
    for (const width of [1440, 1280, 1024, 820]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBe(0);
      const beyond = await page
        .getByRole('table')
        .evaluate((table) => (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0));
      expect(beyond, `${width} px`).toBe(0);
    }
  });
}
