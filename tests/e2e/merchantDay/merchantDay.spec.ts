/** A merchant's day in each language of the console: its texts are there, in reading order, not cut off, and none is left in English. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { escapeRegExp } from 'es-toolkit';
import { formatMoney } from '../../../src/lib/format/formatMoney';
import { formatPercent } from '../../../src/lib/format/formatPercent';
import { formatPoints } from '../../../src/lib/format/formatPoints';
import { tagInTurn } from '../../support/fullRun';
import { findLayoutFaults } from '../layout/findLayoutFaults';
import { getOverflow } from '../lists/support/layoutChecks';
import { fetchServerList, readExportedIds, rows, waitForRows } from '../lists/support/lists';
import { card, readQueue, unhurried, waitForQueue } from '../queue/support/queue';
import type { MockClient } from '../support/mockClient';
import { pressWhenEnabled } from '../support/pressWhenEnabled';
import { expect, test } from '../support/test';
import { openInPage } from '../tour/openPages';
import { findMisordered } from './findMisordered';
import { createEnglishFinder, loadTexts, readTexts, type Texts, toPattern } from './texts';

test.use({
  amounts: {
    ...{ customers: 30, reviews: 120, rewards: 60, questions: 20 },
    pendingReviews: 1,
    unansweredQuestions: 1,
    pendingRewards: 2,
  },
});

/** Reports the faults of all pages, not only of the first one. */
const expectSoon = expect.configure({ soft: true, timeout: 15_000 });

const languages = ['en', 'fr', 'ar'];

const DAY_MS = 86_400_000;
const fromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Texts of another weight than the three of the console. */
const findOtherWeights = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, nav *')].flatMap((element) => {
      const { fontWeight } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return hasText && !['400', '550', '600'].includes(fontWeight) ? [`${element.textContent}: ${fontWeight}`] : [];
    }),
  );

/** What one works with and is below one of the two notifications. */
async function findCovered(page: Page, t: Texts): Promise<string[]> {
  const messages = page
    .getByRole('region', { name: t('ui.notifications') })
    .locator('[role=status], [role=alert]')
    .locator('..');
  const controls = page
    .getByRole('navigation', { name: t('ui.paging') })
    .or(page.getByRole('button', { name: t('shell.account.label', { name: 'Mina Sørensen' }) }));
  const [above, below] = await Promise.all(
    [messages, controls].map((found) =>
      found.evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom, text: element.textContent };
        }),
      ),
    ),
  );
  expect([above?.length, below?.length]).toEqual([2, 2]);
  return (below ?? []).flatMap((control) =>
    (above ?? []).some(
      (box) =>
        box.left < control.right && box.right > control.left && box.top < control.bottom && box.bottom > control.top,
    )
      ? [String(control.text)]
      : [],
  );
}

/**
 * A customer with a birthday, points that expired or will, and adjustments that cancel out, and one about whom little is
 * known. Each has a review that waits.
 */
async function seed(mock: MockClient): Promise<void> {
  const counts = { totalVouchers: 0, totalReviews: 0, totalFaq: 0, totalOrders: 3, totalReferrals: 0 };
  const customer = {
    _id: 'c1',
    name: 'Ida Holm',
    firstName: 'Ida',
    lastName: 'Holm',
    emailAddress: 'ida@mail.example',
  };
  const other = { _id: 'c2', name: 'Bo Lund', emailAddress: 'bo@shop.example' };
  const review = (_id: string, status: string, createdAt: string) => ({
    ...{ _id, customer, title: 'Warm', description: 'Warm and soft', rating: 5, status, createdAt },
    ...{ product: { productId: '8800000000', name: 'Merino Crew Sweater' }, ipAddress: '203.0.113.9' },
    ...{ isFeatured: 0, attachments: [], reply: null },
  });
  const points = (
    _id: string,
    task_type: string,
    amount: number,
    createdAt: string,
    expiresAt: string | null = null,
  ) => ({
    ...{ _id, type: 'points', task_type, amount, status: 'approved', customer, createdAt, expiresAt },
  });
  await mock.putRows(
    {
      entity: 'customers',
      rows: [
        { ...customer, ...counts, totalPoints: 400, totalReviews: 2, acceptsMarketing: false, createdAt: fromNow(0) },
        { ...other, ...counts, totalOrders: 0, totalPoints: 0, acceptsMarketing: false, createdAt: fromNow(-700) },
      ],
    },
    {
      entity: 'rewards',
      rows: [
        { ...points('p1', 'birthday', 50, fromNow(0)), availableAt: fromNow(3) },
        points('p2', 'wallet_adjustment', 50, fromNow(-9)),
        points('p3', 'wallet_adjustment', -50, fromNow(-8)),
        { ...points('p4', 'place_an_order', 300, fromNow(-30), fromNow(20)), order: { _id: 'o1', number: '#77001' } },
        points('p5', 'place_an_order', 50, fromNow(-364), fromNow(1)),
        points('p6', 'signup', 50, fromNow(-400), fromNow(-35)),
      ],
    },
    {
      entity: 'sales',
      rows: [
        {
          ...{ _id: 'o1', number: '#77001', customer, total: 48, currency: 'EUR', pointsEarned: 300 },
          ...{ source: 'voucher', discountCode: 'SUN-77', discountValue: 5, createdAt: fromNow(-30) },
        },
      ],
    },
    {
      entity: 'product-reviews',
      rows: [
        review('r1', 'approved', fromNow(-20)),
        { ...review('r2', 'pending', fromNow(0)), rating: 2, title: 'Loose' },
        { ...review('r4', 'approved', fromNow(-15)), rating: 1, title: 'Torn', customer: null },
        { ...review('r3', 'pending', fromNow(-4)), title: 'Fine', customer: other, product: null },
      ],
    },
  );
}

