/** Opening the setup again, and finishing it. */
import { screen } from '@testing-library/react';
import { toldAfterLooking } from './faults';
import type { Shop } from './shop';
import type { Write } from './write';

/** @param isFinished what it sets */
const setsIntro = (isFinished: boolean, button: RegExp, words: Pick<Write, 'name' | 'done' | 'failed'>): Write => ({
  ...words,
  at: () => '/',
  pick: async (shop: Shop) => {
    await shop.ahead('PATCH', '/admin/settings', { change: { marketingIntroCompleted: !isFinished } });
    return '';
  },
  prepare: async () => void (await screen.findByRole('button', { name: button })),
  send: (user) => user.click(screen.getByRole('button', { name: button })),
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: async (shop) => Object((await shop.get('/admin/settings'))['settings'])['marketingIntroCompleted'],
  look: async () => (await screen.findByRole('heading', { level: 1 })).textContent,
  looksAgain: true,
  says: toldAfterLooking(words.failed),
});

export const setupWrites: readonly Write[] = [
  setsIntro(false, /^Restart setup wizard/, {
    name: 'open the setup again',
    done: /^The setup is open again\.$/,
    failed: /The setup could not be started again\./,
  }),
  setsIntro(true, /^(Finish setup|Skip the rest)/, {
    name: 'finish the setup',
    done: /^The setup is finished\.$/,
    failed: /The setup could not be finished\./,
  }),
];
