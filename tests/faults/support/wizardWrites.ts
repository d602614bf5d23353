/** Writes of the setup wizard: the basics of the store, a program from a preset, and a request for help. */
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { typedIn, type Write } from './write';

const findField = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

const website = 'https://new.example';
const findWebsite = () => findField(/^Website/);

const saveBasics: Write = {
  name: 'save the basics of the store',
  url: () => '/wizard/step1',
  prepare: async () => void fireEvent.change(await findWebsite(), { target: { value: website } }),
  send: (user) => press(user, 'Save and continue'),
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: async (store) => Object((await store.get('/admin/settings'))['settings'])['website'],
  successMessage: /^Store basics saved$/,
  failureMessage: /We couldn’t save your changes\. They’re still here/,
  typed: typedIn(findWebsite, website),
  verifiesOutcome: true,
};

const programName = 'From a preset';
const findName = () => findField(/^Name/);

const createPreset: Write = {
  name: 'create a program from a preset',
  url: () => '/wizard/program',
  async prepare(user) {
    await user.click(await screen.findByRole('button', { name: 'New program' }));
    fireEvent.change(await findName(), { target: { value: programName } });
    await screen.findByText(/^100 points = /);
  },
  send: (user) => press(user, 'Create program'),
  request: { method: 'POST', path: /^\/admin\/loyalty\/programs$/ },
  state: async (store) => {
    const { programs } = await store.get('/admin/loyalty/programs');
    return Array.isArray(programs) ? programs.length : 0;
  },
  successMessage: /^“From a preset” created$/,
  failureMessage: /The program couldn’t be created\.|The program wasn’t created/,
  typed: typedIn(findName, programName),
  verifiesOutcome: true,
  notAppliedMessage: /The program wasn’t created\. Try again/,
};

const fillPreset: Write = {
  ...createPreset,
  name: 'fill a program from a preset',
  request: { method: 'PATCH', path: /^\/admin\/loyalty\/programs\/\w+$/ },
  state: async (store) => {
    const { programs } = await store.get('/admin/loyalty/programs');
    const created = (Array.isArray(programs) ? programs : []).find(({ name }) => name === programName);
    return JSON.stringify(created?.tasks ?? []);
  },
  failureMessage:
    /but its content wasn’t copied|couldn’t confirm that its content was copied|The program couldn’t be created\./,
  notAppliedMessage: /its content wasn’t copied/,
};

/** Asks for help with the setup, or takes the request back. */
const createHelpWrite = (
  isPending: boolean,
  button: string,
  messages: Pick<Write, 'name' | 'successMessage' | 'failureMessage'>,
): Write => ({
  ...messages,
  url: () => '/wizard/concierge',
  pickId: async (store) => {
    await store.seed('PATCH', '/admin/settings', { change: { setupRequestsPending: isPending } });
    return '';
  },
  prepare: async () => void (await screen.findByRole('button', { name: button })),
  send: (user) => press(user, button),
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: async (store) => Object((await store.get('/admin/settings'))['settings'])['setupRequestsPending'],
  readView: async () => (await screen.findByRole('button', { name: /request/i })).textContent,
  verifiesOutcome: true,
});

export const wizardWrites: readonly Write[] = [
  saveBasics,
  createPreset,
  fillPreset,
  createHelpWrite(false, 'Request setup help', {
    name: 'ask for help with the setup',
    successMessage: /^Setup help requested$/,
    failureMessage: /The request couldn’t be sent\./,
  }),
  createHelpWrite(true, 'Cancel request', {
    name: 'cancel the request for help',
    successMessage: /^Setup request canceled$/,
    failureMessage: /The request couldn’t be canceled\./,
  }),
];
