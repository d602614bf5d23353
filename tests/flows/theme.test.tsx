/** The theme editor from the draft to the shop: what is sent, what is taken back, and what nobody overwrites. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { freshServer, heading, here, json, open, type Server, signedInBefore } from './consoleFlow';

const server = freshServer();

// The first use of a page compiles it, which is no part of any test.
beforeAll(() => Promise.all([import('../../src/App'), import('../../src/pages/storefront/theme/ThemePage')]), 60_000);

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

/** A shop that keeps what it is sent. */
function keep({ answer }: Server, first: object = settings) {
  let now: Record<string, unknown> = { ...first };
  answer('GET /admin/settings', () => json({ settings: now }));
  answer('PATCH /admin/settings', ({ body }) => {
    now = { ...now, ...Object(body).change };
    return json({ settings: now });
  });
  answer('PATCH /admin/settings/widgetTheme', ({ body }) => {
    const widgetTheme = { ...Object(now['widgetTheme']), ...Object(body).change };
    now = { ...now, widgetTheme };
    return json({ widgetTheme });
  });
  answer('POST /admin/housekeeping/refresh_widget', () => json({}));
  return {
    elsewhere(change: object) {
      now = { ...now, ...change };
    },
  };
}

async function openEditor(tab = '') {
  signedInBefore();
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
const refreshed = () => server.received('POST /admin/housekeeping/refresh_widget').length;

describe('colours', () => {
  it('[THM-01] [THM-03] are kept in the tab until they are published, then only what changed is sent, and the shop is refreshed', async () => {
    keep(server);
    const { user } = await openEditor();
    await put(user, 'Brand', '1F6FEB');
    await user.tab();
    expect(await box('Brand')).toHaveValue('#1f6feb');
    expect(screen.getByText('1 change is not published')).toBeVisible();
    expect(themeCalls()).toEqual([]);

    await press(user, 'Publish');
    expect(await screen.findByText(/^Published\./)).toBeVisible();
    expect(themeCalls()).toEqual([{ change: { brandPrimaryColor: '#1f6feb' } }]);
    expect(settingsCalls()).toEqual([]);
    await waitFor(() => expect(refreshed()).toBe(1));
    expect(screen.getByText('Everything is published')).toBeVisible();
  });

  it('that fail the contrast are told, with a colour that passes as one press, which an undo takes back', async () => {
    keep(server);
    const { user } = await openEditor();
    await put(user, 'Stars', '#ffdd00');
    const told = screen.getByRole('region', { name: 'Can it be read?' });
    const row = within(told).getByText('Stars on the page').closest('li');
    await waitFor(() => expect(row).toHaveTextContent(/Too low/));
    const offer = within(told).getByRole('button', { name: /^Mend “Stars on the page” with Stars: #/ });
    await user.click(offer);
    expect(row).toHaveTextContent(/Fine/);
    expect(await box('Stars')).not.toHaveValue('#ffdd00');
    await press(user, 'Undo');
    expect(await box('Stars')).toHaveValue('#ffdd00');
    await press(user, 'Redo');
    expect(row).toHaveTextContent(/Fine/);
  });

  it('that are none are not sent: the field says so and has the focus', async () => {
    keep(server);
    const { user } = await openEditor();
    await put(user, 'Button', 'red;}body{');
    await press(user, 'Publish');
    expect(await box('Button')).toHaveFocus();
    expect(await box('Button')).toBeInvalid();
    expect(screen.getByText(/Write a colour as # and six digits/)).toBeVisible();
    expect(themeCalls()).toEqual([]);
  });

  it('of the shop that are none are named, and left alone', async () => {
    keep(server, { ...settings, widgetTheme: { ...theme, psrStarColor: 'var(--x)', btnPrimaryColor: undefined } });
    const { user } = await openEditor();
    expect(await screen.findByText(/“var\(--x\)” here, which is no colour/)).toBeVisible();
    expect(screen.getByText('Not set: widgets are drawn as shown.')).toBeVisible();
    await put(user, 'Brand', '#123456');
    await press(user, 'Publish');
    await screen.findByText(/^Published\./);
    expect(themeCalls()).toEqual([{ change: { brandPrimaryColor: '#123456' } }]);
  });

  it('are chosen as a set', async () => {
    keep(server);
    const { user } = await openEditor();
    await press(user, 'Use the colours “Ocean”');
    await press(user, 'Publish');
    await screen.findByText(/^Published\./);
    expect(themeCalls()).toEqual([
      { change: { brandPrimaryColor: '#0b5cad', psrStarColor: '#c2710c', btnPrimaryBg: '#0b5cad' } },
    ]);
  });
});

describe('publishing', () => {
  it('[THM-02] applies at once, and is taken back, logged and told where it fails; a failed refresh is logged alone', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    keep(server);
    let refuse: (answer: Response) => void = () => undefined;
    server.answer(
      'PATCH /admin/settings/widgetTheme',
      () =>
        new Promise((resolve) => {
          refuse = resolve;
        }),
    );
    const { user } = await openEditor();
    await put(user, 'Brand', '#123456');
    await press(user, 'Publish');
    await waitFor(() => expect(themeCalls()).toHaveLength(1));
    await act(async () => refuse(json({ error: 'The palette is locked' }, 409)));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not published: the shop looks as it did');
    expect(alert).toHaveTextContent('The palette is locked');
    expect(await box('Brand')).toHaveValue('#123456');
    expect(log).toHaveBeenCalledWith('changing the settings failed', expect.objectContaining({ kind: 'conflict' }));
    expect(refreshed()).toBe(0);

    keep(server);
    server.answer('POST /admin/housekeeping/refresh_widget', () => json({ error: 'asleep' }, 500));
    await press(user, 'Publish');
    expect(await screen.findByText(/^Published\./)).toBeVisible();
    await waitFor(() => expect(log).toHaveBeenCalledWith('refreshing the widgets failed', expect.anything()));
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });

  it('overwrites nobody’s change: both values are shown, and what is chosen stands', async () => {
    const shop = keep(server);
    const { user } = await openEditor();
    await put(user, 'Brand', '#123456');
    await put(user, 'Stars', '#a16207');
    shop.elsewhere({ widgetTheme: { ...theme, brandPrimaryColor: '#777777', btnPrimaryBg: '#444444' } });
    await press(user, 'Publish');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Brand');
    expect(alert).toHaveTextContent('#123456');
    expect(alert).toHaveTextContent('#777777');
    expect(themeCalls()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    // What was not touched here follows.
    expect(await box('Button')).toHaveValue('#444444');

    await press(user, 'Take theirs: Brand');
    expect(await box('Brand')).toHaveValue('#777777');
    await press(user, 'Publish');
    await screen.findByText(/^Published\./);
    expect(themeCalls()).toEqual([{ change: { psrStarColor: '#a16207' } }]);
  });

  it('what is not published is here again after a reload, and asks before it is left', async () => {
    keep(server);
    const { opened, user } = await openEditor();
    await put(user, 'Brand', '#123456');
    await user.click(screen.getByRole('link', { name: 'Languages' }));
    expect(await screen.findByRole('heading', { name: 'Languages', level: 2 })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(here()).toBe('/theme-editor/languages');
    await act(async () => opened.stop());
    document.body.replaceChildren();
    await open('/theme-editor');
    expect(await screen.findByText(/Your changes from before are here again/)).toBeVisible();
    expect(await box('Brand')).toHaveValue('#123456');
    await press(user, 'Discard');
    expect(await box('Brand')).toHaveValue('#0b5d4e');
  });
});

describe('languages', () => {
  it('[THM-01] are added, taken away and made the main one; a code that nobody knows stays', async () => {
    keep(server);
    const { user } = await openEditor('/languages');
    const list = await screen.findByRole('list', { name: 'Languages of the shop' });
    expect(list).toHaveTextContent(/English.*Deutsch.*xx/);
    expect(list).toHaveTextContent(/not among the languages/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a language' }), 'ar');
    await press(user, 'Add');
    expect(list).toHaveTextContent(/العربية/);
    await press(user, 'Arabic: make it the main language');
    await press(user, 'English: take it away');
    await press(user, 'Publish');
    await screen.findByText(/^Published\./);
    expect(settingsCalls()).toEqual([{ change: { defaultLocale: 'ar', supportedLanguages: ['de', 'xx', 'ar'] } }]);
    expect(themeCalls()).toEqual([]);
  });
});

describe('widgets and installing', () => {
  it('[THM-01] each widget is told with its state and led to; one of an unknown type is shown as such', async () => {
    keep(server);
    server.answer('GET /admin/widgets', () =>
      json({
        widgets: [
          { _id: 'w1', type: 'ReviewAndFAQ', data: {}, isEnabled: true },
          { _id: 'w2', type: 'LoyaltyCouponPopup', data: {}, isEnabled: false },
          { _id: 'w3', type: 'SnowFall', data: { flakes: 9 }, isEnabled: true },
        ],
      }),
    );
    await openEditor('/widgets');
    const link = await screen.findByRole('link', { name: 'Edit “Reviews and questions”' });
    expect(link).toHaveAttribute('href', '/widget-editor/ReviewAndFAQ');
    const row = (name: string) => screen.getByText(name).closest('li');
    const toggle = (name: string) => screen.getByRole('switch', { name: `“${name}” is on in the shop` });
    expect(toggle('Reviews and questions')).toBeChecked();
    expect(toggle('Coupon pop-up')).not.toBeChecked();
    expect(toggle('Notifier')).not.toBeChecked();
    expect(row('Notifier')).toHaveTextContent(/Not set up/);
    expect(row('SnowFall')).toHaveTextContent(/On/);
  });

  it('[THM-01] says what to look at, has lines to copy for the platform, and refreshes the shop with its result', async () => {
    keep(server, { ...settings, website: null, customCss: '.lw-title { display: none }' });
    const { user } = await openEditor('/install');
    expect(await screen.findByText('No widget is on: switch one on.')).toBeVisible();
    expect(screen.getByText(/The shop’s address is not known/)).toBeVisible();
    expect(screen.getByText('Your custom CSS hides parts of widgets.')).toBeVisible();
    expect(screen.getByText(/data-lw-widget="ReviewAndFAQ".*\{\{ product\.id \}\}/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'woocommerce');
    expect(screen.getByText('Where: woocommerce/single-product-reviews.php')).toBeVisible();

    server.answer('POST /admin/housekeeping/refresh_widget', () => json({ error: 'The shop sleeps' }, 500));
    await press(user, 'Refresh the widgets');
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be told.*The shop sleeps/);
    keep(server);
    await press(user, 'Refresh the widgets');
    expect(await screen.findByText(/^Your shop was told at/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
