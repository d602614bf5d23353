import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { entityNamed, manyRecords } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { rowOf, rowThere } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const rewards = entityNamed('rewards');
const faq = entityNamed('faq');
const customer = (place: number) => ({ _id: `c${place}`, name: `Person ${place}`, emailAddress: null });

const box = (id: string) => rowOf(id).getByRole('checkbox');
const bar = () => within(screen.getByRole('region', { name: 'What to do with the selection' }));
const summary = () => within(screen.getByLabelText('Result'));
const lines = () =>
  summary()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a selection in a list', () => {
  const statuses = ['pending', 'approved', 'rejected'];
  const open = (query = '') => {
    const values = (place: number) => ({
      status: statuses[place % 3],
      type: 'points',
      amount: 1,
      customer: customer(place),
    });
    const server = listServer(rewards, manyRecords(rewards, 24, values));
    return { server, ...renderList(rewards, server.provider(), query) };
  };

  it('[LIST-05] is made singly, by range, by page and across pages; bulk has progress, summary, Retry and Undo', async () => {
    const { server, user } = open('?status=pending&limit=3');
    await rowThere('id0');
    await user.click(box('id0'));
    expect(bar().getByText('1 selected')).toBeVisible();
    fireEvent.click(box('id6'), { shiftKey: true });
    expect(bar().getByText('3 selected')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Clear the selection' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await rowThere('id9');
    await user.click(box('id9'));
    expect(bar().getByText('4 selected')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Select all 8' }));
    await user.click(box('id12'));
    expect(bar().getByText('7 selected')).toBeVisible();

    const held: (() => void)[] = [];
    const update = server.update.getMockImplementation();
    let isDown = true;
    server.update.mockImplementation(async (name, params) => {
      await new Promise<void>((resolve) => held.push(resolve));
      if (isDown && ['id3', 'id21'].includes(params.id))
        throw new AppError({ kind: 'conflict', message: `${params.id} was paid.` });
      if (!update) throw new Error('no server');
      return update(name, params);
    });
    const answerAll = () => act(async () => void held.splice(0).map((resolve) => resolve()));
    await user.click(bar().getByRole('button', { name: 'Approve…' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Approve 7 rewards?');
    await user.click(within(dialog).getByRole('button', { name: 'Approve 7' }));
    await waitFor(() => expect(held).toHaveLength(6));
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', '7');
    await answerAll();
    await waitFor(() => expect(held).toHaveLength(1));
    await answerAll();

    await screen.findByLabelText('Result');
    expect(lines()).toEqual(['Approved: 5', '2 failed', 'Person 3: id3 was paid.', 'Person 21: id21 was paid.']);
    expect(server.update.mock.calls.map(([, { id }]) => id).sort()).toEqual([
      'id0',
      'id15',
      'id18',
      'id21',
      'id3',
      'id6',
      'id9',
    ]);
    await waitFor(() => expect(bar().getByText('2 selected')).toBeVisible());
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try 2 again' }));
    await waitFor(() => expect(held).toHaveLength(2));
    await answerAll();
    await waitFor(() => expect(lines()).toEqual(['Approved: 7']));
    expect(server.update).toHaveBeenCalledTimes(9);
    await user.click(screen.getByRole('button', { name: 'Undo 7' }));
    await waitFor(() => expect(held).toHaveLength(6));
    await answerAll();
    await waitFor(() => expect(held).toHaveLength(1));
    await answerAll();
    await waitFor(() => expect(lines()).toEqual(['Undone: 7']));
    expect(server.rows().map(({ status }) => status)).toEqual(
      Array.from({ length: 24 }, (_, place) => statuses[place % 3]),
    );
  });

  it('[RWD-07] approves, rejects and deletes those alone whose status allows it, and says how many were skipped', async () => {
    const { server, user } = open();
    await rowThere('id0');
    const selectPage = () => user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    const run = async (offer: string, title: string, role: 'dialog' | 'alertdialog', submit: string) => {
      await user.click(bar().getByRole('button', { name: offer }));
      const dialog = await screen.findByRole(role);
      expect(dialog).toHaveTextContent(title);
      await user.click(within(dialog).getByRole('button', { name: submit }));
      await screen.findByLabelText('Result');
    };
    const close = () => user.click(screen.getByRole('button', { name: 'Close' }));
    const written = () => server.update.mock.calls.splice(0).map(([, { id }]) => id);

    // Ten rows: four pending, three approved, three rejected.
    await selectPage();
    await run('Approve 7', 'Approve 7 rewards?', 'dialog', 'Approve 7');
    expect(lines()).toEqual(['Approved: 7', '3 left as they were']);
    expect(written().sort()).toEqual(['id0', 'id2', 'id3', 'id5', 'id6', 'id8', 'id9']);
    await close();

    await user.click(box('id0'));
    await user.click(box('id1'));
    await user.click(bar().getByRole('button', { name: 'Reject 2' }));
    await screen.findByText('Rejected: 2');
    expect(written()).toEqual(['id0', 'id1']);
    await close();

    await selectPage();
    await run('Delete 2…', 'cannot be undone', 'alertdialog', 'Delete 2');
    expect(lines()).toEqual(['Deleted: 2', '8 left as they were']);
    expect(server.remove.mock.calls.map(([, { id }]) => id)).toEqual(['id0', 'id1']);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('ends with the filter that it was made under, and is kept nowhere (H8)', async () => {
    const { router, user } = open();
    await rowThere('id0');
    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    expect(bar().getByText('10 selected')).toBeVisible();
    expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toContain('id0');
    await act(() => router.navigate('/rewards?status=pending'));
    await waitFor(() => expect(screen.queryByText('10 selected')).toBeNull());
    await user.click(await waitFor(() => box('id21')));
    expect(bar().getByText('1 selected')).toBeVisible();
  });

  it('keeps what was selected while a bulk action ran', async () => {
    const { server, user } = open('?status=pending');
    await rowThere('id0');
    const held: (() => void)[] = [];
    server.update.mockImplementation(async (_name, { id }) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return { data: { ...manyRecords(rewards, 1)[0], id, _id: id, status: 'pending' } };
    });
    await user.click(box('id0'));
    await user.click(bar().getByRole('button', { name: 'Approve 1' }));
    await waitFor(() => expect(held).toHaveLength(1));
    await user.click(box('id3'));
    await act(async () => held[0]?.());
    await screen.findByText('Approved: 1');
    await waitFor(() => expect(bar().getByText('1 selected')).toBeVisible());
    expect(box('id3')).toBeChecked();
  });
});

describe('bulk actions on questions', () => {
  it('[FAQ-04] publish, un-publish, feature and delete', async () => {
    const values = (place: number) => ({
      question: `Question ${place}`,
      status: place < 2 ? 'pending' : 'approved',
      isFeatured: 0,
    });
    const server = listServer(faq, manyRecords(faq, 3, values));
    const { user } = renderList(faq, server.provider(), '?page=0');
    await rowThere('id0');
    const all = () => user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    const close = () => user.click(screen.getByRole('button', { name: 'Close' }));
    const confirmed = async (offer: string) => {
      await user.click(bar().getByRole('button', { name: offer }));
      const dialog = await waitFor(() => screen.queryByRole('dialog') ?? screen.getByRole('alertdialog'));
      await user.click(within(dialog).getByRole('button', { name: offer.replace('…', '') }));
    };
    await all();
    await user.click(bar().getByRole('button', { name: 'Feature 3' }));
    await screen.findByText('Featured: 3');
    await close();
    await all();
    await confirmed('Publish 2');
    await screen.findByText('Published: 2');
    await close();
    await waitFor(() => expect(server.rows().every(({ status }) => status === 'approved')).toBe(true));
    await all();
    await user.click(await waitFor(() => bar().getByRole('button', { name: 'Un-publish 3' })));
    await screen.findByText('Un-published: 3');
    expect(server.rows().map(({ status, isFeatured }) => ({ status, isFeatured }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'pending', isFeatured: 1 })),
    );
    await close();
    await all();
    await confirmed('Delete 3…');
    await screen.findByText('Deleted: 3');
    expect(await screen.findByText('No data')).toBeVisible();
  });
});
