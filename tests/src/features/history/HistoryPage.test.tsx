/** Changes before a reload can be undone from the history. */
import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { Entity } from '../../../../resources/entity';
import { deletions } from '../../../../src/engine/history/deletions';
import { historyStore } from '../../../../src/engine/history/historyStore';
import { EntityList } from '../../../../src/engine/list/EntityList';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import HistoryPage from '../../../../src/features/history/HistoryPage';
import { clearDatabases } from '../../../../src/lib/storage/databases';
import { createGate } from '../../../support/createGate';
import { defaultSite } from '../../../support/defaultSite';
import { leavePage } from '../../../support/leavePage';
import { createRecord, getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';
import { findRow, getRow, runRowAction } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');
const customers = getEntity('customers');
const rewards = getEntity('rewards');
const faq = getEntity('faq');
const lamp = createRecord(reviews, 'r1', { title: 'Warm lamp', status: 'pending', isFeatured: 0, rating: 5 });
const vase = createRecord(reviews, 'r2', { title: 'Blue vase', status: 'pending', isFeatured: 0, rating: 5 });
const ada = createRecord(customers, 'c1', { name: 'Ada', totalPoints: 100 });

// Modules are compiled on first use, which is not part of any test.
beforeAll(
  () =>
    Promise.all([
      import('../../../../src/engine/actions/RemoveDialog'),
      import('../../../../src/engine/bulk/BulkRunCard'),
      import('../../../../src/engine/compose/Composer'),
      import('../../../../src/features/customer/points/AddPointsDialog'),
    ]),
  60_000,
);

const stored = async () => (await historyStore(defaultSite.preferencesKey).list()).entries;
const expectStored = (count: number) => expect.poll(async () => (await stored()).length).toBe(count);

afterEach(async () => {
  clearDatabases();
  await expect.poll(stored).toEqual([]);
});

/** The activity of the customer, newest first. */
const createActivity = () => {
  const entries: ConsoleRecord[] = [];
  return {
    entries,
    getBalance: () => entries.reduce((sum, { amount }) => sum + Number(amount), 100),
    add(points: number) {
      const id = `e${entries.length}`;
      entries.unshift({ id, _id: id, type: 'points', task_type: 'wallet_adjustment', amount: points });
    },
  };
};

function startServer(entity: Entity, records: readonly ConsoleRecord[]) {
  const server = listServer(entity, records);
  const activity = createActivity();
  const addPoints = vi.fn(async ({ points }: { points: number }, _key: string) => {
    activity.add(points);
    return activity.getBalance();
  });
  const { create } = createDataProvider(async ({ path, body, headers }) => {
    if (path !== '/admin/graphql') {
      const totalPoints = await addPoints(Object(body), headers?.['Idempotency-Key'] ?? '');
      return { customer: { totalPoints } };
    }
    const isOne = String(Object(body).query).includes('customerById');
    if (isOne) return { data: { one: { _id: 'c1', totalPoints: activity.getBalance() } } };
    return { data: { list: { total: activity.entries.length, items: activity.entries } } };
  });
  const readFresh = vi.fn(async (_name: string, { id }: ConsoleRecord) => {
    return server.rows().find((row) => row.id === id) ?? null;
  });
  const removePart = vi.fn();
  const provider = server.provider({ create, readFresh, removePart });
  const render = (at: string) => {
    cleanup();
    return renderConsole({
      dataProvider: provider,
      at,
      routes: [
        { path: entity.name, element: <EntityList entity={entity} /> },
        { path: 'history', element: <HistoryPage /> },
        { path: '*', element: <p>elsewhere</p> },
      ],
    });
  };
  return {
    ...server,
    addPoints,
    activity,
    readFresh,
    removePart,
    openList: async () => {
      const view = render(`/${entity.name}?page=0&limit=10`);
      await findRow(records[0]?.id ?? '');
      return view;
    },
    openHistory: () => render('/history'),
    sent: () => server.update.mock.calls.map(([, { id, data }]) => ({ id, data })),
  };
}

const findEntry = async (text: string | RegExp) => {
  const label = await screen.findByText(text);
  const item = label.closest('li');
  if (!item) throw new Error('not in the list');
  return within(item);
};

describe('HistoryPage', () => {
  it('[NEW-03] undoes a change, a reply, and a bulk action after a reload', async () => {
    const server = startServer(reviews, [lamp, vase]);
    const first = await server.openList();
    await runRowAction('r1', 'Feature', first.user);
    await expectStored(1);
    await first.user.click(getRow('r2').getByRole('button', { name: 'Reply' }));
    await first.user.type(await screen.findByRole('textbox', { name: /Reply/ }), 'Thank you');
    await first.user.click(screen.getByRole('button', { name: 'Send reply' }));
    await expectStored(2);
    await first.user.click(screen.getByRole('checkbox', { name: /Select all|Select the page|page/i }));
    await first.user.click(await screen.findByRole('button', { name: 'Publish (2)' }));
    await expectStored(4);

    const { user } = server.openHistory();
    const bulk = await findEntry('Published');
    expect(screen.getByText(/New vouchers, imports, emails, programs, and settings aren’t listed\.$/)).toBeVisible();
    await user.click(bulk.getByRole('button', { name: 'Undo 2' }));
    expect(await screen.findByRole('heading', { name: 'Undo “Published”: 2 product reviews' })).toBeVisible();
    await waitFor(() => expect(server.rows().map(({ status }) => status)).toEqual(['pending', 'pending']));
    await user.click((await findEntry('Replied')).getByRole('button', { name: 'Undo: review “Blue vase”' }));
    await waitFor(() => expect(server.rows()[1]?.['reply']).toBe(''));
    await user.click((await findEntry('Featured')).getByRole('button', { name: 'Undo: review “Warm lamp”' }));
    await waitFor(() => expect(server.rows()[0]?.['isFeatured']).toBe(0));
    expect(await (await findEntry('Featured')).findByText('Undone')).toBeVisible();
  });

  it('an answer that was published along is one change, which Z and the history undo at once', async () => {
    const question = createRecord(faq, 'q1', { question: 'Is it warm?', answer: null, status: 'pending' });
    const server = startServer(faq, [question]);
    const list = await server.openList();
    const answer = async () => {
      await list.user.click(getRow('q1').getByRole('button', { name: 'Answer' }));
      const box = await screen.findByRole('textbox', { name: 'Answer' });
      if (box.textContent === '') await list.user.type(box, 'Yes.');
      expect(box).toHaveValue('Yes.');
      await list.user.click(screen.getByRole('button', { name: /^Answer and publish/ }));
      await screen.findByText('Published: question “Is it warm?”');
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull());
    };
    const both = { id: 'q1', data: { answer: 'Yes.', status: 'approved' } };
    const neither = { id: 'q1', data: { answer: '', status: 'pending' } };
    await answer();
    await list.user.keyboard('z');
    await screen.findByText('Change to question “Is it warm?” undone');
    expect(server.sent()).toEqual([both, neither]);
    await answer();
    await expectStored(3);

    const { user } = server.openHistory();
    expect(await screen.findByText('Undone: Answered, Published')).toBeVisible();
    expect(screen.getAllByText('Answered, Published')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo: question “Is it warm?”' }));
    await waitFor(() => expect(server.sent()).toEqual([both, neither, both, neither]));
  });

  /** Adds 50 points in the list, once or more often, and opens the history. */
  const addPointsAndOpenHistory = async (times = 1) => {
    const shop = startServer(customers, [ada]);
    const list = await shop.openList();
    for (let count = 1; count <= times; count += 1) {
      await runRowAction('c1', 'Add points', list.user);
      const dialog = within(await screen.findByRole('dialog', { name: 'Add points for “Ada”' }));
      await list.user.type(dialog.getByRole('textbox', { name: /^Points/ }), '50');
      await list.user.click(dialog.getByRole('button', { name: 'Add points' }));
      await expectStored(count);
    }
    const { user } = shop.openHistory();
    return { ...shop, user };
  };

  it('[NEW-03] undoes points after a reload', async () => {
    const { user, addPoints } = await addPointsAndOpenHistory();
    await user.click((await findEntry('50 points added')).getByRole('button', { name: 'Undo: customer “Ada”' }));
    await waitFor(() => expect(addPoints).toHaveBeenCalledTimes(2));
    const [added, undone] = addPoints.mock.calls;
    expect(undone).toEqual([{ customerId: 'c1', points: -50 }, `${added?.[1]}.undo`]);
    expect(await (await findEntry('50 points added')).findByText('Undone')).toBeVisible();
    expect(await screen.findByText('Undone: 50 points added')).toBeVisible();
  });

  it('undoes equal points of one customer once each, if both buttons are pressed at once', async () => {
    const { user, addPoints, activity } = await addPointsAndOpenHistory(2);
    await waitFor(() => expect(screen.getAllByText('50 points added')).toHaveLength(2));
    const gate = createGate();
    const open = gate.close();
    const add = addPoints.getMockImplementation();
    addPoints.mockImplementation(async (draft, key) => {
      await gate.pass();
      return (await add?.(draft, key)) ?? 0;
    });
    for (const button of screen.getAllByRole('button', { name: 'Undo: customer “Ada”' })) await user.click(button);
    await waitFor(() => expect(addPoints.mock.calls.length).toBeGreaterThan(2));
    await act(async () => open());
    await waitFor(() => expect(screen.getAllByText('Undone')).toHaveLength(2));
    expect(addPoints.mock.calls.map(([{ points }]) => points)).toEqual([50, 50, -50, -50]);
    expect(activity.getBalance()).toBe(100);
    expect(screen.queryByText(/Applied \d times/)).toBeNull();
  });

  it('undoes an undo, and that one, too, each with a request of its own', async () => {
    const { user, addPoints, activity } = await addPointsAndOpenHistory();
    for (const count of [1, 2, 3]) {
      // The newest change is the one that can be undone.
      await waitFor(() => expect(screen.getAllByText(/50 points added$/)).toHaveLength(count));
      await user.click(screen.getByRole('button', { name: 'Undo: customer “Ada”' }));
      await waitFor(() => expect(addPoints).toHaveBeenCalledTimes(count + 1));
    }
    await waitFor(() => expect(screen.getAllByText('Undone')).toHaveLength(3));
    expect(addPoints.mock.calls.map(([{ points }]) => points)).toEqual([50, -50, 50, -50]);
    expect(new Set(addPoints.mock.calls.map(([, key]) => key)).size).toBe(4);
    expect(activity.getBalance()).toBe(100);
  });

  it('asks to type the total before it undoes more points than a click may add, and names what an undo undid', async () => {
    const store = historyStore(defaultSite.preferencesKey);
    const at = Date.now() - 60_000;
    const points = {
      kind: 'points',
      resource: 'customers',
      isUncertain: false,
      adminNote: '',
      customerNote: '',
    } as const;
    ['c1', 'c2'].forEach((id, index) => {
      const added = { ...points, record: { id, _id: id } };
      store.add({ ...added, points: 25, undoKey: `small-${id}`, undoes: null }, at + index);
      store.add({ ...added, points: -25, undoKey: `undone-${id}`, undoes: `small-${id}` }, at + 10 + index);
      store.add({ ...added, points: 6000, undoKey: `large-${id}`, undoes: null }, at + 20 + index);
    });
    await expectStored(6);
    const server = startServer(customers, [ada]);
    const { user } = server.openHistory();
    expect((await findEntry('Undone: 25 points added')).getByText(/2 items/)).toBeVisible();
    await user.click((await findEntry('6,000 points added')).getByRole('button', { name: 'Undo 2' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Deduct 12,000 points in total from 2 customers?' }),
    );
    const submit = dialog.getByRole('button', { name: 'Undo 2' });
    expect(submit).toBeDisabled();
    expect(server.addPoints).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /^Type 12,000 to confirm/ }), '12000');
    await user.click(submit);
    await waitFor(() => expect(server.addPoints).toHaveBeenCalledTimes(2));
    expect(server.addPoints).toHaveBeenCalledWith({ customerId: 'c2', points: -6000 }, 'large-c2');
    // Nothing of the run is left for the next test.
    const card = within(screen.getByRole('region', { name: 'Bulk action' }));
    await card.findByRole('button', { name: 'Close' });
  });

  it('reports points that were undone twice, and corrects them on request', async () => {
    const { user, addPoints, activity } = await addPointsAndOpenHistory();
    addPoints.mockImplementationOnce(async ({ points }) => {
      activity.add(points);
      activity.add(points);
      return activity.getBalance();
    });
    await user.click((await findEntry('50 points added')).getByRole('button', { name: 'Undo: customer “Ada”' }));
    const text = '“Ada”: the activity shows these 50 points 2 times. The balance is 50; 100 was expected.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Change to .* undone/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add 50 points back' }));
    expect(await screen.findByText('“Ada”: 50 points corrected')).toBeVisible();
    expect(activity.getBalance()).toBe(100);
  });

  it('overwrites nothing that someone else changed since', async () => {
    const server = startServer(reviews, [{ ...lamp, reply: null }]);
    const { user } = await server.openList();
    await user.click(getRow('r1').getByRole('button', { name: 'Reply' }));
    await user.type(await screen.findByRole('textbox', { name: /Reply/ }), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await expectStored(1);
    server.readFresh.mockResolvedValue({ ...lamp, reply: 'Written by a colleague' });
    const history = server.openHistory();
    await history.user.click((await findEntry('Replied')).getByRole('button', { name: 'Undo: review “Warm lamp”' }));
    expect(await screen.findByText(/Someone else changed it since/)).toBeVisible();
    expect(server.sent()).toHaveLength(1);
  });

  it('says of several decisions that they can be reversed one by one', async () => {
    const records = ['w1', 'w2'].map((id) => createRecord(rewards, id, { status: 'pending', type: 'points' }));
    const server = startServer(rewards, records);
    const { user } = await server.openList();
    for (const id of ['w1', 'w2']) await user.click(getRow(id).getByRole('button', { name: 'Approve' }));
    await expectStored(2);
    server.openHistory();
    expect((await findEntry('Approved')).getByText('Can be reversed one by one')).toBeVisible();
    expect(screen.queryByText('Can’t be undone')).toBeNull();
  });

  it('offers no Undo for a deletion, and the opposite decision for a status that no action leads back to', async () => {
    const jo = createRecord(rewards, 'w1', { status: 'pending', type: 'points', customer: { _id: 'c2', name: 'Jo' } });
    const server = startServer(rewards, [jo]);
    const { user } = await server.openList();
    await user.click(getRow('w1').getByRole('button', { name: 'Approve' }));
    await expectStored(1);
    const history = server.openHistory();
    const approved = await findEntry('Approved');
    expect(screen.queryByText('Can’t be undone')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await history.user.click(approved.getByRole('button', { name: /^Reject: reward/ }));
    await waitFor(() => expect(server.rows()[0]?.['status']).toBe('rejected'));
    expect(await findEntry('Rejected')).toBeDefined();

    const shop = startServer(reviews, [lamp]);
    const list = await shop.openList();
    await runRowAction('r1', 'Delete', list.user);
    const dialog = within(await screen.findByRole('alertdialog'));
    await list.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText(/^Deleting in 8 seconds/);
    await leavePage();
    await expectStored(3);
    shop.openHistory();
    expect((await findEntry('Deleted')).getByText('Can’t be undone')).toBeVisible();
  });

  it('lists a deletion whose page was left before its outcome, and none that is or was undone in time', async () => {
    const server = startServer(reviews, [lamp, vase]);
    server.remove.mockReturnValue(new Promise(() => {}));
    const { user, router } = await server.openList();
    const remove = async (id: string) => {
      await runRowAction(id, 'Delete', user);
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      await expectStored(1);
    };
    await remove('r1');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectStored(0);
    await remove('r2');
    await act(() => router.navigate('/history'));
    expect(await screen.findByText(/^No changes here since you signed in/)).toBeVisible();
    await leavePage();
    server.openHistory();
    const entry = await findEntry('Deleted');
    expect(entry.getByText('Blue vase')).toBeVisible();
    expect(entry.getByText(/couldn’t confirm that it was saved/)).toBeVisible();
  });

  it('says of deleted customers that nothing of them is kept, once for several', async () => {
    const store = historyStore(defaultSite.preferencesKey);
    const at = Date.now() - 1000;
    const forget = (id: string) =>
      ({
        kind: 'removal',
        field: null,
        resource: 'customers',
        record: { id, _id: id },
        isUncertain: false,
        forgetsRecord: true,
      }) as const;
    store.add(forget('c1'), at);
    await expectStored(1);
    const server = startServer(customers, [ada]);
    server.openHistory();
    const one = await findEntry('Deleted');
    expect(one.getByText('Customer')).toBeVisible();
    expect(one.getByText(/Names of deleted people aren’t kept/)).toBeVisible();
    store.add(forget('c2'), at + 1);
    store.add(forget('c3'), at + 2);
    await expectStored(3);
    server.openHistory();
    const all = await findEntry('Deleted');
    expect(all.getByText(/3 items/)).toBeVisible();
    expect(all.getByText(/Names of deleted people aren’t kept/)).toBeVisible();
    expect(all.queryByRole('button', { name: 'Show all' })).toBeNull();
    expect(screen.queryByText('Unnamed customer')).toBeNull();
  });

  it.each([
    ['a review that is gone', reviews, lamp, true],
    [
      'a reward that the server doesn’t have anymore',
      rewards,
      createRecord(rewards, 'w1', { status: 'rejected' }),
      true,
    ],
    ['a review that is deleted only now', reviews, lamp, false],
  ])('confirms the deletion of %s once it is looked up', async (_what, entity, record, isGone) => {
    const { preferencesKey: scope } = defaultSite;
    const id = 'deletion';
    const at = Date.now() - 60_000;
    deletions.put(scope, { id, resource: entity.name, recordId: record.id, at });
    const removal = { kind: 'removal', field: null, resource: entity.name, record, isUncertain: true } as const;
    historyStore(scope).add({ ...removal, id }, at);
    await expectStored(1);
    const server = startServer(entity, isGone ? [] : [record]);
    if (isGone) server.remove.mockRejectedValue(new AppError({ kind: 'notFound', status: 404 }));
    server.openHistory();
    await expect.poll(stored).toMatchObject([{ id, record: { id: record.id }, isUncertain: false }]);
    await expect.poll(() => deletions.read(scope)).not.toContainEqual(expect.objectContaining({ id }));
    server.openHistory();
    expect((await findEntry('Deleted')).queryByText(/couldn’t confirm/)).toBeNull();
  });

  it.each([
    ['confirms the deletion of a photo that is gone without sending it again', [{ _id: 'p2' }], 0],
    ['sends the deletion of a photo again if the photos can’t be read', null, 1],
  ])('%s', async (_what, attachments, sentCount) => {
    const { preferencesKey: scope } = defaultSite;
    const part = { field: 'attachments', itemId: 'p1' };
    const at = Date.now() - 60_000;
    deletions.put(scope, { id: 'photo', resource: reviews.name, recordId: lamp.id, part, at });
    const removal = { kind: 'removal', resource: reviews.name, field: part.field, isUncertain: true } as const;
    historyStore(scope).add({ ...removal, id: 'photo', record: { ...lamp, attachments: [{ _id: 'p1' }] } }, at);
    await expectStored(1);
    const server = startServer(reviews, [{ ...lamp, attachments }]);
    server.openHistory();
    await expect.poll(stored).toMatchObject([{ id: 'photo', isUncertain: false }]);
    expect(server.removePart).toHaveBeenCalledTimes(sentCount);
  });

  it('lists a write whose response was lost, and undoes it only if it was saved', async () => {
    const server = startServer(reviews, [lamp]);
    server.update.mockRejectedValueOnce(new AppError({ kind: 'timeout', uncertain: true }));
    server.readFresh.mockRejectedValueOnce(new AppError({ kind: 'offline' }));
    const { user } = await server.openList();
    await runRowAction('r1', 'Feature', user);
    await expectStored(1);
    const history = server.openHistory();
    const entry = await findEntry('Featured');
    expect(entry.getByText(/couldn’t confirm that it was saved/)).toBeVisible();
    await history.user.click(entry.getByRole('button', { name: 'Undo: review “Warm lamp”' }));
    expect(await screen.findByText('Nothing to undo: review “Warm lamp” is as it was before')).toBeVisible();
    expect(server.sent()).toHaveLength(1);
    await expect.poll(stored).toEqual([]);
  });

  it('undoes of a change that was cut off only what was saved, and forgets the rest', async () => {
    const chair = createRecord(reviews, 'r2', { status: 'pending', title: 'Chair' });
    const at = Date.now() - 60_000;
    const store = historyStore(defaultSite.preferencesKey);
    for (const [n, record] of [lamp, chair].entries())
      store.add(
        { id: `e${n}`, kind: 'set', resource: reviews.name, record, set: { status: 'approved' }, isUncertain: true },
        at,
      );
    await expectStored(2);
    const server = startServer(reviews, [{ ...lamp, status: 'approved' }, chair]);
    const { user } = server.openHistory();
    const group = await findEntry('Published');
    expect(group.getByText(/2 items/)).toBeVisible();
    await user.click(group.getByRole('button', { name: 'Undo 2' }));
    const card = await screen.findByRole('region', { name: 'Bulk action' });
    expect(await within(card).findByText('Undone: 1')).toBeVisible();
    expect(within(card).getByText('1 is as it was before, so there was nothing to undo')).toBeVisible();
    expect(server.sent()).toEqual([{ id: 'r1', data: { status: 'pending' } }]);
    await expect.poll(stored).toMatchObject([{ record: { id: 'r1' }, undoes: 'e0' }, { id: 'e0' }]);
  });

  it('is empty at first, and forgets what is older than 24 hours', async () => {
    const server = startServer(reviews, [lamp]);
    const { user } = await server.openList();
    await runRowAction('r1', 'Feature', user);
    await expectStored(1);
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 24 * 60 * 60 * 1000 + 60_000);
    server.openHistory();
    expect(await screen.findByText(/^No changes here since you signed in/)).toBeVisible();
  });
});
