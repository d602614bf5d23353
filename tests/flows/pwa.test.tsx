/** The settings of the installable app: requests, rollbacks, conflicts, and drafts. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { getFile, pngHeader } from '../src/ui/upload/files';
import { heading, json, open, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(
  () =>
    Promise.all([
      import('../../src/App'),
      import('../../src/features/pwa/PwaPage'),
      import('../../src/features/pwa/IconCard'),
    ]),
  60_000,
);

const manifest = {
  name: 'Nordlys Atelier',
  short_name: 'Nordlys',
  theme_color: '#0b5d4e',
  background_color: '#ffffff',
  app_icon: { src: 'https://elsewhere.example/icon.png', type: 'image/png' },
  orientation: 'portrait',
};

/** A fake server that stores the settings it receives. */
function storeSettings(first: object) {
  let now: Record<string, unknown> = { _id: 's1', platform: 'shopify', website: 'https://s1.example', ...first };
  server.respond('GET /admin/settings', () => json({ settings: now }));
  server.respond('PATCH /admin/settings', ({ body }) => {
    now = { ...now, ...Object(body).change };
    return json({ settings: now });
  });
  return {
    changeElsewhere(change: object) {
      now = { ...now, ...change };
    },
  };
}

async function openPage(settings: object = { pwa_manifest: manifest, pwa_manifest_enabled: false }) {
  const stored = storeSettings(settings);
  storeSession();
  const opened = await open('/pwa');
  await heading('Installable app');
  return { ...stored, opened, user: userEvent.setup() };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const getSwitch = () => screen.findByRole('switch', { name: 'Offer the app to customers' });
const sent = () => server.received('PATCH /admin/settings').map(({ body }) => body);

async function put(user: UserEvent, name: string, text: string) {
  await user.clear(await box(name));
  await user.paste(text);
}

describe('the switch', () => {
  it('[PWA-01] is saved at once, without the manifest', async () => {
    const { user } = await openPage();
    await user.click(await getSwitch());
    expect(await screen.findByText('App turned on')).toBeVisible();
    expect(await getSwitch()).toBeChecked();
    expect(sent()).toEqual([{ change: { pwa_manifest_enabled: true } }]);
  });

  it('[PWA-01] is rolled back with a message if it cannot be saved', async () => {
    const { user } = await openPage();
    const pending: (() => void)[] = [];
    server.respond(
      'PATCH /admin/settings',
      () => new Promise((resolve) => pending.push(() => resolve(json({ error: 'No room' }, 500)))),
    );
    await user.click(await getSwitch());
    expect(await getSwitch()).toBeChecked();
    await waitFor(() => expect(pending).toHaveLength(1));
    for (const answer of pending) answer();
    expect(
      await screen.findByText(/We couldn’t turn the app on, so it’s still off\. Try again\. No room/),
    ).toBeVisible();
    expect(await getSwitch()).not.toBeChecked();
  });

  it('warns if the app is on without an icon', async () => {
    await openPage({ pwa_manifest: { ...manifest, app_icon: null }, pwa_manifest_enabled: true });
    expect(await screen.findByText(/browsers can’t offer it without an icon/)).toBeVisible();
  });
});

describe('the manifest', () => {
  it('[PWA-01] is edited as a draft, and published as a whole with unknown keys', async () => {
    const { user } = await openPage();
    await put(user, 'Short name', 'Nordlys Shop & more');
    expect(await screen.findByText('Longer than 12 characters. Devices may show “Nordlys Shop…”.')).toBeVisible();
    await put(user, 'Short name', 'Atelier');
    await put(user, 'Theme color', '1F6FEB');
    await user.tab();
    expect(sent()).toEqual([]);
    await user.click(await button('Publish'));
    expect(await screen.findByText('App settings published')).toBeVisible();
    expect(sent()).toEqual([
      { change: { pwa_manifest: { ...manifest, short_name: 'Atelier', theme_color: '#1f6feb' } } },
    ]);
  });

  it('[PWA-01] is rolled back if it cannot be saved; the draft stays, even after a reload', async () => {
    const { user, opened } = await openPage();
    server.respond('PATCH /admin/settings', () =>
      json({ error: 'No', fields: { 'pwa_manifest.name': 'Too plain' } }, 422),
    );
    await put(user, 'Name', 'Atelier Nord');
    await user.click(await button('Publish'));
    expect(await screen.findByText('Name: Too plain')).toBeVisible();
    expect(await box('Name')).toHaveValue('Atelier Nord');
    act(() => opened.stop());
    document.body.replaceChildren();
    await open('/pwa');
    expect(await box('Name')).toHaveValue('Atelier Nord');
    expect(await screen.findByText(/We restored your/)).toBeVisible();
  });

  it('keeps what somebody else has changed meanwhile', async () => {
    const { user, changeElsewhere } = await openPage();
    await put(user, 'Name', 'Mine');
    changeElsewhere({ pwa_manifest: { ...manifest, background_color: '#000000' } });
    await user.click(await button('Publish'));
    await screen.findByText('App settings published');
    expect(sent()).toEqual([{ change: { pwa_manifest: { ...manifest, name: 'Mine', background_color: '#000000' } } }]);
  });

  it('is not sent with an invalid color, which has the focus', async () => {
    const { user } = await openPage();
    await put(user, 'Background color', 'papayawhip');
    await user.click(await button('Publish'));
    expect(await box('Background color')).toBeInvalid();
    expect(await box('Background color')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('[PWA-01] that is null is explained, and filled in from the store', async () => {
    const { user } = await openPage({ pwa_manifest: null, widgetTheme: { brandPrimaryColor: '#8A3B2F' } });
    expect(await screen.findByText('Your app isn’t set up yet')).toBeVisible();
    await user.click(await button('Fill in from my store'));
    expect(await box('Name')).toHaveValue('Nordlys');
    expect(await box('Theme color')).toHaveValue('#8a3b2f');
    await user.click(await button('Publish'));
    await screen.findByText('App settings published');
    expect(sent()).toEqual([
      {
        change: {
          pwa_manifest: {
            name: 'Nordlys',
            short_name: 'Nordlys',
            theme_color: '#8a3b2f',
            background_color: '#ffffff',
            app_icon: null,
          },
        },
      },
    ]);
  });

  it.each(['nonsense', { name: 7, app_icon: 'x', theme_color: [] }])(
    'of another shape (%j) is shown',
    async (other) => {
      await openPage({ pwa_manifest: other, pwa_manifest_enabled: 'yes' });
      expect(await box('Name')).toBeVisible();
      expect(await getSwitch()).not.toBeChecked();
    },
  );
});

describe('the icon', () => {
  it('[PWA-01] is refused before the upload if it is too small, not square, or of another type', async () => {
    const { user } = await openPage({ pwa_manifest: null });
    const choose = async (name: string, content: number[] | string) => {
      await button(/Drag 'n' drop/);
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (input) await user.upload(input, getFile(name, content));
    };
    expect(await screen.findByText(/^At least 512 × 512 pixels, square\./)).toBeVisible();
    await choose('small.png', pngHeader(256, 256));
    expect(
      await screen.findByText(/The image has 256 × 256 pixels\. Choose one with at least 512 × 512/),
    ).toBeVisible();
    await choose('wide.png', pngHeader(1024, 512));
    expect(await screen.findByText(/The image has 1,024 × 512 pixels\. Crop it to a square/)).toBeVisible();
    await choose('photo.jpg', '<html>');
    expect(await screen.findByText(/damaged or isn’t really JPEG/)).toBeVisible();
    expect(server.received('POST /admin/preSignedUrl')).toEqual([]);
  });

  it('[PWA-01] is cleared by Delete, and published as null', async () => {
    const { user } = await openPage();
    await user.click(await button(/^Delete/));
    await user.click(await button('Publish'));
    await screen.findByText('App settings published');
    expect(sent()).toEqual([{ change: { pwa_manifest: { ...manifest, app_icon: null } } }]);
  });
});
