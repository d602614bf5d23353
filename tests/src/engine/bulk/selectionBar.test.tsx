import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, getRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const rewards = getEntity('rewards');
const faq = getEntity('faq');
const customer = (index: number) => ({ _id: `c${index}`, name: `Person ${index}`, emailAddress: null });

const box = (id: string) => getRow(id).getByRole('checkbox');
const findBar = async () => within(await screen.findByRole('region', { name: 'Bulk actions' }));
const summary = () => within(screen.getByLabelText('Result'));
const lines = () =>
  summary()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a selection in a list', () => {
  const statuses = ['pending', 'approved', 'rejected'];
  const open = (query = '') => {
    const values = (index: number) => ({
      status: statuses[index % 3],
      type: 'points',
      amount: 1,
      customer: customer(index),
    });
    const server = listServer(rewards, createRecords(rewards, 24, values));
    return { server, ...renderList(rewards, server.provider(), query) };
  };

  it('[LIST-05] is made singly, by range, by page and across pages; bulk actions have progress, summary, Retry and Undo', async () => {
    const { server, user } = open('?status=pending&limit=3');
    await findRow('id0');
    await user.click(box('id0'));
    expect((await findBar()).getByText('1 selected')).toBeVisible();
    fireEvent.click(box('id6'), { shiftKey: true });
    expect((await findBar()).getByText('3 selected')).toBeVisible();
    await user.click((await findBar()).getByRole('button', { name: 'Clear selection' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await findRow('id9');
    await user.click(box('id9'));
    expect((await findBar()).getByText('4 selected')).toBeVisible();
    await user.click((await findBar()).getByRole('button', { name: 'Select all 8' }));
    await user.click(box('id12'));
    expect((await findBar()).getByText('7 selected')).toBeVisible();

    const pendingResponses: (() => void)[] = [];
    const update = server.update.getMockImplementation();
    let isDown = true;
    server.update.mockImplementation(async (name, params) => {
      await new Promise<void>((resolve) => pendingResponses.push(resolve));
      if (isDown && ['id3', 'id21'].includes(params.id))
        throw new AppError({ kind: 'conflict', message: `${params.id} was paid.` });
      if (!update) throw new Error('no server');
      return update(name, params);
    });
    const resolveAll = () => act(async () => void pendingResponses.splice(0).map((resolve) => resolve()));
    await user.click((await findBar()).getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Approve 7 rewards?');
    await user.click(within(dialog).getByRole('button', { name: 'Approve (7)' }));
    await waitFor(() => expect(pendingResponses).toHaveLength(6));
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', '7');
    await resolveAll();
    await waitFor(() => expect(pendingResponses).toHaveLength(1));
    await resolveAll();

    await screen.findByLabelText('Result');
    expect(lines()).toEqual([
      'Approved: 5',
      '2 failed',
      '1 point of Person 3: id3 was paid.',
      '1 point of Person 21: id21 was paid.',
    ]);
    expect(server.update.mock.calls.map(([, { id }]) => id).sort()).toEqual([
      'id0',
      'id15',
      'id18',
      'id21',
      'id3',
      'id6',
      'id9',
    ]);
    await waitFor(async () => expect((await findBar()).getByText('2 selected')).toBeVisible());
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try 2 again' }));
    await waitFor(() => expect(pendingResponses).toHaveLength(2));
    await resolveAll();
    await waitFor(() => expect(lines()).toEqual(['Approved: 7']));
    expect(server.update).toHaveBeenCalledTimes(9);
    const run = async (button: string, result: string) => {
      await user.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(pendingResponses).toHaveLength(6));
      await resolveAll();
      await waitFor(() => expect(pendingResponses).toHaveLength(1));
      await resolveAll();
      await waitFor(() => expect(lines()).toEqual([result]));
    };
    const getStatuses = (decided: string) =>
      Array.from({ length: 24 }, (_, index) => (index % 3 === 0 && index !== 12 ? decided : statuses[index % 3]));
    // No decision leads back to pending.
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await run('Reject (7)', 'Rejected: 7');
    expect(server.rows().map(({ status }) => status)).toEqual(getStatuses('rejected'));
    await run('Undo 7', 'Undone: 7');
    expect(server.rows().map(({ status }) => status)).toEqual(getStatuses('approved'));
  });

  it('names all failures of a run on request, and says that decisions are safe to repeat', async () => {
    const { server, user } = open('?status=pending&limit=20');
    server.update.mockRejectedValue(new AppError({ kind: 'timeout', uncertain: true }));
    await findRow('id0');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click((await findBar()).getByRole('button', { name: 'Approve (8)' }));
    await screen.findByLabelText('Result');
    const getFailures = () => lines().filter((line) => line?.startsWith('1 point of'));
    expect(getFailures()).toHaveLength(5);
    expect(getFailures()[0]).toBe(
      '1 point of Person 0: We didn’t get a response in time. We couldn’t confirm that it was saved. It’s safe to try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Show more (3)' }));
    expect(getFailures()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(getFailures()).toHaveLength(5);
  });

  it('is sent once by a double click', async () => {
    const { server, user } = open('?status=pending&limit=20');
    await findRow('id0');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.dblClick((await findBar()).getByRole('button', { name: 'Approve (8)' }));
    expect(await screen.findAllByLabelText('Result')).toHaveLength(1);
    expect(server.update).toHaveBeenCalledTimes(8);
  });

  it('of all that match offers no action that sets what the filter asks for', async () => {
    const { user } = open('?status=approved&limit=3');
    await findRow('id1');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click((await findBar()).getByRole('button', { name: 'Select all 8' }));
    const bar = await findBar();
    expect(bar.getByRole('button', { name: 'Reject' })).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('[RWD-07] approves, rejects and deletes only rows whose status allows it, and shows how many were skipped', async () => {
    const { server, user } = open();
    await findRow('id0');
    const selectPage = () => user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const run = async (offer: string, title: string, role: 'dialog' | 'alertdialog', submit: string) => {
      await user.click((await findBar()).getByRole('button', { name: offer }));
      const dialog = await screen.findByRole(role);
      expect(dialog).toHaveTextContent(title);
      await user.click(within(dialog).getByRole('button', { name: submit }));
      await screen.findByLabelText('Result');
    };
    const close = () => user.click(screen.getByRole('button', { name: 'Close' }));
    const getUpdatedIds = () => server.update.mock.calls.splice(0).map(([, { id }]) => id);

    // Ten rows: four pending, three approved, three rejected.
    await selectPage();
    await run('Approve (7)', 'Approve 7 rewards?', 'dialog', 'Approve (7)');
    expect(lines()).toEqual(['Approved: 7', '3 skipped']);
    expect(getUpdatedIds().sort()).toEqual(['id0', 'id2', 'id3', 'id5', 'id6', 'id8', 'id9']);
    await close();

    await user.click(box('id0'));
    await user.click(box('id1'));
    await user.click((await findBar()).getByRole('button', { name: 'Reject (2)' }));
    await screen.findByText('Rejected: 2');
    expect(getUpdatedIds()).toEqual(['id0', 'id1']);
    await close();

    await selectPage();
    await run('Delete (2)', 'can’t be undone', 'alertdialog', 'Delete (2)');
    expect(lines()).toEqual(['Deleted: 2', '8 skipped']);
    expect(server.remove.mock.calls.map(([, { id }]) => id)).toEqual(['id0', 'id1']);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('is cleared with its filter, and is not stored (H8)', async () => {
    const { router, user } = open();
    await findRow('id0');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect((await findBar()).getByText('10 selected')).toBeVisible();
    expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toContain('id0');
    await act(() => router.navigate('/rewards?status=pending'));
    await waitFor(() => expect(screen.queryByText('10 selected')).toBeNull());
    await user.click(await waitFor(() => box('id21')));
    expect((await findBar()).getByText('1 selected')).toBeVisible();
  });

  it('is kept while a bulk action runs', async () => {
    const { server, user } = open('?status=pending');
    await findRow('id0');
    const pendingResponses: (() => void)[] = [];
    server.update.mockImplementation(async (_name, { id }) => {
      await new Promise<void>((resolve) => pendingResponses.push(resolve));
      return { data: { ...createRecords(rewards, 1)[0], id, _id: id, status: 'pending' } };
    });
    await user.click(box('id0'));
    await user.click((await findBar()).getByRole('button', { name: 'Approve (1)' }));
    await waitFor(() => expect(pendingResponses).toHaveLength(1));
    await user.click(box('id3'));
    await act(async () => pendingResponses[0]?.());
    await screen.findByText('Approved: 1');
    await waitFor(async () => expect((await findBar()).getByText('1 selected')).toBeVisible());
    expect(box('id3')).toBeChecked();
  });
});

describe('bulk actions on questions', () => {
  it('deletes more than 100 only after their number was typed', async () => {
    const server = listServer(
      faq,
      createRecords(faq, 101, (index) => ({ question: `Question ${index}`, status: 'approved' })),
    );
    const { user } = renderList(faq, server.provider(), '?page=0');
    await findRow('id0');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click((await findBar()).getByRole('button', { name: 'Select all 101' }));
    await user.click((await findBar()).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const submit = dialog.getByRole('button', { name: 'Delete (101)' });
    expect(submit).toBeDisabled();
    const box = dialog.getByRole('textbox', { name: /^Type 101 to confirm/ });
    await user.type(box, '100{Enter}');
    expect(server.remove).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, '101');
    await user.click(submit);
    await screen.findByText('Deleted: 101');
    expect(server.remove).toHaveBeenCalledTimes(101);
  });

  it('[NEW-07] asks for the number above the store’s own limit', async () => {
    const server = listServer(
      faq,
      createRecords(faq, 3, (index) => ({ question: `Question ${index}`, status: 'approved' })),
    );
    const { user } = renderList(faq, server.provider(), '?page=0', [], { recordsLimit: 2 });
    await findRow('id0');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click((await findBar()).getByRole('button', { name: 'Delete (3)' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('button', { name: 'Delete (3)' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Type 3 to confirm/ }), '3');
    await user.click(dialog.getByRole('button', { name: 'Delete (3)' }));
    await screen.findByText('Deleted: 3');
  });

  it('[FAQ-04] publish, unpublish, feature and delete', async () => {
    const values = (index: number) => ({
      question: `Question ${index}`,
      status: index < 2 ? 'pending' : 'approved',
      isFeatured: 0,
    });
    const server = listServer(faq, createRecords(faq, 3, values));
    const { user } = renderList(faq, server.provider(), '?page=0');
    await findRow('id0');
    const all = () => user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const close = () => user.click(screen.getByRole('button', { name: 'Close' }));
    const confirmed = async (offer: string) => {
      await user.click((await findBar()).getByRole('button', { name: offer }));
      const dialog = await waitFor(() => screen.queryByRole('dialog') ?? screen.getByRole('alertdialog'));
      await user.click(within(dialog).getByRole('button', { name: offer.replace('…', '') }));
    };
    await all();
    await user.click((await findBar()).getByRole('button', { name: 'Feature (3)' }));
    await screen.findByText('Featured: 3');
    await close();
    await all();
    await confirmed('Publish (2)');
    await screen.findByText('Published: 2');
    await close();
    await waitFor(() => expect(server.rows().every(({ status }) => status === 'approved')).toBe(true));
    await all();
    await user.click(await waitFor(async () => (await findBar()).getByRole('button', { name: 'Un-publish (3)' })));
    await screen.findByText('Un-published: 3');
    expect(server.rows().map(({ status, isFeatured }) => ({ status, isFeatured }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'pending', isFeatured: 1 })),
    );
    await close();
    await user.click(box('id0'));
    await user.click((await findBar()).getByRole('button', { name: 'Delete (1)' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 1 question?' }));
    expect(dialog.getByText(/^It’ll be deleted from .* right away\. This can’t be undone\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await all();
    await confirmed('Delete (3)');
    await screen.findByText('Deleted: 3');
    expect(await screen.findByText('No data')).toBeVisible();
  });
});
