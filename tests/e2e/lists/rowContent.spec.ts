import type { Locator, Page } from '@playwright/test';
import { tagInTurn } from '../../support/fullRun';
import type { MockClient } from '../support/mockClient';
import { expect, test } from '../support/test';
import { openInPage } from '../tour/openPages';
import { getOverflow } from './support/layoutChecks';
import { expectAccessibleInBoth } from './support/listStates';
import { getRow, readExportedIds, rows, waitForRows, writes } from './support/lists';

const sentence = 'I wear it every day since it came, and the sleeves are a little long for me. ';

/** Replaces all reviews: a long one, a short one, and flagged ones. */
async function openReviews(page: Page, mock: MockClient, signIn: (page: Page, path?: string) => Promise<void>) {
  const base = { rating: 4, status: 'pending', isFeatured: 0, attachments: [], createdAt: '2026-01-02T10:00:00.000Z' };
  const [japanese, chinese] = [
    'とても柔らかくて、毎日着ています。サイズもぴったりでした。',
    '质量非常好，物流也很快，推荐购买！',
  ];
  const reviews = [
    { ...base, _id: 'long', title: 'Long', description: sentence.repeat(20), reply: sentence.repeat(9) },
    { ...base, _id: 'short', title: 'Short', description: 'I wear it every day.' },
    { ...base, _id: 'odd', title: 'DO NOT BUY HERE', description: 'Mail kim@shop.example, see www.shop.example/sale' },
    { ...base, _id: 'ja1', description: japanese },
    { ...base, _id: 'ja2', description: japanese },
    { ...base, _id: 'zh1', description: chinese },
    { ...base, _id: 'zh2', description: chinese },
  ];
  await mock.putRows({ entity: 'product-reviews', rows: reviews, alone: true });
  await signIn(page, '/product-reviews?page=0&limit=10&sort=ratingDesc');
  await waitForRows(page);
}

test('a double click on Publish publishes one review, though the next one moves below the pointer', async ({
  page,
  mock,
  signIn,
}) => {
  const review = { title: 'Alike', description: 'Warm.', rating: 4, status: 'pending', isFeatured: 0, attachments: [] };
  const createdAt = '2026-01-02T10:00:00.000Z';
  const alike = ['r1', 'r2', 'r3'].map((_id) => ({ ...review, _id, createdAt }));
  await mock.putRows({ entity: 'product-reviews', rows: alike, alone: true });
  await signIn(page, '/product-reviews?status=pending');
  await waitForRows(page);
  await mock.clearRequests();
  const publish = rows(page).first().getByRole('button', { name: 'Publish' });
  await publish.hover();
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(rows(page)).toHaveCount(2);
    expect(await publish.evaluate((button) => button.matches(':hover'))).toBe(true);
  }
  await publish.click();
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(() => writes(mock)).toHaveLength(2);
});

test('[REV-02] a truncated text expands and collapses by keyboard; a short one has no toggle', async ({
  page,
  mock,
  signIn,
}) => {
  await openReviews(page, mock, signIn);
  const long = getRow(page, 'long');
  const [text, reply] = [long.getByRole('button', { name: 'Show more' }).first(), long.getByRole('button').nth(1)];
  await expect(long.getByRole('button', { name: 'Show more' })).toHaveCount(2);
  await expect(getRow(page, 'short').getByRole('button', { name: 'Show more' })).toHaveCount(0);
  const height = async () => (await long.boundingBox())?.height ?? 0;
  const collapsedHeight = await height();
  expect(collapsedHeight).toBeLessThanOrEqual(97);

  await text.focus();
  await page.keyboard.press('Enter');
  const showLess = long.getByRole('button', { name: 'Show less' });
  await expect(showLess).toBeFocused();
  await expect(showLess).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => height()).toBeGreaterThan(collapsedHeight + 100);
  await page.keyboard.press('Space');
  await expect.poll(height).toBe(collapsedHeight);
  await expect(reply).toBeVisible();

  // A narrower window truncates texts that fit a wide one.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(getRow(page, 'long').getByRole('button', { name: 'Show more' })).toHaveCount(2);
});

