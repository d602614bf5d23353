/** The settings page: sections, validation, saving, conflicts, search, and the team. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getCurrentPath, heading, json, open, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() => Promise.all([import('../../src/App'), import('../../src/features/settings/SettingsPage')]), 60_000);

const settings = {
  _id: 's1',
  platform: 'shopify',
  website: 'https://s1.example',
  defaultCurrency: 'EUR',
  defaultLocale: 'en',
  supportedLanguages: ['en', 'de', 'xx'],
  shopifyLoyaltyPageHandle: 'rewards',
  pointsLimit: 500,
  savedReplies: [{ _id: 'r1', name: 'Thanks', text: 'Thank you!' }],
};

/** A fake server that stores the settings it receives. */
function storeSettings(first: object = settings) {
  let now: Record<string, unknown> = { ...first };
  server.respond('GET /admin/settings', () => json({ settings: now }));
  const accept = ({ body }: { body: unknown }) => {
    now = { ...now, ...Object(body).change };
    return json({});
  };
  server.respond('PATCH /admin/settings', accept);
  return {
    accept,
    elsewhere(change: object) {
      now = { ...now, ...change };
    },
  };
}

async function openSection(section: string) {
  storeSession();
  const opened = await open(`/settings${section}`);
  await heading('Settings');
  return { opened, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
async function put(user: User, name: string, text: string) {
  await user.clear(await box(name));
  if (text !== '') await user.paste(text);
}
/** The link of a section. */
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Settings sections' })).getByRole('link', { name });
const changes = () => server.received('PATCH /admin/settings').map(({ body }) => Object(body).change);

describe('general settings', () => {
  it('links to the programs whose amounts a saved currency doesn’t convert', async () => {
    storeSettings();
    server.respond('GET /admin/loyalty/programs', () => json({ programs: [{ _id: 'p1', name: 'Circle' }] }));
    const { user } = await openSection('');
    const currency = await screen.findByRole('combobox', { name: /^Default currency/ });
    await user.clear(currency);
    await user.type(currency, 'yen');
    await user.click(await screen.findByRole('option', { name: /^JPY/ }));
    expect(await screen.findByText(/^Amounts aren’t converted: €100 becomes ¥100\./)).toBeVisible();
    await press(user, 'Save');
    expect(await screen.findByText(/^Amounts weren’t converted: €100 is now ¥100\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Circle' })).toHaveAttribute('href', '/loyalty/p1');
    expect(screen.queryByText(/^Amounts aren’t converted/)).toBeNull();
  });

  it('[SET-01] the website, currency, and languages are saved together, and only what changed is sent', async () => {
    storeSettings();
    const { user } = await openSection('');
    expect(getCurrentPath()).toBe('/settings/general');
    await put(user, 'Website', 'https://new.example ');
    const currency = await screen.findByRole('combobox', { name: /^Default currency/ });
    expect(currency).toHaveValue('EUR · Euro');
    await user.clear(currency);
    await user.type(currency, 'dinars');
    expect(await screen.findByRole('option', { name: /^KWD · Kuwaiti Dinar/ })).toBeVisible();
    await user.clear(currency);
    await user.type(currency, 'pts');
    await user.click(await screen.findByRole('option', { name: /^PTS/ }));
    expect(screen.getByText(/Amounts look like this: 1,234\spts and 1,235\spts/)).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Store languages' })).toHaveTextContent(/English.*Deutsch.*xx/);
    expect(screen.queryByRole('button', { name: 'Remove English' })).toBeNull();
    await press(user, 'German: Set as main');
    await press(user, 'Remove English');
    expect(screen.getByText('4 unsaved changes')).toBeVisible();
    await press(user, 'Save');
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(changes()).toEqual([
      {
        website: 'https://new.example',
        defaultCurrency: 'PTS',
        defaultLocale: 'de',
        supportedLanguages: ['de', 'xx'],
      },
    ]);
  });

  it('[SET-01] say what a new main language lacks, and what becomes of the texts of a removed one', async () => {
    storeSettings({ ...settings, supportedLanguages: ['en', 'fr', 'da'] });
    const texts = { en: {}, fr: {}, da: { 'reviews.title': 'Anmeldelser' } };
    for (const [code, dictionary] of Object.entries(texts))
      server.respond(`GET /admin/sites/locale_dictionary/${code}`, () => json({ locale: { code, dictionary } }));
    const { user } = await openSection('/general');
    await press(user, 'French: Set as main');
    expect(
      await screen.findByText(
        /^Customers whose language you don’t support will see French, in which \d+% of the texts/,
      ),
    ).toBeVisible();
    await press(user, 'Remove Danish');
    expect(
      await screen.findByText('Customers will see French instead of Danish. Your 1 text in Danish stays saved.'),
    ).toBeVisible();
    // English has no texts of the store, and all default ones.
    await press(user, 'English: Set as main');
    expect(screen.queryByText(/^Customers whose language/)).toBeNull();
  });

  it('[SET-01] a website can be a bare domain, which is completed with https', async () => {
    storeSettings({ ...settings, website: 'shop-1.example' });
    const { user } = await openSection('/general');
    expect(await box('Website')).toHaveValue('https://shop-1.example');
    await put(user, 'Website', 'shop-2.example');
    await user.tab();
    expect(await box('Website')).toHaveValue('https://shop-2.example');
    await press(user, 'Save');
    await screen.findByText('Settings saved');
    expect(changes()).toEqual([{ website: 'https://shop-2.example' }]);
    await user.click(tab('Loyalty'));
    const link = await screen.findByRole('link', { name: /shop-2\.example/ });
    expect(link).toHaveAttribute('href', 'https://shop-2.example/pages/rewards');
  });

  it('[SET-01] an invalid website is not sent; unknown codes of the server are shown and kept; USD is the fallback', async () => {
    storeSettings({ ...settings, defaultCurrency: 'ZZZ' });
    const { user } = await openSection('/general');
    expect(await screen.findByRole('combobox', { name: /^Default currency/ })).toHaveValue('ZZZ');
    expect(screen.getByText(/ZZZ isn’t in our list/)).toBeVisible();
    await put(user, 'Website', 'javascript:alert(1)');
    await press(user, 'Save');
    expect(await box('Website')).toHaveFocus();
    expect(await box('Website')).toBeInvalid();
    expect(screen.getByText('1 field to fix')).toBeVisible();
    expect(changes()).toEqual([]);
    await press(user, /Default currency/);
    expect(screen.getByText(/amounts are shown in US dollars/)).toBeVisible();
    expect(screen.getByText(/\$1,234 and \$1,234\.56/)).toBeVisible();
    await put(user, 'Website', 'https://ok.example');
    await press(user, 'Save');
    await screen.findByText('Settings saved');
    expect(changes()).toEqual([{ website: 'https://ok.example', defaultCurrency: null }]);
  });

  it('a refused save is rolled back and told with the text kept; fields of the server are shown at their fields', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    storeSettings();
    server.respond('PATCH /admin/settings', () =>
      json({ error: 'Your role may not do this', fields: { website: 'This address is taken' } }, 403),
    );
    const { user } = await openSection('/general');
    await put(user, 'Website', 'https://mine.example');
    await press(user, 'Save');
    expect(await screen.findByText('We couldn’t save your changes')).toBeVisible();
    expect(screen.getByText(/Your role may not do this/)).toBeVisible();
    expect(await box('Website')).toHaveValue('https://mine.example');
    expect(await box('Website')).toHaveAccessibleDescription('This address is taken');
    expect(screen.queryByText('Settings saved')).toBeNull();
    log.mockRestore();
  });

  it('overwrites no change of someone else: both values are shown, and nothing is sent', async () => {
    const stored = storeSettings();
    const { user } = await openSection('/general');
    await put(user, 'Website', 'https://mine.example');
    stored.elsewhere({ website: 'https://theirs.example' });
    await press(user, 'Save');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('https://mine.example');
    expect(alert).toHaveTextContent('https://theirs.example');
    expect(changes()).toEqual([]);
    await press(user, 'Keep mine: Website');
    await press(user, 'Save');
    await screen.findByText('Settings saved');
    expect(changes()).toEqual([{ website: 'https://mine.example' }]);
  });

  it('leaving a section with unsaved changes asks first, and they are back after a reload', async () => {
    storeSettings();
    const { opened, user } = await openSection('/general');
    await put(user, 'Website', 'https://mine.example');
    await user.click(tab('Loyalty'));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await act(async () => opened.stop());
    document.body.replaceChildren();
    await open('/settings/general');
    expect(await screen.findByText('Your unsaved changes were restored')).toBeVisible();
    expect(await box('Website')).toHaveValue('https://mine.example');
  });
});

describe('other sections', () => {
  it('[NEW-07] the store’s limit for deletions and imports is saved, and only whole numbers are', async () => {
    storeSettings();
    const { user } = await openSection('/loyalty');
    await put(user, 'Bulk limit', '0');
    await press(user, 'Save');
    expect(await box('Bulk limit')).toBeInvalid();
    await put(user, 'Bulk limit', '40');
    await press(user, 'Save');
    await waitFor(() => expect(changes()).toEqual([{ recordsLimit: 40 }]));
  });

  it('[SET-01] the loyalty page handle is saved even if the API knows no points limit, which is explained', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { accept } = storeSettings();
    server.respond('PATCH /admin/settings', (request) =>
      'pointsLimit' in Object(Object(request.body).change)
        ? json({ error: 'Not accepted: pointsLimit.', fields: { pointsLimit: 'There is no such field.' } }, 422)
        : accept(request),
    );
    const { user } = await openSection('/loyalty');
    await put(user, 'Loyalty page handle', 'my page/x');
    await put(user, 'Points limit', '1,5');
    await press(user, 'Save');
    expect(screen.getByText('Enter the handle without spaces or slashes')).toBeVisible();
    expect(screen.getByText(/Enter a whole number from 1/)).toBeVisible();
    expect(changes()).toEqual([]);
    await put(user, 'Loyalty page handle', 'my-page');
    await put(user, 'Points limit', '900');
    await press(user, 'Save');
    expect(await screen.findByText(/may not support this setting/)).toBeVisible();
    expect(changes()).toEqual([{ shopifyLoyaltyPageHandle: 'my-page' }, { pointsLimit: 900 }]);
    expect(await box('Points limit')).toHaveValue('900');
    expect(await box('Points limit')).toHaveAccessibleDescription('There is no such field.');
    expect(await screen.findByText('1 unsaved change')).toBeVisible();
    log.mockRestore();
  });

  it('saved replies and the store ID have their sections, none of which only links elsewhere; an unknown section is not found', async () => {
    storeSettings();
    const { user } = await openSection('/questions');
    expect(await screen.findByText('Thank you!')).toBeVisible();
    await press(user, 'Manage saved replies');
    const dialog = await screen.findByRole('dialog', { name: 'Saved replies' });
    expect(within(dialog).getByRole('button', { name: 'Edit “Thanks”' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(tab('Developer'));
    expect(await screen.findByText('s1')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Copy store ID' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Settings sections' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['General', 'Loyalty', 'FAQ', 'Team', 'Developer']);
    await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'email');
    expect(await screen.findByRole('link', { name: 'Email templates' })).toHaveAttribute('href', '/notifications');
    act(() => window.history.pushState(null, '', '/settings/nothing'));
    act(() => window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await screen.findByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  });

  it('each section has its own document title', async () => {
    storeSettings();
    const { user } = await openSection('/team');
    await waitFor(() => expect(document.title).toBe('Settings: Team · Nordlys'));
    await user.click(tab('Developer'));
    await waitFor(() => expect(document.title).toBe('Settings: Developer · Nordlys'));
  });

  it('[SET-01] the search finds a setting by a synonym and leads to its field', async () => {
    storeSettings();
    const { user } = await openSection('/team');
    await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'money');
    const results = await screen.findByRole('list', { name: 'Settings found' });
    expect(within(results).getAllByRole('link')).toHaveLength(1);
    await user.keyboard('{Enter}');
    const currency = await screen.findByRole('combobox', { name: /^Default currency/ });
    await waitFor(() => expect(currency).toHaveFocus());
    expect(getCurrentPath()).toBe('/settings/general?field=currency');
    await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'zzzz');
    expect(screen.getAllByText('No settings found for “zzzz”.')[0]).toBeVisible();
  });
});

describe('the team', () => {
  const manager = (id: string, status: string | null, rest: object = {}) => ({
    _id: id,
    name: `Name ${id}`,
    email: `${id}@shop.example`,
    status,
    lastSeenAt: null,
    ...rest,
  });

  it('[SET-01] managers are listed, invited, invited again, and removed after a confirmation', async () => {
    storeSettings();
    let managers = [manager('mina', 'active'), manager('ivy', 'invited'), manager('old', 'on_leave')];
    server.respond('GET /admin/managers', () => json({ managers }));
    server.respond('POST /admin/managers', ({ body }) => {
      const { email, name } = Object(body);
      if (!managers.some((item) => item.email === email))
        managers = [...managers, manager('new', 'invited', { email, name })];
      return json({});
    });
    server.respond('DELETE /admin/managers/ivy', () => {
      managers = managers.filter(({ _id }) => _id !== 'ivy');
      return json({});
    });
    const { user } = await openSection('/team');
    const list = await screen.findByRole('list', { name: 'Managers' });
    expect(list).toHaveTextContent(/Name mina \(you\).*Active.*Name ivy.*Invited.*Name old.*on_leave/);
    expect(screen.queryByRole('button', { name: /^Remove Name mina/ })).toBeNull();

    await press(user, 'Send invitation');
    expect(await box('Email')).toHaveFocus();
    expect(await box('Email')).toBeInvalid();
    await user.type(await box('Email'), 'IVY@shop.example');
    expect(screen.getByText('This person is already on the list')).toBeVisible();
    await put(user, 'Email', 'new@shop.example');
    await put(user, 'Name', 'Nell');
    await press(user, 'Send invitation');
    expect(await screen.findByText('Invitation sent to new@shop.example')).toBeVisible();
    await waitFor(() => expect(list).toHaveTextContent(/Nell/));
    expect(await box('Email')).toHaveValue('');

    await press(user, 'Resend invitation to Name ivy');
    expect(await screen.findByText('Invitation sent again to ivy@shop.example')).toBeVisible();
    await press(user, 'Remove Name ivy');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Name ivy?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Name ivy removed')).toBeVisible();
    await waitFor(() => expect(list).not.toHaveTextContent(/ivy/));
    expect(server.received('POST /admin/managers').map(({ body }) => body)).toEqual([
      { email: 'new@shop.example', name: 'Nell' },
      { email: 'ivy@shop.example', name: 'Name ivy' },
    ]);
  });

  it('an invitation that arrived twice is reported, also if it can be checked only later, and one of them is withdrawn', async () => {
    storeSettings();
    let managers = [manager('mina', 'active')];
    let isReadable = true;
    server.respond('GET /admin/managers', () => (isReadable ? json({ managers }) : json({ error: 'Not now.' }, 503)));
    server.respond('POST /admin/managers', ({ body }) => {
      const { email, name } = Object(body);
      managers = [
        ...managers,
        manager('new1', 'invited', { email, name }),
        manager('new2', 'invited', { email, name }),
      ];
      isReadable = false;
      return json({});
    });
    server.respond('DELETE /admin/managers/new2', () => {
      managers = managers.filter(({ _id }) => _id !== 'new2');
      return json({});
    });
    const { user } = await openSection('/team');
    await put(user, 'Email', 'new@shop.example');
    await press(user, 'Send invitation');
    const text = /^Invitation to new@shop\.example was added, but we couldn’t confirm that it was added only once\./;
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/^Invitation sent/)).toBeNull();
    isReadable = true;
    await press(user, 'Check again');
    expect(
      await screen.findByText(/^Invitation to new@shop\.example added 2 times, although it was sent once/),
    ).toBeVisible();
    await press(user, 'Keep one, delete the rest');
    expect(await screen.findByText('Invitation to new@shop.example: only one is left.')).toBeVisible();
    expect(managers.map(({ _id }) => _id)).toEqual(['mina', 'new1']);
  });

  it('an invitation that may have been sent again is repeated with the same key, even after a reload', async () => {
    storeSettings();
    server.respond('GET /admin/managers', () => json({ managers: [manager('ivy', 'invited')] }));
    server.respond('POST /admin/managers', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    const keys = () => server.received('POST /admin/managers').map(({ idempotencyKey }) => idempotencyKey);
    const { opened, user } = await openSection('/team');
    await press(user, 'Resend invitation to Name ivy');
    expect(await screen.findByText(/couldn’t confirm that the invitation to Name ivy was sent again/)).toBeVisible();
    await act(async () => opened.stop());
    document.body.replaceChildren();

    server.respond('POST /admin/managers', () => json({}));
    await openSection('/team');
    await press(user, 'Resend invitation to Name ivy');
    expect(await screen.findByText('Invitation sent again to ivy@shop.example')).toBeVisible();
    await press(user, 'Resend invitation to Name ivy');
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[0]).toMatch(/^[\w-]{36}$/);
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('explains that the API has no managers, and asks for them once a session', async () => {
    storeSettings();
    const { user } = await openSection('/team');
    expect(await screen.findByText('Managers can’t be changed here')).toBeVisible();
    await user.click(tab('Developer'));
    await user.click(tab('Team'));
    expect(await screen.findByText('Managers can’t be changed here')).toBeVisible();
    expect(server.received('GET /admin/managers')).toHaveLength(1);
  });

  it('shows why managers can’t be loaded, and loads them again', async () => {
    storeSettings();
    server.respond('GET /admin/managers', () => json({ error: 'Only owners may see this' }, 403));
    const { user } = await openSection('/team');
    expect(await screen.findByText('Only owners may see this')).toBeVisible();
    server.respond('GET /admin/managers', () => json({ managers: [] }));
    await press(user, /^(Try again|Retry)/);
    expect(await screen.findByText(/Invite a manager to work with you/)).toBeVisible();
  });
});
