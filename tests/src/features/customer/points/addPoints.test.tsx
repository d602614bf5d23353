import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../../dataProvider/http/http';
import type { CurrentSite } from '../../../../../src/engine/shop/currentSite';
import { clearTabStorage } from '../../../../../src/lib/storage/tabStorage';
import { createGate } from '../../../../support/createGate';
import { createRecord } from '../../../../support/records';
import { getRow, runRowAction } from '../../../../support/rows';
import { customers, openCustomerList } from '../customerList';

const person = { firstName: null, lastName: null, emailAddress: null, profilePhotoUrl: null };
const ada = createRecord(customers, 'c1', { ...person, name: 'Ada', totalPoints: 100 });
const bob = createRecord(customers, 'c2', { ...person, name: 'Bob', totalPoints: 20 });

interface Entry {
  _id: string;
  customerId: string;
  type: string;
  task_type: string;
  amount: number;
}

interface Server {
  /** Balances by customer. */
  balances: Record<string, number>;
  /** Activity of all customers, newest first; null if it can't be read. */
  entries: Entry[] | null;
  /** Adds the points of a request. The idempotency key is ignored. */
  add: (request: HttpRequest) => unknown;
}

type Responder = (request: HttpRequest, server: Server) => unknown;

const addsPoints: Responder = (request, server) => server.add(request);

/** Renders the customer list with a backend that responds to additions like this. */
async function openList(
  respond: Responder,
  site: Partial<CurrentSite> = {},
  readMore?: (request: HttpRequest) => unknown,
) {
  const server: Server = {
    balances: { c1: 100, c2: 20 },
    entries: [],
    add({ body }) {
      const { customerId, points }: { customerId: string; points: number } = Object(body);
      const totalPoints = (server.balances[customerId] ?? 0) + points;
      server.balances[customerId] = totalPoints;
      const _id = `e${server.entries?.length}`;
      server.entries?.unshift({ _id, customerId, type: 'points', task_type: 'wallet_adjustment', amount: points });
      return { customer: { totalPoints } };
    },
  };
  const rows = [ada, bob];
  const read = (request: HttpRequest) => {
    const { body } = request;
    const more = readMore?.(request);
    if (more !== undefined) return more;
    const { query = '', variables = {} }: { query?: string; variables?: Record<string, string> } = Object(body);
    if (query.includes('customerById')) {
      const id = variables['id'] ?? '';
      return { data: { one: { ...rows.find((row) => row.id === id), totalPoints: server.balances[id] } } };
    }
    if (!query.includes('rewards(')) return undefined;
    if (!server.entries) throw new AppError({ kind: 'server', status: 503 });
    const items = server.entries.filter(({ customerId }) => customerId === variables['customerId']);
    return { data: { list: { total: items.length, items } } };
  };
  const opened = await openCustomerList({
    rows,
    writes: '/admin/loyalty/add_points',
    respond: (request) => respond(request, server),
    balance: () => server.balances['c1'] ?? 0,
    read,
    site,
  });
  return { ...opened, server };
}

const openDialog = async (user: UserEvent) => {
  await runRowAction('c1', 'Add points', user);
  return within(await screen.findByRole('dialog', { name: 'Add points for “Ada”' }));
};
const pointsBox = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: /^Points/ });
const keys = (writes: readonly HttpRequest[]) => writes.map(({ headers }) => headers?.['Idempotency-Key']);

/** Adds 25 points, whose response is lost and whose balance can't be checked, and opens the dialog again. */
async function openAgain() {
  const opened = await openList((request, losing) => {
    losing.add(request);
    losing.entries = null;
    losing.balances['c1'] = 400;
    throw new AppError({ kind: 'timeout', uncertain: true });
  });
  const { user } = opened;
  const first = await openDialog(user);
  await user.type(pointsBox(first), '25');
  await user.click(first.getByRole('button', { name: 'Add points' }));
  await first.findByText(/couldn’t check the balance/);
  await user.keyboard('{Escape}');
  return { ...opened, second: await openDialog(user) };
}

beforeEach(clearTabStorage);

