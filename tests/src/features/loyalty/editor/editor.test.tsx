import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import { rewardTypes } from '../../../../../resources/loyalty/rewardTypes';
import { taskTypes } from '../../../../../resources/loyalty/taskTypes';
import { hasDrafts } from '../../../../../src/engine/drafts/unsentWork';
import { getPartIcon } from '../../../../../src/features/storefront/renderPartIcon';
import { isInTurn } from '../../../../support/fullRun';
import { program, reward, task } from '../programs';
import { stubStoreStats } from '../storeStats';
import { circle, down, editorServer, listed, lostResponse, openEditor } from './editorHarness';

const [signup, shop, visit] = circle.tasks ?? [];

describe('program editor', () => {
  it('lists tasks and rewards in order, including unknown types without a form', async () => {
    const { titles, card } = await openEditor(editorServer());
    expect(titles('Tasks')).toEqual(['Sign up', 'Shop', 'Visit us']);
    expect(titles('Rewards')).toEqual(['Five off']);
    const getIcon = (title: string) => card(title).getByRole('heading').querySelector('path')?.getAttribute('d');
    expect(['Sign up', 'Shop', 'Visit us'].map(getIcon)).toEqual(
      ['signup', 'place_an_order', 'visit'].map((type) => getPartIcon(type).path),
    );
    expect(card('Sign up').getByText('50 points for signing up.')).toBeVisible();
    expect(card('Shop').getByText('5 points for every €1 spent.')).toBeVisible();
    expect(card('Five off').getByText('€5 off an order for 500 points.')).toBeVisible();
    expect(card('Visit us').getByText(/This type \(visit\) isn’t supported here/)).toBeVisible();
    expect(card('Visit us').queryByRole('button', { name: /Edit/ })).toBeNull();
    expect(card('Visit us').getByRole('switch')).toBeChecked();
  });

  it('shows what is typed or stored, and names what is missing instead of inventing it', async () => {
    const tasks = [
      task({ title: 'Shop', points: 9, config: null }),
      task({ _id: 't2', type: 'signup', title: 'Sign up' }),
    ];
    const rewards = [reward({ title: 'Some off', type: 'percentage', pointsCost: 500, config: { value: 20 } })];
    const { card, edit, put } = await openEditor(editorServer(program({ ...circle, tasks, rewards })));
    expect(card('Shop').getByText('9 points for every — spent.')).toBeVisible();
    expect(card('Shop').getByText('Not set: Amount spent')).toBeVisible();
    expect(screen.getAllByText(/^Not set/)).toHaveLength(1);
    await edit('Some off');
    await put(/^Percentage off/, '150');
    expect(card('Some off').getByText('150% off an order for 500 points.')).toBeVisible();
    await put(/^Percentage off/, '');
    expect(card('Some off').getByText('— off an order for 500 points.')).toBeVisible();
    expect(card('Some off').getByText('Not set: Percentage off')).toBeVisible();
  });

  it('[LOY-07] says in the review how the estimated cost changes, unless it stays the same', async () => {
    const { statsCalls, rewardCounts } = stubStoreStats();
    const server = editorServer(program({ _id: 'p1', name: 'Circle' }));
    const dataProvider = { ...server.dataProvider, statsCalls, rewardCounts };
    const { user, edit, put, review } = await openEditor({ ...server, dataProvider });
    await edit('Shop');
    await put(/^Title/, 'Shop here');
    const unchanged = await review();
    expect(await screen.findByText('€750')).toBeVisible();
    expect(unchanged.queryByText(/^Estimated monthly cost/)).toBeNull();
    await user.click(unchanged.getByRole('button', { name: 'Cancel' }));
    await put(/^Points/, '2');
    const changed = await review();
    expect(await changed.findByText('Estimated monthly cost: €750 → €1,500')).toBeVisible();
  });

  it('sends changes only on save, after a review, as whole tasks', async () => {
    const server = editorServer();
    const { user, edit, put, review, card } = await openEditor(server);
    await edit('Sign up');
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
    await put(/^Points/, '100');
    await user.click(card('Visit us').getByRole('switch'));
    expect(card('Sign up').getByText('100 points for signing up.')).toBeVisible();
    expect(card('Sign up').getByText('Changed')).toBeVisible();
    expect(screen.getByText('2 unsaved changes')).toBeVisible();
    expect(server.writes()).toEqual([]);

    const dialog = await review();
    expect(listed(dialog)).toEqual(['Sign up: 50 → 100 points', 'Visit us: on → off']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Circle” saved')).toBeVisible();
    expect(server.writes()).toEqual([
      ['PUT', '/p1/tasks', { task: { ...signup, points: 100 } }],
      ['PUT', '/p1/tasks', { task: { ...visit, isEnabled: false } }],
    ]);
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    expect(card('Sign up').queryByText('Changed')).toBeNull();
  });

  it.each(Object.entries(taskTypes).filter((_, index) => isInTurn(index, 2)))(
    '[LOY-02] adds a task of type %s with its own form',
    async (type, kind) => {
      const server = editorServer({ ...circle, tasks: [], rewards: [] });
      const { user, review, add } = await openEditor(server);
      const form = await add('task', Object.keys(taskTypes).indexOf(type));
      expect(form.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
      // Fields without a default must be filled in.
      if (type === 'social_follow') await user.type(form.getByRole('textbox', { name: /^URL/ }), 'https://x.example');
      if (type === 'custom_task')
        await user.type(form.getByRole('textbox', { name: /^Instructions for customers/ }), 'Wave');
      expect(server.writes()).toEqual([]);
      const dialog = await review();
      expect(listed(dialog)).toEqual([expect.stringMatching(/^New task “.+”: .*\d points/)]);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await screen.findByText('“Circle” saved');
      const [[method, path, body] = []] = server.writes();
      expect([method, path]).toEqual(['PUT', '/p1/tasks']);
      const { task } = Object(body);
      expect(task).toMatchObject({ type, isEnabled: true, points: kind.points });
      expect(Object.keys(task.config)).toEqual(Object.keys(kind.fields));
      expect(task._id).toMatch(/^[a-z]{10}$/);
      expect(server.now()?.tasks).toHaveLength(1);
    },
  );

  it.each(Object.entries(rewardTypes).filter((_, index) => isInTurn(index, 2)))(
    '[LOY-03] adds a reward of type %s with its own form',
    async (type, kind) => {
      const server = editorServer({ ...circle, tasks: [], rewards: [] });
      const { user, review, add } = await openEditor(server);
      const form = await add('reward', Object.keys(rewardTypes).indexOf(type));
      if (type === 'free_product') {
        await user.click(await form.findByRole('combobox', { name: /^Product/ }));
        await user.click(await screen.findByRole('option', { name: /Mug/ }));
      }
      const dialog = await review();
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await screen.findByText('“Circle” saved');
      const [[method, path, body] = []] = server.writes();
      expect([method, path]).toEqual(['PUT', '/p1/rewards']);
      const { reward } = Object(body);
      expect(reward).toMatchObject({ type, isEnabled: true, pointsCost: kind.pointsCost });
      expect(Object.keys(reward.config)).toEqual(Object.keys(kind.fields));
      if (type === 'free_product') expect(reward.config.freeProduct).toEqual({ label: 'Mug', value: 'm1' });
    },
  );

  it('validates before sending and keeps the input', async () => {
    const server = editorServer();
    const { user, edit, put, bar } = await openEditor(server);
    await edit('Shop');
    await put(/^Points/, 'twelve');
    expect(screen.getByText('Enter a whole number without separators, such as 250')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Review and save' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('1 field to fix')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Points/ })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /^Points/ })).toHaveValue('twelve');
    expect(server.writes()).toEqual([]);
  });

  it('shows the amount field only if points depend on the order value', async () => {
    const { user, edit } = await openEditor(editorServer());
    await edit('Shop');
    expect(screen.getByRole('textbox', { name: /^Amount spent/ })).toHaveValue('1');
    await user.click(screen.getByRole('radio', { name: 'Number of orders' }));
    expect(screen.queryByRole('textbox', { name: /^Amount spent/ })).toBeNull();
  });

  it('counts no change of an optional field that is filled in and cleared again', async () => {
    const server = editorServer(program({ ...circle, settings: null }));
    const { user, edit, put, bar, review } = await openEditor(server);
    await edit('Five off');
    await put(/^Uses per customer/, '3');
    expect(bar().getByText('1 unsaved change')).toBeVisible();
    await put(/^Uses per customer/, '');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    await put(/^Points/, '400');
    await put(/^Uses per customer/, '3');
    await put(/^Uses per customer/, '');
    const dialog = await review();
    expect(listed(dialog)).toEqual(['Five off: 500 → 400 points']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('“Circle” saved');
    const [fiveOff] = circle.rewards ?? [];
    expect(server.writes()).toEqual([['PUT', '/p1/rewards', { reward: { ...fiveOff, pointsCost: 400 } }]]);

    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await put(/^Points name/, 'Coins');
    await waitFor(() => expect(hasDrafts()).toBe(true));
    await put(/^Points name/, '');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    await waitFor(() => expect(hasDrafts()).toBe(false));
  });

  it('discards all changes with undo', async () => {
    const server = editorServer();
    const { user, edit, put, bar, card } = await openEditor(server);
    await edit('Shop');
    await put(/^Title/, 'Order');
    await user.click(bar().getByRole('button', { name: 'Discard' }));
    expect(card('Shop').getByRole('textbox', { name: /^Title/ })).toHaveValue('Shop');
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(card('Order').getByRole('textbox', { name: /^Title/ })).toHaveValue('Order');
    expect(server.writes()).toEqual([]);
  });

  it('removes an unsaved part without confirmation, with undo', async () => {
    const server = editorServer();
    const { user, titles, choose } = await openEditor(server);
    await user.click(screen.getByRole('button', { name: 'Add reward' }));
    // Each type shows what a new one does.
    expect(await screen.findByText('€5 off an order for 500 points.', { selector: 'dialog *' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Free shipping' }));
    expect(titles('Rewards')).toEqual(['Five off', 'Free shipping']);
    await choose('Free shipping', 'Remove');
    expect(titles('Rewards')).toEqual(['Five off']);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(titles('Rewards')).toEqual(['Five off', 'Free shipping']);
    expect(server.writes()).toEqual([]);
  });

  it('[LOY-02] [LOY-03] deletes immediately after confirmation, and keeps parts that fail to delete', async () => {
    const server = editorServer();
    const { user, titles, choose } = await openEditor(server);
    server.fail({ method: 'DELETE', path: /t1$/, error: down });
    await choose('Sign up', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete task “Sign up”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(/“Sign up” couldn’t be deleted\. Not now\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Sign up” deleted')).toBeVisible();
    await waitFor(() => expect(titles('Tasks')).toEqual(['Shop', 'Visit us']));
    server.fail({ method: 'DELETE', path: /r1$/, error: lostResponse, applied: true });
    await choose('Five off', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Five off” deleted')).toBeVisible();
    expect(server.writes().map(([method, path]) => [method, path])).toEqual([
      ['DELETE', '/p1/tasks/t1'],
      ['DELETE', '/p1/tasks/t1'],
      ['DELETE', '/p1/rewards/r1'],
    ]);
  });

  it('[LOY-05] saves settings by PATCH and keeps unknown ones', async () => {
    const server = editorServer();
    const { user, put, review } = await openEditor(server, { at: '/settings' });
    await put(/^Program name/, 'Club');
    await put(/^Points name/, 'stars');
    await user.click(screen.getByRole('radio', { name: 'Fulfilled' }));
    await put(/^Points expire after/, '12');
    const dialog = await review();
    expect(listed(dialog)).toEqual([
      'Program name: “Circle” → “Club”',
      'Points name: empty → “stars”',
      'Points are earned when an order is: Paid → Fulfilled',
      'Points expire after (months): empty → 12 months',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Club” saved')).toBeVisible();
    expect(server.writes()).toEqual([
      [
        'PATCH',
        '/p1',
        {
          name: 'Club',
          settings: { guests: false, theirs: 1, pointsName: 'stars', earnsWhen: 'fulfilled', expiresAfterMonths: 12 },
        },
      ],
    ]);
  });
});

describe('saving a program', () => {
  it('asks which value to keep on a conflict', async () => {
    const server = editorServer();
    const { user, edit, put, review } = await openEditor(server);
    await edit('Sign up');
    await put(/^Points/, '100');
    await put(/^Title/, 'Join');
    server.change({ ...circle, tasks: [{ ...Object(signup), points: 80 }, ...(circle.tasks?.slice(1) ?? [])] });
    const dialog = await review();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^Someone else changed this program/)).toBeVisible();
    expect(server.writes()).toEqual([]);
    const again = dialog.getByRole('button', { name: 'Save' });
    expect(again).toBeDisabled();
    expect(dialog.getByRole('radio', { name: 'Theirs: 80 points' })).not.toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Mine: 100 points' }));
    await user.click(again);
    await screen.findByText('“Circle” saved');
    expect(server.writes()).toEqual([['PUT', '/p1/tasks', { task: { ...signup, points: 100, title: 'Join' } }]]);
  });

  it('restores a task that another user deleted, with its changes', async () => {
    const server = editorServer();
    const { user, edit, put, review } = await openEditor(server);
    await edit('Shop');
    await put(/^Points/, '7');
    server.change({ ...circle, tasks: circle.tasks?.filter(({ _id }) => _id !== 't2') ?? null });
    const dialog = await review();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await dialog.findByRole('radio', { name: 'Mine: restore it with my changes' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('“Circle” saved');
    expect(server.writes()).toEqual([['PUT', '/p1/tasks', { task: { ...shop, points: 7 } }]]);
    expect(server.now()?.tasks?.map(({ _id }) => _id)).toEqual(['t1', 't3', 't2']);
  });

  it('keeps failed changes with their error and removes saved ones from the draft', async () => {
    const server = editorServer();
    const { user, card, review } = await openEditor(server);
    await user.click(card('Sign up').getByRole('switch'));
    await user.click(card('Shop').getByRole('switch'));
    server.fail({
      method: 'PUT',
      path: /tasks$/,
      error: new AppError({ kind: 'validation', status: 422, message: 'No.', fields: { title: 'Too bold.' } }),
    });
    const dialog = await review();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Not saved. No. title: Too bold.')).toBeVisible();
    expect(listed(dialog)).toEqual(['Sign up: on → offNot saved. No. title: Too bold.']);
    expect(dialog.getByText('These changes weren’t saved. Everything else was.')).toBeVisible();
    expect(server.now()?.tasks?.map(({ isEnabled }) => isEnabled)).toEqual([true, false, true]);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await screen.findByText('“Circle” saved');
    expect(server.writes()).toHaveLength(3);
  });

  it('says that other changes were saved only if there were any', async () => {
    const server = editorServer();
    const { user, card, review } = await openEditor(server);
    await user.click(card('Sign up').getByRole('switch'));
    server.fail({ method: 'PUT', path: /tasks$/, error: new AppError({ kind: 'validation', message: 'No.' }) });
    const dialog = await review();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('These changes weren’t saved.')).toBeVisible();
  });
});