/** The console in one language. */
interface Day {
  page: Page;
  mock: MockClient;
  language: string;
  t: Texts;
  /** Waits for a text; one with placeholders has any values. */
  see: (key: string, values?: object) => Promise<void>;
  open: (path: string) => Promise<void>;
  /** Checks all texts on the screen. */
  expectReadable: (name: string) => Promise<void>;
}

async function startDay(page: Page, mock: MockClient, language: string): Promise<Day> {
  const [english, t] = await Promise.all([loadTexts('en'), loadTexts(language)]);
  const findEnglish = createEnglishFinder(english, t);
  return {
    page,
    mock,
    language,
    t,
    see(key, values) {
      const hasValues = t.messages.get(key)?.includes('%{');
      const text = hasValues && !values ? toPattern(t, key) : t(key, values);
      return expectSoon(
        page.getByText(text, { exact: !hasValues }).filter({ visible: true }).first(),
        key,
      ).toBeVisible();
    },
    async open(path) {
      await openInPage(page, path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    },
    async expectReadable(name) {
      await expectSoon.poll(() => getOverflow(page), name).toBe(0);
      await expectSoon.poll(() => findLayoutFaults(page), name).toEqual([]);
      await expectSoon.poll(() => findMisordered(page), name).toEqual([]);
      expectSoon(await findOtherWeights(page), name).toEqual([]);
      // The shortcuts are in the menu of the account and in quick find, not in the head of each page.
      await expectSoon(
        page.locator('main header').getByRole('button', { name: t('find.shortcuts') }),
        name,
      ).toHaveCount(0);
      expectSoon(findEnglish(await readTexts(page)), name).toEqual([]);
    },
  };
}

async function startMorning({ page, t, see, expectReadable }: Day): Promise<void> {
  const main = page.getByRole('main');
  await see('dashboard.attention.product-reviews', { count: '3', smart_count: 3 });
  await see('dashboard.attention.faq', { count: '1', smart_count: 1 });
  await see('dashboard.attention.rewards', { count: '2', smart_count: 2 });
  await see('dashboardCards.workload.waiting');
  await see('dashboardCards.week.title');
  await see('dashboardCards.week.birthdays');
  await see('dashboardCards.money.title');
  await see('dashboardCards.money.outstanding.name');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // The same number twice, and a request for help with the setup once.
  const getFigure = (key: string) =>
    main
      .getByRole('term')
      .filter({ hasText: t(key) })
      .locator('xpath=following-sibling::dd[1]');
  await expect(getFigure('dashboard.general.points')).toHaveText(/\d/);
  const points = await getFigure('dashboard.general.points').textContent();
  await expectSoon(getFigure('dashboardCards.money.outstanding.name')).toHaveText(String(points));
  // Money comes first.
  const money = ['orderValue', 'discountValue', 'outstanding', 'redemptionRate'];
  const names = money.map((key) => t(`dashboardCards.money.${key}.name`, { currency: 'EUR' }));
  await expectSoon(
    main
      .getByRole('term')
      .filter({ hasText: new RegExp([...names, t('dashboard.figures.earned')].map(escapeRegExp).join('|')) }),
  ).toContainText([...names, t('dashboard.figures.earned')]);
  const week = main.getByRole('region', { name: t('dashboardCards.week.title') });
  for (const [key, href] of [
    ['viewBirthdays', /taskType=birthday/],
    ['viewPoints', /type=points/],
  ] as const)
    await expectSoon(week.getByRole('link', { name: t(`dashboardCards.week.${key}`) }), key).toHaveAttribute(
      'href',
      href,
    );
  const help = page.getByRole('region', { name: t('shell.help.label') });
  await expectSoon(help.getByText(toPattern(t, 'shell.help.store'))).toHaveCount(1);
  await expectSoon(page.getByRole('link', { name: toPattern(t, 'shell.help.review') })).toHaveCount(1);
  await expectSoon(page.locator('a[href$="/wizard/concierge"]')).toHaveCount(1);
  await expectSoon(page.getByText(t('dashboard.restart'))).toHaveCount(0);
  const days = main.getByRole('region', { name: t('dashboard.chart.title') }).getByRole('slider');
  await main.getByRole('link', { name: t('dashboard.period.7d') }).click();
  await expectSoon(days).toHaveAttribute('max', '7');
  await expectReadable('dashboard');
  await main.getByRole('link', { name: t('dashboardCards.workload.start'), exact: true }).click();
}

/** Checks what helps to decide about an open record: all of it, by its names. */
async function expectFacts({ t }: Day, place: Locator, expected: Record<string, string | RegExp>): Promise<void> {
  const facts = place.getByRole('complementary', { name: t('moderation.title') });
  await expectSoon(facts.locator('dt')).toHaveText(Object.keys(expected).map((key) => t(`moderation.${key}`)));
  await expectSoon(facts.locator('dd')).toContainText(Object.values(expected));
}

const reasons = ['spam', 'offTopic', 'personalData', 'abusive', 'duplicate', 'other'];

/** Checks the reasons for hiding a review that one can choose. */
const expectReasons = (question: Locator, t: Texts): Promise<void> =>
  expect(question.getByRole('button')).toContainText(reasons.map((reason) => t(`hiding.reasons.${reason}`)));

/** What a customer has. */
const describeCustomer = ({ language, t }: Day, points: number, orders: number): string =>
  [
    t('ui.points', { smart_count: points, points: formatPoints(points, language) }),
    t('moderation.orders', { smart_count: orders, count: formatPoints(orders, language) }),
  ].join(' · ');

/** What helps to decide about a review of the customer's only order. */
const describeReview = (day: Day, days: number, otherTitle: string): Record<string, string | RegExp> => {
  const { language, t } = day;
  const order = [
    t('moderation.orderNumber', { number: '#77001' }),
    formatMoney(48, 'EUR', language),
    t('moderation.daysBefore', { smart_count: days }),
  ];
  return {
    customer: describeCustomer(day, 400, 3),
    purchase: order.join(' · '),
    reviews: new RegExp(
      `${t('moderation.reviewCount', { smart_count: 1, count: formatPoints(1, language) })}.*${otherTitle}`,
    ),
    product: toPattern(t, 'moderation.average'),
  };
};

async function decideQueue(day: Day): Promise<void> {
  const { page, t, see, expectReadable } = day;
  await expect(card(page)).toHaveAttribute('data-record', 'r2');
  await expectFacts(day, page.getByRole('main'), describeReview(day, 30, 'Warm'));
  await expectSoon(page.getByRole('main').getByRole('img', { name: 'Merino Crew Sweater', exact: true })).toBeVisible();
  await expectReadable('queue');
  await page.keyboard.press('h');
  await expectReasons(page.getByRole('group', { name: t('hiding.why') }), t);
  await expectReadable('why hidden');
  await page.keyboard.press('3');
  await see('hiding.given', { reason: t('hiding.reasons.personalData') });

  const { id } = Object(await readQueue(page));
  const undo = page
    .getByRole('region', { name: t('ui.notifications') })
    .getByRole('button', { name: t('list.action.undo') });
  for (const takeBack of [() => page.keyboard.press('z'), () => undo.click()]) {
    await page.keyboard.press('d');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(t('ask.removeHeldText', { seconds: 8, site: 'Nordlys Atelier' }));
    await question.getByRole('button', { name: t('ask.removeSubmit') }).click();
    await waitForQueue(page, (item) => item !== null && Object(item).id !== id);
    await see('history.willBeDeleted');
    await takeBack();
    await see('queue.undone', { action: t('resources.product-reviews.actions.delete.label') });
    await waitForQueue(page, (item) => Object(item).id === id);
  }
  const decide = async (press: () => Promise<void>) => {
    const before = Object(await readQueue(page)).id;
    await press();
    await waitForQueue(page, (item) => item === null || Object(item).id !== before);
  };
  await decide(() => page.keyboard.press('p', unhurried));
  // What isn't known is left out.
  await expect(card(page)).toHaveAttribute('data-record', 'r3');
  await expectFacts(day, page.getByRole('main'), {
    customer: describeCustomer(day, 0, 0),
    reviews: t('moderation.reviewCount', { smart_count: 0, count: formatPoints(0, day.language) }),
  });
  await decide(() => page.keyboard.press('p', unhurried));
  await decide(async () => {
    await page.keyboard.press('r');
    await page.getByRole('textbox', { name: t('resources.faq.fields.answer') }).fill('42');
    await page.keyboard.press('Control+Enter');
  });
  await expect(card(page)).toHaveAttribute('data-entity', 'rewards');
  await see('moderation.balance');
  await see('moderation.waits.label');
  await expectReadable('a reward in the queue');
  await page.keyboard.press('a', unhurried);
  await page.keyboard.press('a', unhurried);
  await see('queue.summary');
  await see('queue.handled');
  await see('hiding.leftCount', { count: '1', smart_count: 1 });
  await expectReadable('the end of the queue');
}

/** Saves the filters of a list as a view, and further ones in its place. The export has what the view shows. */
async function saveViews({ page, mock, t, see, open }: Day): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('saveView.title') });
  for (const [rating, verb] of [
    [4, 'submit'],
    [5, 'update'],
  ] as const) {
    await open(`/product-reviews?page=0&limit=10&rating=${rating}&only=noReply`);
    await page.getByRole('button', { name: t('list.view.save') }).click();
    if (verb === 'submit') await dialog.getByRole('textbox', { name: t('saveView.name') }).fill('A1');
    else await dialog.getByRole('combobox', { name: t('saveView.as') }).selectOption('A1');
    await dialog.getByRole('button', { name: t(`saveView.${verb}`), exact: true }).click();
    await see(verb === 'submit' ? 'saveView.saved' : 'saveView.updated', { name: 'A1' });
  }
  await open('/product-reviews?page=0&limit=10');
  await page
    .getByRole('navigation', { name: t('list.view.label') })
    .getByRole('link', { name: 'A1' })
    .click();
  await expectSoon(page).toHaveURL(/rating=5/);
  await waitForRows(page);
  await page.getByRole('button', { name: t('list.export.label'), exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('menuitem', { name: toPattern(t, 'list.export.all') })
    .or(page.getByRole('menuitem', { name: t('list.export.matching') }))
    .click();
  const exported = await readExportedIds(downloading);
  const { items } = await fetchServerList(page, mock, 'reviews', '_id reply', ', rating: "5"');
  const ids = items.flatMap(({ _id, reply }) => (reply === null ? [_id] : []));
  expect(ids.length).toBeLessThan(items.length);
  expectSoon(exported).toEqual(ids);
}

/** Replies to the review that was left hidden, and publishes it: one notification for both. */
async function replyAndPublish({ page, t, open, expectReadable }: Day): Promise<void> {
  const actions = 'resources.product-reviews.actions';
  await open('/product-reviews?page=0&limit=10&status=pending');
  await waitForRows(page);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: t('resources.product-reviews.fields.reply') }).fill('42');
  await expectReadable('a reply');
  await page.getByRole('button', { name: t(`${actions}.reply.with.publish`) }).click();
  await expect(rows(page)).toHaveCount(0);
  const messages = page.getByRole('region', { name: t('ui.notifications') }).locator('[role=status], [role=alert]');
  await expectSoon(messages).toHaveText([new RegExp(t(`${actions}.publish.done`))]);
}

