/** Writes of a customer's settings tab: profile, birthdays, deletion. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { rowVerification } from './actionWrites';
import type { FakeStore } from './fakeStore';
import { fetchFields, fetchFirstId } from './fetchRecords';
import { typeDate } from './typeDate';
import { typedIn, type Write } from './write';

const url = (id: string) => `/customers/${id}/settings`;
const pickId = (store: FakeStore) => fetchFirstId(store, 'customers(limit: 3)');

const findCard = (name: string) => screen.findByRole('region', { name });
const findBirthdays = () => findCard('Birthdays and events');

const fetchBirthdays = async (store: FakeStore, id: string) =>
  JSON.stringify((await store.get(`/admin/customers/${id}/birthdays`))['birthdays']);

/** Visible text that is not in a form field: the page heading and the birthdays. */
const readView = async () => {
  const heading = await screen.findByRole('heading', { level: 1 });
  const list = screen.queryByRole('region', { name: 'Birthdays and events' })?.querySelectorAll('li');
  return [heading.textContent, ...[...(list ?? [])].map(({ textContent }) => textContent)];
};

const notAppliedMessage = /We didn’t get a response in time|If the problem continues|Check your network and try again/;

const findFirstName = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' });

const saveProfile: Write = {
  name: 'change a profile',
  url,
  pickId,
  prepare: async (user) => {
    await user.clear(await findFirstName());
    await user.paste('Maria-Magdalena');
  },
  send: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
  request: { method: 'PATCH', path: /^\/admin\/customers\/[0-9a-f]+$/ },
  state: (store, id) => fetchFields(store, 'customers', id, 'firstName'),
  successMessage: /” saved$/,
  failureMessage: /Your changes couldn’t be saved\. They’re still here/,
  typed: typedIn(findFirstName, 'Maria-Magdalena'),
  readView,
  verifiesOutcome: true,
  notAppliedMessage,
  ownNotices: { '404': /This customer no longer exists\. Your changes are still here so you can copy them\./ },
};

const findPerson = async () => within(await findBirthdays()).getByRole<HTMLInputElement>('textbox', { name: 'Person' });

const addBirthday: Write = {
  name: 'add a birthday',
  url,
  pickId,
  prepare: async (user) => {
    await user.click(await findPerson());
    await user.paste('Her twin brother');
    await typeDate(user, /^Date/);
  },
  send: async (user) => user.click(within(await findBirthdays()).getByRole('button', { name: 'Add' })),
  request: { method: 'POST', path: /^\/admin\/customers\/[0-9a-f]+\/birthdays$/ },
  state: fetchBirthdays,
  successMessage: /^Birthday · Her twin brother added: /,
  failureMessage: /This couldn’t be added\. Your entry is still here/,
  typed: typedIn(findPerson, 'Her twin brother'),
  readView,
  verifiesOutcome: true,
  notAppliedMessage,
};

const deleteBirthday: Write = {
  name: 'delete a birthday',
  url,
  pickId: async (store) => {
    const id = await pickId(store);
    await store.seed('POST', `/admin/customers/${id}/birthdays`, {
      birthday: { event_type: 'birth', date: '1990-02-03' },
    });
    return id;
  },
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Birthday on February 3, 1990' }));
    await screen.findByRole('alertdialog');
  },
  send: (user) => confirm(user),
  request: { method: 'DELETE', path: /^\/admin\/customers\/[0-9a-f]+\/birthdays\/[0-9a-f]+$/ },
  state: fetchBirthdays,
  successMessage: /^Birthday deleted: February 3, 1990$/,
  failureMessage: /Birthday on February 3, 1990 couldn’t be deleted\./,
  readView,
  verifiesOutcome: true,
  notAppliedMessage,
};

const deleteCustomer: Write = {
  name: 'delete a customer',
  url,
  pickId,
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'Delete customer' }));
    await screen.findByRole('alertdialog');
  },
  send: (user) => confirm(user),
  request: { method: 'DELETE', path: /^\/admin\/customers\/[0-9a-f]+$/ },
  state: (store, id) => fetchFields(store, 'customers', id, '_id'),
  successMessage: /^Deleted: customer “/,
  failureMessage: /Couldn’t complete “Delete” for customer “.+”/,
  readView,
  ...rowVerification,
};

async function confirm(user: UserEvent): Promise<void> {
  const dialog = await waitFor(() => screen.getByRole('alertdialog'));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

export const customerPageWrites: readonly Write[] = [saveProfile, addBirthday, deleteBirthday, deleteCustomer];
