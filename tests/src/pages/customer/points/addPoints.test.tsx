import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../../dataProvider/http/http';
import type { CurrentSite } from '../../../../../src/engine/shop/currentSite';
import { clearTabStorage } from '../../../../../src/lib/storage/tabStorage';
import { createRecord } from '../../../../support/records';
import { getRow, runRowAction } from '../../../../support/rows';
import { customers, openCustomerList } from '../customerList';

const person = { firstName: null, lastName: null, emailAddress: null, profilePhotoUrl: null };
const ada = createRecord(customers, 'c1', { ...person, name: 'Ada', totalPoints: 100 });
const bob = createRecord(customers, 'c2', { ...person, name: 'Bob', totalPoints: 20 });

type Responder = (request: HttpRequest) => unknown;

/** Renders the customer list with the given responses to writes and the given balance. */
async function openList(respond: Responder, site: Partial<CurrentSite> = {}) {
  const server = { balance: 100 };
  const rows = [ada, bob];
  const balance = () => server.balance;
  const opened = await openCustomerList({ rows, writes: '/admin/loyalty/add_points', respond, balance, site });
  return { ...opened, server };
}

const openDialog = async (user: UserEvent) => {
  await runRowAction('c1', 'Add points', user);
  return within(await screen.findByRole('dialog', { name: 'Add points for “Ada”' }));
};
const pointsBox = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: /^Points/ });
const keys = (writes: readonly HttpRequest[]) => writes.map(({ headers }) => headers?.['Idempotency-Key']);

beforeEach(clearTabStorage);

describe('AddPointsDialog', () => {
  it('[CUS-13] posts customer, points, and notes, previews the balance, and confirms', async () => {
    const { user, writes } = await openList(() => ({ customer: { totalPoints: 60 } }));
    const dialog = await openDialog(user);
    await user.type(pointsBox(dialog), '-40');
    expect(dialog.getByText('Balance now 100, then 60')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Note for the team' }), 'Returned order');
    await user.type(dialog.getByRole('textbox', { name: 'Note for the customer' }), 'Your return');
    await user.click(dialog.getByRole('button', { name: 'Deduct points' }));
    expect(await screen.findByText('“Ada”: 40 points deducted')).toBeVisible();
    expect(writes.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { customerId: 'c1', points: -40, adminNote: 'Returned order', customerNote: 'Your return' }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('rejects 0 and fractions, and sends nothing', async () => {
    const { user, writes } = await openList(() => ({}));
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Add points' }));
    expect(await dialog.findByText('Say how many points.')).toBeVisible();
    await user.type(pointsBox(dialog), '0');
    expect(dialog.getByText('0 points change nothing.')).toBeVisible();
    await user.clear(pointsBox(dialog));
    await user.type(pointsBox(dialog), '1.5');
    await user.keyboard('{Enter}');
    expect(dialog.getByText('Points are whole numbers.')).toBeVisible();
    expect(writes).toEqual([]);
  });

  it('warns below zero and above the limit of the store', async () => {
    const { user } = await openList(() => ({}), { pointsLimit: 150 });
    const dialog = await openDialog(user);
    await user.type(pointsBox(dialog), '-200');
    expect(dialog.getByText('The balance will be below zero.')).toBeVisible();
    expect(dialog.getByText('This is more than the limit of this shop, 150 points.')).toBeVisible();
  });

  it('keeps the input on failure, and retries with the same key', async () => {
    let isDown = true;
    const { user, writes } = await openList(() => {
      if (isDown) throw new AppError({ kind: 'server', status: 500, message: 'Down for repair' });
      return {};
    });
    const dialog = await openDialog(user);
    await user.type(pointsBox(dialog), '5');
    await user.click(dialog.getByRole('button', { name: 'Add points' }));
    expect(await dialog.findByText(/No points were added\. Down for repair/)).toBeVisible();
    expect(pointsBox(dialog)).toHaveValue('5');
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Add points' }));
    expect(await screen.findByText('“Ada”: 5 points added')).toBeVisible();
    expect(new Set(keys(writes)).size).toBe(1);
  });

  it('checks the balance if the response is lost: added', async () => {
    const opened = await openList(() => {
      opened.server.balance = 105;
      throw new AppError({ kind: 'timeout', uncertain: true });
    });
    const { user, writes } = opened;
    const dialog = await openDialog(user);
    await user.type(pointsBox(dialog), '5');
    await user.click(dialog.getByRole('button', { name: 'Add points' }));
    expect(await screen.findByText('“Ada”: 5 points added')).toBeVisible();
    expect(writes).toHaveLength(1);
  });

  it('checks the balance if the response is lost: not added', async () => {
    const { user, writes } = await openList(() => {
      throw new AppError({ kind: 'timeout', uncertain: true });
    });
    const dialog = await openDialog(user);
    await user.type(pointsBox(dialog), '5');
    await user.click(dialog.getByRole('button', { name: 'Add points' }));
    expect(await dialog.findByText(/the balance is still 100/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add points' }));
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(new Set(keys(writes)).size).toBe(1);
  });

  it('sends once if pressed repeatedly', async () => {
    const { user, writes } = await openList(() => new Promise(() => undefined));
    const dialog = await openDialog(user);
    const submit = dialog.getByRole('button', { name: 'Add points' });
    await user.type(pointsBox(dialog), '5{Enter}{Enter}');
    await user.dblClick(submit);
    await waitFor(() => expect(writes).toHaveLength(1));
  });

  it('[CUS-15] adds points to a selection once each, confirms totals above the limit, and undoes by the inverse', async () => {
    const { user, writes } = await openList(() => ({}), { pointsLimit: 15 });
    for (const id of ['c1', 'c2']) await user.click(getRow(id).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: /^Add points/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add points for 2 customers' }));
    await user.type(pointsBox(dialog), '10');
    expect(dialog.getByText('20 points in all')).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Add points' });
    expect(submit).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Type 20 to confirm/ }), '20');
    await user.click(submit);
    expect(await screen.findByText(/Points added/)).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([
      { customerId: 'c1', points: 10 },
      { customerId: 'c2', points: 10 },
    ]);
    expect(new Set(keys(writes)).size).toBe(2);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() =>
      expect(writes.slice(2).map(({ body }) => body)).toEqual([
        { customerId: 'c1', points: -10 },
        { customerId: 'c2', points: -10 },
      ]),
    );
  });
});
