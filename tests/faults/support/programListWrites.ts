/** Writes of the program list: creating, renaming, duplicating and deleting a program. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeStore } from './fakeStore';
import type { Write } from './write';

const path = '/admin/loyalty/programs';

/** Name of the second program of the mock server. */
const STAFF_PROGRAM = 'Staff & friends';

interface ListedProgram {
  _id: string;
  name: string;
  tasks: readonly unknown[];
}

async function fetchPrograms(store: FakeStore): Promise<readonly ListedProgram[]> {
  const { programs: all } = await store.get(path);
  return Array.isArray(all) ? all : [];
}

async function pickStaff(store: FakeStore): Promise<string> {
  const found = (await fetchPrograms(store)).find(({ name }) => name === STAFF_PROGRAM);
  if (!found) throw new Error(`the store has no program '${STAFF_PROGRAM}'`);
  return found._id;
}

/** Visible names of the programs. */
const readView = async () => {
  await screen.findByRole('article', { name: 'Nordlys Circle' });
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
};

const url = () => '/loyalty';
const findNameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function openDialog(user: UserEvent, entry: string): Promise<void> {
  const card = await screen.findByRole('article', { name: STAFF_PROGRAM });
  await user.click(within(card).getByRole('button', { name: `More actions for “${STAFF_PROGRAM}”` }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
}

/** Shared by the dialogs with a name field. */
function createNameDialog(open: (user: UserEvent) => Promise<void>, text: string) {
  return {
    prepare: async (user: UserEvent) => {
      await open(user);
      await user.clear(await findNameField());
      await user.paste(text);
    },
    typed: { text, readValue: async () => (await findNameField()).value, reopen: open },
  };
}

const createProgram: Write = {
  name: 'create a program',
  url,
  ...createNameDialog(async (user) => {
    await screen.findByRole('article', { name: STAFF_PROGRAM });
    await press(user, 'Create program');
  }, 'Gold & silver'),
  send: (user) => press(user, 'Create'),
  request: { method: 'POST', path: /^\/admin\/loyalty\/programs$/ },
  state: async (store) => (await fetchPrograms(store)).length,
  successMessage: /^“Gold & silver” created$/,
  failureMessage: /The program couldn’t be created\.|The program wasn’t created/,
  verifiesOutcome: true,
  notAppliedMessage: /The program wasn’t created\. Try again/,
};

const renameProgram: Write = {
  name: 'rename a program',
  url,
  pickId: pickStaff,
  ...createNameDialog((user) => openDialog(user, 'Rename'), 'Staff only'),
  send: (user) => press(user, 'Rename'),
  request: { method: 'PATCH', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+$/ },
  state: async (store, id) => (await fetchPrograms(store)).find(({ _id }) => _id === id)?.name,
  successMessage: /^Renamed to “Staff only”$/,
  failureMessage: /The program couldn’t be renamed\.|The program still has its old name/,
  verifiesOutcome: true,
  notAppliedMessage: /The program still has its old name\. Try again/,
};

const COPY_NAME = 'Staff abroad';

/** The second of the two requests: it writes the content of the copy. */
const duplicateProgram: Write = {
  name: 'duplicate a program',
  url,
  pickId: pickStaff,
  ...createNameDialog((user) => openDialog(user, 'Duplicate'), COPY_NAME),
  send: (user) => press(user, 'Duplicate'),
  request: { method: 'PATCH', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+$/ },
  state: async (store) =>
    `${(await fetchPrograms(store)).find(({ name }) => name === COPY_NAME)?.tasks.length ?? 0} tasks`,
  successMessage: /^Duplicated as “Staff abroad”$/,
  failureMessage: /“Staff abroad” was created, but its content wasn’t copied|The program couldn’t be duplicated\./,
  verifiesOutcome: true,
  notAppliedMessage: /its content wasn’t copied\. .*Try again/,
  expectedMessages: { 'a 502 page': /content wasn’t copied\. Something went wrong on our end\. Try again/ },
};

const deleteProgram: Write = {
  name: 'delete a program',
  url,
  pickId: pickStaff,
  prepare: async (user) => {
    await openDialog(user, 'Delete');
    await screen.findByRole('alertdialog');
  },
  send: (user) => press(user, 'Delete'),
  request: { method: 'DELETE', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+$/ },
  state: async (store) => `${(await fetchPrograms(store)).length} programs`,
  successMessage: /^“Staff & friends” deleted$/,
  failureMessage: /The program couldn’t be deleted\.|The program wasn’t deleted/,
  readView,
  verifiesOutcome: true,
  notAppliedMessage: /The program wasn’t deleted\. Try again/,
};

export const programListWrites: readonly Write[] = [createProgram, renameProgram, duplicateProgram, deleteProgram];
