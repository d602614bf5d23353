/** Writes of the installable app: the switch is saved at once, the manifest is published. */
import { screen } from '@testing-library/react';
import type { FakeStore } from './fakeStore';
import { typedIn, type Write } from './write';

const NAME = 'Nordlys Atelier & friends';

const fetchSettings = async (store: FakeStore) => Object((await store.get('/admin/settings'))['settings']);
const findSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Offer the app to customers' });
const findNameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });

const page = {
  url: () => '/pwa',
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  verifiesOutcome: true,
} as const;

export const pwaWrites: readonly Write[] = [
  {
    ...page,
    name: 'turn the installable app off',
    prepare: async () => void (await findSwitch()),
    send: async (user) => user.click(await findSwitch()),
    state: async (store) => (await fetchSettings(store)).pwa_manifest_enabled,
    readView: async () => (await findSwitch()).checked,
    successMessage: /^App turned off$/,
    failureMessage: /We couldn’t turn the app off, so it’s still on\. Try again\./,
  },
  {
    ...page,
    name: 'publish the manifest of the app',
    prepare: async (user) => {
      // The dropzone is loaded last.
      await screen.findByRole('group', { name: 'App icon' });
      await user.clear(await findNameField());
      await user.click(await findNameField());
      await user.paste(NAME);
    },
    send: async (user) => user.click(await screen.findByRole('button', { name: 'Publish' })),
    state: async (store) => (await fetchSettings(store)).pwa_manifest.name,
    successMessage: /^App settings published$/,
    failureMessage: /Your changes weren’t published/,
    typed: typedIn(findNameField, NAME),
  },
];
