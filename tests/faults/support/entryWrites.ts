/** Writes of the pages without a session. They carry no token, so that a 401 opens no sign-in dialog. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeStore } from './fakeStore';
import type { Write } from './write';

const path = '/auth/setup_manager_account';
const emailToken = 'demo-invite';

/** Whether the invitation is open: the backend refuses to show one that was answered. */
const isOpen = (store: FakeStore) =>
  store.get(`${path}?emailToken=${emailToken}`).then(
    () => true,
    () => false,
  );

/** Puts the token where the boot script puts that of an invitation link. */
const openLink = async () => {
  sessionStorage.setItem('consoleVisit.invitation', emailToken);
  return '';
};

const acceptFailure = /We couldn’t accept the invitation\.|We couldn’t confirm that your acceptance was saved\./;
const declineFailure = /We couldn’t decline the invitation\./;

const nameBox = () => screen.findByLabelText(/^Your name/);

export const entryWrites: readonly Write[] = [
  {
    name: 'accept an invitation',
    url: () => '/auth/invitation',
    pickId: openLink,
    async prepare(user: UserEvent) {
      await user.type(await nameBox(), 'Ines Holm');
      await user.type(screen.getByLabelText(/^Password/), 'long enough');
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Accept invitation' })),
    request: { method: 'POST', path: /^\/auth\/setup_manager_account$/ },
    state: isOpen,
    opensNoSignIn: true,
    successMessage: /^Invitation accepted$/,
    failureMessage: acceptFailure,
    notAppliedMessage: /still open\. Try again/,
  },
  {
    name: 'decline an invitation',
    url: () => '/auth/invitation',
    pickId: openLink,
    prepare: async () => void (await screen.findByRole('button', { name: 'Decline' })),
    send: (user) => user.click(screen.getByRole('button', { name: 'Decline' })),
    request: { method: 'POST', path: /^\/auth\/setup_manager_account$/ },
    state: isOpen,
    opensNoSignIn: true,
    successMessage: /^Your manager invitation is now declined\.\.\.$/,
    failureMessage: declineFailure,
    notAppliedMessage: /still open\. Try again/,
    verifiesOutcome: true,
  },
  {
    name: 'connect a private app',
    url: () => '/auth/private-app',
    async prepare(user: UserEvent) {
      const shop = await screen.findByRole('textbox', { name: /Store web address/ });
      await user.clear(shop);
      await user.type(shop, 'nordlys.example');
      await user.type(screen.getByLabelText(/^Access token/), 'demo-app-token');
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Connect store' })),
    request: { method: 'POST', path: /^\/shops\/shopify\/private-app-install$/ },
    state: null,
    opensNoSignIn: true,
    successMessage: /^Store connected$/,
    failureMessage: /We couldn’t connect the store\./,
    typed: {
      readValue: () => screen.getByRole<HTMLInputElement>('textbox', { name: /Store web address/ }).value,
      text: 'nordlys.example',
      reopen: async () => void (await screen.findByRole('textbox', { name: /Store web address/ })),
    },
  },
];