describe('AddPointsDialog', () => {
  it('[CUS-13] posts customer, points, and notes, previews the balance, and confirms', async () => {
    const { user, writes } = await openList(addsPoints);
    const dialog = await openDialog(user);
    await user.type(pointsBox(dialog), '-40');
    expect(dialog.getByText('Balance: 100 → 60')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Deduct points from “Ada”' })).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Internal note' }), 'Returned order');
    await user.type(dialog.getByRole('textbox', { name: 'Note to customer' }), 'Your return');
    await user.click(dialog.getByRole('button', { name: 'Deduct points' }));
    expect(await screen.findByText('40 points deducted from “Ada”')).toBeVisible();
    expect(writes.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { customerId: 'c1', points: -40, adminNote: 'Returned order', customerNote: 'Your return' }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CUS-13] deducts points by an action of its own, without a minus sign, and says that no email is sent', async () => {
    const { user, writes } = await openList(addsPoints);
    await runRowAction('c1', 'Deduct points', user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Deduct points from “Ada”' }));
    await user.type(pointsBox(dialog), '-40');
    expect(dialog.getByText('Enter a number above 0')).toBeVisible();
    await user.clear(pointsBox(dialog));
    await user.type(pointsBox(dialog), '40');
    expect(dialog.getByText('Balance: 100 → 60')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Note to customer' })).toHaveAccessibleDescription(/No email is sent/);
    await user.click(dialog.getByRole('button', { name: 'Deduct points' }));
    expect(await screen.findByText('40 points deducted from “Ada”')).toBeVisible();
    await runRowAction('c1', 'Deduct points', user);
    const again = within(await screen.findByRole('dialog', { name: 'Deduct points from “Ada”' }));
    await user.type(pointsBox(again), '1');
    await user.click(again.getByRole('button', { name: 'Deduct points' }));
    expect(await screen.findByText('1 point deducted from “Ada”')).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([
      { customerId: 'c1', points: -40 },
      { customerId: 'c1', points: -1 },
    ]);
  });

  it('offers Undo, which deducts the same points without the note to the customer, and tries again with the same key', async () => {
    const failures = [new AppError({ kind: 'timeout', uncertain: true })];
    const { user, writes } = await openList((request, server) => {
      const failure = Object(request.body).points < 0 ? failures.pop() : undefined;
      if (failure) throw failure;
      return server.add(request);
    });
    const dialog = await openDialog(user);
    await user.type(pointsBox(dialog), '40');
    await user.type(dialog.getByRole('textbox', { name: 'Internal note' }), 'Late parcel');
    await user.type(dialog.getByRole('textbox', { name: 'Note to customer' }), 'Sorry for the delay');
    await user.click(dialog.getByRole('button', { name: 'Add points' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(
        /^Couldn’t complete “Undo” for customer “Ada”\. We couldn’t confirm it\. It’s safe to try again\.$/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Change to customer “Ada” undone')).toBeVisible();
    const undo = { customerId: 'c1', points: -40, adminNote: 'Late parcel' };
    expect(writes.map(({ body }) => body)).toEqual([
      { customerId: 'c1', points: 40, adminNote: 'Late parcel', customerNote: 'Sorry for the delay' },
      undo,
      undo,
    ]);
    const [added, ...undone] = keys(writes);
    expect(new Set(undone).size).toBe(1);
    expect(undone).not.toContain(added);
  });

  it('are not taken back by Z, which offers to undo them', async () => {
    const { user, writes } = await openList(addsPoints);
    await user.type(pointsBox(await openDialog(user)), '40{Enter}');
    await screen.findByText('40 points added for “Ada”');
    await user.keyboard('z');
    const offer = await screen.findByText(/^Z doesn’t undo “Add points” for customer “Ada”/);
    expect(writes).toHaveLength(1);
    await user.click(within(offer.parentElement ?? document.body).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Change to customer “Ada” undone')).toBeVisible();
    expect(writes.map(({ body }) => Object(body).points)).toEqual([40, -40]);
    // Neither message offers it any longer.
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('adds points in a dialog while a selection gets the same points, once each', async () => {
    const gate = createGate();
    const open = gate.close();
    const { user, writes, server } = await openList(async (request, backend) => {
      await gate.pass();
      return backend.add(request);
    });
    for (const id of ['c1', 'c2']) await user.click(getRow(id).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: /^Add points \(/ }));
    const many = within(await screen.findByRole('dialog', { name: 'Add points for 2 customers' }));
    await user.type(pointsBox(many), '10{Enter}');
    await waitFor(() => expect(writes.length).toBeGreaterThan(0));
    const dialog = await openDialog(user);
    await user.type(pointsBox(dialog), '10{Enter}');
    await act(async () => open());
    expect(await screen.findByText('10 points added for “Ada”')).toBeVisible();
    expect(await screen.findByText('20 points in total added to 2 customers')).toBeVisible();
    expect(server.balances).toEqual({ c1: 120, c2: 30 });
    expect(screen.queryByText(/2 times/)).toBeNull();
  });

  it('[NEW-07] warns below zero, and above the limit of the store, where the number has to be typed', async () => {
    const { user, writes } = await openList((request, server) => server.add(request), { pointsLimit: 150 });
    const dialog = await openDialog(user);
    await user.type(pointsBox(dialog), '-200');
    expect(dialog.getByText('The balance will go below zero.')).toBeVisible();
    expect(dialog.getByText('This exceeds your store’s limit of 150 points.')).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Deduct points' });
    expect(submit).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Type 200/ }), '200');
    await user.click(submit);
    await waitFor(() => expect(writes.map(({ body }) => body)).toMatchObject([{ points: -200 }]));
  });

  it('asks before a deduction that brings balances below zero, of one customer and of several', async () => {
    const { user, writes } = await openList((request, server) => server.add(request));
    const dialog = await openDialog(user);
    await user.type(pointsBox(dialog), '-101');
    expect(dialog.getByText('The balance will go below zero.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Deduct points' })).toBeDisabled();
    await user.clear(pointsBox(dialog));
    await user.type(pointsBox(dialog), '-100');
    expect(dialog.getByRole('button', { name: 'Deduct points' })).toBeEnabled();
    await user.keyboard('{Escape}');

    for (const id of ['c1', 'c2']) await user.click(getRow(id).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: /^Deduct points/ }));
    const many = within(await screen.findByRole('dialog', { name: 'Deduct points from 2 customers' }));
    await user.type(pointsBox(many), '60');
    expect(many.getByText('1 customer’s balance will go below zero.')).toBeVisible();
    const submit = many.getByRole('button', { name: 'Deduct points' });
    expect(submit).toBeDisabled();
    await user.type(many.getByRole('textbox', { name: /^Type 120/ }), '120');
    await user.click(submit);
    await waitFor(() => expect(writes).toHaveLength(2));
  });

  it('says before a deduction from all that match, whose balances are unknown, that some can go below zero', async () => {
    const { user } = await openList(addsPoints, {}, ({ body }) => {
      const isList = String(Object(body).query).includes('customers(');
      return isList ? { data: { list: { total: 60, items: [ada, bob] } } } : undefined;
    });
    await user.click(getRow('c1').getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Select all 60' }));
    await user.click(await screen.findByRole('button', { name: 'Deduct points' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deduct points from 60 customers' }));
    await user.type(pointsBox(dialog), '5');
    expect(dialog.getByText('Balances of customers who have fewer points will go below zero.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Deduct points' })).toBeDisabled();
    expect(dialog.getByRole('textbox', { name: /^Type 300/ })).toBeVisible();
  });

  it('[REL-01] says of a restored entry that it was sent, and previews no balance that may have it already', async () => {
    const { user, second } = await openAgain();
    expect(second.getByText(/It was sent before, and we don’t know if it arrived/)).toBeVisible();
    expect(second.queryByText(/^Balance/)).toBeNull();
    // Other points are another entry.
    await user.type(pointsBox(second), '0');
    expect(second.getByText('We restored your unfinished entry.')).toBeVisible();
    expect(second.getByText('Balance: 100 → 350')).toBeVisible();
  });

  it('says of a restored entry that was refused that it is unfinished', async () => {
    const { user } = await openList(() => {
      throw new AppError({ kind: 'validation', status: 422, message: 'Points are closed' });
    });
    const first = await openDialog(user);
    await user.type(pointsBox(first), '25');
    await user.click(first.getByRole('button', { name: 'Add points' }));
    await first.findByText(/Points are closed/);
    await user.keyboard('{Escape}');
    const second = await openDialog(user);
    expect(second.getByText('We restored your unfinished entry.')).toBeVisible();
    expect(second.getByText('Balance: 100 → 125')).toBeVisible();
  });

  it('“Start over” keeps the key of an attempt whose outcome is unknown', async () => {
    const { user, writes, server, second } = await openAgain();
    await user.click(second.getByRole('button', { name: 'Start over' }));
    await user.type(pointsBox(second), '25');
    server.balances['c1'] = 125;
    await user.click(second.getByRole('button', { name: 'Add points' }));
    expect(await screen.findByText('25 points added for “Ada”')).toBeVisible();
    expect(writes).toHaveLength(1);
  });

  it('reports the customers of a selection whose points were added twice, and corrects them on Retry', async () => {
    const { user, writes, server } = await openList((request, doubling) => {
      if (Object(request.body).customerId === 'c2' && doubling.balances['c2'] === 20) doubling.add(request);
      return doubling.add(request);
    });
    for (const id of ['c1', 'c2']) await user.click(getRow(id).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: /^Add points/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add points for 2 customers' }));
    await user.type(pointsBox(dialog), '10{Enter}');
    expect(await screen.findByText(/^Bob: Applied 2 times\. The balance is 40; 30 was expected/)).toBeVisible();
    expect(screen.getByText('10 points added to 1 customer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try 1 again' }));
    expect(await screen.findByText('20 points in total added to 2 customers')).toBeVisible();
    expect(server.balances).toEqual({ c1: 110, c2: 30 });
    expect(writes.map(({ body }) => Object(body).points)).toEqual([10, 10, -10]);
  });

  it('says of points of a selection that couldn’t be confirmed that they are checked before another attempt', async () => {
    const { user, writes, server } = await openList((request, losing) => {
      losing.add(request);
      losing.entries = null;
      losing.balances['c2'] = 400;
      throw new AppError({ kind: 'timeout', uncertain: true });
    });
    await user.click(getRow('c2').getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: /^Add points/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Add points/ }));
    await user.type(pointsBox(dialog), '10{Enter}');
    expect(
      await screen.findByText(
        'Bob: We didn’t get a response in time. We couldn’t confirm that it was saved. It’s safe to try again: we’ll check first, so that it isn’t done twice.',
      ),
    ).toBeVisible();
    server.balances['c2'] = 30;
    server.entries = [{ _id: 'e0', customerId: 'c2', type: 'points', task_type: 'wallet_adjustment', amount: 10 }];
    await user.click(screen.getByRole('button', { name: 'Try 1 again' }));
    expect(await screen.findByText('10 points added to 1 customer')).toBeVisible();
    expect(writes).toHaveLength(1);
  });

  it('[CUS-15] adds points to a selection once each, confirms totals above the limit, and undoes by the inverse', async () => {
    const { user, writes } = await openList(addsPoints, { pointsLimit: 15 });
    for (const id of ['c1', 'c2']) await user.click(getRow(id).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: /^Add points/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add points for 2 customers' }));
    await user.type(pointsBox(dialog), '10');
    expect(dialog.getByText('20 points in total')).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Add points' });
    expect(submit).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Type 20 to confirm/ }), '20');
    await user.click(submit);
    expect(await screen.findByText('20 points in total added to 2 customers')).toBeVisible();
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
    expect(screen.getByRole('heading', { name: 'Undo “Add points”: 2 customers' })).toBeVisible();
    expect(await screen.findByText('Undone: 2')).toBeVisible();
  });

  it('keeps the key of a customer whose points are uncertain when they are given to the selection again', async () => {
    let isLost = true;
    const { user, writes } = await openList((request, server) => {
      const isForBob = Object(request.body).customerId === 'c2';
      if (isLost && isForBob) throw new AppError({ kind: 'timeout', uncertain: true });
      return server.add(request);
    });
    const giveTen = async () => {
      for (const id of ['c1', 'c2']) {
        const box = getRow(id).getByRole<HTMLInputElement>('checkbox');
        if (!box.checked) await user.click(box);
      }
      await user.click(await screen.findByRole('button', { name: /^Add points/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add points for 2 customers' }));
      await user.type(pointsBox(dialog), '10');
      await user.click(dialog.getByRole('button', { name: 'Add points' }));
      const card = within(await screen.findByRole('region', { name: 'Bulk action' }));
      await user.click(await card.findByRole('button', { name: 'Close' }));
    };
    await giveTen();
    isLost = false;
    await giveTen();
    await giveTen();
    const keysOf = (id: string) => keys(writes.filter(({ body }) => Object(body).customerId === id));
    const [first, second, third, ...more] = keysOf('c2');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(more).toEqual([]);
    // Certainly given before: these points are given again.
    expect(new Set(keysOf('c1')).size).toBe(3);
  });

  it('names what the points of a selection are worth, and applies a default limit', async () => {
    const program = {
      _id: 'p1',
      name: 'Points',
      rewards: [{ _id: 'r1', type: 'fixed_amount', isEnabled: true, pointsCost: 500, config: { value: 5 } }],
    };
    const { user, writes } = await openList(
      () => ({}),
      {},
      ({ path }) => (path === '/admin/loyalty/programs' ? { programs: [program] } : undefined),
    );
    for (const id of ['c1', 'c2']) await user.click(getRow(id).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: /^Add points/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add points for 2 customers' }));
    expect(dialog.getByText('Default limit: 10,000 points.')).toBeVisible();
    await user.type(pointsBox(dialog), '6000');
    expect(await dialog.findByText('12,000 points in all, worth about €120')).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Add points' });
    expect(submit).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Type 12,000 to confirm/ }), '12,000');
    await user.click(submit);
    await waitFor(() => expect(writes).toHaveLength(2));
  });
});
