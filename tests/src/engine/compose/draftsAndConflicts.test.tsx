import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { type ComposeServer, composeServer, failures, faq, openComposer } from './composeHarness';

const review = { _id: 'r1', title: 'Lovely lamp', status: 'approved', reply: 'Thank you!' };
const sent = (text: string) => ({ method: 'POST', path: '/admin/reviews/r1/reply', body: { reply: text } });
const theirs = () => within(screen.getByRole('region', { name: 'Their reply' }));

describe('a draft', () => {
  it('is stored when the composer is closed, and survives a reload', async () => {
    const server = composeServer({ reviews: [review] });
    const first = await openComposer(server, { values: review });
    await first.user.type(first.box, ' More');
    await first.user.keyboard('{Escape}');
    expect(first.closed).toEqual([false]);
    first.unmount();
    const { box } = await openComposer(server, { values: review, keepsDrafts: true });
    expect(box).toHaveValue('Thank you! More');
    expect(screen.getByText('We restored your draft. Not sent yet.')).toBeInTheDocument();
  });

  it('is removed after sending and after signing out', async () => {
    const server = composeServer({ reviews: [review] });
    const first = await openComposer(server, { values: review });
    await first.user.type(first.box, ' More');
    await first.user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Replied: review “Lovely lamp”');
    expect(Object.keys(sessionStorage)).toEqual([]);
    first.unmount();

    const second = await openComposer(server, { values: review });
    await second.user.type(second.box, ' Again');
    second.unmount();
    clearTabStorage();
    const { box } = await openComposer(server, { values: review, keepsDrafts: true });
    expect(box).toHaveValue('Thank you!');
  });

  it('expires after a day', async () => {
    const server = composeServer({ reviews: [review] });
    const first = await openComposer(server, { values: review });
    await first.user.type(first.box, ' More');
    first.unmount();
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 24 * 60 * 60 * 1000 + 1);
    const { box } = await openComposer(server, { values: review, keepsDrafts: true });
    expect(box).toHaveValue('Thank you!');
  });

  it('is discarded on request, and can be restored', async () => {
    const server = composeServer({ reviews: [review] });
    const { user, box, button, findBox } = await openComposer(server, { values: review });
    await user.type(box, ' More');
    await user.click(button('Discard'));
    await screen.findByText('Draft for review “Lovely lamp” discarded');
    await user.click(button('Restore'));
    await user.click(button('open again'));
    expect(await findBox()).toHaveValue('Thank you! More');
  });

  it('is stored per store', async () => {
    const server = composeServer({ reviews: [review] });
    const { user, box } = await openComposer(server, { values: review });
    await user.type(box, ' More');
    expect(Object.keys(sessionStorage)).toEqual(['console.tab.draft.console.u1.s1.compose:product-reviews.reply.r1']);
  });

  it('survives a refetch; a change made elsewhere is shown and can be compared', async () => {
    const server = composeServer({ reviews: [review] });
    const { user, box, give } = await openComposer(server, { values: review });
    await user.type(box, ' More');
    give({ rating: 4 });
    expect(box).toHaveValue('Thank you! More');
    expect(screen.queryByText(/while you were writing/)).toBeNull();
    give({ reply: 'Thanks from Kim' });
    await screen.findByText('Someone else changed this reply while you were writing');
    expect(box).toHaveValue('Thank you! More');
    await user.click(screen.getByRole('button', { name: 'Compare versions' }));
    expect(theirs().getByText('Thanks from Kim')).toBeInTheDocument();
    expect(screen.queryByText(/while you were writing/)).toBeNull();
  });

  it('without edits is replaced by the refetched text', async () => {
    const server = composeServer({ reviews: [review] });
    const { box, give } = await openComposer(server, { values: review });
    give({ reply: 'Thanks from Kim' });
    await waitFor(() => expect(box).toHaveValue('Thanks from Kim'));
  });
});

