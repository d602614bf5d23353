import type { Page } from '@playwright/test';
import { askServer, writes } from '../lists/support/lists';
import { expectFocusSane } from '../support/focus';
import type { MockClient } from '../support/mockClient';
import { demo } from '../support/signIn';
import { expect, test } from '../support/test';
import { card, type Decisions, decideAll, goToQueue, look, seen } from './support/queue';

test.use({
  amounts: {
    customers: 137,
    reviews: 60,
    pendingReviews: 20,
    questions: 40,
    unansweredQuestions: 10,
    rewards: 60,
    pendingRewards: 10,
  },
});

const queued = '^/admin/(reviews|faq|loyalty/reward)/';

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: /e-mail/i })).toBeFocused();
  await page.keyboard.type(demo.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

type Row = Record<string, unknown>;

/** Every review, question and reward as the server has it, by its id. */
async function serverRows(page: Page, mock: MockClient): Promise<Map<string, Row>> {
  const answer = await askServer(
    page,
    mock,
    `reviews(limit: 100) { items { _id status isFeatured reply } }
     faqs(limit: 100) { items { _id status isFeatured answer } }
     rewards(limit: 100) { items { _id status } }`,
  );
  const lists: { items: Row[] }[] = Object.values(answer);
  return new Map(lists.flatMap(({ items }) => items).map((row) => [String(row['_id']), row]));
}

/** Goes back through all that was seen, and compares each record with the server's. */
async function expectScreenEqualsServer(page: Page, rows: Map<string, Row>, decisions: Decisions): Promise<void> {
  const words: Record<string, string> = { pending: 'Pending', approved: 'Published', rejected: 'Rejected' };
  const compared = new Set<string>();
  for (let turn = 0; turn < decisions.size; turn += 1) {
    await page.keyboard.press('k');
    const now = await seen(page, (one) => one !== null && one !== 'done' && !compared.has(one.id));
    if (now === 'done') throw new Error('the end is shown');
    compared.add(now.id);
    const row = rows.get(now.id);
    const status = String(row?.['status']);
    const word = now.entity === 'rewards' && status === 'approved' ? 'Approved' : words[status];
    await expect(card(page)).toContainText(word ?? status);
    if (now.entity === 'faq') await expect(card(page)).toContainText(String(row?.['answer']));
    await expect(page.getByText(/came back|Saving/)).toHaveCount(0);
  }
  expect([...compared].sort()).toEqual([...decisions.keys()].sort());
}

/** Everything that was decided is so at the server, and nothing else was changed. */
async function expectDecided(
  page: Page,
  mock: MockClient,
  before: Map<string, Row>,
  decisions: Decisions,
): Promise<Map<string, Row>> {
  const after = await serverRows(page, mock);
  for (const [id, row] of before) {
    const { status, answer } = decisions.get(id) ?? {};
    expect(after.get(id)).toEqual({ ...row, ...(status && { status }), ...(answer && { answer }) });
  }
  expect(after.size).toBe(before.size);
  return after;
}

test('[REV-10] [FAQ-02] [RWD-03] 20 reviews, 10 questions and 10 rewards by keyboard alone, from the sign-in on', async ({
  page,
  mock,
}) => {
  test.slow();
  await signInByKeyboard(page);
  const before = await serverRows(page, mock);
  await goToQueue(page);
  await expect(page.getByText('40 of 40 left')).toBeVisible();
  await mock.clearRequests();

  const decisions = await decideAll(page);

  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  await expectFocusSane(page);
  const kinds = (await writes(mock)).map(({ path }) => path.split('/')[2]);
  expect(kinds.filter((kind) => kind === 'reviews')).toHaveLength(20);
  expect(kinds.filter((kind) => kind === 'loyalty')).toHaveLength(10);
  expect(kinds.filter((kind) => kind === 'faq')).toHaveLength(15);
  expect(decisions.size).toBe(40);
  await expect(page.getByRole('region', { name: 'In this run' })).toHaveText(
    /Product reviewsPublished 20.*QuestionsAnswer[^ ]* 10Published 5.*RewardsApproved 5Rejected 5/,
  );
  const after = await expectDecided(page, mock, before, decisions);
  await expectScreenEqualsServer(page, after, decisions);
});

test('the same with every third write failing: nothing is lost, and the screen equals the server', async ({
  page,
  mock,
}) => {
  test.slow();
  await signInByKeyboard(page);
  const before = await serverRows(page, mock);
  await goToQueue(page);
  await mock.clearRequests();
  await mock.failNext({ pathPattern: queued, every: 3, status: 503, body: { error: 'The shop is busy.' } });

  const decisions = await decideAll(page);

  const calls = (await mock.requests({ path: new RegExp(queued) })).filter(({ method }) => method !== 'GET');
  const taken = calls.filter(({ status }) => status === 200);
  expect(calls.length - taken.length).toBe(Math.floor(calls.length / 3));
  // Each was taken once, however often it was refused.
  expect(taken).toHaveLength(45);
  expect(new Set(taken.map(({ path, body }) => `${path} ${JSON.stringify(body)}`)).size).toBe(45);
  expect(decisions.size).toBe(40);
  await expect(page.getByRole('region', { name: 'In this run' })).toHaveText(
    /Product reviewsPublished 20.*QuestionsAnswer[^ ]* 10Published 5.*RewardsApproved 5Rejected 5/,
  );
  const after = await expectDecided(page, mock, before, decisions);
  await expectScreenEqualsServer(page, after, decisions);
});

test('a reload keeps the place and what was skipped; the address opens one kind', async ({ page, signIn }) => {
  await signIn(page, '/moderate?of=product-reviews');
  await expect(card(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Moderation/);
  const first = await look(page);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  const place = await seen(page, (one) => one !== null && one !== 'done' && one.id !== Object(first).id);
  await page.reload();
  await expect(card(page)).toBeVisible();
  expect(await look(page)).toEqual(place);
  await expect(page.getByText('20 of 20 left')).toBeVisible();
});

test('each list that waits for the merchant leads to its queue', async ({ page, signIn }) => {
  await signIn(page, '/rewards');
  await page.getByRole('link', { name: 'Moderate 10 pending' }).click();
  await expect(page).toHaveURL(/\/moderate\?of=rewards$/);
  await expect(card(page)).toHaveAttribute('data-entity', 'rewards');
});

test('what somebody else has decided is passed over with a word', async ({ page, mock, signIn, expectTrouble }) => {
  // The browser's own line on the refusal.
  expectTrouble(/status of 409/);
  await signIn(page, '/moderate?of=rewards');
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  const first = Object(await look(page)).id;
  const token = await page.evaluate(() => {
    const { tokens, lastSite } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    return tokens[lastSite];
  });
  await fetch(`${mock.address}/admin/loyalty/reward/${first}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ status: 'approved' }),
  });
  await page.keyboard.press('a');
  await expect(page.getByText(/^Passed over: somebody else decided/)).toBeVisible();
  await expect(page.getByText('9 of 9 left')).toBeVisible();
});

test('an answer that is taken back is a draft again, and the record is the one that is shown', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/moderate?of=faq');
  await expect(card(page)).toBeVisible();
  const first = await look(page);
  const isFirst = (one: unknown) => Object(one).id === Object(first).id;
  await page.keyboard.press('r');
  const box = page.getByRole('textbox', { name: 'Answer' });
  await expect(box).toBeFocused();
  // The queue's letters are letters here.
  await page.keyboard.type('npk, zz?');
  await page.keyboard.press('Control+Enter');
  await seen(page, (one) => one !== null && !isFirst(one));
  await expect(page.getByText('9 of 10 left')).toBeVisible();

  await page.keyboard.press('z');
  await seen(page, isFirst);
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await expect(page.getByText('Answer begun, not sent yet.')).toBeVisible();
  const { faqs } = await askServer(page, mock, 'faqs(limit: 100, filter: unanswered) { total items { _id } }');
  expect(Object(faqs).total).toBe(10);
  await page.keyboard.press('r');
  await expect(box).toHaveValue('npk, zz?');
});
