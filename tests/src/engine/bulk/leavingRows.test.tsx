/** No action runs on a record that isn't shown as selected: every way in which a row leaves, with every bulk action. */
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { isFullRun } from '../../../support/fullRun';
import { createRecord, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, getRow, runRowAction } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');

/** Seven pending reviews, three a page; the featured ones let both "Feature" and "Unfeature" apply. */
const values = (index: number) => ({ title: `Title ${index}`, status: 'pending', isFeatured: index % 2 });

async function open(query = '?page=0&limit=3&status=pending') {
  const server = listServer(
    reviews,
    Array.from({ length: 7 }, (_, index) => createRecord(reviews, `id${index}`, values(index))),
  );
  const getOne = async (_name: string, { id }: { id: string }) => ({ data: server.rows().find((r) => r.id === id) });
  const view = renderList(reviews, server.provider({ getOne }), query);
  await findRow('id0');
  const { user } = view;
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return {
    ...view,
    server,
    press,
    mark: async (...ids: string[]) => {
      for (const id of ids) await user.click(getRow(id).getByRole('checkbox'));
      await screen.findByText(`${ids.length} selected`);
    },
    nextPage: async () => {
      await press('Next');
      await findRow('id3');
    },
    /** Another user or tab changes a record, and the merchant comes back to this tab. */
    changeElsewhere: async (change: () => Promise<unknown>) => {
      await act(change);
      server.update.mockClear();
      server.remove.mockClear();
      await comeBack();
    },
  };
}

async function comeBack() {
  vi.setSystemTime(Date.now() + 60_000);
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
}

const isShown = (id: string) => document.querySelector(`tr[data-record="${id}"]`) !== null;
const waitForLeft = (id: string) => waitFor(() => expect(isShown(id)).toBe(false));
const markedIds = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-selected]')].map((row) => row.dataset['record']);
const publish = { id: 'id0', data: { status: 'approved' } };

type Opened = Awaited<ReturnType<typeof open>>;

