/** Writes of the settings of one customer: who it is, its days, and its end. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { faults } from './faults';
import { firstId, stateOf } from './find';
import type { Shop } from './shop';
import { typeDayInto } from './typeDay';
import type { Write } from './write';

const at = (id: string) => `/customers/${id}/settings`;
const pick = (shop: Shop) => firstId(shop, 'customers(limit: 3)');

const sheet = (name: string) => screen.findByRole('region', { name });
const days = () => sheet('Birthdays and events');

const birthdays = async (shop: Shop, id: string) =>
  JSON.stringify((await shop.get(`/admin/customers/${id}/birthdays`))['birthdays']);

/** What the page shows that is no field: the customer, and the days; or that there is none. */
const look = async () => {
  const heading = await screen.findByRole('heading', { level: 1 });
  const list = screen.queryByRole('region', { name: 'Birthdays and events' })?.querySelectorAll('li');
  return [heading.textContent, ...[...(list ?? [])].map(({ textContent }) => textContent)];
};

/** Faults after which it has looked: it knows that nothing has arrived. */
const doubtful = faults.filter(({ isUncertain, isApplied }) => isUncertain && !isApplied);
const notDone = Object.fromEntries(
  doubtful.map(({ name }) => [name, /It may be busy|This is not your fault|Something other than the server answered/]),
);

const firstName = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' });

const savesProfile: Write = {
  name: 'change a profile',
  at,
  pick,
  prepare: async (user) => {
    await user.clear(await firstName());
    await user.paste('Maria-Magdalena');
  },
  send: (user) => user.click(screen.getByRole('button', { name: 'Save changes' })),
  request: { method: 'PATCH', path: /^\/admin\/customers\/[0-9a-f]+$/ },
  state: (shop, id) => stateOf(shop, 'customers', id, 'firstName'),
  done: /^Saved: “/,
  failed: /Nothing was saved\. What you typed is still here/,
  typed: {
    text: 'Maria-Magdalena',
    shown: async () => (await firstName()).value,
    reopen: async () => void (await firstName()),
  },
  look,
  looksAgain: true,
  says: notDone,
};

const person = async () => within(await days()).getByRole<HTMLInputElement>('textbox', { name: 'Person' });

const addsBirthday: Write = {
  name: 'add a birthday',
  at,
  pick,
  prepare: async (user) => {
    await user.click(await person());
    await user.paste('Her twin brother');
    await typeDayInto(user, /^Date/);
  },
  send: async (user) => user.click(within(await days()).getByRole('button', { name: 'Add' })),
  request: { method: 'POST', path: /^\/admin\/customers\/[0-9a-f]+\/birthdays$/ },
  state: birthdays,
  done: /^Added: Birthday · Her twin brother, /,
  failed: /Nothing was added\. What you typed is still here/,
  typed: {
    text: 'Her twin brother',
    shown: async () => (await person()).value,
    reopen: async () => void (await person()),
  },
  look,
  looksAgain: true,
  says: notDone,
};

const deletesBirthday: Write = {
  name: 'delete a birthday',
  at,
  pick: async (shop) => {
    const id = await pick(shop);
    await shop.ahead('POST', `/admin/customers/${id}/birthdays`, {
      birthday: { event_type: 'birth', date: '1990-02-03' },
    });
    return id;
  },
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Birthday, February 3, 1990' }));
    await screen.findByRole('alertdialog');
  },
  send: (user) => confirm(user),
  request: { method: 'DELETE', path: /^\/admin\/customers\/[0-9a-f]+\/birthdays\/[0-9a-f]+$/ },
  state: birthdays,
  done: /^Deleted: Birthday, February 3, 1990\.$/,
  failed: /“Birthday, February 3, 1990” could not be deleted\./,
  look,
  looksAgain: true,
  says: notDone,
};

const deletesCustomer: Write = {
  name: 'delete a customer',
  at,
  pick,
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'Delete customer…' }));
    await screen.findByRole('alertdialog');
  },
  send: (user) => confirm(user),
  request: { method: 'DELETE', path: /^\/admin\/customers\/[0-9a-f]+$/ },
  state: (shop, id) => stateOf(shop, 'customers', id, '_id'),
  done: /^Deleted: “/,
  failed: /“Delete” failed for “.+”/,
  look,
};

async function confirm(user: UserEvent): Promise<void> {
  const question = await waitFor(() => screen.getByRole('alertdialog'));
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
}

export const customerPageWrites: readonly Write[] = [savesProfile, addsBirthday, deletesBirthday, deletesCustomer];
