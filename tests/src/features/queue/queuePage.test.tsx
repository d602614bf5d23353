import { act, screen, waitFor, within } from '@testing-library/react';
import { groupBy } from 'es-toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { entities } from '../../../../resources';
import { actionKeys } from '../../../../src/engine/shortcuts/actionKeys';
import QueuePage from '../../../../src/features/queue/QueuePage';
import { queueKeys } from '../../../../src/features/queue/queueKeys';
import { getQueueEntities } from '../../../../src/features/queue/useQueueRun';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { leavePage } from '../../../support/leavePage';
import { createRecord, createRecords, getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';
import { createQueueHarness, refusal } from './queueHarness';

const reviews = getEntity('product-reviews');
const rewards = getEntity('rewards');
const faq = getEntity('faq');

type QueueHarness = Partial<Parameters<typeof createQueueHarness>[0]>;

const records = [
  ...createRecords(
    reviews,
    3,
    (index) => ({
      title: `Review ${index}`,
      description: `All of text ${index}`,
      status: 'pending',
      isFeatured: 0,
      rating: 4,
    }),
    'r',
  ).map((record) => [reviews, record] as const),
  ...createRecords(faq, 1, () => ({ question: 'Does it shrink?', status: 'pending', isFeatured: 0 }), 'q').map(
    (record) => [faq, record] as const,
  ),
  ...createRecords(
    rewards,
    2,
    (index) => ({
      status: 'pending',
      type: 'points',
      amount: 30,
      customer: { _id: `c${index}`, name: `Customer ${index}` },
    }),
    'w',
  ).map((record) => [rewards, record] as const),
];

/** Time between two presses, however fast the test types. */
const typing = { pauseMs: 300, timeStamp: 0 };
const pressLater = (event: KeyboardEvent) => {
  typing.timeStamp += typing.pauseMs;
  Object.defineProperty(event, 'timeStamp', { value: typing.timeStamp });
};

beforeEach(() => {
  clearTabStorage();
  vi.stubGlobal('scrollTo', vi.fn());
  typing.pauseMs = 300;
  document.addEventListener('keydown', pressLater, { capture: true });
  return () => {
    document.removeEventListener('keydown', pressLater, { capture: true });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

async function open(query = '', options: QueueHarness = {}) {
  const harness = createQueueHarness({ entities: getQueueEntities(), records, ...options });
  const view = renderConsole({
    dataProvider: harness.provider,
    at: `/moderate${query}`,
    routes: [
      { path: 'moderate', element: <QueuePage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
  });
  return { harness, ...view };
}

const card = (name: string) => screen.findByRole('article', { name });
const subtitle = (text: string) => screen.findByText(text);

it('no action of a queued entity uses a key that the queue reserves', () => {
  const own = new Set<string>(Object.values(queueKeys).flat());
  for (const entity of entities) {
    for (const [name, { key }] of Object.entries(entity.actions)) {
      expect(own.has(key ?? ''), `${entity.name} ${name}`).toBe(false);
    }
  }
});

it('a key means the same for every entity of the queue', () => {
  const actions = entities
    .filter(({ list }) => list?.waiting !== undefined)
    .flatMap((entity) => actionKeys(entity).map(({ key, names }) => ({ key, entity, names })));
  for (const [key, uses] of Object.entries(groupBy(actions, (action) => action.key))) {
    // Replying and answering are both writing to the customer.
    const isWriting = uses.every(({ entity, names }) => names.every((name) => entity.actions[name]?.text));
    const names = new Set(uses.map((use) => use.names.join(' / ')));
    expect(isWriting ? 1 : names.size, `${key}: ${[...names].join(', ')}`).toBe(1);
  }
});

it('shows the whole record, and the key of each action', async () => {
  await open();
  const review = await card('Review 0');
  expect(within(review).getByText('All of text 0')).toBeVisible();
  expect(within(review).getByRole('img', { name: '4 out of 5' })).toBeVisible();
  expect(within(review).getByText('Pending')).toBeVisible();
  const actions = screen.getByRole('group', { name: 'Actions' });
  const letters = [...within(actions).getAllByRole('button')].flatMap(
    (button) => button.getAttribute('aria-keyshortcuts') ?? [],
  );
  expect(letters).toEqual(['p', 'r', 'f', 'o', 'h', 'd']);
  expect(await subtitle('6 of 6 left')).toBeVisible();
});

it('a key decides and moves on at once; Z undoes, N skips, K goes back', async () => {
  const { user, harness } = await open();
  await card('Review 0');
  await user.keyboard('p');
  await card('Review 1');
  expect(await subtitle('5 of 6 left')).toBeVisible();
  await waitFor(() => expect(harness.record(reviews, 'r0')?.status).toBe('approved'));
  await user.keyboard('z');
  await card('Review 0');
  await waitFor(() => expect(harness.record(reviews, 'r0')?.status).toBe('pending'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await card('Review 1');
  await waitFor(() => expect(harness.record(reviews, 'r0')?.status).toBe('approved'));
  await user.keyboard('z');
  await card('Review 0');
  await user.keyboard('n');
  await card('Review 1');
  await user.keyboard('pp');
  await card('Does it shrink?');
  await user.keyboard('n');
  expect(await card('30 points of Customer 0')).toHaveTextContent('30 points');
  await user.keyboard('at');
  await card('Review 0');
  expect(screen.getByText('Skipped earlier')).toBeVisible();
  await user.keyboard('k');
  expect(await card('30 points of Customer 1')).toHaveTextContent('Rejected');
});

it('a key that is pressed twice at once decides one record, and two different keys decide two', async () => {
  const { user, harness } = await open('?of=product-reviews');
  await card('Review 0');
  typing.pauseMs = 150;
  await user.keyboard('pp');
  await card('Review 1');
  await waitFor(() => expect(harness.sent.map(({ id }) => id)).toEqual(['r0']));
  await user.keyboard('hp');
  await screen.findByText('You’re all caught up');
  expect(harness.sent.map(({ id }) => id)).toEqual(['r0', 'r2']);
});

it('a failed write brings the record back as the next one, with the reason; success is never shown', async () => {
  const { user, harness } = await open('?of=product-reviews', { failing: (index) => (index === 0 ? refusal() : null) });
  await card('Review 0');
  await user.keyboard('p');
  await card('Review 1');
  expect(await screen.findByText('1 returned')).toBeVisible();
  expect(
    screen.getByText('“Publish” didn’t go through for review “Review 0”. It’s next in the queue. Not now.'),
  ).toBeVisible();
  expect(await subtitle('3 of 3 left')).toBeVisible();
  await user.keyboard('p');
  await card('Review 0');
  const queue = within(screen.getByRole('region', { name: 'Moderation' }));
  expect(queue.getByRole('alert')).toHaveTextContent('“Publish” didn’t go through.Not now.');
  // What the card says needs no notification.
  await waitFor(() => expect(screen.queryByText(/It’s next in the queue/)).toBeNull());
  await user.keyboard('pp');
  await screen.findByText('You’re all caught up');
  expect(harness.record(reviews, 'r0')?.status).toBe('approved');
});

it('a record that returns while another kind is shown waits under its own kind', async () => {
  let answer = () => {};
  const { user } = await open('?of=product-reviews', {
    gate: (label) =>
      label.startsWith('write')
        ? new Promise<void>((resolve) => {
            answer = resolve;
          })
        : Promise.resolve(),
    failing: () => refusal(),
  });
  await card('Review 0');
  await user.keyboard('p');
  await card('Review 1');
  await user.click(screen.getByRole('link', { name: /^Rewards/ }));
  await card('30 points of Customer 0');
  answer();
  expect(
    await screen.findByText('“Publish” didn’t go through for review “Review 0”. It’s still in Moderation. Not now.'),
  ).toBeVisible();
  expect(screen.queryByText('1 returned')).toBeNull();
  await user.keyboard('n');
  await card('30 points of Customer 1');
  await user.click(screen.getByRole('link', { name: /^Product reviews/ }));
  await card('Review 0');
});

it('several failed writes have one notification, which counts them; each card says why', async () => {
  let send = () => {};
  const sending = new Promise<void>((resolve) => {
    send = resolve;
  });
  const { user } = await open('?of=product-reviews', {
    gate: (label) => (label.startsWith('write') ? sending : Promise.resolve()),
    failing: () => refusal(),
  });
  await card('Review 0');
  await user.keyboard('pp');
  await card('Review 2');
  send();
  const text = '2 changes didn’t go through. They’re next in the queue, each with the reason.';
  const notifications = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(await notifications.findByText(text)).toBeVisible();
  expect(notifications.getAllByRole('alert')).toHaveLength(1);
  await user.keyboard('n');
  await card('Review 0');
  const queue = within(screen.getByRole('region', { name: 'Moderation' }));
  expect(queue.getByRole('alert')).toHaveTextContent('“Publish” didn’t go through.Not now.');
  expect(notifications.getByText(text)).toBeVisible();
  await user.keyboard('n');
  await card('Review 1');
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

it('a decision on a record that was decided in another tab is not sent; its card says so, and is decided again', async () => {
  const { user, harness } = await open('?of=rewards');
  await card('30 points of Customer 0');
  const reward = harness.record(rewards, 'w0');
  if (reward) harness.server.get('rewards')?.set('w0', { ...reward, status: 'rejected' });
  await user.keyboard('a');
  await card('30 points of Customer 1');
  expect(
    await screen.findByText(
      '“Approve” didn’t go through for reward “30 points of Customer 0”. It’s next in the queue. Someone else already handled this.',
    ),
  ).toBeVisible();
  expect(harness.sent).toEqual([]);
  await user.keyboard('a');
  const returned = await card('30 points of Customer 0');
  expect(within(returned).getByText('Someone else already handled this.')).toBeVisible();
  expect(within(returned).getByText('Rejected')).toBeVisible();
  await user.keyboard('a');
  await screen.findByText('You’re all caught up');
  expect(harness.record(rewards, 'w0')?.status).toBe('approved');
});

it('H leaves a review hidden and moves on; a digit says why, Z brings it back, and the end counts them', async () => {
  const { user, harness } = await open('?of=product-reviews');
  await card('Review 0');
  await user.keyboard('h');
  await card('Review 1');
  expect(await screen.findByText('Left hidden: review “Review 0”')).toBeVisible();
  await user.keyboard('2');
  expect(await screen.findByText('Reason: Not about a product')).toBeVisible();
  await user.keyboard('h');
  await card('Review 2');
  await screen.findByText('Left hidden: review “Review 1”');
  await user.keyboard('z');
  await card('Review 1');
  await user.keyboard('h');
  await card('Review 2');
  await screen.findByText('Left hidden: review “Review 1”');
  await user.keyboard('6');
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Asked by its author{Enter}');
  await screen.findByText('Reason: Other');
  await user.keyboard('p');
  // After another change, digits open tabs again.
  await waitFor(() => expect(screen.queryByText('Reason: Other')).toBeNull());
  expect(await screen.findByText(/^2 reviews that you left hidden still count as pending/)).toBeVisible();
  await waitFor(() => expect(harness.sent).toEqual([{ id: 'r2', set: { status: 'approved' } }]));
});

it('a digit says why a review is hidden however late it is pressed, and opens no tab', async () => {
  const { user, router } = await open('?of=product-reviews');
  await card('Review 0');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.keyboard('h');
  await card('Review 1');
  expect(await screen.findByText('Left hidden: review “Review 0”')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  await user.keyboard('1');
  expect(await screen.findByText('Reason: Spam')).toBeVisible();
  expect(router.state.location.search).toBe('?of=product-reviews');
});

it('after the next decision, a digit is no answer for a review that was un-published before', async () => {
  const { user, router } = await open('?of=product-reviews');
  await card('Review 0');
  await user.keyboard('p');
  await card('Review 1');
  await user.keyboard('ku');
  const question = 'Un-publishing: review “Review 0”';
  expect(await screen.findByText(question)).toBeVisible();
  await user.keyboard('n');
  await card('Review 1');
  expect(screen.getByText(question)).toBeVisible();
  await user.keyboard('p');
  await card('Review 2');
  // Not only after the time of a notification.
  expect(screen.queryByText(question)).toBeNull();
  await user.keyboard('0');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('P asks before it publishes a question without an answer; Ctrl+Enter answers it', async () => {
  const { user, harness } = await open('?of=faq');
  await card('Does it shrink?');
  await user.keyboard('p');
  const question = await screen.findByRole('dialog', { name: 'Publish: question “Does it shrink?”' });
  expect(harness.sent).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.keyboard('p');
  await screen.findByRole('dialog', { name: 'Publish: question “Does it shrink?”' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(harness.sent).toEqual([{ id: 'q0', set: { status: 'approved' } }]));
  // It waits for its answer.
  expect(await within(await card('Does it shrink?')).findByText('Published')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('textbox', { name: 'Answer' })).toHaveFocus();
});

it('if only publishing fails after a reply, it says that the text is saved', async () => {
  const { user, harness } = await open('?of=product-reviews', {
    // As after a lost response, and a look at the record.
    failing: (_index, { set }) =>
      set !== 'removed' && 'status' in set ? new AppError({ kind: 'server', isVerified: true }) : null,
  });
  await card('Review 0');
  await user.keyboard('r');
  await user.type(await screen.findByRole('textbox'), 'Yes.');
  await user.click(screen.getByRole('button', { name: /^Reply and publish/ }));
  const reason = 'Your reply is saved. Try again in a moment. If the problem continues, contact support.';
  expect(
    await screen.findByText(`“Publish” didn’t go through for review “Review 0”. It’s next in the queue. ${reason}`),
  ).toBeVisible();
  await user.keyboard('n');
  const queue = within(await card('Review 0'));
  expect(queue.getByRole('alert')).toHaveTextContent(`“Publish” didn’t go through.${reason}`);
  expect(harness.sent).toHaveLength(2);
});

describe('a question that is answered and published', () => {
  const answered = { id: 'q0', set: { answer: 'Yes.', status: 'approved' } };
  const answer = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await card('Does it shrink?');
    await user.keyboard('r');
    const box = await screen.findByRole('textbox', { name: 'Answer' });
    await user.clear(box);
    await user.type(box, 'Yes.');
    await user.keyboard('{Control>}{Enter}{/Control}');
  };
  const summary = () => screen.findByRole('region', { name: 'This session' });

  it('takes one request, counts as both, and is not shown after a reload', async () => {
    const view = await open('?of=faq');
    await answer(view);
    expect(await summary()).toHaveTextContent(/1 item handled.*FAQAnswered 1Published 1/);
    expect(view.harness.sent).toEqual([answered]);
    view.unmount();
    await open('?of=faq', { records: records.filter(([entity]) => entity !== faq) });
    expect(await summary()).toHaveTextContent(/FAQAnswered 1Published 1/);
  });

  it('is back after Z, which takes one request, with its text as a draft, and counts once when it is sent again', async () => {
    const view = await open('?of=faq');
    const { user, harness } = view;
    await answer(view);
    await summary();
    await user.keyboard('z');
    const shown = within(await card('Does it shrink?'));
    expect(await shown.findByText('Answer draft not sent')).toBeVisible();
    expect(await shown.findByText('Pending')).toBeVisible();
    await waitFor(() => expect(harness.sent).toEqual([answered, { id: 'q0', set: { answer: '', status: 'pending' } }]));
    expect(await subtitle('1 of 1 left')).toBeVisible();
    await user.keyboard('r');
    expect(await screen.findByRole('textbox', { name: 'Answer' })).toHaveValue('Yes.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await summary()).toHaveTextContent(/FAQAnswered 1Published 1/);
    expect(harness.sent).toHaveLength(3);
  });

  it('waits with its text if the request fails', async () => {
    const view = await open('?of=faq', { failing: (index) => (index === 0 ? refusal() : null) });
    await answer(view);
    const shown = within(await card('Does it shrink?'));
    expect(await shown.findByRole('alert')).toHaveTextContent('Answer couldn’t be sent');
    expect(shown.getByRole('textbox', { name: 'Answer' })).toHaveValue('Yes.');
    expect(view.harness.record(faq, 'q0')).toMatchObject({ status: 'pending' });
    await view.user.keyboard('{Control>}{Enter}{/Control}');
    expect(await summary()).toHaveTextContent(/FAQAnswered 1Published 1/);
    expect(view.harness.sent).toEqual([answered, answered]);
  });
});

it('asks for confirmation before deleting, then moves on', async () => {
  const { user, harness } = await open('?of=product-reviews');
  await card('Review 0');
  await user.keyboard('d');
  const dialog = await screen.findByRole('alertdialog');
  expect(harness.sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await card('Review 1');
  await screen.findByText('Deleting in 8 seconds: review “Review 0”');
  expect(harness.sent).toEqual([]);
  await leavePage();
  await waitFor(() => expect(harness.record(reviews, 'r0')).toBeUndefined());
});

it('a deletion is restored by Z or its Undo before it is sent, and its card says so', async () => {
  const { user, harness } = await open('?of=product-reviews');
  await card('Review 0');
  await user.keyboard('p');
  await card('Review 1');
  const remove = async () => {
    await user.keyboard('d');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await card('Review 2');
    await screen.findByText('Deleting in 8 seconds: review “Review 1”');
  };
  await remove();
  await user.keyboard('z');
  expect(within(await card('Review 1')).getByText('Undone: Delete')).toBeVisible();
  expect(screen.queryByText(/^Deleting in/)).toBeNull();
  await remove();
  const notifications = within(screen.getByRole('region', { name: 'Notifications' }));
  await user.click(notifications.getByRole('button', { name: 'Undo' }));
  await card('Review 1');
  await leavePage();
  expect(harness.sent).toHaveLength(1);
  await user.keyboard('z');
  expect(await within(await card('Review 0')).findByText('Undone: Publish')).toBeVisible();
  expect(harness.record(reviews, 'r0')?.status).toBe('pending');
});

it('Z after a deletion was sent says that it can’t be undone, and leaves the decision before it', async () => {
  const { user, harness } = await open('?of=product-reviews');
  await card('Review 0');
  await user.keyboard('p');
  await card('Review 1');
  await user.keyboard('d');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await card('Review 2');
  await screen.findByText(/^Deleting in 8 seconds/);
  await leavePage();
  await user.keyboard('zz');
  expect(await screen.findByText('“Delete” can’t be undone for review “Review 1”.')).toBeVisible();
  await waitFor(() => expect(harness.record(reviews, 'r1')).toBeUndefined());
  expect(harness.record(reviews, 'r0')?.status).toBe('approved');
  expect(harness.sent).toHaveLength(2);
});

it('a word that is typed where nothing takes it decides nothing', async () => {
  const { user, harness } = await open('?of=rewards');
  await card('30 points of Customer 0');
  await user.keyboard('rThanks at all');
  expect(await card('30 points of Customer 0')).toBeVisible();
  expect(harness.sent).toEqual([]);
});

it('Z after a decision that can’t be undone says so, and offers the opposite one', async () => {
  const { user, harness } = await open('?of=rewards');
  const first = (await card('30 points of Customer 0')).dataset['record'] ?? '';
  await user.keyboard('t');
  await card('30 points of Customer 1');
  await user.keyboard('z');
  const reason = await screen.findByText(/can’t be undone, but you can reverse it/);
  expect(reason).toHaveTextContent('30 points of Customer 0');
  expect(harness.sent).toHaveLength(1);
  await user.click(within(reason.parentElement ?? document.body).getByRole('button', { name: 'Approve instead' }));
  await waitFor(() => expect(harness.record(rewards, first)?.status).toBe('approved'));
});

it('ends with a summary and links to the lists', async () => {
  const { user } = await open('?of=rewards');
  await card('30 points of Customer 0');
  await user.keyboard('at');
  await screen.findByText('You’re all caught up');
  const summary = screen.getByRole('region', { name: 'This session' });
  expect(summary).toHaveTextContent(/2 items handled in \d+ seconds?/);
  expect(summary).toHaveTextContent('RewardsApproved 1Rejected 1');
  expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  await user.click(screen.getByRole('link', { name: '4 others still pending' }));
  await card('Review 0');
});

it('ends with what was skipped, and goes through it again by button or key', async () => {
  const { user } = await open('?of=rewards');
  await card('30 points of Customer 0');
  await user.keyboard('nn');
  expect(await screen.findByRole('heading', { name: 'You’ve seen everything' })).toBeVisible();
  expect(screen.getByText('2 items were skipped and still wait.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /still pending/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go through skipped items' }));
  await card('30 points of Customer 0');
  await user.keyboard('nn');
  await screen.findByRole('heading', { name: 'You’ve seen everything' });
  await user.keyboard('n');
  await card('30 points of Customer 0');
});

it('is filtered by a search, in which shortcuts are off, and by type', async () => {
  const { user, currentUrl, harness } = await open();
  await card('Review 0');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('review 2');
  await card('Review 2');
  expect(harness.sent).toEqual([]);
  expect(currentUrl()).toBe('/moderate?search=review+2');
  await user.keyboard('{Enter}');
  await user.keyboard('p');
  expect(await screen.findByText('No pending items match “review 2”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await card('Review 0');
  await user.keyboard('3');
  await card('30 points of Customer 0');
  expect(currentUrl()).toBe('/moderate?of=rewards');
});

it('offline nothing is sent, with a message; online again the same key works', async () => {
  const { user, harness } = await open('?of=product-reviews');
  await card('Review 0');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.keyboard('p');
  expect(await screen.findByRole('alert')).toHaveTextContent('“Publish” didn’t go through.');
  expect(harness.sent).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await user.keyboard('p');
  await card('Review 1');
  await waitFor(() => expect(harness.sent).toHaveLength(1));
});

it('shows what could not be loaded without a figure, also if some was handled before, and retries', async () => {
  const before = await open('?of=rewards');
  await card('30 points of Customer 0');
  await before.user.keyboard('at');
  await screen.findByText('You’re all caught up');
  before.unmount();
  let isDown = true;
  const { user } = await open('?of=rewards', {
    gate: () => (isDown ? Promise.reject(new AppError({ kind: 'server', status: 502 })) : Promise.resolve()),
  });
  expect(await screen.findByText('Rewards couldn’t be loaded')).toBeVisible();
  expect(screen.queryByText(/ left$/)).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('30 points of Customer 0');
  expect(await subtitle('2 of 4 left')).toBeVisible();
});

it('a write that fails after leaving the page shows a message on the other page', async () => {
  let answer = () => {};
  const { user, router } = await open('?of=product-reviews', {
    gate: (label) =>
      label.startsWith('write')
        ? new Promise<void>((resolve) => {
            answer = resolve;
          })
        : Promise.resolve(),
    failing: () => refusal(),
  });
  await card('Review 0');
  await user.keyboard('p');
  await card('Review 1');
  await router.navigate('/faq');
  await screen.findByText('elsewhere');
  answer();
  expect(
    await screen.findByText('“Publish” didn’t go through for review “Review 0”. It’s still in Moderation. Not now.'),
  ).toBeVisible();
});

it('[NEW-05] shows reviews with nearly the same text side by side, and marks what differs', async () => {
  const texts = [
    'The seam opened after two weeks, I would not buy it again.',
    'The seam opened after three weeks, I would not buy it again.',
    'Lovely color, and it arrived a day early. Thank you!',
  ];
  const waiting = createRecords(
    reviews,
    3,
    (index) => ({ description: texts[index], status: 'pending', rating: 2 }),
    'r',
  );
  const { user } = await open('', { records: waiting.map((record) => [reviews, record] as const) });
  const similar = within(await screen.findByRole('region', { name: 'Similar text' }));
  const columns = similar.getAllByRole('figure');
  expect(columns).toHaveLength(2);
  const [own, other] = columns.map((column) => within(column));
  expect(own?.getByText('This one')).toBeVisible();
  expect(own?.getByText('two')).toContainHTML('<mark>two</mark>');
  expect(other?.getByText(/^\d+% the same$/)).toBeVisible();
  expect(other?.getByText('three')).toContainHTML('<mark>three</mark>');
  await user.keyboard('nn');
  await screen.findByRole('article', { name: /^Lovely color/ });
  expect(screen.queryByRole('region', { name: 'Similar text' })).toBeNull();
});

const triaged = [
  { rating: 5, title: 'Lovely', description: '' },
  { rating: 1, title: 'Broke', description: 'The seam opened after two weeks.' },
  { rating: 5, title: 'Warm', description: '' },
  { rating: 5, title: 'Ads', description: 'Cheaper at www.example.com' },
];
const triagedRecords = createRecords(
  reviews,
  triaged.length,
  (index) => ({ status: 'pending', isFeatured: 0, ...triaged[index] }),
  'r',
).map((record) => [reviews, record] as const);

const group = (name: string) => screen.getByRole('button', { name });

describe('triage groups', () => {
  it('show how many records each has, and one of them alone', async () => {
    const { user, router } = await open('', { records: triagedRecords });
    await card('Lovely');
    const names = within(screen.getByRole('region', { name: 'Groups' })).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Short and 5 stars · 2',
      '1 or 2 stars · 1',
      'Has a link or contact details · 1',
    ]);
    await user.click(group('1 or 2 stars · 1'));
    await card('Broke');
    expect(screen.getByText('Rated 1 or 2 stars.')).toBeVisible();
    expect(await subtitle('1 of 1 left')).toBeVisible();
    expect(router.state.location.search).toBe('?group=low');
    await user.keyboard('p');
    expect(await screen.findByText('Nothing left in “1 or 2 stars”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await card('Lovely');
    expect(router.state.location.search).toBe('');
  });

  it('G goes from group to group, and back to all records', async () => {
    const { user } = await open('', { records: triagedRecords });
    await card('Lovely');
    await user.keyboard('g');
    expect(group('Short and 5 stars · 2')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('g');
    await card('Broke');
    await user.keyboard('g');
    await card('Ads');
    await user.keyboard('g');
    await waitFor(() => expect(screen.queryByRole('button', { pressed: true })).toBeNull());
  });

  it('a group is decided on at once, after a confirmation, with Undo', async () => {
    const { user, harness } = await open('?group=short', { records: triagedRecords });
    await card('Lovely');
    await user.click(screen.getByRole('button', { name: 'Publish (2)' }));
    const dialog = await screen.findByRole('dialog');
    expect(harness.sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Publish (2)' }));
    const ids = () => ['r0', 'r1', 'r2', 'r3'].map((id) => harness.record(reviews, id)?.status);
    await waitFor(() => expect(ids()).toEqual(['approved', 'pending', 'approved', 'pending']));
    expect(await screen.findByText('Nothing left in “Short and 5 stars”')).toBeVisible();
    expect(harness.sent).toEqual([
      { id: 'r0', set: { status: 'approved' } },
      { id: 'r2', set: { status: 'approved' } },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Undo 2' }));
    await waitFor(() => expect(ids()).toEqual(['pending', 'pending', 'pending', 'pending']));
    await card('Lovely');
  });

  it('offers to delete what has a link, and nothing else to delete', async () => {
    const { user } = await open('', { records: triagedRecords });
    await card('Lovely');
    await user.click(group('Has a link or contact details · 1'));
    const groups = within(screen.getByRole('region', { name: 'Groups' }));
    expect(groups.getByRole('button', { name: 'Delete (1)' })).toBeVisible();
    await user.click(group('1 or 2 stars · 1'));
    expect(groups.queryByRole('button', { name: /Delete/ })).toBeNull();
  });

  it('counts what is done to a group in the summary', async () => {
    const { user } = await open('?group=short', { records: triagedRecords.filter((_, index) => index % 2 === 0) });
    await user.click(await screen.findByRole('button', { name: 'Publish (2)' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    const summary = await screen.findByRole('region', { name: 'This session' });
    expect(summary).toHaveTextContent('Published 2');
  });
});

it('shows what helps to decide about a reward and a review, from what the API has', async () => {
  const customer = { ...records[0]?.[1], id: 'c0', _id: 'c0', totalPoints: 340, totalOrders: 3 };
  const order = { _id: 'o1', number: '1007' };
  const harness = createQueueHarness({ entities: getQueueEntities(), records });
  const { user } = renderConsole({
    dataProvider: {
      ...harness.provider,
      getOne: async () => ({ data: customer }) as never,
      getList: async (name, params) => {
        if (params.filter?.['taskType'])
          return { data: [{ id: 'w9', _id: 'w9', order, createdAt: '2020-01-01T00:00:00.000Z' }], total: 1 } as never;
        if (name === 'sales')
          return { data: [{ id: 's1', _id: 's1', number: '1007', total: 84, currency: 'EUR' }], total: 1 } as never;
        if (params.filter?.['customerId']) return { data: [], total: 0 } as never;
        return harness.provider.getList(name, params as never) as never;
      },
    },
    at: '/moderate?of=rewards',
    routes: [{ path: 'moderate', element: <QueuePage /> }],
  });
  await card('30 points of Customer 0');
  const facts = within(await screen.findByRole('complementary', { name: 'What helps to decide' }));
  expect(await facts.findByText('340 → 370 points')).toBeVisible();
  expect(facts.getByText('It needs your decision.')).toBeVisible();
  const amounts = facts.getByText('340 points · 3 orders');
  expect(amounts).toBeVisible();
  // An amount and its unit are on one line.
  expect(amounts.textContent).toBe('340\u00a0points · 3\u00a0orders');
  expect(facts.getByText('340 → 370 points').textContent).toBe('340 → 370\u00a0points');
  await user.keyboard('a');
});

it('says what a rejection leaves to do before a voucher is rejected that points may have been deducted for', async () => {
  const voucher = createRecord(getEntity('rewards'), 'v1', {
    status: 'pending',
    type: 'coupon_code',
    task_type: 'redeem_points',
    coupon_code: 'PAID',
    customer: { _id: 'c0', name: 'Customer 0' },
  });
  await open('?of=rewards', { records: [[getEntity('rewards'), voucher]] });
  const facts = within(await screen.findByRole('complementary', { name: 'What helps to decide' }));
  expect(await facts.findByText(/^If points were deducted for this voucher/)).toBeVisible();
  expect(facts.getByText('Reject', { selector: 'dt' })).toBeVisible();
});
