/** The theme editor from draft to publishing: requests, rollbacks, and conflicts. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { countDrafts } from '../../src/engine/drafts/unsentWork';
import { getCodeEditor } from '../support/codeEditor';
import { getCurrentPath, heading, json, open, type Server, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(
  () =>
    Promise.all([
      import('../../src/App'),
      import('../../src/features/storefront/theme/ThemePage'),
      import('../../src/features/storefront/theme/CssCard'),
      import('../../src/ui/code/CodeField'),
      import('../../src/ui/code/findInvalidCssLines'),
    ]),
  60_000,
);

const theme = {
  brandPrimaryColor: '#0b5d4e',
  psrStarColor: '#b7791f',
  btnPrimaryBg: '#0b5d4e',
  btnPrimaryColor: '#ffffff',
};
const settings = {
  _id: 's1',
  platform: 'shopify',
  website: 'https://s1.example',
  planName: 'Free',
  defaultLocale: 'en',
  supportedLanguages: ['en', 'de', 'xx'],
  customCss: '',
  widgetTheme: theme,
  setupRequestsPending: false,
};

/** A fake server that stores the settings it receives. */
function storeSettings({ respond }: Server, first: object = settings) {
  let now: Record<string, unknown> = { ...first };
  respond('GET /admin/settings', () => json({ settings: now }));
  respond('PATCH /admin/settings', ({ body }) => {
    now = { ...now, ...Object(body).change };
    return json({ settings: now });
  });
  respond('PATCH /admin/settings/widgetTheme', ({ body }) => {
    const widgetTheme = { ...Object(now['widgetTheme']), ...Object(body).change };
    now = { ...now, widgetTheme };
    return json({ widgetTheme });
  });
  respond('POST /admin/housekeeping/refresh_widget', () => json({}));
  return {
    elsewhere(change: object) {
      now = { ...now, ...change };
    },
  };
}

