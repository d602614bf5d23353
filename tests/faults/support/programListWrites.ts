/** Writes of the list of loyalty programmes: making one, naming it, copying it, and its end. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toldAfterLooking } from './faults';
import type { Shop } from './shop';
import type { Write } from './write';

const path = '/admin/loyalty/programs';

/** The shop's second programme, as the fixture backend makes it. */
const staff = 'Staff & friends';

interface Listed {
  _id: string;
  name: string;
  tasks: readonly unknown[];
}

async function programs(shop: Shop): Promise<readonly Listed[]> {
  const { programs: all } = await shop.get(path);
  return Array.isArray(all) ? all : [];
}

async function pickStaff(shop: Shop): Promise<string> {
  const found = (await programs(shop)).find(({ name }) => name === staff);
  if (!found) throw new Error(`the shop has no programme '${staff}'`);
  return found._id;
}

/** Names of the programmes, as they are listed. */
const look = async () => {
  await screen.findByRole('article', { name: 'Nordlys Circle' });
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
};

const at = () => '/loyalty';
const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function openDialog(user: UserEvent, entry: string): Promise<void> {
  const card = await screen.findByRole('article', { name: staff });
  await user.click(within(card).getByRole('button', { name: `More for “${staff}”` }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
}

/** A dialog in which a name is typed. */
function typesName(open: (user: UserEvent) => Promise<void>, text: string) {
  return {
    prepare: async (user: UserEvent) => {
      await open(user);
      await user.clear(await box());
      await user.paste(text);
    },
    typed: { text, shown: async () => (await box()).value, reopen: open },
  };
}

const creates: Write = {
  name: 'create a programme',
  at,
  pick: async () => '',
  ...typesName(async (user) => {
    await screen.findByRole('article', { name: staff });
    await press(user, 'Create programme');
  }, 'Gold & silver'),
  send: (user) => press(user, 'Create'),
  request: { method: 'POST', path: /^\/admin\/loyalty\/programs$/ },
  state: async (shop) => (await programs(shop)).length,
  done: /^Created: “Gold & silver”\.$/,
  failed: /The programme was not created\.|The answer did not arrive/,
  looksAgain: true,
  says: toldAfterLooking(/there is no such programme: nothing was created\. Try again/),
};

const renames: Write = {
  name: 'rename a programme',
  at,
  pick: pickStaff,
  ...typesName((user) => openDialog(user, 'Rename…'), 'Staff only'),
  send: (user) => press(user, 'Rename'),
  request: { method: 'PATCH', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+$/ },
  state: async (shop, id) => (await programs(shop)).find(({ _id }) => _id === id)?.name,
  done: /^Renamed: “Staff only”\.$/,
  failed: /The programme was not renamed\.|The answer did not arrive/,
  looksAgain: true,
  says: toldAfterLooking(/the programme still has its old name\. Try again/),
};

const copyName = 'Staff abroad';

/** The second of its two calls: what is in the copy. */
const fills: Write = {
  name: 'duplicate a programme',
  at,
  pick: pickStaff,
  ...typesName((user) => openDialog(user, 'Duplicate…'), copyName),
  send: (user) => press(user, 'Duplicate'),
  request: { method: 'PATCH', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+$/ },
  state: async (shop) => `${(await programs(shop)).find(({ name }) => name === copyName)?.tasks.length ?? 0} tasks`,
  done: /^Duplicated as “Staff abroad”\.$/,
  failed: /“Staff abroad” was created, but is still empty|The programme was not duplicated\./,
  looksAgain: true,
  says: toldAfterLooking(/is still empty: the answer did not arrive\. Try again/),
};

const removes: Write = {
  name: 'delete a programme',
  at,
  pick: pickStaff,
  prepare: async (user) => {
    await openDialog(user, 'Delete…');
    await screen.findByRole('alertdialog');
  },
  send: (user) => press(user, 'Delete'),
  request: { method: 'DELETE', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+$/ },
  state: async (shop) => `${(await programs(shop)).length} programmes`,
  done: /^Deleted: “Staff & friends”\.$/,
  failed: /The programme was not deleted\.|The answer did not arrive/,
  look,
  looksAgain: true,
  says: toldAfterLooking(/the programme is still there\. Try again/),
};

export const programListWrites: readonly Write[] = [creates, renames, fills, removes];
