/** How the console looks, as only a browser computes it: widths, weights, colors, places, and what moves. */
import type { Locator, Page } from '@playwright/test';
import { palettes } from '../../../src/theme/tokens';
import { iconPaths } from '../../../src/ui/icons/iconPaths';
import { tagInTurn } from '../../support/fullRun';
import { rows, waitForRows } from '../lists/support/lists';
import { loadTexts, type Texts } from '../merchantDay/texts';
import type { MockClient } from '../support/mockClient';
import { expect, test } from '../support/test';
import { findTourIds, openInPage } from '../tour/openPages';

/** Reports all that differs on the pages of a test, not only what differs first. */
const expectSoon = expect.configure({ soft: true, timeout: 15_000 });

/** The second demo store. */
const otherStore = '66f0c1a9b4d2e87f10a3c502';

const toRgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const { waiting, waitingGround, star, refused } = palettes.light;

type SignIn = (page: Page, path?: string) => Promise<void>;

/** Signs in and opens a page in a language. Returns its texts. */
async function openIn(language: string, page: Page, signIn: SignIn, path: string): Promise<Texts> {
  await signIn(page);
  await page.evaluate((code) => localStorage.setItem('console.language', code), language);
  await page.goto(path);
  return loadTexts(language);
}

/** Tests something in each language: in the one whose turn it is, or in all. */
function testInLanguages(
  title: string,
  body: (language: string, fixtures: { page: Page; mock: MockClient; signIn: SignIn }) => Promise<void>,
): void {
  for (const [index, language] of ['en', 'fr', 'ar'].entries())
    test(`${title}, in “${language}”`, { tag: tagInTurn(index, 3) }, ({ page, mock, signIn }) =>
      body(language, { page, mock, signIn }),
    );
}

/** Waits until a page, opened as by a link, is shown completely. */
async function open(page: Page, path: string): Promise<void> {
  await openInPage(page, path);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The columns, other than that of a text or a person, that are wider than what they hold. Numbers share a width. */
const findSpareColumns = (page: Page): Promise<string[]> =>
  page.getByRole('table').evaluate((table) => {
    const range = document.createRange();
    const getBoxes = (element: Element): DOMRect[] => {
      if (!element.checkVisibility() || getComputedStyle(element).clipPath !== 'none') return [];
      if (element.matches('svg, img, button, input')) return [element.getBoundingClientRect()];
      return [...element.childNodes].flatMap((node) => {
        if (node instanceof Element) return getBoxes(node);
        range.selectNode(node);
        return [...range.getClientRects()];
      });
    };
    const lines = [...table.querySelectorAll('tr')];
    const heads = [...(lines[0]?.children ?? [])];
    return heads.flatMap((head, column) => {
      const isElastic = head.matches('[data-width="wide"], [data-numeric]');
      if (column === 0 || isElastic) return [];
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head);
      const room = head.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const widths = lines.map((line) => {
        const boxes = [...(line.children[column] ? getBoxes(line.children[column]) : [])];
        return Math.max(0, ...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      });
      const spare = Math.round(room - Math.max(...widths));
      // What the browser leaves of a percentage.
      return spare > 32 && Number.isFinite(spare) ? [`${head.textContent}: ${spare} px`] : [];
    });
  });

testInLanguages(
  'lists: columns are as wide as their content, eleven reviews fit a screen, the keys of a composer are shown while it has the focus, and rows below one that leaves close the gap',
  async (language, { page, signIn }) => {
    const t = await openIn(language, page, signIn, '/rewards?page=0&limit=25');
    for (const path of ['/rewards?page=0&limit=25', '/sales?page=0&limit=25', '/product-reviews?page=0&limit=25']) {
      await open(page, path);
      await waitForRows(page);
      expectSoon(await findSpareColumns(page), path).toEqual([]);
    }
    await expectSoon(rows(page).nth(10)).toBeInViewport({ ratio: 1 });

    const keys = page.locator('main button:has(kbd:visible)');
    await expect(keys).toHaveCount(0);
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await expect(page.getByRole('textbox', { name: t('resources.product-reviews.fields.reply') })).toBeFocused();
    await expect(keys).toHaveCount(1);
    await expect(keys.and(page.locator('fieldset:focus-within *'))).toHaveCount(1);
    await page.getByRole('searchbox').focus();
    await expect(keys).toHaveCount(0);

    await page.goto('/product-reviews?page=0&limit=10&status=pending');
    await waitForRows(page);
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Object.assign(window, { moves: [] });
      Element.prototype.animate = function (frames, options) {
        if (this.matches('tr[data-record]')) Reflect.get(window, 'moves').push({ frames, options });
        return animate.call(this, frames, options);
      };
    });
    await page.keyboard.press('j');
    await page.keyboard.press('p');
    const getMoves = (): Promise<{ frames: unknown; options: unknown }[]> =>
      page.evaluate(() => Reflect.get(window, 'moves'));
    await expect.poll(async () => (await getMoves()).length).toBeGreaterThan(0);
    expect((await getMoves())[0]).toEqual({
      frames: { translate: [expect.stringMatching(/^0 [\d.]+px$/), '0'] },
      options: 120,
    });
  },
);

