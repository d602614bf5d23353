/** Writes of the forms. The switch is that of all widgets. */
import { screen, within } from '@testing-library/react';
import type { FakeStore } from './fakeStore';
import { typedIn, type Write } from './write';

const NAME = 'Birthday club & friends';
const notPublished = /Your changes weren’t published/;
const listRequest = /^\/admin\/widgets$/;
const itemRequest = /^\/admin\/widgets\/[0-9a-f]+$/;

interface StoredForm {
  _id: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
}

async function fetchForms(store: FakeStore): Promise<readonly StoredForm[]> {
  const { widgets } = await store.get('/admin/widgets');
  return Array.isArray(widgets) ? widgets.filter(({ type }) => type === 'form') : [];
}

const pickFirst = async (store: FakeStore) => (await fetchForms(store))[0]?._id ?? '';
const findTitle = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
const clickInDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

const publishForm: Write = {
  name: 'publish a form',
  url: (id) => `/form/${id}`,
  pickId: pickFirst,
  prepare: async (user) => {
    await user.clear(await findTitle());
    await user.paste(NAME);
  },
  send: async (user) => user.click(await screen.findByRole('button', { name: 'Publish' })),
  request: { method: 'PATCH', path: itemRequest },
  state: async (store) => Object(Object((await fetchForms(store))[0]?.data['texts'])['en'])['title'],
  typed: typedIn(findTitle, NAME),
  successMessage: /^“Birthday club” published\./,
  failureMessage: notPublished,
  verifiesOutcome: true,
};

const createForm: Write = {
  name: 'create a form',
  url: () => '/form',
  prepare: async (user) => {
    // The button is disabled until the forms are loaded.
    await screen.findByRole('link', { name: 'Edit “Birthday club”' });
    await user.click(screen.getByRole('button', { name: 'Create form' }));
    await user.type(await screen.findByRole('textbox', { name: /^Form name/ }), 'New form');
  },
  send: (user) => user.click(clickInDialog('Create form')),
  request: { method: 'POST', path: listRequest },
  state: async (store) => (await fetchForms(store)).length,
  successMessage: /^“New form” created\./,
  repeatedMessage: /^New form added 2 times, although it was sent once\./,
  failureMessage: /We couldn’t create the form\./,
  verifiesOutcome: true,
};

const duplicateForm: Write = {
  ...createForm,
  name: 'copy a form',
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'More actions for “Birthday club”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await screen.findByRole('dialog');
  },
  send: (user) => user.click(clickInDialog('Duplicate form')),
  successMessage: /^“Birthday club \(copy\)” created\./,
  repeatedMessage: /^Birthday club \(copy\) added 2 times, although it was sent once\./,
};

const removeForm: Write = {
  name: 'delete a form',
  url: () => '/form',
  pickId: pickFirst,
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'More actions for “Birthday club”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete form' }));
    await screen.findByRole('alertdialog');
  },
  send: async (user) => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' })),
  request: { method: 'DELETE', path: itemRequest },
  state: async (store, id) => (await fetchForms(store)).some(({ _id }) => _id === id),
  successMessage: /^“Birthday club” deleted$/,
  failureMessage: /“Birthday club” couldn’t be deleted/,
  verifiesOutcome: true,
};

export const formWrites: readonly Write[] = [publishForm, createForm, duplicateForm, removeForm];
