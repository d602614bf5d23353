import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { circle, down, editorServer, openEditor } from './editorHarness';

const reorder = (list: string, fromIndex: number, toIndex: number) => [
  'POST',
  `/p1/${list}/reorder`,
  { fromIndex, toIndex },
];
const said = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));

describe('[LOY-04] reordering tasks and rewards', () => {
  it('moves by menu optimistically, sends indexes, announces titles, and keeps the focus', async () => {
    const server = editorServer();
    const { choose, titles, card } = await openEditor(server);
    const release = server.closeGate();
    await choose('Sign up', 'Move to bottom');
    expect(titles('Tasks')).toEqual(['Shop', 'Visit us', 'Sign up']);
    expect(card('Sign up').getByRole('button', { name: 'More actions for “Sign up”' })).toHaveFocus();
    const tasks = within(screen.getByRole('region', { name: 'Tasks' }));
    expect(tasks.getByRole('status')).toHaveTextContent(/^Saving order…$/);
    release();
    await said('“Sign up” moved to position 3 of 3');
    expect(tasks.getByRole('status')).toHaveTextContent(/^Order saved$/);
    expect(server.writes()).toEqual([reorder('tasks', 0, 2)]);
    expect(server.now()?.tasks?.map(({ _id }) => _id)).toEqual(['t2', 't3', 't1']);
    await choose('Visit us', 'Move up');
    await said('“Visit us” moved to position 1 of 3');
    expect(server.writes()).toEqual([reorder('tasks', 0, 2), reorder('tasks', 1, 0)]);
    expect(card('Visit us').getByRole('button', { name: 'More actions for “Visit us”' })).toHaveFocus();
  });

  it('queues fast moves and ends with the server order', async () => {
    const server = editorServer();
    const { choose, titles } = await openEditor(server);
    const release = server.closeGate();
    await choose('Sign up', 'Move down');
    await choose('Visit us', 'Move to top');
    expect(titles('Tasks')).toEqual(['Visit us', 'Shop', 'Sign up']);
    release();
    await said('“Visit us” moved to position 1 of 3');
    expect(server.writes()).toEqual([reorder('tasks', 0, 1), reorder('tasks', 2, 0)]);
    expect(server.now()?.tasks?.map(({ _id }) => _id)).toEqual(['t3', 't2', 't1']);
  });

  it('rolls back and shows an error if the server rejects a move', async () => {
    const server = editorServer();
    const { user, choose, titles } = await openEditor(server);
    server.fail({ method: 'POST', path: /reorder$/, error: down });
    await choose('Sign up', 'Move down');
    expect(
      await screen.findByText(
        '“Sign up” couldn’t be moved and is back in its original position. Not now. Try moving it again.',
      ),
    ).toBeVisible();
    expect(titles('Tasks')).toEqual(['Sign up', 'Shop', 'Visit us']);
    const status = within(within(screen.getByRole('region', { name: 'Tasks' })).getByRole('status'));
    expect(status.getByText('The new order wasn’t saved.')).toBeVisible();
    await user.click(status.getByRole('button', { name: 'Try again' }));
    expect(await status.findByText('Order saved')).toBeVisible();
    expect(titles('Tasks')).toEqual(['Shop', 'Sign up', 'Visit us']);
  });

  it('reports moves that were waiting for each other and failed in one message', async () => {
    const server = editorServer();
    const { choose, titles } = await openEditor(server);
    const release = server.closeGate();
    server.fail(...Array.from({ length: 3 }, () => ({ method: 'POST', path: /reorder$/, error: down })));
    await choose('Sign up', 'Move down');
    await choose('Visit us', 'Move to top');
    await choose('Shop', 'Move to bottom');
    release();
    expect(
      await screen.findByText('3 items couldn’t be moved. Not now. Check the order and move them again.'),
    ).toBeVisible();
    expect(screen.queryByText(/ is back in its original position/)).not.toBeInTheDocument();
    expect(titles('Tasks')).toEqual(['Sign up', 'Shop', 'Visit us']);
  });

  it('reports concurrent changes', async () => {
    const server = editorServer();
    const { choose, titles } = await openEditor(server);
    const [signup, shop, visit] = circle.tasks ?? [];
    server.change({ ...circle, tasks: [visit, signup, shop].flatMap((item) => item ?? []) });
    await choose('Shop', 'Move to top');
    expect(await screen.findByText(/^Someone else changed this list/)).toBeVisible();
    await said('“Shop” moved to position 1 of 3');
    expect(titles('Tasks')).toEqual(['Shop', 'Visit us', 'Sign up']);
    expect(server.writes()).toEqual([reorder('tasks', 2, 0)]);
  });

  it('moves with the keyboard on the handle', async () => {
    const server = editorServer({
      ...circle,
      rewards: [...(circle.rewards ?? []), { ...Object(circle.rewards?.[0]), _id: 'r2', title: 'Ten off' }],
    });
    const { titles, card } = await openEditor(server);
    const handle = card('Five off').getByRole('button', { name: 'Move “Five off”' });
    expect(handle).toHaveAccessibleDescription(/^Press Space to pick up an item/);
    handle.focus();
    fireEvent.keyDown(handle, { keyCode: 32 });
    fireEvent.keyDown(handle, { keyCode: 40 });
    await waitFor(() => expect(document.body).toHaveTextContent('“Five off” moved to position 2 of 2'));
    fireEvent.keyDown(handle, { keyCode: 32 });
    await said('“Five off” moved to position 2 of 2');
    expect(titles('Rewards')).toEqual(['Ten off', 'Five off']);
    expect(server.writes()).toEqual([reorder('rewards', 0, 1)]);
    expect(
      within(screen.getByRole('region', { name: 'Rewards' })).getByRole('button', { name: 'Move “Five off”' }),
    ).toHaveFocus();
  });

  it('keeps unsaved parts last', async () => {
    const server = editorServer();
    const { user, choose, titles, add, card } = await openEditor(server);
    await add('task', 1);
    expect(titles('Tasks').at(-1)).toBe('Sign up');
    await choose('Shop', 'Move up');
    await said('“Shop” moved to position 1 of 3');
    expect(titles('Tasks')).toEqual(['Shop', 'Sign up', 'Visit us', 'Sign up']);
    expect(screen.getAllByRole('button', { name: /^Move “/ })).toHaveLength(5);
    await user.click(card('Visit us').getByRole('button', { name: /^More actions/ }));
    expect(screen.getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('moves unsaved parts among themselves, without a request, and saves them in that order', async () => {
    const server = editorServer();
    const { user, choose, titles, add, review } = await openEditor(server);
    await add('task', 3);
    await add('task', 4);
    const [first = '', second = ''] = titles('Tasks').slice(3);
    await choose(second ?? '', 'Move up');
    await waitFor(() => expect(titles('Tasks').slice(3)).toEqual([second, first]));
    expect(server.writes()).toEqual([]);
    // The second isn't sent if the first fails, because it would come before it.
    server.fail({ method: 'PUT', path: /tasks$/, error: down });
    const dialog = await review();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Not saved, because an earlier change failed.')).toBeVisible();
    expect(server.writes()).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await screen.findByText('“Circle” saved');
    expect(
      server
        .now()
        ?.tasks?.map(({ title }) => title)
        .slice(3),
    ).toEqual([second, first]);
  });
});
