/** Publishing a look: the colours by their call, the style sheet and the languages by that of the settings. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { faults } from './faults';
import type { Shop } from './shop';
import type { Write } from './write';

/** Faults after which it has looked: it knows that nothing has arrived. */
const told = Object.fromEntries(
  faults.flatMap(({ name, isUncertain, isApplied }) =>
    isUncertain && !isApplied ? [[name, /Not published: the shop looks as it did/] as const] : [],
  ),
);

const settings = async (shop: Shop) => Object((await shop.get('/admin/settings'))['settings']);

const publishes = (write: Pick<Write, 'name' | 'at' | 'prepare' | 'request' | 'state' | 'typed' | 'look'>): Write => ({
  pick: async () => '',
  send: (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Publish' })),
  done: /^Published\. Shoppers see it with the next page that they open\.$/,
  failed: /Not published: the shop looks as it did/,
  looksAgain: true,
  says: told,
  ...write,
});

const colour = '#123456';
const brand = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Brand' });

const languages = () =>
  screen.findByRole('list', { name: 'Languages of the shop' }).then(({ textContent }) => textContent);

export const themeWrites: readonly Write[] = [
  publishes({
    name: 'publish a colour',
    at: () => '/theme-editor',
    prepare: async (user) => {
      // Its code comes last: the page has its focus by then.
      await screen.findByTitle('How shoppers see it');
      await user.clear(await brand());
      await user.click(await brand());
      await user.paste(colour);
      expect(await brand()).toHaveValue(colour);
    },
    request: { method: 'PATCH', path: /^\/admin\/settings\/widgetTheme$/ },
    state: async (shop) => (await settings(shop)).widgetTheme.brandPrimaryColor,
    typed: { text: colour, shown: async () => (await brand()).value, reopen: async () => void (await brand()) },
  }),
  publishes({
    name: 'publish another main language',
    at: () => '/theme-editor/languages',
    prepare: async (user) =>
      user.click(await screen.findByRole('button', { name: 'German: make it the main language' })),
    request: { method: 'PATCH', path: /^\/admin\/settings$/ },
    state: async (shop) => (await settings(shop)).defaultLocale,
    look: languages,
  }),
];
