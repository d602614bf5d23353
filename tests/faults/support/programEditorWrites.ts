/** Writes of the program editor: saving after a review, reordering, and deleting a task. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeStore } from './fakeStore';
import type { Write } from './write';

/** Titles in the first program of the mock server. */
const TASK_TITLE = 'Join us';
const REWARD_TITLE = 'Money off your order';

interface StoredProgram {
  _id: string;
  tasks: readonly { title: string }[];
  rewards: readonly { title: string }[];
  settings: Readonly<Record<string, unknown>>;
}

async function fetchFirstProgram(store: FakeStore): Promise<StoredProgram> {
  const { programs } = await store.get('/admin/loyalty/programs');
  const [program]: StoredProgram[] = Array.isArray(programs) ? programs : [];
  if (!program) throw new Error('the store has no program');
  return program;
}

const pickId = async (store: FakeStore) => (await fetchFirstProgram(store))._id;
const findCard = async (title: string) => within(await screen.findByRole('article', { name: title }));
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** Visible titles of both lists. */
const readView = async () => {
  await screen.findByRole('region', { name: 'Rewards' });
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};

async function openItemMenu(user: UserEvent, title: string): Promise<void> {
  await user.click((await findCard(title)).getByRole('button', { name: `More actions for “${title}”` }));
}

/** Shared by the writes that change one text, which is reviewed and then saved. */
function createTextWrite(label: RegExp, text: string, openField: (user: UserEvent) => Promise<void>) {
  const findField = () => screen.findByRole<HTMLInputElement>('textbox', { name: label });
  return {
    pickId,
    prepare: async (user: UserEvent) => {
      await openField(user);
      await user.clear(await findField());
      await user.paste(text);
      await press(user, 'Review and save');
      await screen.findByRole('dialog', { name: 'Save these changes?' });
    },
    send: async (user: UserEvent) => {
      const dialog = within(screen.getByRole('dialog', { name: /^Save these|^Changes not saved$/ }));
      await user.click(dialog.getByRole('button', { name: /^(Save|Try again)$/ }));
    },
    typed: { text, readValue: async () => (await findField()).value, reopen: openField },
    successMessage: /^“Nordlys Circle” saved$/,
    failureMessage: /These changes weren’t saved|Nothing was saved\. Your changes are still here/,
    verifiesOutcome: true,
    notAppliedMessage: /These changes weren’t saved/,
  } as const;
}

const NEW_TITLE = 'Join our circle';

const saveTask: Write = {
  name: 'save a task of a program',
  url: (id) => `/loyalty/${id}`,
  ...createTextWrite(/^Title/, NEW_TITLE, async (user) => {
    await screen.findByRole('region', { name: 'Tasks' });
    const edit = screen.queryByRole('button', { name: `Edit “${TASK_TITLE}”` });
    if (edit) await user.click(edit);
  }),
  request: { method: 'PUT', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+\/tasks$/ },
  state: async (store) => (await fetchFirstProgram(store)).tasks[0]?.title,
};

const saveSettings: Write = {
  name: 'save the settings of a program',
  url: (id) => `/loyalty/${id}/settings`,
  ...createTextWrite(/^Points name/, 'stars', async () => {
    await screen.findByRole('textbox', { name: /^Points name/ });
  }),
  request: { method: 'PATCH', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+$/ },
  state: async (store) => (await fetchFirstProgram(store)).settings['pointsName'] ?? 'no name',
};

const moveReward: Write = {
  name: 'move a reward of a program',
  url: (id) => `/loyalty/${id}`,
  pickId,
  prepare: (user) => openItemMenu(user, REWARD_TITLE),
  send: (user) => user.click(screen.getByRole('menuitem', { name: 'Move to bottom' })),
  request: { method: 'POST', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+\/rewards\/reorder$/ },
  state: async (store) => (await fetchFirstProgram(store)).rewards.map(({ title }) => title),
  successMessage: /^“Money off your order” moved to position \d of \d$/,
  failureMessage: /couldn’t be moved/,
  readView,
  verifiesOutcome: true,
  setsValue: true,
  notAppliedMessage: /is back in its original position/,
};

const deleteTask: Write = {
  name: 'delete a task of a program',
  url: (id) => `/loyalty/${id}`,
  pickId,
  prepare: async (user) => {
    await openItemMenu(user, TASK_TITLE);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
  },
  send: (user) => press(user, 'Delete'),
  request: { method: 'DELETE', path: /^\/admin\/loyalty\/programs\/[0-9a-f]+\/tasks\/\w+$/ },
  state: async (store) => `${(await fetchFirstProgram(store)).tasks.length} tasks`,
  successMessage: /^“Join us” deleted$/,
  failureMessage: /“Join us” couldn’t be deleted/,
  readView,
  verifiesOutcome: true,
};

export const programEditorWrites: readonly Write[] = [saveTask, saveSettings, moveReward, deleteTask];