async function readLists(day: Day): Promise<void> {
  const { page, mock, language, t, see, open, expectReadable } = day;
  await open('/product-reviews?page=0&limit=10&only=noReply');
  await waitForRows(page);
  await see('listSearch.read');
  const rest = page.getByRole('button', { name: t('listSearch.rest') });
  await expect(rest).toBeVisible();
  // The next rows don't come, also if they are requested again.
  await mock.failNext({ hang: true, every: 1, bodyPattern: '"offset":50' });
  await rest.click();
  await page.getByRole('button', { name: t('listSearch.stop') }).click();
  await expect(rest).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await mock.clearFailures();
  await page.getByRole('button', { name: t('list.filter.add'), exact: true }).click();
  await see('list.filter.flagged');
  await expectReadable('reviews without a reply');
  await page.keyboard.press('Escape');
  await open('/product-reviews?page=0&limit=10&record=r1');
  await expectFacts(day, page.getByRole('dialog'), describeReview(day, 10, 'Loose'));
  await see('panel.more');
  await expectReadable('the panel of a review');
  await saveViews(day);
  const question = { _id: 'q1', question: 'Is it warm?', answer: '42', status: 'pending', isFeatured: 0 };
  const orders = Array.from({ length: 1001 }, (_, index) => ({
    ...{ _id: `s${index}`, number: `#${index}`, total: 5, currency: 'EUR', createdAt: fromNow(-90) },
  }));
  await mock.putRows(
    { entity: 'faq', rows: [{ ...question, createdAt: fromNow(0) }] },
    { entity: 'sales', rows: orders },
  );
  await open('/faq');
  const { items } = await fetchServerList(page, mock, 'faqs', 'status answer');
  const hidden = items.filter(({ status, answer }) => status !== 'approved' && answer);
  const unpublished = page.getByRole('link', { name: t('resources.faq.views.answeredUnpublished') });
  await expectSoon(unpublished).toContainText(formatPoints(hidden.length, language));
  await expectReadable('questions');
  await open('/sales');
  await see('sales.totals.newest');
  await expectReadable('sales');
  const waiting = { _id: 'p9', type: 'points', task_type: 'place_an_order', amount: 30, status: 'pending' };
  const refs = { customer: { _id: 'c1', name: 'Ida Holm' }, order: { _id: 'o2', number: '#77002' } };
  await mock.putRows({ entity: 'rewards', rows: [{ ...waiting, ...refs, createdAt: fromNow(0) }] });
  await open('/rewards?page=0&limit=10&record=p9');
  const change = { before: formatPoints(400, language), after: formatPoints(430, language) };
  await expectFacts(day, page.getByRole('dialog'), {
    'waits.label': t('moderation.waits.decision'),
    balance: t('moderation.balanceChange', change),
    customer: describeCustomer(day, 400, 3),
    purchase: `${t('moderation.orderNumber', { number: '#77002' })} · ${t('moderation.sameDay')}`,
  });
  await expectReadable('the panel of a reward');
  await open('/rewards?page=1&limit=10&status=approved');
  await waitForRows(page);
  const messages = page.getByRole('region', { name: t('ui.notifications') });
  for (const row of [0, 1, 2]) {
    await rows(page)
      .nth(row)
      .getByRole('button', { name: t('resources.rewards.actions.reject.label') })
      .click();
    await expect(messages.getByText(toPattern(t, 'resources.rewards.actions.reject.done')).first()).toBeVisible();
  }
  // A row that comes in for the one that left the list moves the end of the page.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await findCovered(page, t)).toEqual([]);
  }).toPass({ timeout: 4000 });
  await expectReadable('three decisions');
  await open('/history');
  await see('history.subtitle');
  await expectReadable('recent changes');
}