async function openEditor(tab = '') {
  storeSession();
  const opened = await open(`/theme-editor${tab}`);
  await heading('Theme editor');
  return { opened, user: userEvent.setup() };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function put(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(await box(name));
  await user.paste(text);
}

const themeCalls = () => server.received('PATCH /admin/settings/widgetTheme').map(({ body }) => body);
const settingsCalls = () => server.received('PATCH /admin/settings').map(({ body }) => body);
/** Tokens that read the settings of a store. The menu of stores counts what waits in all of them. */
const openedStores = () => new Set(server.received('GET /admin/settings').map(({ authorization }) => authorization));
const refreshed = () => server.received('POST /admin/housekeeping/refresh_widget').length;

describe('custom CSS', () => {
  it('[THM-01] with syntax errors is published after a question that names their lines', async () => {
    storeSettings(server);
    const { user } = await openEditor('/css');
    const { fill } = await getCodeEditor('CSS');
    const customCss = '.lw-a { color: red }\n</style><script>\n.lw-b { color: blue }';
    fill(customCss);
    await press(user, 'Publish');
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish with invalid CSS?' });
    expect(within(dialog).getByText('Lines with errors: 2')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(settingsCalls()).toEqual([]);

    await press(user, 'Publish');
    await press(user, 'Publish anyway');
    expect(await screen.findByText(/^Published\./)).toBeVisible();
    expect(settingsCalls()).toEqual([{ change: { customCss } }]);
  });

  it('[THM-01] that hides whole pages is published after a question', async () => {
    storeSettings(server);
    const { user } = await openEditor('/css');
    const { fill } = await getCodeEditor('CSS');
    const customCss = '.lw-a { color: red }\n* { display: none !important }';
    fill(customCss);
    await press(user, 'Publish');
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish CSS that hides whole pages?' });
    expect(within(dialog).getByText('Lines that hide pages: 2')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(settingsCalls()).toEqual([]);

    await press(user, 'Publish');
    await press(user, 'Publish anyway');
    expect(await screen.findByText(/^Published\./)).toBeVisible();
    expect(settingsCalls()).toEqual([{ change: { customCss } }]);
  });

  it('[THM-01] with an unknown property, which is no syntax error, is published without a question', async () => {
    storeSettings(server);
    const { user } = await openEditor('/css');
    const { fill } = await getCodeEditor('CSS');
    fill('.lw-a { colr: red }');
    await press(user, 'Publish');
    expect(await screen.findByText(/^Published\./)).toBeVisible();
    expect(settingsCalls()).toEqual([{ change: { customCss: '.lw-a { colr: red }' } }]);
  });

  it('[THM-01] that is published with errors already doesn’t keep other changes from being published', async () => {
    storeSettings(server, { ...settings, customCss: '.lw-a {' });
    const { user } = await openEditor();
    await put(user, 'Brand color', '#1f6feb');
    await press(user, 'Publish');
    await waitFor(() => expect(themeCalls()).toEqual([{ change: { brandPrimaryColor: '#1f6feb' } }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('colors', () => {
  it('[THM-01] [THM-03] are drafts in the tab until published; then only the changes are sent, and the store is refreshed', async () => {
    storeSettings(server);
    const { user } = await openEditor();
    await put(user, 'Brand color', '1F6FEB');
    await user.tab();
    expect(await box('Brand color')).toHaveValue('#1f6feb');
    expect(screen.getByText('1 unpublished change')).toBeVisible();
    expect(themeCalls()).toEqual([]);

    await press(user, 'Publish');
    expect(await screen.findByText(/^Published\./)).toBeVisible();
    expect(themeCalls()).toEqual([{ change: { brandPrimaryColor: '#1f6feb' } }]);
    expect(settingsCalls()).toEqual([]);
    await waitFor(() => expect(refreshed()).toBe(1));
    expect(screen.getByText('All changes published')).toBeVisible();
  });

  it('that are not published are not left behind by a change of the store without a question', async () => {
    storeSettings(server);
    const { user } = await openEditor();
    await put(user, 'Brand color', '#1F6FEB');
    const chooseStore = async (name: string) => {
      await press(user, /Switch store$/);
      // The number of what waits there is added to the name when it is known.
      await user.click(await screen.findByRole('menuitemradio', { name: new RegExp(`^${name}`) }));
    };
    await chooseStore('Nordlys');
    expect(screen.queryByRole('dialog')).toBeNull();
    await chooseStore('Tsuki');
    const dialog = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(await box('Brand color')).toHaveValue('#1f6feb');
    expect(openedStores()).toEqual(new Set(['Bearer token-s1']));
    await chooseStore('Tsuki');
    await press(user, 'Leave page');
    await waitFor(() => expect(openedStores()).toContain('Bearer token-s2'));
  });

  it('that are not published are named by the question of a sign-out, which is the only one', async () => {
    storeSettings(server);
    const { user } = await openEditor();
    await put(user, 'Brand color', '#1F6FEB');
    await waitFor(() => expect(countDrafts()).toBe(1));
    await press(user, /^Account/);
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Sign out and delete this?' })).toBeVisible();
    expect(screen.getByText('1 draft in this tab that you didn’t send, save, or publish')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that fail the contrast check are reported with a passing color, applied by one press and reverted by undo', async () => {
    storeSettings(server);
    const { user } = await openEditor();
    await put(user, 'Star color', '#ffdd00');
    const contrastRegion = screen.getByRole('region', { name: 'Contrast check' });
    const row = within(contrastRegion).getByText('Stars on page').closest('li');
    await waitFor(() => expect(row).toHaveTextContent(/Low contrast/));
    const offer = within(contrastRegion).getByRole('button', { name: /^Fix “Stars on page” with Star color: #/ });
    await user.click(offer);
    expect(row).toHaveTextContent(/Pass/);
    expect(await box('Star color')).not.toHaveValue('#ffdd00');
    await press(user, 'Undo');
    expect(await box('Star color')).toHaveValue('#ffdd00');
    await press(user, 'Redo');
    expect(row).toHaveTextContent(/Pass/);
  });

  it('that are invalid are not sent: the field shows an error and has the focus', async () => {
    storeSettings(server);
    const { user } = await openEditor();
    await put(user, 'Button background', 'red;}body{');
    await press(user, 'Publish');
    expect(await box('Button background')).toHaveFocus();
    expect(await box('Button background')).toBeInvalid();
    expect(screen.getByText(/Enter a hex color/)).toBeVisible();
    expect(themeCalls()).toEqual([]);
  });

  it.each(['#12', 'zzz', ''])('that are left as “%s” are reported before they are published', async (text) => {
    storeSettings(server);
    const { user } = await openEditor();
    await user.clear(await box('Brand color'));
    if (text) await user.paste(text);
    expect(await box('Brand color')).not.toBeInvalid();
    // Still in the field.
    await user.tab();
    expect(await box('Brand color')).not.toBeInvalid();
    await user.click(await box('Star color'));
    expect(await box('Brand color')).toBeInvalid();
    expect(await box('Brand color')).toHaveAccessibleDescription(/Enter a hex color/);
    await put(user, 'Brand color', '123');
    await user.tab();
    expect(await box('Brand color')).not.toBeInvalid();
  });

  it('of the store that are invalid are reported, and stay unchanged', async () => {
    storeSettings(server, {
      ...settings,
      widgetTheme: { ...theme, psrStarColor: 'var(--x)', btnPrimaryColor: undefined },
    });
    const { user } = await openEditor();
    expect(await screen.findByText(/“var\(--x\)” isn’t a valid color/)).toBeVisible();
    expect(screen.getByText('Not set. Widgets use the color shown here.')).toBeVisible();
    await put(user, 'Brand color', '#123456');
    await press(user, 'Publish');
    await screen.findByText(/^Published\./);
    expect(themeCalls()).toEqual([{ change: { brandPrimaryColor: '#123456' } }]);
  });

  it('are chosen as a set', async () => {
    storeSettings(server);
    const { user } = await openEditor();
    await press(user, 'Use Ocean color scheme');
    await press(user, 'Publish');
    await screen.findByText(/^Published\./);
    expect(themeCalls()).toEqual([
      { change: { brandPrimaryColor: '#0b5cad', psrStarColor: '#c2710c', btnPrimaryBg: '#0b5cad' } },
    ]);
  });
});

describe('publishing', () => {
  it('[THM-02] is logged and announced if it fails, and keeps the draft; a failed refresh is only logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    storeSettings(server);
    let refuse: (answer: Response) => void = () => undefined;
    server.respond(
      'PATCH /admin/settings/widgetTheme',
      () =>
        new Promise((resolve) => {
          refuse = resolve;
        }),
    );
    const { user } = await openEditor();
    await put(user, 'Brand color', '#123456');
    await press(user, 'Publish');
    await waitFor(() => expect(themeCalls()).toHaveLength(1));
    await act(async () => refuse(json({ error: 'The palette is locked' }, 409)));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your changes weren’t published');
    expect(alert).toHaveTextContent('The palette is locked');
    expect(await box('Brand color')).toHaveValue('#123456');
    expect(log).toHaveBeenCalledWith('changing the settings failed', expect.objectContaining({ kind: 'conflict' }));
    expect(refreshed()).toBe(0);

    storeSettings(server);
    server.respond('POST /admin/housekeeping/refresh_widget', () => json({ error: 'asleep' }, 500));
    await press(user, 'Publish');
    expect(await screen.findByText(/^Published\./)).toBeVisible();
    await waitFor(() => expect(log).toHaveBeenCalledWith('refreshing the widgets failed', expect.anything()));
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });

  it('says after a failure once to try again, and that the changes are kept', async () => {
    storeSettings(server);
    const { user } = await openEditor();
    await put(user, 'Brand color', '#123456');
    server.respond('PATCH /admin/settings/widgetTheme', () => json({}, 403));
    await press(user, 'Publish');
    const title = await screen.findByText('Your changes weren’t published');
    expect(title.parentElement).toHaveTextContent(
      /^Your changes weren’t published\s*Ask the store owner for access\.\s*Your changes are saved here\.$/,
    );
  });

  it('names what was published if the rest failed, and sends only that again', async () => {
    storeSettings(server);
    const { user } = await openEditor();
    await put(user, 'Brand color', '#123456');
    await user.click(screen.getByRole('link', { name: 'Custom CSS' }));
    const { fill } = await getCodeEditor('CSS');
    await fill('.points { color: red; }');
    server.respond('PATCH /admin/settings/widgetTheme', () => json({}, 500));
    await press(user, 'Publish');
    const title = await screen.findByText('Some of your changes weren’t published');
    expect(title.parentElement).toHaveTextContent('Published: CSS');
    expect(screen.getByText('1 unpublished change')).toBeVisible();
    storeSettings(server, { ...settings, customCss: '.points { color: red; }' });
    await press(user, 'Publish');
    await screen.findByText(/^Published\./);
    expect(settingsCalls()).toEqual([{ change: { customCss: '.points { color: red; }' } }]);
  });

  it('overwrites no concurrent change: both values are shown, and the chosen one is kept', async () => {
    const stored = storeSettings(server);
    const { user } = await openEditor();
    await put(user, 'Brand color', '#123456');
    await put(user, 'Star color', '#a16207');
    stored.elsewhere({ widgetTheme: { ...theme, brandPrimaryColor: '#777777', btnPrimaryBg: '#444444' } });
    await press(user, 'Publish');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Brand color');
    expect(alert).toHaveTextContent('#123456');
    expect(alert).toHaveTextContent('#777777');
    expect(themeCalls()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    // Fields without local edits follow the server.
    expect(await box('Button background')).toHaveValue('#444444');

    await press(user, 'Use theirs: Brand color');
    expect(await box('Brand color')).toHaveValue('#777777');
    await press(user, 'Publish');
    await screen.findByText(/^Published\./);
    expect(themeCalls()).toEqual([{ change: { psrStarColor: '#a16207' } }]);
  });

  it('unpublished changes are restored after a reload, and leaving the page asks for confirmation', async () => {
    storeSettings(server);
    const { opened, user } = await openEditor();
    await put(user, 'Brand color', '#123456');
    await user.click(screen.getByRole('link', { name: 'Languages' }));
    expect(await screen.findByRole('heading', { name: 'Languages', level: 2 })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(getCurrentPath()).toBe('/theme-editor/languages');
    await act(async () => opened.stop());
    document.body.replaceChildren();
    await open('/theme-editor');
    expect(await screen.findByText(/We restored your/)).toBeVisible();
    expect(await box('Brand color')).toHaveValue('#123456');
    await press(user, 'Discard');
    expect(await box('Brand color')).toHaveValue('#0b5d4e');
  });
});

it('a change of the tab keeps the edit and its undo steps, and does not call it restored', async () => {
  storeSettings(server);
  const { user } = await openEditor();
  await put(user, 'Brand color', '#123456');
  const tabs = within(screen.getByRole('navigation', { name: 'Theme sections' }));
  await user.click(tabs.getByRole('link', { name: 'Languages' }));
  expect(await screen.findByRole('heading', { name: 'Languages', level: 2 })).toBeVisible();
  await user.click(tabs.getByRole('link', { name: 'Colors' }));
  expect(await box('Brand color')).toHaveValue('#123456');
  expect(screen.queryByText(/We restored/)).toBeNull();
  await press(user, 'Undo');
  expect(await box('Brand color')).toHaveValue('#0b5d4e');
});

describe('languages', () => {
  it('[THM-01] are added, removed and made the main one; an unknown code is kept', async () => {
    storeSettings(server);
    const { user } = await openEditor('/languages');
    const list = await screen.findByRole('list', { name: 'Store languages' });
    expect(list).toHaveTextContent(/English.*Deutsch.*xx/);
    expect(list).toHaveTextContent(/Not supported by widgets/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add language' }), 'ar');
    await press(user, 'Add');
    expect(list).toHaveTextContent(/العربية/);
    await press(user, 'Arabic: Set as main');
    await press(user, 'Remove English');
    await press(user, 'Publish');
    await screen.findByText(/^Published\./);
    expect(settingsCalls()).toEqual([{ change: { defaultLocale: 'ar', supportedLanguages: ['de', 'xx', 'ar'] } }]);
    expect(themeCalls()).toEqual([]);
  });
});

describe('widgets and installing', () => {
  it('[THM-01] each widget is listed with its state and a link to its editor; other widgets have a page of their own', async () => {
    storeSettings(server);
    server.respond('GET /admin/widgets', () =>
      json({
        widgets: [
          { _id: 'w1', type: 'ReviewAndFAQ', data: {}, isEnabled: true },
          { _id: 'w2', type: 'LoyaltyCouponPopup', data: {}, isEnabled: false },
          { _id: 'w3', type: 'SnowFall', data: { flakes: 9 }, isEnabled: true },
          // Customers see no widget of these.
          { _id: 'w4', type: 'ReviewAndFAQ', data: {}, isEnabled: true },
          { _id: 'w5', type: 'BasicTheme', data: {}, isEnabled: true },
          { _id: 'w6', type: 'automation', data: {}, isEnabled: true },
        ],
      }),
    );
    const { user } = await openEditor('/widgets');
    const link = await screen.findByRole('link', { name: 'Edit “Reviews and questions”' });
    expect(link).toHaveAttribute('href', '/widget-editor/ReviewAndFAQ');
    const row = (name: string) => screen.getByText(name).closest('li');
    const toggle = (name: string) => screen.getByRole('switch', { name: `Show “${name}” in your store` });
    expect(toggle('Reviews and questions')).toBeChecked();
    expect(toggle('Coupon popup')).not.toBeChecked();
    expect(toggle('Points notification')).not.toBeChecked();
    expect(row('Points notification')).toHaveTextContent(/Not set up/);
    expect(screen.getByText(/Your store has 1\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all widgets' })).toHaveAttribute('href', '/other-widgets');
    await user.click(screen.getByRole('link', { name: 'Installation' }));
    expect(await screen.findByText('2 widgets are on.')).toBeVisible();
  });

  it('[THM-01] lists what to check, has lines to copy for the platform, and refreshes the store with a result', async () => {
    storeSettings(server, {
      ...settings,
      website: null,
      shopifyLoyaltyPageHandle: null,
      customCss: '.lw-title { display: none }',
    });
    const { user } = await openEditor('/install');
    expect(await screen.findByText('No widgets are on. Turn one on.')).toBeVisible();
    expect(screen.getByText(/Your store address is missing/)).toBeVisible();
    expect(screen.getByText('Your custom CSS hides parts of widgets.')).toBeVisible();
    const noHandle = screen.getByText('No loyalty page is set.').closest('li');
    expect(noHandle?.querySelector('a')).toHaveAttribute('href', '/settings/loyalty?field=loyaltyPage');
    expect(screen.getByText(/data-lw-widget="ReviewAndFAQ".*\{\{ product\.id \}\}/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'woocommerce');
    expect(screen.getByText('File: woocommerce/single-product-reviews.php')).toBeVisible();

    server.respond('POST /admin/housekeeping/refresh_widget', () => json({ error: 'The shop sleeps' }, 500));
    await press(user, 'Refresh widgets');
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t be refreshed.*The shop sleeps/);
    storeSettings(server);
    await press(user, 'Refresh widgets');
    expect(await screen.findByText(/^Widgets refreshed \(/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