describe('a conflict', () => {
  async function createConflict(reply: string | null = 'Thanks from Kim') {
    const server = composeServer({ reviews: [review] });
    const page = await openComposer(server, { values: review });
    await page.user.clear(page.box);
    await page.user.type(page.box, 'Mine');
    server.change('r1', { reply });
    await page.user.click(page.button(/^Send reply/));
    await screen.findByText('Someone else changed this reply');
    expect(server.writes()).toEqual([]);
    return { ...page, server };
  }

  it('is resolved by keeping theirs, after which mine can be restored', async () => {
    const { user, button, server, closed, findBox } = await createConflict();
    await user.click(button('Keep theirs'));
    expect(closed).toEqual([false]);
    expect(server.writes()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await user.click(button('open again'));
    expect(await findBox()).toHaveValue('Mine');
  });

  it('shows both texts, overwrites nothing, and is resolved by inserting theirs into mine', async () => {
    const { user, box, button, server } = await createConflict();
    expect(theirs().getByText('Thanks from Kim')).toBeInTheDocument();
    expect(box).toHaveValue('Mine');
    expect(screen.getByRole('textbox', { name: 'Your version (not sent)' })).toBe(box);
    await user.type(box, ' and: ');
    await user.click(button('Add to my version'));
    expect(box).toHaveValue('Mine and: Thanks from Kim');
    await user.click(button(/^Keep mine/));
    await screen.findByText('Replied: review “Lovely lamp”');
    expect(server.writes()).toEqual([sent('Mine and: Thanks from Kim')]);
  });

  it('puts theirs below mine if no space is typed between', async () => {
    const { user, box, button } = await createConflict();
    await user.click(button('Add to my version'));
    expect(box).toHaveValue('Mine\n\nThanks from Kim');
  });

  it('shows that the other user removed the text', async () => {
    await createConflict(null);
    expect(theirs().getByText('They removed the reply.')).toBeInTheDocument();
  });

  it('is shown again if the other user writes again', async () => {
    const { user, button, server } = await createConflict();
    server.change('r1', { reply: 'Kim once more' });
    await user.click(button(/^Keep mine/));
    await waitFor(() => expect(theirs().getByText('Kim once more')).toBeInTheDocument());
    expect(server.writes()).toEqual([]);
  });

  it('is also detected by a 409 response to the write', async () => {
    const server = composeServer({ reviews: [review] });
    const { user, box, button } = await openComposer(server, { values: review });
    await user.type(box, ' More');
    const before = () => server.change('r1', { reply: 'Thanks from Kim' });
    server.failWith({ write: { error: failures.conflict, before } });
    await user.click(button(/^Send reply/));
    await screen.findByText('Someone else changed this reply');
    expect(theirs().getByText('Thanks from Kim')).toBeInTheDocument();
  });

  it('does not occur if both texts are equal', async () => {
    const server = composeServer({ reviews: [review] });
    const { user, box, button } = await openComposer(server, { values: review });
    await user.type(box, ' More');
    server.change('r1', { reply: 'Thank you! More\r\n' });
    await user.click(button(/^Send reply/));
    await screen.findByText('Replied: review “Lovely lamp”');
    expect(server.writes()).toEqual([]);
  });

  const question = { _id: 'r1', question: 'Does it dim?', status: 'pending', answer: null };

  async function answerAndPublish(server: ComposeServer) {
    const view = await openComposer(server, { entity: faq, name: 'answer', values: question });
    await view.user.type(view.box, 'Yes.');
    await view.user.click(view.button(/^Answer and publish/));
    return view;
  }
  const both = { method: 'PATCH', path: '/admin/faq/r1', body: { answer: 'Yes.', status: 'approved' } };

  it('does not occur if somebody else saved the same answer, but has not published it', async () => {
    const server = composeServer({ faqs: [question] });
    server.change('r1', { answer: 'Yes.\r\n' });
    const { closed } = await answerAndPublish(server);
    await waitFor(() => expect(closed).toEqual([true]));
    expect(server.writes()).toEqual([both]);
  });

  it('never shows the same text twice, if the server refuses the answer because of it', async () => {
    const server = composeServer({ faqs: [question] });
    server.failWith({ write: { error: failures.conflict, before: () => server.change('r1', { answer: 'Yes.' }) } });
    const { user, button, closed } = await answerAndPublish(server);
    await screen.findByText(/^Someone changed this item, but the answer is the same\. Try sending it again\./);
    expect(screen.queryByText('Someone else changed this answer')).toBeNull();
    server.failWith({});
    await user.click(button(/^Answer and publish/));
    await waitFor(() => expect(closed).toEqual([true]));
    expect(server.writes()).toEqual([both, both]);
  });
});