/** From the start of the page's content to the end of its widest card, and the room that there is. */
const getPageWidth = (page: Page): Promise<{ width: number; room: number }> =>
  page.locator('main').evaluate((main) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(main);
    const isFromRight = getComputedStyle(main).direction === 'rtl';
    const { left, right } = main.getBoundingClientRect();
    const start = (isFromRight ? -right : left) + Number.parseFloat(paddingInlineStart);
    const sheet = getComputedStyle(document.documentElement).getPropertyValue('--radius-sheet');
    const ends = [...main.querySelectorAll('*')].flatMap((element) => {
      const { borderTopLeftRadius, borderTopWidth } = getComputedStyle(element);
      const isCard = element.checkVisibility() && borderTopLeftRadius === sheet && borderTopWidth === '1px';
      const box = element.getBoundingClientRect();
      return isCard ? [isFromRight ? -box.left : box.right] : [];
    });
    const room = main.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return { width: Math.round(Math.max(...ends) - start), room: Math.round(room) };
  });

/** Pages that are read from top to bottom, and pages with columns or a table. */
const formPages = ['/settings/general', '/settings/team', '/billing', '/customers/*/settings', '/wizard/step1'];
const widePages = [
  ...['/', '/customers', '/customers/*', '/product-reviews', '/imports', '/history', '/contact', '/locale'],
  ...['/notifications', '/loyalty', '/automation', '/analytics', '/theme-editor/widgets', '/pwa', '/instagram'],
];

testInLanguages('lists fit windows of 1024 and 1440 px, without broken words', async (language, { page, signIn }) => {
  await openIn(language, page, signIn, '/contact');
  for (const name of ['customers', 'rewards', 'sales', 'product-reviews', 'faq']) {
    await page.goto(`/${name}?page=0&limit=25`);
    await waitForRows(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const getBrokenWords = () => page.getByRole('table').evaluate(findBrokenWords);
      await expectSoon.poll(getBrokenWords, `${name} at ${width} px in ${language}`).toEqual([]);
    }
  }
});

