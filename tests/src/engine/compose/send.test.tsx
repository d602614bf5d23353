import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ComposeServer, composeServer, failures, faq, openComposer } from './composeHarness';

const review = { _id: 'r1', title: 'Lovely lamp', status: 'approved', reply: null, isFeatured: 0 };
const withReply = { ...review, reply: 'Thank you!' };
const sent = (text: string) => ({ method: 'POST', path: '/admin/reviews/r1/reply', body: { reply: text } });

describe('a reply', () => {
  it('[REV-04] is sent by POST, and cannot be sent while it is unchanged', async () => {
    const server = composeServer({ reviews: [withReply] });
    const { user, box, button, closed } = await openComposer(server, { values: withReply });
    expect(box).toHaveValue('Thank you!');
    expect(box).toHaveFocus();
    expect(button(/^Send reply/)).toBeDisabled();
    await user.type(box, ' ');
    expect(button(/^Send reply/)).toBeDisabled();
    await user.type(box, 'Enjoy it.');
    await user.click(button(/^Send reply/));
    await screen.findByText('Replied: review “Lovely lamp”');
    expect(server.writes()).toEqual([sent('Thank you! Enjoy it.')]);
    expect(closed).toEqual([true]);
  });

  it('is sent once by Ctrl+Enter, and is read-only while sending', async () => {
    const server = composeServer({ reviews: [review] });
    const release = server.closeGate();
    const { user, box, closed } = await openComposer(server, { values: review });
    await user.type(box, 'Thanks');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(box).toHaveAttribute('readonly'));
    await user.type(box, ' more');
    expect(box).toHaveValue('Thanks');
    await user.keyboard('{Escape}');
    expect(closed).toEqual([]);
    expect(screen.queryByText(/^Replied/)).toBeNull();
    release();
    await screen.findByText('Replied: review “Lovely lamp”');
    expect(server.writes()).toEqual([sent('Thanks')]);
  });

  it('is reverted by Undo, and becomes a draft again', async () => {
    const server = composeServer({ reviews: [review] });
    const { user, box, button, findBox } = await openComposer(server, { values: review });
    await user.type(box, 'Thanks');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change to review “Lovely lamp” undone');
    expect(server.writes()).toEqual([sent('Thanks'), sent('')]);
    await user.click(button('open again'));
    expect(await findBox()).toHaveValue('Thanks');
  });

  it('that is empty is removed only after a warning', async () => {
    const server = composeServer({ reviews: [withReply] });
    const { user, box, button } = await openComposer(server, { values: withReply });
    await user.clear(box);
    await user.click(button(/^Remove reply/));
    const question = await screen.findByRole('alertdialog', { name: 'Remove reply from review “Lovely lamp”?' });
    expect(question).toHaveTextContent('Thank you!');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(server.writes()).toEqual([]);
    await user.click(button(/^Remove reply/));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Replied: review “Lovely lamp”');
    expect(server.writes()).toEqual([sent('')]);
  });
});

describe('a reply that is published along with it', () => {
  const pending = { ...review, status: 'pending' };
  const published = { method: 'PATCH', path: '/admin/reviews/r1', body: { status: 'approved' } };

  async function replyAndPublish(server: ComposeServer) {
    const view = await openComposer(server, { values: pending });
    await view.user.type(view.box, 'Thanks');
    await view.user.click(view.button(/^Reply and publish/));
    return view;
  }

  it('takes two requests, since it has one of its own, and one notification', async () => {
    const server = composeServer({ reviews: [pending] });
    await replyAndPublish(server);
    await screen.findByText('Published: review “Lovely lamp”');
    await waitFor(() => expect(screen.queryByText('Replied: review “Lovely lamp”')).toBeNull());
    expect(server.writes()).toEqual([sent('Thanks'), published]);
  });

  it.each([
    ['server', 'Not now.'],
    ['reset', 'Try again in a moment. If the problem continues, contact support.'],
    ['offline', 'Check your connection and try again.'],
  ] as const)('is said to be saved if only publishing fails by %s', async (kind, reason) => {
    const server = composeServer({ reviews: [pending] });
    server.failWith({ write: { error: failures[kind], when: (body) => Object.hasOwn(body, 'status') } });
    const { user, closed } = await replyAndPublish(server);
    // That nothing was saved, or sent, would be wrong.
    await screen.findByText(`Couldn’t complete “Publish” for review “Lovely lamp”. Your reply is saved. ${reason}`);
    expect(await screen.findByText('Replied: review “Lovely lamp”')).toBeInTheDocument();
    expect(server.find('r1')).toMatchObject({ reply: 'Thanks', status: 'pending' });
    expect(closed).toEqual([true]);
    server.failWith({});
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Published: review “Lovely lamp”');
  });
});