async function talkToCustomer({ page, language: locale, t, see, open, expectReadable }: Day): Promise<void> {
  await open('/customers?page=0&limit=10');
  await waitForRows(page);
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await see('points.customerNoteHelp');
  const dialog = page.getByRole('dialog');
  await expectReadable('deducting points');
  await dialog.getByRole('textbox', { name: t('points.points') }).fill('5');
  await dialog.getByRole('textbox', { name: t('points.adminNote') }).fill('B17');
  await expectSoon(dialog.getByRole('button', { name: t('points.deduct') })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  await see('list.select.count', { smart_count: 2 });
  await expectReadable('two selected customers');

  await open('/customers/c1');
  await expectSoon(
    page
      .getByRole('main')
      .getByRole('button', { name: t('resources.customers.actions.deductPoints.label'), exact: true }),
  ).toBeVisible();
  await see('activity.adminNote', { note: 'B17' });
  // Adjustments that cancel out are left out until they are asked for.
  const entries = page.getByRole('region', { name: t('activity.title') }).locator('tbody tr');
  const offset = page.getByRole('checkbox', { name: t('activity.offset', { count: formatPoints(2, locale) }) });
  await expect(offset).not.toBeChecked();
  const count = await entries.count();
  await offset.check();
  await expectSoon(entries).toHaveCount(count + 2);
  await offset.uncheck();
  await expectReadable('the page of a customer');
  await page.getByRole('button', { name: t('activity.explain.open') }).click();
  const message = page.getByRole('dialog', { name: t('activity.explain.title') });
  for (const language of languages) {
    await message.getByRole('combobox').selectOption(language);
    await expectSoon(message.locator(`[lang="${language}"]`)).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    const inLanguage = await loadTexts(language);
    for (const key of ['headLater', 'came', 'available', 'expires', 'rewards'])
      await expect(message).toContainText(toPattern(inLanguage, `activity.explain.${key}`));
    // What has expired is named.
    await expectSoon(message).toContainText(inLanguage('resources.rewards.values.task_type.expire_points'));
    await expectSoon(message).not.toContainText(toPattern(inLanguage, 'activity.explain.unlisted'));
    await expectSoon(message).not.toContainText(toPattern(inLanguage, 'activity.explain.unlistedOrExpired'));
  }
  const mail = message.getByRole('link', { name: t('activity.explain.mail') });
  await expect(mail).toHaveAttribute('href', /^mailto:ida@mail\.example\?/);
  const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
  await message.getByRole('button', { name: t('activity.explain.copy') }).click();
  await expectSoon.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(body?.replaceAll('\r', ''));
  await page.keyboard.press('Escape');
  await open('/customers/c1/settings');
  await see('customerPage.remove.text');
  await page.getByRole('button', { name: t('customerPage.remove.submit') }).click();
  const removal = page.getByRole('alertdialog');
  await expectSoon(removal).toContainText('Ida Holm');
  for (const key of ['takes', 'leaves']) await expectSoon(removal, key).toContainText(toPattern(t, `ask.${key}`));
  await expectReadable('the question before a deletion');
  await page.keyboard.press('Escape');
  const getField = (name: string) =>
    page.getByRole('textbox', { name: t(`resources.customers.fields.${name}`), exact: true });
  await getField('firstName').fill('Idun');
  await expectSoon(getField('name')).toHaveValue('Idun Holm');
  await getField('name').fill('Ida');
  await expectSoon(page.getByText(t('customerPage.profile.nameDiffers'))).toBeVisible();
  await expectReadable('the settings of a customer');
  await page.getByRole('button', { name: t('customerPage.profile.useName', { name: 'Idun Holm' }) }).click();
  await expectSoon(getField('name')).toHaveValue('Idun Holm');
  await page.getByRole('button', { name: t('customerPage.profile.discard') }).click();
}

/** Pages and actions, and a merchant's word for each in the three languages. */
const ownWords = [
  ['pages.history.title', 'undo', 'annuler', 'تراجع'],
  ['shell.menu.notifications', 'emails', 'e-mails', 'بريد'],
  ['shell.menu.locale', 'translate', 'traduire', 'ترجمة'],
  ['shell.menu.billing', 'upgrade', 'mettre à niveau', 'ترقية'],
  ['shell.menu.customers', 'delete', 'supprimer', 'حذف'],
  ['find.shortcuts', 'keyboard', 'clavier', 'لوحة المفاتيح'],
] as const;

async function findPages({ page, language, t, open, expectReadable }: Day): Promise<void> {
  for (const [path, title] of Object.entries({
    notifications: 'notifications',
    locale: 'locale',
    automation: '',
    pwa: '',
  })) {
    await open(`/${path}`);
    const menu = page.getByRole('navigation', { name: t('shell.menu.label') });
    await expectSoon(menu.locator('[aria-current="page"]'), path).toHaveText(t('shell.menu.settings'));
    const up = page.getByRole('main').getByRole('link', { name: t('shell.menu.settings'), exact: true });
    await expectSoon(up, path).toBeVisible();
    await expectReadable(title || path);
  }
  await open('/settings');
  const links = page.getByRole('navigation', { name: t('shell.menu.label') }).getByRole('link');
  await expectSoon(links.filter({ hasText: t('shell.menu.instagram') })).toHaveAttribute('href', /\/instagram$/);
  const sections = page.getByRole('navigation', { name: t('settingsPage.sections') }).getByRole('link');
  const names = ['general', 'loyalty', 'questions', 'team', 'developer'];
  await expectSoon(sections).toHaveText(names.map((name) => t(`settingsIndex.sections.${name}`)));
  await open('/analytics');
  for (const key of ['refresh', 'print']) await expectSoon(page.getByText(t(`analytics.${key}`)), key).toBeHidden();
  await page.getByRole('button', { name: t('analytics.more') }).click();
  await expectSoon(page.getByRole('menuitem')).toHaveText([t('analytics.refresh'), t('analytics.print')]);
  await page.keyboard.press('Escape');
  for (const [word, key] of Object.entries({
    history: 'pages.history.title',
    moderate: 'pages.moderation.title',
    notifications: 'shell.menu.notifications',
    signOut: 'shell.account.signOut',
    voucher: 'find.customer.voucher',
    points: 'find.customer.points',
    removal: 'find.customer.removal',
    locale: 'shell.menu.locale',
    shortcuts: 'find.shortcuts',
  })) {
    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: t('shell.help.findKeys') })
      .fill(t(`find.words.${word}`).split(' ')[0] ?? '');
    await expectSoon(page.getByRole('option', { name: t(key) }).first(), word).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  for (const [word = '', key] of ownWords.map(
    ([key, ...words]) => [words[languages.indexOf(language)], key] as const,
  )) {
    await page.getByRole('combobox', { name: t('shell.help.findKeys') }).fill(word);
    await expectSoon(page.getByRole('option', { name: t(key) }).first(), word).toBeVisible();
  }
  await page.getByRole('combobox', { name: t('shell.help.findKeys') }).fill('');
  const getGroup = (key: string) => page.getByRole('listbox').getByRole('group', { name: t(key), exact: true });
  await expectSoon(getGroup('find.recent').getByRole('option', { name: 'Ida Holm' })).toBeVisible();
  for (const key of ['find.moderate', 'find.customer.points', 'find.customer.voucher'])
    await expectSoon(getGroup('find.actions').getByRole('option', { name: t(key) }), key).toBeVisible();
  await expectReadable('quick find');
  for (const code of ['77001', `${t('find.words.voucher').split(' ')[0]} SUN-77`]) {
    await page.getByRole('combobox', { name: t('shell.help.findKeys') }).fill(code);
    await expectSoon(getGroup('shell.menu.sales').getByRole('option', { name: /#77001.*SUN-77/ }), code).toBeVisible();
    await expectSoon(getGroup('find.codes').getByRole('option').first(), code).toBeVisible();
  }
  await page.keyboard.press('Escape');
}

/** Restarts the setup. Before the launch, its dialog lists the steps that aren't done. */
async function launchAgain({ page, t, open, expectReadable }: Day): Promise<void> {
  await open('/');
  await page.getByRole('button', { name: t('dashboard.more') }).click();
  await page.getByRole('menuitem', { name: t('dashboard.restart') }).click();
  await page.getByRole('button', { name: t('dashboardCards.restart.confirm') }).click();
  await page.getByRole('button', { name: t('wizard.launch.skip') }).click();
  const question = page.getByRole('dialog');
  const steps = question.getByRole('listitem');
  await expect(steps.first()).toBeVisible();
  await expectSoon(question).toHaveAccessibleName(t('wizard.launch.confirm', { smart_count: await steps.count() }));
  await expectReadable('what is still open');
  await question.getByRole('button', { name: t('wizard.launch.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('shell.menu.dashboard') })).toBeVisible();
}

async function setUpShop(day: Day): Promise<void> {
  const { page, language, t, see, open, expectReadable } = day;
  const expectOnePrimary = () =>
    expectSoon(page.locator('main [class*="primary_"]').filter({ visible: true }), page.url()).toHaveCount(1);
  await launchAgain(day);
  await open('/wizard');
  await see('wizard.progress');
  await expectOnePrimary();
  await expectReadable('setup');
  await open('/wizard/step1');
  await expectOnePrimary();
  const website = page.getByRole('textbox', { name: t('wizard.store.website') });
  await website.fill('new.example');
  await website.press('Tab');
  await expectSoon(website).toHaveValue('https://new.example');
  await page.getByRole('button', { name: t('wizard.store.submit') }).click();
  await see('wizard.store.saved');
  // The next open step.
  await expectSoon(page.getByRole('heading', { level: 1, name: t('pages.wizard.loyaltyCode') })).toBeVisible();
  await see('wizard.launch.review');
  await expectOnePrimary();
  await expectReadable('the code of the program');
  await open('/wizard/program');
  await see('wizard.next');
  await expectOnePrimary();
  await page.getByRole('button', { name: t('wizard.program.new') }).click();
  await see('wizard.program.returned', { percent: formatPercent(5, language) });
  await expectOnePrimary();
  // What the store knows is filled in.
  const average = page.locator('[data-figure="averageOrderValue"]').getByRole('textbox');
  await expectSoon(average).toHaveValue(/\p{N}/u);
  const worth = page.getByText(toPattern(t, 'wizard.program.worth'));
  const before = await worth.first().textContent();
  await page.getByRole('slider').press('End');
  await see('wizard.program.returned', { percent: formatPercent(15, language) });
  await expectSoon(worth.first()).not.toHaveText(String(before));
  await see('wizard.program.afterSignupAndOrders');
  await see('wizard.program.contentHelp');
  await expectReadable('preset programs');
  await page.getByRole('textbox', { name: t('wizard.program.name') }).fill('B18');
  await page.getByRole('button', { name: t('wizard.program.create') }).click();
  // It is off.
  await expectSoon(page.getByRole('button', { name: t('wizard.program.turnOnNamed', { name: 'B18' }) })).toBeVisible();
  await expectOnePrimary();
  await open('/loyalty');
  await page.getByRole('main').getByRole('link', { name: 'Nordlys Circle', exact: true }).click();
  await expect(page).toHaveURL(/\/loyalty\/\w+$/);
  const rewards = page.getByRole('region', { name: t('loyaltyEditor.rewards.title') });
  await rewards.getByRole('listitem').first().locator('[aria-haspopup="menu"]').click();
  await pressWhenEnabled(page.getByRole('menuitem', { name: t('formFields.sorting.bottom') }), 'Enter');
  await see('loyaltyEditor.order.status.saved');
  await expectReadable('a program');
  await open(`${new URL(page.url()).pathname}/costs`);
  const figures = ['payout', 'cost', 'extraOrders', 'owedCost', 'costPerOrder', 'issued', 'redeemed', 'owed'];
  const isShown = (key: string) =>
    page
      .getByText(t(`costs.figure.${key}.label`), { exact: true })
      .first()
      .isVisible();
  await see('costs.figure.payout.label');
  expectSoon(await Promise.all(figures.map(isShown))).toEqual([true, true, true, true, false, false, false, false]);
  const assumption = page.locator('[data-figure="averageOrderValue"]');
  await expectSoon(assumption).toBeHidden();
  await page.getByText(t('costs.assumed.adjust')).click();
  await expectSoon(assumption).toBeVisible();
  await expectReadable('the costs of a program');
  await open('/widget-editor/LoyaltyProgramDashboard');
  const scenario = page.getByRole('combobox', { name: t('previewFrame.scenario') });
  await expectSoon(scenario.getByRole('option', { selected: true })).toHaveText(t('previewFrame.scenarios.member'));
  await expectReadable('the dashboard of members');
  await open('/notifications/edit/standard/en');
  await expect(page.getByRole('link', { name: t('templateEditor.views.changes') })).toHaveCount(0);
  await page.getByRole('textbox', { name: t('templateEditor.subject'), exact: true }).fill('42');
  await see('templateEditor.views.changes');
  await expectReadable('an email');
  await open('/instagram');
  await see('widgets.instagram.limits.title');
  await expectReadable('Instagram');
}

/** Imports pasted points, which ask for their sum, and reverts them. */
async function importPoints({ page, language, t, see, open, expectReadable }: Day): Promise<void> {
  const press = (key: string, values?: object) =>
    page.getByRole('button', { name: t(key, values), exact: true }).click();
  await open('/customers/import/points');
  await page
    .getByRole('textbox', { name: t('import.choose.paste') })
    .fill('Email,Points\neva@mail.example,200000\nbo,7');
  await press('import.choose.read');
  await press('import.columns.goOn');
  // The column with a fault is wider than the others.
  const cells = page.getByRole('grid').getByRole('gridcell');
  const [faulty, right] = [cells.filter({ hasText: 'bo' }), cells.filter({ hasText: '7' })];
  await expect(faulty).toBeVisible();
  const [width = 0, other = 0] = await Promise.all(
    [faulty, right].map(async (cell) => (await cell.boundingBox())?.width),
  );
  expectSoon(width).toBeGreaterThan(2 * other);
  await expectReadable('a row with an error');
  await faulty.focus();
  await page.keyboard.type('bo@mail.example');
  await page.keyboard.press('Enter');
  const total = formatPoints(200_007, language);
  const start = { total, count: formatPoints(2, language), smart_count: 2 };
  await press('import.start.points', start);
  const question = page.getByRole('dialog', { name: t('import.confirm.title') });
  await question.getByRole('textbox', { name: t('ask.typeNumber', { number: total }) }).fill('200007');
  await question.getByRole('button', { name: t('import.start.points', start) }).click();
  await see('importRun.run.thanks');
  const created = page.getByRole('region', { name: t('importRun.run.created') }).getByRole('link');
  await expectSoon(created).toHaveCount(2);
  for (const email of ['eva@mail.example', 'bo@mail.example'])
    await expectSoon(created.filter({ hasText: email }), email).toBeVisible();
  await expectReadable('a finished import');
  await press('importRun.run.all.revert');
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: t('importRun.run.all.revertSubmit') })
    .click();
  await see('importRun.run.all.done');
}

/** Hides a review: asks why, and says how many with 1 or 2 stars are hidden, if many are. */
async function hideReview({ page, mock, t, see, open, expectReadable }: Day): Promise<void> {
  const negative = { rating: 1, status: 'pending', isFeatured: 0, attachments: [], createdAt: fromNow(-60) };
  const hidden = Array.from({ length: 9 }, (_, index) => ({ ...negative, _id: `n${index}`, title: 'Torn' }));
  await mock.putRows({ entity: 'product-reviews', rows: hidden });
  await open('/product-reviews?page=0&limit=10&status=approved&rating=1');
  await waitForRows(page);
  await page.keyboard.press('j');
  await page.keyboard.press('u');
  const question = page.getByRole('group', { name: t('hiding.why') });
  await expectReasons(question, t);
  await expectSoon(question).toContainText(toPattern(t, 'hiding.warning'));
  await expectReadable('a warning before more is hidden');
  await question.getByRole('button', { name: t('hiding.reasons.spam') }).click();
  await see('hiding.given', { reason: t('hiding.reasons.spam') });
}

async function report(day: Day): Promise<void> {
  const { page, t, see, open, expectReadable } = day;
  await importPoints(day);
  await open('/imports');
  await see('importRun.subtitle');
  await expectSoon(page.getByRole('main').getByRole('table')).toHaveCount(1);
  await see('importRun.states.reverted');
  await see('importRun.run.all.name', { name: t('importRun.pasted') });
  await expectReadable('imports');
  await open('/analytics/hidden');
  await expect(page.getByRole('table', { name: t('hiding.byReason') })).toContainText(t('hiding.reasons.personalData'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('analytics.csv') }).click();
  const [head, line] = readFileSync(await (await downloading).path(), 'utf8').split('\r\n');
  expectSoon(head).toContain(`${t('hiding.csv.month')},${t('hiding.csv.rating')},${t('hiding.csv.reason')}`);
  expectSoon(line).toContain(t('hiding.reasons.personalData'));
  await expectReadable('hidden reviews');
  await replyAndPublish(day);
  await open('/product-reviews/products/8800000000');
  await see('productReviews.overTime');
  await see('productReviews.mentions');
  await see('productReviews.counted');
  await expectReadable('the reviews of a product');
  await page.getByRole('button', { name: t('productReviews.replyAll') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('productReviews.savedReply') }).selectOption('Washing');
  await expectReadable('a reply to all');
  await dialog.getByRole('button', { name: t('productReviews.reply') }).click();
  await see('productReviews.answered');
  await hideReview(day);
}

async function useSmallScreens({ page, language, open, expectReadable }: Day): Promise<void> {
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/customers?page=0&limit=10', '/product-reviews?page=0&limit=10', '/moderate']) {
      await open(path);
      if (path.includes('limit')) {
        await waitForRows(page);
        expectSoon((await rows(page).first().boundingBox())?.y, `${path} at ${width} px`).toBeLessThan(300);
        const numbers = page.locator('tr[data-record] td[data-numeric]:visible');
        if (width === 390) expectSoon(await numbers.allTextContents(), path).not.toContain(formatPoints(0, language));
      }
      await expectReadable(`${path} at ${width} px`);
    }
  }
}

for (const [index, language] of languages.entries()) {
  // Each run has one language, the full one all.
  const tag = tagInTurn(index, languages.length);
  test(`a merchant’s day in the language “${language}”`, { tag }, async ({ page, context, mock, signIn }) => {
    test.setTimeout(180_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await seed(mock);
    const day = await startDay(page, mock, language);
    await signIn(page);
    await page.evaluate((code) => localStorage.setItem('console.language', code), language);
    await page.goto('/');
    await test.step('good morning, money first, this week', () => startMorning(day));
    await test.step('the queue: what helps to decide, why hidden, seconds of grace, the session', () =>
      decideQueue(day));
    await test.step('lists: filters, views, panels, changes', () => readLists(day));
    await test.step('a customer: points, balance, message', () => talkToCustomer(day));
    await test.step('ways: the menu and quick find', () => findPages(day));
    await test.step('setup, programs, editors', () => setUpShop(day));
    await test.step('imports, hidden reviews, a product', () => report(day));
    await test.step('a tablet and a phone', () => useSmallScreens(day));
  });
}