/** Values of short columns with more lines than words, and tables that are wider than their place. Codes may break. */
function findBrokenWords(table: HTMLElement | SVGElement): string[] {
  const range = document.createRange();
  const texts = [...table.querySelectorAll('td[data-width]:not([data-width="wide"])')].flatMap((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    return found.filter(
      ({ parentElement }) => parentElement && !getComputedStyle(parentElement).fontFamily.includes('mono'),
    );
  });
  const broken = texts.filter((text) => {
    range.selectNode(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > text.data.trim().split(/[\s-]+/).length;
  });
  const { clientWidth = 0, scrollWidth = 0 } = table.parentElement ?? {};
  return [...broken.map(({ data }) => data), ...(scrollWidth > clientWidth ? ['wider than its place'] : [])];
}

testInLanguages('pages are as wide as the window or 760 px', async (language, { page, signIn }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openIn(language, page, signIn, '/customers?page=0&limit=10');
  await waitForRows(page);
  const { customer } = await findTourIds(page);
  for (const pattern of widePages) {
    await open(page, pattern.replace('*', customer));
    const { room } = await getPageWidth(page);
    await expectSoon.poll(async () => (await getPageWidth(page)).width, pattern).toBe(room);
  }
  for (const pattern of formPages) {
    await open(page, pattern.replace('*', customer));
    await expectSoon.poll(async () => (await getPageWidth(page)).width, pattern).toBe(760);
  }
});

const DAY_MS = 86_400_000;

/** Labels of an axis, in their order. */
const getTicks = (chart: Locator, axis: 'x' | 'y'): Promise<string[]> =>
  chart.locator(`.recharts-${axis}Axis-tick-labels .recharts-cartesian-axis-tick-value`).allTextContents();

/** Distances between values such as 1.05M. */
function getSteps(ticks: readonly string[]): number[] {
  const factors: Readonly<Record<string, number>> = { K: 1e3, M: 1e6 };
  const values = ticks.map((tick) => Math.round(Number.parseFloat(tick) * (factors[tick.slice(-1)] ?? 1)));
  return values.slice(1).map((value, index) => value - (values[index] ?? 0));
}

/** A customer with a steep and one with a flat history of points. */
async function putCustomers(mock: MockClient): Promise<void> {
  const counts = { totalVouchers: 0, totalReviews: 0, totalFaq: 0, totalOrders: 0, totalReferrals: 0 };
  const base = { ...counts, acceptsMarketing: false, createdAt: '2026-01-02T10:00:00.000Z' };
  const earn = (id: string, amount: number, daysAgo: number) => ({
    ...{ _id: `${id} ${daysAgo}`, type: 'points', task_type: 'place_an_order', status: 'approved', amount },
    customer: { _id: id },
    createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
  });
  await mock.putRows(
    {
      entity: 'customers',
      rows: [
        { ...base, _id: 'rich', name: 'Rich Roe', totalPoints: 1_400_000 },
        { ...base, _id: 'new', name: 'New Noe', totalPoints: 1 },
      ],
    },
    { entity: 'rewards', rows: [earn('rich', 1_400_000, 60), earn('new', 1, 40)] },
  );
}

async function getBox(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not visible.');
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 };
}

testInLanguages(
  'the page of a customer has one grid of eight and four columns below a strip with points and statistics; charts have 220 px, and their legend in the row of the title; ratings have one decimal',
  async (language, { page, mock, signIn }) => {
    await putCustomers(mock);
    const t = await openIn(language, page, signIn, '/customers/rich');
    const chart = page.getByRole('figure', { name: t('activity.timeline.title') });
    await expect(chart.locator('.recharts-area-curve')).toBeVisible();
    const part = (name: string) => getBox(page.getByRole('region', { name, exact: true }));
    const [activity, about] = [await part(t('activity.timeline.title')), await part(t('customerPage.about.title'))];
    const [points, statistics] = [
      await part(t('customerPage.balance.title')),
      await part(t('customerPage.stats.title')),
    ];
    expect(Math.abs(activity.width - 2 * about.width)).toBeLessThanOrEqual(1);
    if (language === 'ar') expect(about.right).toBeLessThan(activity.x);
    else expect(about.x).toBeGreaterThan(activity.right);
    expect(Math.abs(points.middle - statistics.middle)).toBeLessThanOrEqual(1);
    expect(points.middle).toBeLessThan(Math.min(activity.y, about.y));

    await open(page, '/?period=30d');
    await expect(page.getByText(t('dashboard.figures.rating')).locator('..')).toHaveText(/\D\d[.,]\d(?!\d)/);
    const title = t('dashboard.chart.title');
    const card = page.getByRole('region', { name: title });
    await expect(card.locator('.recharts-surface').first()).toBeVisible();
    expect((await getBox(card.locator('.recharts-surface').first())).height).toBe(220);
    const { middle } = await getBox(card.getByRole('heading'));
    const more = card.getByRole('button', { name: t('chart.more', { label: title }) });
    for (const item of [card.getByRole('list'), more])
      expect(Math.abs((await getBox(item)).middle - middle)).toBeLessThanOrEqual(8);
  },
);

