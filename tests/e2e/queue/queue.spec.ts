import type { Page } from '@playwright/test';
import { fetchFromServer, writes } from '../lists/support/lists';
import { expectFocusNotLost } from '../support/focus';
import type { MockClient } from '../support/mockClient';
import { sendDeletions } from '../support/sendDeletions';
import { demo } from '../support/signIn';
import { expect, test } from '../support/test';
import { card, type Decisions, decideAll, goToQueue, readQueue, waitForQueue } from './support/queue';

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

/** A pending review, as the server has it. */
const createReview = (_id: string, title: string, description: string) => ({
  ...{ _id, title, description, rating: 4, status: 'pending', isFeatured: 0, reply: null },
  ...{ product: { productId: '8800000000', name: 'Wool hat' }, attachments: [], createdAt: '2026-01-02T08:00:00Z' },
});

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: /email/i })).toBeFocused();
  await page.keyboard.type(demo.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

type Row = Record<string, unknown>;

/** Every review, question and reward on the server, by its id. */
async function serverRows(page: Page, mock: MockClient): Promise<Map<string, Row>> {
  const response = await fetchFromServer(
    page,
    mock,
    `reviews(limit: 100) { items { _id status isFeatured reply } }
     faqs(limit: 100) { items { _id status isFeatured answer } }
     rewards(limit: 100) { items { _id status } }`,
  );
  const lists: { items: Row[] }[] = Object.values(response);
  return new Map(lists.flatMap(({ items }) => items).map((row) => [String(row['_id']), row]));
}

/** Goes back through all seen records and compares each one with the server. */
async function expectScreenEqualsServer(page: Page, rows: Map<string, Row>, decisions: Decisions): Promise<void> {
  const statusLabels: Record<string, string> = { pending: 'Pending', approved: 'Published', rejected: 'Rejected' };
  const compared = new Set<string>();
  for (let index = 0; index < decisions.size; index += 1) {
    await page.keyboard.press('k');
    const now = await waitForQueue(page, (item) => item !== null && item !== 'done' && !compared.has(item.id));
    if (now === 'done') throw new Error('the queue is at its end');
    compared.add(now.id);
    const row = rows.get(now.id);
    const status = String(row?.['status']);
    const label = now.entity === 'rewards' && status === 'approved' ? 'Approved' : statusLabels[status];
    await expect(card(page)).toContainText(label ?? status);
    if (now.entity === 'faq') await expect(card(page)).toContainText(String(row?.['answer']));
    await expect(page.getByText(/^\d+ returned$|Saving/)).toHaveCount(0);
  }
  expect([...compared].sort()).toEqual([...decisions.keys()].sort());
}

/** Checks that the server has all 40 decisions, and no other changes, and the screen the same. */
async function expectDecided(
  page: Page,
  mock: MockClient,
  before: Map<string, Row>,
  decisions: Decisions,
): Promise<void> {
  expect(decisions.size).toBe(40);
  await expect(page.getByRole('region', { name: 'This session' })).toHaveText(
    /Product reviewsPublished 20.*FAQAnswer[^ ]* 10Published 5.*RewardsApproved 5Rejected 5/,
  );
  const after = await serverRows(page, mock);
  for (const [id, row] of before) {
    const { status, answer } = decisions.get(id) ?? {};
    expect(after.get(id)).toEqual({ ...row, ...(status && { status }), ...(answer && { answer }) });
  }
  expect(after.size).toBe(before.size);
  await expectScreenEqualsServer(page, after, decisions);
}

test('[REV-10] [FAQ-02] [RWD-03] 20 reviews, 10 questions and 10 rewards are decided by keyboard alone, from the sign-in on', async ({
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

  await expect(page.getByText('Nothing needs your attention.')).toBeVisible();
  await expectFocusNotLost(page);
  const kinds = (await writes(mock)).map(({ path }) => path.split('/')[2]);
  expect(kinds.filter((kind) => kind === 'reviews')).toHaveLength(20);
  expect(kinds.filter((kind) => kind === 'loyalty')).toHaveLength(10);
  expect(kinds.filter((kind) => kind === 'faq')).toHaveLength(10);
  await expectDecided(page, mock, before, decisions);
});

test('nothing is lost if every third write fails, and the screen equals the server', { tag: '@full' }, async ({
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
  const succeeded = calls.filter(({ status }) => status === 200);
  expect(calls.length - succeeded.length).toBe(Math.floor(calls.length / 3));
  // Each write was applied once, however often it was retried.
  expect(succeeded).toHaveLength(40);
  expect(new Set(succeeded.map(({ path, body }) => `${path} ${JSON.stringify(body)}`)).size).toBe(40);
  await expectDecided(page, mock, before, decisions);
});

test('a reload keeps the position and the skipped records; the URL opens one type', async ({ page, signIn }) => {
  await signIn(page, '/moderate?of=product-reviews');
  await expect(card(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Moderation/);
  const first = await readQueue(page);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  const position = await waitForQueue(page, (item) => item !== null && item !== 'done' && item.id !== Object(first).id);
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect.poll(() => readQueue(page)).toEqual(position);
  // On a tablet, the buttons are on one line, and the less frequent ones are in a menu with their keys.
  await page.setViewportSize({ width: 1024, height: 768 });
  const publish = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Publish' });
  const skip = page.getByRole('button', { name: 'Skip' });
  expect((await skip.boundingBox())?.y).toBe((await publish.boundingBox())?.y);
  await page.getByRole('button', { name: /^More actions for / }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-keyshortcuts', 'd');
  await page.keyboard.press('Escape');
  await expect(page.getByText('20 of 20 left')).toBeVisible();
});

test('a list with pending records links to its queue; a record that another user has decided is skipped with a message', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/rewards');
  await page.getByRole('link', { name: 'Moderate (10)' }).click();
  await expect(page).toHaveURL(/\/moderate\?of=rewards$/);
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  const first = Object(await readQueue(page)).id;
  const token = await page.evaluate(() => {
    const { tokens, lastSite } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    return tokens[lastSite];
  });
  await fetch(`${mock.url}/admin/loyalty/reward/${first}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ status: 'approved' }),
  });
  await page.keyboard.press('a');
  await expect(page.getByText(/^Skipped .* because someone else already handled/)).toBeVisible();
  await expect(page.getByText('9 of 9 left')).toBeVisible();
});

test('Z restores a deleted review and leaves the one published before it; once the deletion is sent, it says so', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/moderate?of=product-reviews');
  await expect(card(page)).toBeVisible();
  const { id: published } = Object(await readQueue(page));
  await mock.clearRequests();
  await page.keyboard.press('p');
  const { id: deleted } = Object(await waitForQueue(page, (item) => item !== null && Object(item).id !== published));
  const remove = async () => {
    await page.keyboard.press('d');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await waitForQueue(page, (item) => item !== null && Object(item).id !== deleted);
  };
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
  await remove();
  await expect(undo).toBeVisible();
  await page.keyboard.press('z');
  await waitForQueue(page, (item) => Object(item).id === deleted);
  await expect(card(page).getByText('Undone: Delete')).toBeVisible();
  await expect(undo).toHaveCount(0);

  await remove();
  await sendDeletions(page);
  await expect.poll(() => writes(mock)).toHaveLength(2);
  await page.keyboard.press('z');
  await expect(page.getByText(/^“Delete” can’t be undone for review/)).toBeVisible();
  expect((await writes(mock)).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PATCH', `/admin/reviews/${published}`, { status: 'approved' }],
    ['DELETE', `/admin/reviews/${deleted}`, null],
  ]);
});

test('a double click on Publish decides one review, though the button of the next one is below the pointer', async ({
  page,
  mock,
  signIn,
}) => {
  const rows = ['r1', 'r2', 'r3'].map((id) => createReview(id, 'Alike', 'Warm.'));
  await mock.putRows({ entity: 'product-reviews', rows });
  await signIn(page, '/moderate?of=product-reviews&search=Alike');
  await expect(card(page)).toBeVisible();
  const first = String(await card(page).getAttribute('data-record'));
  await mock.clearRequests();
  const publish = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Publish' });
  await publish.hover();
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(card(page)).not.toHaveAttribute('data-record', first);
    expect(await publish.evaluate((button) => button.matches(':hover'))).toBe(true);
  }
  const second = String(await card(page).getAttribute('data-record'));
  // Another click is one.
  await publish.click();
  await expect(card(page)).not.toHaveAttribute('data-record', second);
  await expect.poll(() => writes(mock)).toHaveLength(2);
  expect((await writes(mock)).map(({ path }) => path)).toEqual([first, second].map((id) => `/admin/reviews/${id}`));
});

test('a review that was left hidden isn’t shown in a queue that is opened anew', async ({ page, context, signIn }) => {
  await signIn(page, '/moderate?of=product-reviews');
  await expect(card(page)).toBeVisible();
  const { id: left } = Object(await readQueue(page));
  await page.keyboard.press('h');
  const { id: next } = Object(await waitForQueue(page, (item) => item !== null && Object(item).id !== left));
  const other = await context.newPage();
  await other.goto('/moderate?of=product-reviews');
  await expect(card(other)).toHaveAttribute('data-record', next);
});

test('the question after “Leave hidden” covers no button of a short review', async ({ page, mock, signIn }) => {
  // The buttons are in the lower half of the window, but not at its end.
  const text = 'Warm and soft. '.repeat(42);
  const rows = [createReview('r1', 'Shortest', 'Fine.'), createReview('r2', 'Shortest', text)];
  await mock.putRows({ entity: 'product-reviews', rows });
  await signIn(page, '/moderate?of=product-reviews&search=Shortest');
  await expect(card(page)).toBeVisible();
  const first = await card(page).getAttribute('data-record');
  await page.keyboard.press('h');
  await expect(card(page)).not.toHaveAttribute('data-record', String(first));
  const question = page.getByRole('region', { name: 'Notifications' }).getByRole('group');
  await expect(question).toBeVisible();
  // An animation moves it.
  await question.evaluate(async (element) => {
    const region = element.closest('section');
    await Promise.all((region?.getAnimations({ subtree: true }) ?? []).map(({ finished }) => finished));
  });
  const covered = await page
    .getByRole('group', { name: /^(Actions|Queue navigation)$/ })
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const points = [top + 1, top + height / 2, top + height - 1];
          return width > 0 && points.some((y) => !button.contains(document.elementFromPoint(left + width / 2, y)));
        })
        .map(({ textContent }) => textContent),
    );
  expect(covered).toEqual([]);
});

test('an answer that is undone becomes a draft again, and its record is shown', async ({ page, mock, signIn }) => {
  await signIn(page, '/moderate?of=faq');
  await expect(card(page)).toBeVisible();
  const first = await readQueue(page);
  const isFirst = (value: unknown) => Object(value).id === Object(first).id;
  await page.keyboard.press('r');
  const box = page.getByRole('textbox', { name: 'Answer' });
  await expect(box).toBeFocused();
  // The queue's shortcut keys type characters here.
  await page.keyboard.type('npk, zz?');
  await page.keyboard.press('Control+Shift+Enter');
  await waitForQueue(page, (item) => item !== null && !isFirst(item));
  await expect(page.getByText('9 of 10 left')).toBeVisible();

  await page.keyboard.press('z');
  await waitForQueue(page, isFirst);
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await expect(page.getByText('Answer draft not sent')).toBeVisible();
  const { faqs } = await fetchFromServer(page, mock, 'faqs(limit: 100, filter: unanswered) { total items { _id } }');
  expect(Object(faqs).total).toBe(10);
  await page.keyboard.press('r');
  await expect(box).toHaveValue('npk, zz?');
});

test('a question is answered and published by one request, which Z and, after a reload, the history undo', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, '/moderate?of=faq');
  await expect(card(page)).toBeVisible();
  const { id } = Object(await readQueue(page));
  const isFirst = (value: unknown) => Object(value).id === id;
  const answered = { answer: 'Yes.', status: 'approved' };
  const unanswered = { answer: '', status: 'pending' };
  const sent = async () => (await writes(mock)).map(({ path, body }) => [path, body]);
  const toWrite = (body: object) => [`/admin/faq/${id}`, body];
  await mock.clearRequests();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  await page.keyboard.type('Yes.');
  await page.keyboard.press('Control+Enter');
  await waitForQueue(page, (item) => item !== null && !isFirst(item));
  await page.keyboard.press('z');
  await waitForQueue(page, isFirst);
  await expect.poll(sent).toEqual([answered, unanswered].map(toWrite));
  await expect(page.getByText('10 of 10 left')).toBeVisible();

  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Yes.');
  await page.keyboard.press('Control+Enter');
  await waitForQueue(page, (item) => item !== null && !isFirst(item));
  await page.reload();
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  expect((await serverRows(page, mock)).get(id)).toMatchObject(answered);
  await page.goto('/history');
  await expect(page.getByText('Answered, Published', { exact: true }).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Undo: question/ })
    .click();
  await expect.poll(sent).toEqual([answered, unanswered, answered, unanswered].map(toWrite));
});

test('a triage group is published with one decision, one record each, and the summary counts them', {
  tag: '@anyBrowser',
}, async ({ page, mock, signIn }) => {
  await signIn(page, '/moderate?of=product-reviews');
  await expect(card(page)).toBeVisible();
  const before = await serverRows(page, mock);
  await page.keyboard.press('g');
  const chosen = page.getByRole('region', { name: 'Groups' }).getByRole('button', { pressed: true });
  await expect(chosen).toHaveText(/^Short and 5 stars · \d+$/);
  const count = Number((await chosen.textContent())?.split(' · ')[1]);
  await mock.clearRequests();

  await page.getByRole('button', { name: `Publish (${count})` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Publish (${count})` })
    .click();

  await expect(page.getByText('Nothing left in “Short and 5 stars”')).toBeVisible();
  const changed = [...(await serverRows(page, mock))].filter(
    ([id, row]) => JSON.stringify(row) !== JSON.stringify(before.get(id)),
  );
  expect(changed).toHaveLength(count);
  for (const [id, row] of changed) expect(row).toEqual({ ...before.get(id), status: 'approved' });
  expect(await writes(mock)).toHaveLength(count);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText(`${20 - count} of 20 left`)).toBeVisible();
});
