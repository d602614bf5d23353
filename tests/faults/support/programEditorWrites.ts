/** Writes of the page of one loyalty programme: what is reviewed and saved, the order, and the end of a task. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toldAfterLooking } from './faults';
import type { Shop } from './shop';
import type { Write } from './write';

/** Of the shop's first programme, as the fixture backend makes it. */
const task = 'Join us';
const reward = 'Money off, step by step';

interface Held {
  _id: string;
  tasks: readonly { title: string }[];
  rewards: readonly { title: string }[];
  settings: Readonly<Record<string, unknown>>;
}

async function first(shop: Shop): Promise<Held> {
  const { programs } = await shop.get('/admin/loyalty/programs');
  const [program]: Held[] = Array.isArray(programs) ? programs : [];
  if (!program) throw new Error('the shop has no programme');
  return program;
}

const pick = async (shop: Shop) => (await first(shop))._id;
const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** Titles of both lists, as they are shown. */
const look = async () => {
  await screen.findByRole('region', { name: 'Rewards' });
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};

async function choose(user: UserEvent, title: string): Promise<void> {
  await user.click((await card(title)).getByRole('button', { name: `More for “${title}”` }));
}

/** A change of one text, reviewed and then sent. */
function savesText(label: RegExp, text: string, show: (user: UserEvent) => Promise<void>) {
  const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: label });
  return {
    pick,
    prepare: async (user: UserEvent) => {
      await show(user);
      await user.clear(await box());
      await user.paste(text);
      await press(user, 'Review and save');
      await screen.findByRole('dialog', { name: 'Save these changes?' });
    },
    send: async (user: UserEvent) => {
      const dialog = within(screen.getByRole('dialog', { name: /^Save these|^Some of it/ }));
      await user.click(dialog.getByRole('button', { name: /^(Save|Try again)$/ }));
    },
    typed: { text, shown: async () => (await box()).value, reopen: show },
    done: /^Saved: “Nordlys Circle”\.$/,
    failed: /is not saved; it is kept|Nothing was sent; your changes are kept/,
    looksAgain: true,
    says: toldAfterLooking(/is not saved; it is kept/),
  } as const;
}

const newTitle = 'Join our circle';

const puts: Write = {
  name: 'save a task of a programme',
  at: (id) => `/loyalty/${id}`,
  ...savesText(/^Title/, newTitle, async (user) => {
    await screen.findByRole('region', { name: 'Tasks' });
    const edit = screen.queryByRole('button', { name: `Edit “${task}”` });
    if (edit) await user.click(edit);
  }),
  request: { method: 'PUT', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+\/tasks$/ },
  state: async (shop) => (await first(shop)).tasks[0]?.title,
};

const patches: Write = {
  name: 'save the settings of a programme',
  at: (id) => `/loyalty/${id}/settings`,
  ...savesText(/^What your shop calls points/, 'stars', async () => {
    await screen.findByRole('textbox', { name: /^What your shop calls points/ });
  }),
  request: { method: 'PATCH', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+$/ },
  state: async (shop) => (await first(shop)).settings['pointsName'] ?? 'no name',
};

const moves: Write = {
  name: 'move a reward of a programme',
  at: (id) => `/loyalty/${id}`,
  pick,
  prepare: (user) => choose(user, reward),
  send: (user) => user.click(screen.getByRole('menuitem', { name: 'Move to the bottom' })),
  request: { method: 'POST', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+\/rewards\/reorder$/ },
  state: async (shop) => (await first(shop)).rewards.map(({ title }) => title),
  done: /^“Money off, step by step” moved to place \d of \d\.$/,
  failed: /The order could not be saved/,
  look,
  looksAgain: true,
  says: toldAfterLooking(/is back where it was/),
};

const removes: Write = {
  name: 'delete a task of a programme',
  at: (id) => `/loyalty/${id}`,
  pick,
  prepare: async (user) => {
    await choose(user, task);
    await user.click(screen.getByRole('menuitem', { name: 'Delete…' }));
    await screen.findByRole('alertdialog');
  },
  send: (user) => press(user, 'Delete'),
  request: { method: 'DELETE', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+\/tasks\/\w+$/ },
  state: async (shop) => `${(await first(shop)).tasks.length} tasks`,
  done: /^Deleted: “Join us”\.$/,
  failed: /“Join us” could not be deleted/,
  look,
  looksAgain: true,
  says: toldAfterLooking(/could not be deleted/),
};

export const programEditorWrites: readonly Write[] = [puts, patches, moves, removes];