test('the axes of charts have exact labels, whole points, and in Arabic labels from right to left', {
  tag: tagInTurn(3, 3),
}, async ({ page, mock, signIn }) => {
  await putCustomers(mock);
  await signIn(page, '/customers/rich');
  const chart = page.getByRole('figure', { name: 'Points over time' });
  await expect(chart.locator('.recharts-area-curve')).toBeVisible();
  // Evenly spaced, so none is rounded.
  const ticks = await getTicks(chart, 'y');
  expect(ticks.some((tick) => tick.endsWith('M'))).toBe(true);
  expect(new Set(getSteps(ticks)).size, ticks.join()).toBe(1);
  await open(page, '/customers/new');
  await expect(chart.locator('.recharts-area-curve')).toBeVisible();
  // No half points.
  await expect.poll(() => getTicks(chart, 'y')).toContain('1');
  expect((await getTicks(chart, 'y')).filter((tick) => !/^\d+$/.test(tick))).toEqual([]);

  await page.evaluate(() => localStorage.setItem('console.language', 'ar'));
  await page.goto('/customers/rich');
  const drawn = page.getByRole('figure');
  await expect(drawn.locator('.recharts-area-curve')).toBeVisible();
  const days = await drawn
    .locator('.recharts-xAxis-tick-labels .recharts-cartesian-axis-tick-value')
    .evaluateAll((texts) =>
      texts.flatMap((text) => {
        const [label = ''] = [text.textContent];
        const drawing = text.querySelector('tspan') ?? text;
        if (!(drawing instanceof SVGTextContentElement) || !/^\p{N}.*\p{L}/u.test(label)) return [];
        const last = drawing.getNumberOfChars() - 1;
        return [{ label, isFromRight: drawing.getExtentOfChar(0).x > drawing.getExtentOfChar(last).x }];
      }),
    );
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter(({ isFromRight }) => !isFromRight)).toEqual([]);
});

/** The boxes of the lines of a text. */
const getLines = (target: Locator) =>
  target.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ top, bottom, width }) => ({ top, bottom, width }));
  });

test('texts stand in line: the icon of an external link with its last word; on a phone, subtitles and emails have the whole width', {
  tag: tagInTurn(1, 3),
}, async ({ page, signIn }) => {
  await signIn(page, '/rewards');
  await open(page, '/settings/loyalty');
  const link = page.getByRole('main').getByRole('link', { name: /pages\/rewards/ });
  await expect(link).toBeVisible();
  for (let width = 390; width > 300; width -= 8) {
    await page.setViewportSize({ width, height: 900 });
    const icon = await link.locator('svg').boundingBox();
    const word = (await getLines(link)).filter((line) => line.width > 40).at(-1);
    expectSoon(icon?.y, `${width} px`).toBeLessThan(word?.bottom ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 900 });

  for (const [path, subtitle] of Object.entries({
    '/pwa': 'Let customers add your store',
    '/other-widgets': 'All the widgets in your store',
    '/loyalty': 'Set how customers earn points',
  })) {
    await open(page, path);
    const { width } = (await page.getByText(subtitle).boundingBox()) ?? { width: 0 };
    expectSoon(width, path).toBeGreaterThan(340);
  }
  await open(page, '/sales?page=0&limit=10');
  await waitForRows(page);
  // The space of the checkbox alone: there is no menu beside it.
  await expectSoon(rows(page).first().getByRole('cell').nth(2)).toHaveCSS('padding-right', '52px');
});

/** Texts in amber, or on it. */
const findAmber = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate(
    (main, colors) =>
      [...main.querySelectorAll('*')].flatMap((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        const isAmber = colors.includes(color) || colors.includes(backgroundColor);
        return isAmber && element.checkVisibility() && element.textContent ? [element.textContent] : [];
      }),
    [toRgb(waiting), toRgb(waitingGround)],
  );

/** Checks that all items have a drawing, and not all the same one. */
async function expectDrawings(items: Locator, name: string, drawing = 'svg path'): Promise<void> {
  await expect(items.first()).toBeVisible();
  const drawings = await items.evaluateAll(
    (all, selector) => all.map((item) => item.querySelector(selector)?.getAttribute('d')),
    drawing,
  );
  expectSoon(drawings, name).not.toContain(undefined);
  expectSoon(new Set(drawings).size, name).toBeGreaterThan(1);
}

