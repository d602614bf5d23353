/** Writes of the theme editor: colors are saved to widgetTheme, the CSS and the languages to the settings. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { FakeStore } from './fakeStore';
import { typedIn, type Write } from './write';

const fetchSettings = async (store: FakeStore) => Object((await store.get('/admin/settings'))['settings']);

const createThemeWrite = (
  write: Pick<Write, 'name' | 'url' | 'prepare' | 'request' | 'state' | 'typed' | 'readView'>,
): Write => ({
  send: (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Publish' })),
  successMessage: /^Published\. Customers will see your changes the next time they load a page\.$/,
  failureMessage: /Your changes weren’t published/,
  verifiesOutcome: true,
  ...write,
});

const COLOR = '#123456';
const findBrandField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Brand color' });

const readLanguages = () =>
  screen.findByRole('list', { name: 'Store languages' }).then(({ textContent }) => textContent);

export const themeWrites: readonly Write[] = [
  createThemeWrite({
    name: 'publish a color',
    url: () => '/theme-editor',
    prepare: async (user) => {
      // The preview is loaded last. Focus changes of the page are done by then.
      await screen.findByTitle('Customer view');
      await user.clear(await findBrandField());
      await user.click(await findBrandField());
      await user.paste(COLOR);
      expect(await findBrandField()).toHaveValue(COLOR);
    },
    request: { method: 'PATCH', path: /^\/admin\/settings\/widgetTheme$/ },
    state: async (store) => (await fetchSettings(store)).widgetTheme.brandPrimaryColor,
    typed: typedIn(findBrandField, COLOR),
  }),
  createThemeWrite({
    name: 'publish another main language',
    url: () => '/theme-editor/languages',
    prepare: async (user) => user.click(await screen.findByRole('button', { name: 'German: Set as main' })),
    request: { method: 'PATCH', path: /^\/admin\/settings$/ },
    state: async (store) => (await fetchSettings(store)).defaultLocale,
    readView: readLanguages,
  }),
];
