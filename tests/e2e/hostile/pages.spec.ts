import type { Page } from '@playwright/test';
import { caseCount, tagInTurn } from '../../support/fullRun';
import { card } from '../queue/support/queue';
import { expect } from '../support/test';
import { getRowText } from './support/hostileRows';
import { test, waitForRowCount } from './support/hostileTest';
import { expectNoHarm } from './support/watchHarm';

test.use({ amounts: { customers: 5, reviews: 5, questions: 5, rewards: 5 } });

/** Options of a picker, but not of a plain select. */
const offered = (page: Page) => page.getByRole('listbox').getByRole('option');

const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('dl') });

for (const entity of ['product-reviews', 'faq', 'rewards'] as const) {
  const tag = entity === 'product-reviews' ? tagInTurn(0, 2) : ['@full'];
  test(`the panel of ${entity} renders hostile texts as plain text, for each record`, { tag }, async ({
    page,
    signIn,
    putHostile,
    harm,
  }) => {
    test.setTimeout(180_000);
    await putHostile(entity);
    await signIn(page, `/${entity}?page=0&limit=50`);
    await waitForRowCount(page, 50);
    await page.locator('tr[data-record] a[data-opens]').first().click();
    await expect(panel(page)).toBeVisible();
    const next = panel(page).getByRole('button', { name: 'Next' });
    for (let n = 0; n < caseCount(8, 50); n += 1) {
      if (n > 0) await next.click();
      await expect(panel(page)).toContainText(getRowText(n));
    }
    await expectNoHarm(harm);
  });
}

test('the customer page renders hostile texts as plain text, for each customer', { tag: '@full' }, async ({
  page,
  signIn,
  putHostile,
  harm,
}) => {
  test.setTimeout(180_000);
  await putHostile('customers', 'rewards');
  await signIn(page, '/customers?page=0&limit=10');
  await waitForRowCount(page, 10);
  const paths = await page
    .locator('tr[data-record] a[data-opens]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toHaveLength(10);
  for (const [n, path] of paths.slice(0, caseCount(2, 10)).entries()) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(getRowText(n));
    if (n % 5 > 0) continue;
    await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^First name/ })).toBeVisible();
  }
  await expectNoHarm(harm);
});

test('[SEC-01] the viewer loads nothing from other hosts, and shows a message instead', { tag: '@full' }, async ({
  page,
  signIn,
  putHostile,
  harm,
}) => {
  test.setTimeout(180_000);
  await putHostile('product-reviews');
  await signIn(page, '/product-reviews?page=0&limit=50');
  await waitForRowCount(page, 50);
  const viewer = page.getByRole('dialog', { name: /^(Photo|Video) \d+ of \d+$/ });
  const first = page.getByRole('button', { name: /^(Photo|Video) 1 of/ });
  const count = await first.count();
  expect(count).toBeGreaterThan(30);
  const texts = new Set<string>();
  for (let n = 0; n < count; n += 1) {
    await first.nth(n).click();
    await expect(viewer).toBeVisible();
    const last = Number(/of (\d+)$/.exec((await viewer.getAttribute('aria-label')) ?? '')?.[1] ?? 1);
    for (let index = 1; index <= last; index += 1) {
      texts.add(((await viewer.textContent()) ?? '').replace(/\s+/g, ' '));
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  }
  const all = [...texts].join('\n');
  expect(all).toContain('This file isn’t shown because its address isn’t safe to load.');
  expect(all).toMatch(/This file isn’t shown because it’s on .+, which would learn that you viewed it\./);
  await expectNoHarm(harm);
});

/** The id of the record that the queue shows. */
const getShown = (page: Page): Promise<(string | undefined)[]> =>
  card(page).evaluateAll((cards: HTMLElement[]) => cards.map(({ dataset }) => dataset['record']));

test('the queue renders hostile texts as plain text and moves on', { tag: tagInTurn(1, 2) }, async ({
  page,
  signIn,
  putHostile,
  harm,
}) => {
  test.setTimeout(180_000);
  await putHostile('product-reviews', 'faq', 'rewards');
  for (const entity of ['product-reviews', 'faq', 'rewards']) {
    await signIn(page, `/moderate?of=${entity}`);
    await expect(card(page)).toBeVisible({ timeout: 30_000 });
    for (let n = 0; n < caseCount(3, 30); n += 1) {
      const before = await getShown(page);
      await page.keyboard.press('n');
      await expect.poll(() => getShown(page)).not.toEqual(before);
      // All were skipped.
      if ((await getShown(page)).length === 0) break;
    }
    await expectNoHarm(harm);
  }
});

test('a reply, an answer and a move can be started for records with hostile texts', { tag: '@full' }, async ({
  page,
  signIn,
  putHostile,
  mock,
  harm,
}) => {
  test.setTimeout(180_000);
  await putHostile('product-reviews', 'faq');
  await mock.disableEndpoints('products', 'collections');
  await signIn(page, '/faq?page=0&limit=10');
  await waitForRowCount(page, 10);
  for (let n = 0; n < caseCount(1, 10); n += 1) {
    await page.locator('tr[data-record] [data-opens]').nth(n).focus();
    await page.keyboard.press('r');
    const box = page.getByRole('textbox', { name: 'Answer' });
    await expect(box).toBeFocused();
    await page.keyboard.type(' canary');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
  await page.goto('/product-reviews?page=0&limit=10');
  await waitForRowCount(page, 10);
  for (let n = 0; n < caseCount(1, 10); n += 1) {
    await page.locator('tr[data-record] [data-opens]').nth(n).focus();
    await page.keyboard.press('o');
    const box = page.getByRole('dialog').getByRole('combobox', { name: /^Product/ });
    await expect(box).toBeFocused();
    await box.press('ArrowDown');
    await expect(offered(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
  await expectNoHarm(harm);
});

test('pickers render hostile names as plain text', { tag: '@full' }, async ({
  page,
  signIn,
  putHostile,
  mock,
  harm,
}) => {
  test.setTimeout(180_000);
  await putHostile('product-reviews', 'customers');
  await mock.disableEndpoints('products', 'collections');
  await signIn(page, '/product-reviews/create');
  for (const [field, text] of [
    [/^Product/, 'canary'],
    [/^Customer/, 'script'],
  ] as const) {
    const box = page.getByRole('combobox', { name: field });
    await box.click();
    await expect(offered(page).first()).toBeVisible();
    await box.fill(text);
    const found = offered(page).filter({ hasText: text });
    await expect(found.first()).toBeVisible();
    await found.first().click();
    await expect(box).not.toHaveValue(text);
  }
  await expectNoHarm(harm);
});