testInLanguages(
  'amber is for what costs money or time; usage above 80 % of a limit is amber, above it red; what has a kind has its drawing; labels, buttons and titles have their weights',
  async (language, { page, signIn }) => {
    const t = await openIn(language, page, signIn, '/customers?page=0&limit=50');
    await waitForRows(page);
    expectSoon(await findAmber(page), 'customers').toEqual([]);
    const { program } = await findTourIds(page);
    for (const path of ['/sales', '/rewards?page=0&limit=10&status=approved', '/settings/general', '/loyalty']) {
      await open(page, path);
      expectSoon(await findAmber(page), path).toEqual([]);
    }
    await open(page, '/rewards?page=0&limit=10&status=pending');
    await waitForRows(page);
    const pending = t('resources.rewards.values.status.pending');
    expect(await findAmber(page)).toContain(pending);
    await expect(rows(page).first().getByText(pending).last()).toHaveCSS('font-weight', '550');

    await open(page, '/settings/general');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveCSS('font-weight', '600');
    await expect(
      page.getByRole('main').getByText(t('settingsIndex.fields.website'), { exact: true }).first(),
    ).toHaveCSS('font-weight', '550');

    await open(page, `/loyalty/${program}`);
    const parts = page.getByRole('main').getByRole('article');
    await expectDrawings(parts.getByRole('heading'), 'tasks and rewards');
    await expect(parts.getByRole('button', { name: new RegExp(`^${t('loyaltyEditor.part.edit')}`) }).first()).toHaveCSS(
      'font-weight',
      '550',
    );
    await open(page, '/automation');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('automation.create'), exact: true })
      .click();
    await expectDrawings(page.getByRole('dialog').getByRole('listitem'), 'rules');
    await page.keyboard.press('Escape');
    await open(page, '/theme-editor/widgets');
    await expectDrawings(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('switch') }),
      'widgets',
    );
    await open(page, '/notifications/edit/reviewAfterOrder/en');
    await expectDrawings(page.locator('[data-block] > header'), 'blocks of an email', ':scope > svg path');

    const meter = (metric: string) =>
      page.getByRole('progressbar', { name: new RegExp(`^${t(`billing.metrics.${metric}`)}`) });
    const color = (target: Locator) =>
      target.evaluate((bar) => getComputedStyle(bar).getPropertyValue('--meter-color').trim());
    await open(page, '/billing');
    await expect.poll(() => color(meter('emails'))).toBe(star);
    await expect.poll(() => color(meter('customers'))).toBe('');
    const warning = page
      .getByRole('main')
      .locator('svg')
      .filter({ has: page.locator(`path[d="${iconPaths.warning}"]`) });
    await expect(warning.first()).toBeVisible();
    const tile = page.getByRole('navigation').locator('..').locator('[data-letter]').first();
    const hue = await tile.evaluate((mark) => getComputedStyle(mark).backgroundColor);
    await page.goto(`/billing?siteId=${otherStore}`);
    await expect.poll(() => color(meter('orders'))).toBe(refused);
    await expect(tile).toBeVisible();
    expect(await tile.evaluate((mark) => getComputedStyle(mark).backgroundColor)).not.toBe(hue);
  },
);

/** What the first paint has of the page that comes: the head of a table, columns of cards, and their width. */
const getFirstShape = (page: Page) =>
  page.evaluate(() => {
    const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    const cards = [...document.querySelectorAll('.first-row')].filter((row) => row.checkVisibility());
    return {
      menu: isShown('.first-side'),
      table: isShown('.first-head'),
      columns: new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
      width: Math.round(document.querySelector('.first-sheet')?.getBoundingClientRect().width ?? 0),
    };
  });

testInLanguages(
  'what is shown until a page is loaded has its shape: a table for lists alone, columns for figures and editors, a form',
  async (language, { page, signIn }) => {
    await openIn(language, page, signIn, '/contact');
    // Never answered.
    await page.route(/\/assets\/entry-[\w-]+\.js$/, () => undefined);
    const full = 1440 - 228 - 2 * 28;
    for (const [path, shape] of Object.entries({
      '/customers': { menu: true, table: true, columns: 1, width: full },
      '/': { menu: true, table: false, columns: 4, width: full },
      '/settings/general': { menu: true, table: false, columns: 1, width: 760 },
      '/theme-editor': { menu: true, table: false, columns: 2, width: full },
      '/notifications/edit/standard/en': { menu: false, table: false, columns: 2, width: 1440 - 2 * 28 },
    })) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('.first-title')).toBeVisible();
      expectSoon(await getFirstShape(page), path).toEqual(shape);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