describe('an answer', () => {
  const question = { _id: 'r1', question: 'Does it dim?', status: 'pending', answer: null };

  it('[FAQ-02] is sent by PATCH with only the answer', async () => {
    const server = composeServer({ faqs: [question] });
    const { user, box, button } = await openComposer(server, { entity: faq, name: 'answer', values: question });
    expect(button(/^Save answer/)).toBeDisabled();
    await user.type(box, 'Yes, to 5 %.');
    await user.click(button(/^Save answer/));
    await screen.findByText('Answered: question “Does it dim?”');
    expect(server.writes()).toEqual([{ method: 'PATCH', path: '/admin/faq/r1', body: { answer: 'Yes, to 5 %.' } }]);
  });

  const both = { method: 'PATCH', path: '/admin/faq/r1', body: { answer: 'Yes.', status: 'approved' } };
  const undone = { method: 'PATCH', path: '/admin/faq/r1', body: { answer: '', status: 'pending' } };

  /** Types an answer, and sends it to be published with it. */
  async function answerAndPublish(server: ComposeServer) {
    const view = await openComposer(server, { entity: faq, name: 'answer', values: question });
    await view.user.type(view.box, 'Yes.');
    // The first button, as everywhere.
    await view.user.keyboard('{Control>}{Enter}{/Control}');
    return view;
  }

  it('is published along with it by one request', async () => {
    const server = composeServer({ faqs: [question] });
    const release = server.closeGate();
    const { button, closed, give } = await answerAndPublish(server);
    expect(document.querySelectorAll('fieldset kbd')).toHaveLength(2);
    // As a list shows it, where the state is changed at once.
    act(() => give({ status: 'approved' }));
    expect(button(/^Answer and publish/)).toHaveAttribute('aria-busy', 'true');
    release();
    await screen.findByText('Published: question “Does it dim?”');
    expect(screen.queryByText('Answered: question “Does it dim?”')).toBeNull();
    expect(server.writes()).toEqual([both]);
    expect(closed).toEqual([true]);
  });

  it('is undone along with its publication by one request, and becomes a draft again', async () => {
    const server = composeServer({ faqs: [question] });
    const { user, button, findBox } = await answerAndPublish(server);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change to question “Does it dim?” undone');
    expect(server.writes()).toEqual([both, undone]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(button('open again'));
    expect(await findBox()).toHaveValue('Yes.');
  });

  it('that may have been published is not said to be unpublished', async () => {
    const server = composeServer({ faqs: [question] });
    const breakReads = () =>
      server.failWith({ write: { error: failures.timeout, applied: true }, read: failures.server });
    server.failWith({ write: { error: failures.timeout, applied: true, before: breakReads } });
    const { user, box, button, closed } = await answerAndPublish(server);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t confirm that your answer was sent');
    expect(alert).not.toHaveTextContent('No other changes were made.');
    expect(box).toHaveValue('Yes.');
    server.failWith({});
    await user.click(button('Check now'));
    await screen.findByText('Published: question “Does it dim?”');
    expect(server.writes()).toEqual([both]);
    expect(closed).toEqual([true]);
  });

  it('is sent and published although the response is lost', async () => {
    const server = composeServer({ faqs: [question] });
    server.failWith({ write: { error: failures.reset, applied: true } });
    const { closed } = await answerAndPublish(server);
    await screen.findByText('Published: question “Does it dim?”');
    expect(server.writes()).toEqual([both]);
    expect(closed).toEqual([true]);
  });

  it.each([
    ['server', 'Not now. Your text is saved here. Try sending it again. No other changes were made.'],
    ['reset', 'It wasn’t sent. Your text is saved here. Try again; we’ll check first so it isn’t sent twice.'],
    ['conflict', 'Someone changed this item, but the answer is the same.'],
  ] as const)(
    'is neither saved nor published if the request fails by %s, and both can be sent again',
    async (kind, message) => {
      const server = composeServer({ faqs: [question] });
      server.failWith({ write: { error: failures[kind] } });
      const { user, box, button, closed } = await answerAndPublish(server);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(message);
      expect(alert).toHaveTextContent('No other changes were made.');
      expect(server.find('r1')).toEqual(question);
      expect(box).toHaveValue('Yes.');
      expect(closed).toEqual([]);
      server.failWith({});
      await user.click(button(/^Answer and publish/));
      await screen.findByText('Published: question “Does it dim?”');
      expect(server.writes()).toEqual([both, both]);
    },
  );

  it('offers no publishing if the question is already published', async () => {
    const values = { ...question, status: 'approved' };
    await openComposer(composeServer({ faqs: [values] }), { entity: faq, name: 'answer', values });
    expect(screen.queryByRole('button', { name: /and publish/ })).toBeNull();
  });
});

describe('a failure', () => {
  // Says once what to do.
  const notSent = 'It wasn’t sent. Your text is saved here. Try again; we’ll check first so it isn’t sent twice.';
  const wifi = 'On hotel or guest Wi-Fi, you may need to sign in to the network first.';
  it.each([
    ['offline', 'Reply couldn’t be sentNothing was sent. Check your connection'],
    ['auth', 'Reply couldn’t be sentYour session expired'],
    ['forbidden', 'Reply couldn’t be sentNot for you.'],
    ['validation', 'Reply couldn’t be sentNo links, please. Your text is saved here. Try sending it again.'],
    ['server', 'Reply couldn’t be sentNot now. Your text is saved here. Try sending it again.'],
    [
      'conflict',
      'Reply couldn’t be sentSomeone changed this item, but the reply is the same. Try sending it again. Your text is saved here.',
    ],
    ['timeout', `Reply couldn’t be sentWe didn’t get a response in time. ${notSent}`],
    ['reset', `Reply couldn’t be sentSomething went wrong on our end. ${notSent}`],
    ['html', `Reply couldn’t be sentWe received an unexpected response. ${wifi} ${notSent}`],
  ] as const)('by %s is shown in place; the text stays and can be sent again', async (kind, message) => {
    const server = composeServer({ reviews: [review] });
    server.failWith({ write: { error: failures[kind] } });
    const { user, box, button, closed } = await openComposer(server, { values: review });
    await user.type(box, 'Thanks');
    await user.click(button(/^Send reply/));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText(/^Replied/)).toBeNull();
    expect(box).toHaveValue('Thanks');
    expect(box).not.toHaveAttribute('readonly');
    server.failWith({});
    await user.click(button(/^Send reply/));
    await screen.findByText('Replied: review “Lovely lamp”');
    expect(closed).toEqual([true]);
  });

  it('with an unknown result can be checked on demand, and the text is not sent twice', async () => {
    const server = composeServer({ reviews: [review] });
    const breakReads = () =>
      server.failWith({ write: { error: failures.timeout, applied: true }, read: failures.server });
    server.failWith({ write: { error: failures.timeout, applied: true, before: breakReads } });
    const { user, box, button } = await openComposer(server, { values: review });
    await user.type(box, 'Thanks');
    await user.click(button(/^Send reply/));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t confirm that your reply was sent');
    await user.click(button('Check now'));
    await waitFor(() => expect(button('Check now')).toBeEnabled());
    server.failWith({});
    await user.click(button('Check now'));
    await screen.findByText('Replied: review “Lovely lamp”');
    expect(server.writes()).toHaveLength(1);
  });

  it('of the read before sending prevents the write', async () => {
    const server = composeServer({ reviews: [review] });
    server.failWith({ read: failures.offline });
    const { user, box, button } = await openComposer(server, { values: review });
    await user.type(box, 'Thanks');
    await user.click(button(/^Send reply/));
    await screen.findByRole('alert');
    expect(server.writes()).toEqual([]);
    expect(box).toHaveValue('Thanks');
  });

  it('is shown on the current page if the user has left', async () => {
    const server = composeServer({ reviews: [review] });
    const release = server.closeGate();
    server.failWith({ write: { error: failures.server } });
    const { user, box, router } = await openComposer(server, { values: review });
    await user.type(box, 'Thanks');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.writes()).toHaveLength(1));
    await act(() => router.navigate('/elsewhere'));
    release();
    await screen.findByText(
      /^Couldn’t complete “Reply” for review “Lovely lamp”. Not now. Your text is saved as a draft.$/,
    );
  });
});

describe('a record that was deleted elsewhere', () => {
  it('shows a message, and the text can be copied', async () => {
    const server = composeServer({ reviews: [review] });
    const { user, box, button, closed } = await openComposer(server, { values: review });
    await user.type(box, 'Thanks');
    server.remove('r1');
    await user.click(button(/^Send reply/));
    expect(await screen.findByRole('alert')).toHaveTextContent('This item was deleted');
    expect(box).toHaveValue('Thanks');
    expect(box).toHaveAttribute('readonly');
    await user.click(button('Copy text'));
    expect(await navigator.clipboard.readText()).toBe('Thanks');
    await user.click(button('Close'));
    expect(closed).toEqual([false]);
    expect(server.writes()).toEqual([]);
  });
});
