/** Writes of the settings page. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeStore } from './fakeStore';
import { textsWhenUncertain } from './faults';
import { typedIn, type Write } from './write';

const fetchSettings = async (store: FakeStore) => Object((await store.get('/admin/settings'))['settings']);
const fetchManagers = async (store: FakeStore): Promise<readonly unknown[]> => {
  const managers: unknown = (await store.get('/admin/managers'))['managers'];
  return Array.isArray(managers) ? managers : [];
};
/** The sign-in dialog, which may be open, has a field of the same name. */
const findField = async (name: RegExp) =>
  within(await screen.findByRole('main')).findByRole<HTMLInputElement>('textbox', { name });

interface FieldWrite {
  name: string;
  section: string;
  field: RegExp;
  key: string;
  text: string;
}

/** Changes one text field of a section. */
const createFieldWrite = ({ name, section, field, key, text }: FieldWrite): Write => ({
  name,
  url: () => `/settings/${section}`,
  prepare: async (user) => {
    await user.clear(await findField(field));
    await user.paste(text);
  },
  send: (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' })),
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: async (store) => (await fetchSettings(store))[key],
  successMessage: /^Settings saved$/,
  failureMessage: /We couldn’t save your changes/,
  typed: typedIn(() => findField(field), text),
  verifiesOutcome: true,
});

const EMAIL = 'new@demo.example';
const readTeam = async () =>
  within(await screen.findByRole('list', { name: 'Managers' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const findResendButton = () => screen.findByRole('button', { name: 'Resend invitation to Layla Haddad' });

export const settingsWrites: readonly Write[] = [
  createFieldWrite({
    name: 'save the website',
    section: 'general',
    field: /^Website/,
    key: 'website',
    text: 'https://new.example',
  }),
  createFieldWrite({
    name: 'save the points limit',
    section: 'loyalty',
    field: /^Points limit/,
    key: 'pointsLimit',
    text: '750',
  }),
  {
    name: 'invite a manager',
    url: () => '/settings/team',
    prepare: async (user) => {
      await user.click(await findField(/^Email/));
      await user.paste(EMAIL);
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Send invitation' })),
    request: { method: 'POST', path: /^\/admin\/managers$/ },
    state: async (store) => (await fetchManagers(store)).length,
    successMessage: /^Invitation sent to/,
    failureMessage: /We couldn’t send the invitation/,
    typed: typedIn(() => findField(/^Email/), EMAIL),
    readView: readTeam,
    verifiesOutcome: true,
  },
  {
    name: 'resend an invitation',
    url: () => '/settings/team',
    prepare: async () => void (await findResendButton()),
    send: async (user) => user.click(await findResendButton()),
    request: { method: 'POST', path: /^\/admin\/managers$/ },
    // The list of managers shows no sent emails.
    state: null,
    successMessage: /^Invitation sent again to/,
    failureMessage: /We couldn’t (resend the invitation to Layla Haddad|confirm that the invitation to Layla Haddad)/,
    expectedMessages: textsWhenUncertain(/It’s safe to try again\./),
    readView: readTeam,
    resend: async (user) => user.click(await screen.findByRole('button', { name: 'Try again' })),
  },
  {
    name: 'remove a manager',
    url: () => '/settings/team',
    prepare: async (user) => user.click(await screen.findByRole('button', { name: 'Remove Layla Haddad' })),
    send: async (user) =>
      user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' })),
    request: { method: 'DELETE', path: /^\/admin\/managers\/\w+$/ },
    state: async (store) => JSON.stringify(await fetchManagers(store)),
    successMessage: /^Layla Haddad removed$/,
    failureMessage: /We couldn’t remove Layla Haddad/,
    readView: readTeam,
    verifiesOutcome: true,
  },
];
