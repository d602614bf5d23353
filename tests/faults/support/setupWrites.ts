/** Writes that restart and finish the setup. */
import { screen } from '@testing-library/react';
import type { FakeStore } from './fakeStore';
import type { Write } from './write';

/** @param isFinished the value that the write sets */
const createIntroWrite = (
  isFinished: boolean,
  button: RegExp,
  expectations: Pick<Write, 'name' | 'successMessage' | 'failureMessage'>,
): Write => ({
  ...expectations,
  url: () => '/',
  pickId: async (store: FakeStore) => {
    await store.seed('PATCH', '/admin/settings', { change: { marketingIntroCompleted: !isFinished } });
    return '';
  },
  prepare: async (user) => {
    if (isFinished) await user.click(await screen.findByRole('button', { name: 'Skip remaining steps and launch' }));
    else {
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Restart setup wizard' }));
    }
    await screen.findByRole('dialog');
  },
  send: (user) => user.click(screen.getByRole('button', { name: button })),
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: async (store) => Object((await store.get('/admin/settings'))['settings'])['marketingIntroCompleted'],
  readView: async () => (await screen.findByRole('heading', { level: 1 })).textContent,
  verifiesOutcome: true,
});

export const setupWrites: readonly Write[] = [
  createIntroWrite(false, /^Restart wizard/, {
    name: 'restart the setup',
    successMessage: /^Setup wizard restarted$/,
    failureMessage: /couldn’t restart the setup wizard\./,
  }),
  createIntroWrite(true, /^Launch$/, {
    name: 'finish the setup',
    successMessage: /^Setup finished$/,
    failureMessage: /couldn’t finish the setup\./,
  }),
];