/** Ways in which id0 leaves the page while it is selected. */
const ways: Readonly<Record<string, (list: Opened) => Promise<unknown>>> = {
  'its button': ({ user }) => runRowAction('id0', 'Publish', user),
  'its key': async ({ user }) => {
    act(() => getRow('id0').getByRole('link', { name: 'Title 0' }).focus());
    await user.keyboard('p');
  },
  'its panel': async ({ user, router }) => {
    await act(() => router.navigate('/product-reviews?page=0&limit=3&status=pending&record=id0'));
    const panel = within(await screen.findByRole('dialog', { name: 'Title 0' }));
    await user.click(await panel.findByRole('button', { name: 'Publish' }));
    await act(() => router.navigate('/product-reviews?page=0&limit=3&status=pending'));
  },
  'its deletion': async ({ user }) => {
    await runRowAction('id0', 'Delete', user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  },
  'another tab': ({ changeElsewhere, server }) => changeElsewhere(() => server.update(reviews.name, publish)),
  'a deletion elsewhere': ({ changeElsewhere, server }) => changeElsewhere(() => server.remove(reviews.name, publish)),
  'an undo that brings it back, and a second publication': async ({ user }) => {
    await runRowAction('id0', 'Publish', user);
    await waitForLeft('id0');
    await user.keyboard('z');
    await findRow('id0');
    await user.click(getRow('id0').getByRole('checkbox'));
    await runRowAction('id0', 'Publish', user);
  },
};

/** The bulk actions that pending reviews offer, as the merchant presses them, and which of id1 and id2 they apply to. */
const actions: readonly [action: string, ids: readonly string[]][] = [
  ['Publish', ['id1', 'id2']],
  ['Feature', ['id2']],
  ['Remove from featured', ['id1']],
  ['Delete', ['id1', 'id2']],
];

async function run(action: string, { user }: Opened) {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${action} \\(`) }));
  const dialog = await waitFor(
    () => screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog') ?? screen.getByLabelText('Result'),
  );
  const confirm = within(dialog).queryByRole('button', { name: new RegExp(`^${action} \\(`) });
  if (confirm) await user.click(confirm);
  await screen.findByLabelText('Result');
}

const sentIds = ({ server }: Opened) =>
  [...server.update.mock.calls, ...server.remove.mock.calls].map(([, { id }]) => id).sort();

describe.each(Object.entries(ways))('a selected review that left by %s', (way, leave) => {
  const turn = Object.keys(ways).indexOf(way);
  // A run that isn't full tries one of them after each way, in turn.
  const tried = actions.filter((_, index) => isFullRun || index === turn % actions.length);
  it.each(tried)('[LIST-05] is not reached by “%s”', async (action, ids) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(), shouldAdvanceTime: true });
    const list = await open();
    await list.mark('id0', 'id1', 'id2');
    await leave(list);
    await waitForLeft('id0');
    await waitFor(() => expect(markedIds()).toEqual(['id1', 'id2']));
    expect(screen.getByText('2 selected')).toBeVisible();
    list.server.update.mockClear();
    list.server.remove.mockClear();
    await run(action, list);
    expect(sentIds(list)).toEqual(ids);
    vi.useRealTimers();
  });
});

describe('a review that is selected on another page', () => {
  it.each(actions)('and left it meanwhile is not reached by “%s”, and is counted as skipped', async (action, ids) => {
    const list = await open();
    await list.mark('id0', 'id1', 'id2');
    await list.nextPage();
    await act(() => list.server.update(reviews.name, publish));
    list.server.update.mockClear();
    await run(action, list);
    expect(sentIds(list)).toEqual(ids);
    expect(screen.getByLabelText('Result')).toHaveTextContent(/\d skipped/);
  });

  it('is reached in the version that the server has', async () => {
    const list = await open('?page=0&limit=3');
    await list.mark('id0', 'id1');
    await list.press('Next');
    await findRow('id3');
    await act(() => list.server.update(reviews.name, publish));
    list.server.update.mockClear();
    await run('Publish', list);
    expect(sentIds(list)).toEqual(['id1']);
  });

  it('stays selected while rows before it leave', async () => {
    const list = await open();
    await list.nextPage();
    await list.mark('id5');
    await runRowAction('id3', 'Publish', list.user);
    await waitForLeft('id3');
    expect(markedIds()).toEqual(['id5']);
    list.server.update.mockClear();
    await run('Publish', list);
    expect(sentIds(list)).toEqual(['id5']);
  });
});

it('[LIST-05] reviews of two pages that were not published stay selected, also where other pages have them then', async () => {
  const list = await open();
  const update = list.server.update.getMockImplementation();
  const failing = ['id1', 'id4'];
  list.server.update.mockImplementation(async (name, params) => {
    if (!update || failing.includes(params.id)) throw new AppError({ kind: 'server', isVerified: true });
    return update(name, params);
  });
  await list.mark('id0', 'id1', 'id2');
  await list.nextPage();
  for (const id of ['id3', 'id4', 'id5']) await list.user.click(getRow(id).getByRole('checkbox'));
  await list.press('Publish (6)');
  await waitFor(() => expect(screen.getByLabelText('Result')).toHaveTextContent('2 failed'));
  await findRow('id1');
  await waitFor(() => expect(markedIds()).toEqual(failing));
  expect(screen.getByText('2 selected')).toBeVisible();
  // One that is published now leaves the selection with its row.
  failing.pop();
  await runRowAction('id4', 'Publish', list.user);
  await waitForLeft('id4');
  await screen.findByText('1 selected');
});

describe('an undo of a publication that failed for one of three reviews', () => {
  async function publishAndFail() {
    const list = await open();
    const update = list.server.update.getMockImplementation();
    const failing = new Set(['id1']);
    list.server.update.mockImplementation(async (name, params) => {
      if (!update || failing.has(params.id)) throw new AppError({ kind: 'server', isVerified: true });
      return update(name, params);
    });
    await list.mark('id0', 'id1', 'id2');
    await list.press('Publish (3)');
    await waitFor(() => expect(screen.getByLabelText('Result')).toHaveTextContent('1 failed'));
    await waitForLeft('id0');
    await waitFor(() => expect(markedIds()).toEqual(['id1']));
    return { ...list, failing };
  }

  it('leaves the one that failed selected, and not one whose undo failed, which the card tries again', async () => {
    const { failing, press } = await publishAndFail();
    failing.add('id0');
    await press('Undo 2');
    await findRow('id2');
    await waitFor(() => expect(screen.getByLabelText('Result')).toHaveTextContent('1 failed'));
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(markedIds()).toEqual(['id1']);
    failing.clear();
    await press('Try 1 again');
    await findRow('id0');
    expect(markedIds()).toEqual(['id1']);
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('doesn’t select it again if it was published meanwhile', async () => {
    const { failing, user, press } = await publishAndFail();
    failing.clear();
    await runRowAction('id1', 'Publish', user);
    await waitForLeft('id1');
    await press('Undo 2');
    await findRow('id0');
    expect(markedIds()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Bulk actions' })).toBeNull();
  });
});

it('a review that leaves while the question is open is not deleted', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(), shouldAdvanceTime: true });
  const list = await open();
  await list.mark('id0', 'id1');
  await list.press('Delete (2)');
  const dialog = within(await screen.findByRole('alertdialog'));
  await list.changeElsewhere(() => list.server.update(reviews.name, publish));
  await waitForLeft('id0');
  await list.user.click(dialog.getByRole('button', { name: 'Delete (2)' }));
  await waitFor(() => expect(screen.getByLabelText('Result')).toHaveTextContent('Deleted: 11 skipped'));
  expect(sentIds(list)).toEqual(['id1']);
  vi.useRealTimers();
});

it('a review that is selected while the rows of another filter are still shown is not reached', async () => {
  const list = await open();
  let answer = () => {};
  const read = list.server.getList.getMockImplementation();
  list.server.getList.mockImplementation(async (name, params) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    if (!read) throw new Error('no server');
    return read(name, params);
  });
  await act(() => list.router.navigate('/product-reviews?page=0&limit=3&status=approved'));
  await list.user.click(getRow('id0').getByRole('checkbox'));
  await act(async () => answer());
  await waitForLeft('id0');
  expect(screen.queryByRole('region', { name: 'Bulk actions' })).toBeNull();
});

it('no review is selected after a visit to another page, such as the moderation queue', async () => {
  const list = await open();
  await list.mark('id0', 'id1');
  await act(() => list.router.navigate('/moderate'));
  await act(() => list.router.navigate(-1));
  await findRow('id0');
  expect(markedIds()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Bulk actions' })).toBeNull();
});