/** Exports all rows that the filters leave, and returns their ids. */
async function exportIds(page: Page, count: number): Promise<string[]> {
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: `Export all ${count} as CSV` }).click();
  const ids = await readExportedIds(downloading);
  await expect(page.getByRole('region', { name: 'Export' })).toHaveCount(0);
  return ids.sort();
}

test('a narrow row has one button beside the menu, which holds the other one with its key; flags are shown, explained and exported, and a reply is written in place; axe finds nothing', async ({
  page,
  mock,
  signIn,
}) => {
  await openReviews(page, mock, signIn);
  const row = getRow(page, 'short');
  await row.getByRole('button', { name: /^More actions for / }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^Feature/, /^Move to another product/, /^Delete/]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(row.getByRole('button', { name: 'Publish' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Reply' })).toBeHidden();
  await row.getByRole('button', { name: /^More actions for / }).click();
  const reply = page.getByRole('menuitem', { name: 'Reply' });
  await expect(reply).toHaveAttribute('aria-keyshortcuts', 'r');
  await reply.click();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  const flaggedRow = getRow(page, 'odd');
  await expect(flaggedRow.locator('mark')).toHaveText(['DO NOT BUY HERE', 'kim@shop.example', 'www.shop.example/sale']);
  const pill = flaggedRow.getByRole('button', { name: 'Contains a link' });
  await pill.focus();
  await expect(page.locator('[popover][aria-hidden]:popover-open')).toContainText('“www.shop.example/sale”');
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Flagged' }).check();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(5);
  for (const id of ['ja1', 'ja2', 'zh1', 'zh2'])
    await expect(getRow(page, id).getByRole('button', { name: 'Duplicate text' })).toBeVisible();
  expect(await exportIds(page, 5)).toEqual(['ja1', 'ja2', 'odd', 'zh1', 'zh2']);
  await openInPage(page, '/product-reviews?page=0&limit=10&sort=ratingDesc&only=noReply');
  await expect(rows(page)).toHaveCount(6);
  expect(await exportIds(page, 6)).toEqual(['ja1', 'ja2', 'odd', 'short', 'zh1', 'zh2']);
  await flaggedRow.locator('[data-opens]').focus();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(flaggedRow.locator('[data-opens]')).toBeFocused();
});

/** Pixels by which the table is wider than its scroll container. */
const getTableOverflow = (page: Page): Promise<number> =>
  page
    .getByRole('table')
    .evaluate(({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0));

/** Ids of the rows whose buttons are not all on one line. */
const findStackedRows = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((all) =>
    all.flatMap((row) => {
      const buttons = [...(row.lastElementChild?.querySelectorAll('button') ?? [])];
      const boxes = buttons.map((button) => button.getBoundingClientRect()).filter(({ width }) => width > 0);
      const firstBottom = Math.min(...boxes.map(({ bottom }) => bottom));
      return boxes.some(({ top }) => top >= firstBottom)
        ? [`${row.dataset['record']}: ${row.lastElementChild?.textContent}`]
        : [];
    }),
  );

const getTallestRow = (page: Page): Promise<number> =>
  rows(page).evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));

for (const [list, heading] of Object.entries({
  customers: 'Points',
  'product-reviews': 'Status',
  faq: 'Status',
  rewards: 'Status',
  sales: 'Source',
})) {
  // The one with the most in a row, and the one with the longest buttons.
  const turn = ['product-reviews', 'rewards'].indexOf(list);
  const tag = ['@layout', ...(turn < 0 ? ['@full'] : tagInTurn(turn, 2))];
  const title = `/${list} fits windows of 1440, 1280, 1024 and 820 px without horizontal scrolling, with its actions on one line`;
  test(title, { tag }, async ({ page, signIn }) => {
    await signIn(page, `/${list}?page=0&limit=50`);
    await waitForRows(page);
    for (const width of [1440, 1280, 1024, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => getOverflow(page), `${width} px`).toBe(0);
      expect(await getTableOverflow(page), `${width} px`).toBe(0);
      expect(await findStackedRows(page), `${width} px`).toEqual([]);
      // On a tablet, each row is a card.
      await expect(page.getByRole('columnheader', { name: heading })).toBeVisible({ visible: width > 820 });
      const isLow = (list === 'product-reviews' || list === 'sales') && width > 820;
      if (isLow) expect(await getTallestRow(page), `${width} px`).toBeLessThanOrEqual(96);
    }
  });
}

/** The lines of a text, as they are broken. */
const readLines = (text: Locator): Promise<string[]> =>
  text.evaluate((element) => {
    const lines = new Map<number, string>();
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      for (const [at, letter] of [...(nodes.currentNode.nodeValue ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(nodes.currentNode, at);
        range.setEnd(nodes.currentNode, at + 1);
        const bottom = Math.round(range.getBoundingClientRect().bottom);
        lines.set(bottom, (lines.get(bottom) ?? '') + letter);
      }
    }
    return [...lines.values()];
  });

test('an email that doesn’t fit in a line continues with its domain in the next one, and isn’t broken at a hyphen, in lists, panels and the queue', {
  tag: tagInTurn(0, 3),
}, async ({ page, mock, signIn }) => {
  const [local, domain] = ['wilhelmina.o-connor', '@nordlys-atelier.example'];
  const createdAt = new Date(Date.now() - 38 * 60_000).toISOString();
  const base = { amount: 50, status: 'pending', createdAt };
  const expiresAt = new Date(Date.now() + 90 * 86_400_000).toISOString();
  const customer = { _id: 'c1', name: 'Wilhelmina O’Connor', emailAddress: local + domain };
  const counts = { totalPoints: 0, totalVouchers: 0, totalReviews: 0, totalFaq: 0, totalOrders: 0, totalReferrals: 0 };
  const voucher = { source: 'voucher', discountCode: 'MIDSUMMER-2026', discountValue: 12.5 };
  const order = { _id: 'o1', number: '#77001', total: 12_345.67, currency: 'EUR', ...voucher };
  await mock.putRows(
    { entity: 'customers', rows: [{ ...base, ...customer, ...counts, acceptsMarketing: false }], alone: true },
    {
      entity: 'rewards',
      rows: [{ ...base, _id: 'p1', type: 'points', task_type: 'birthday', expiresAt, customer }],
      alone: true,
    },
    { entity: 'sales', rows: [{ ...base, ...order, customer }], alone: true },
  );
  await page.setViewportSize({ width: 960, height: 900 });
  await signIn(page);
  for (const path of [
    '/rewards',
    '/customers',
    '/sales',
    '/rewards?record=p1',
    '/sales?record=o1',
    '/moderate?of=rewards',
  ]) {
    await page.goto(path);
    const place = /record/.test(path) ? page.getByRole('dialog') : rows(page).or(page.locator('[data-queue-card]'));
    const address = place.getByTitle(local + domain);
    await expect
      .poll(async () => ((await address.count()) === 1 ? readLines(address) : []), path)
      .toEqual([local, domain]);
    expect(await address.evaluate((item) => item.scrollHeight - item.clientHeight), path).toBeLessThanOrEqual(1);
  }
});

test('with all columns, the list of customers scrolls inside the page, and the names and headings stay readable', {
  tag: tagInTurn(1, 3),
}, async ({ page, signIn }) => {
  await signIn(page, '/customers?page=0&limit=25');
  await waitForRows(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  const choices = page.locator('[popover]:popover-open').getByRole('checkbox');
  await expect(choices).toHaveCount(13);
  const search = page.getByRole('searchbox', { name: 'Search columns' });
  await search.fill('REFERRAL');
  await expect(choices).toHaveCount(2);
  await search.fill('');
  // One more than the default ones.
  await page.setViewportSize({ width: 1280, height: 900 });
  await choices.nth(8).check();
  await expect(page.getByRole('columnheader')).toHaveCount(11);
  expect(await getTableOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const choice of await choices.all()) if (await choice.isEnabled()) await choice.check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader')).toHaveCount(15);
  expect(await getOverflow(page)).toBe(0);
  expect(await getTableOverflow(page)).toBeGreaterThan(100);
  const name = rows(page).first().locator('[data-opens]');
  await page.getByRole('columnheader').last().scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport({ ratio: 1 });
  expect((await name.boundingBox())?.width).toBeGreaterThan(120);
  await rows(page)
    .last()
    .evaluate((row) => row.scrollIntoView({ block: 'nearest' }));
  await expect(page.getByRole('columnheader', { name: 'Customer', exact: true })).toBeInViewport({ ratio: 1 });
});

test('balances of more than a billion points fit the list, the panel and the dashboard, also on a phone', {
  tag: '@full',
}, async ({ page, mock, signIn }) => {
  const counts = { totalVouchers: 0, totalReviews: 0, totalFaq: 0, totalOrders: 0, totalReferrals: 0 };
  const base = { ...counts, acceptsMarketing: false, createdAt: '2026-01-02T10:00:00.000Z' };
  const customers = [
    { ...base, _id: 'rich', name: 'Rich Roe', totalPoints: 1_234_567_890 },
    { ...base, _id: 'debt', name: 'Debt Doe', totalPoints: -987_654_321.5 },
  ];
  await mock.putRows({ entity: 'customers', rows: customers, alone: true });
  const cases = [
    { path: '/customers?page=0&limit=10', shown: ['1,234,567,890', /[-−]987,654,321\.5/] },
    { path: '/customers/rich', shown: ['1,234,567,890'] },
    { path: '/', shown: ['246,913,568.5'] },
  ];
  await signIn(page);
  for (const { path, shown } of cases) {
    await page.goto(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of shown) {
        const balance = page.getByRole('main').getByText(text).first();
        await balance.scrollIntoViewIfNeeded();
        await expect(balance).toBeInViewport({ ratio: 1 });
      }
      await expect.poll(() => getOverflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

test('twelve customers fit a window of 900 px, rows stay in place while they are selected, and none is hidden behind the head or the bar', {
  tag: tagInTurn(2, 3),
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, '/customers?page=0&limit=50');
  await waitForRows(page);
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  const head = page.getByRole('columnheader', { name: 'Points' });
  const getEdges = async (target: typeof bar) => {
    const box = await target.boundingBox();
    return box
      ? { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
      : { top: Number.NaN, bottom: Number.NaN };
  };
  const second = await rows(page).nth(1).getByRole('checkbox').boundingBox();
  await rows(page).nth(0).getByRole('checkbox').click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  // Where it was before the bar came.
  await page.mouse.click((second?.x ?? 0) + 8, (second?.y ?? 0) + 8);
  await expect(page.getByText('2 selected')).toBeVisible();
  // A row that gets the focus is between the head and the bar.
  const focused = page.locator('tr[data-record]:focus-within');
  for (const [key, times] of [
    ['j', 30],
    ['k', 20],
  ] as const) {
    for (let row = 0; row < times; row += 1) await page.keyboard.press(key);
    await expect(focused).toHaveCount(1);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(head).toBeInViewport({ ratio: 1 });
    const { top, bottom } = await getEdges(focused);
    expect(top).toBeGreaterThanOrEqual((await getEdges(head)).bottom - 1);
    expect(bottom).toBeLessThanOrEqual((await getEdges(bar)).top + 1);
  }
});
