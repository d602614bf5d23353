import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { currencyFractionDigits } from '../../../../i18n/currencyFractionDigits';
import { i18nProvider } from '../../../../i18n/i18n';
import ConciergePage from '../../../../src/features/wizard/ConciergePage';
import WizardPage from '../../../../src/features/wizard/checklist/WizardPage';
import { LoyaltyCodePage, ReviewsCodePage } from '../../../../src/features/wizard/code/codePages';
import ProgramPage from '../../../../src/features/wizard/program/ProgramPage';
import { computePresetProgram } from '../../../../src/features/wizard/program/presetProgram';
import { SetupNotice } from '../../../../src/features/wizard/SetupNotice';
import StorePage from '../../../../src/features/wizard/store/StorePage';
import { renderInSite } from '../../../support/renderInSite';

const settings = {
  _id: 's1',
  platform: 'shopify',
  website: 'https://old.example',
  defaultCurrency: 'XAU',
  defaultLocale: 'en',
  supportedLanguages: ['en', 'tlh'],
};
const inPage = (page: React.ReactNode) => <div data-testid="page">{page}</div>;

describe('the store basics', () => {
  it('[WIZ-01] are saved as one change, with unknown codes kept', async () => {
    const { user, writes } = await renderInSite(inPage(<StorePage />), {
      respond: ({ method, path }) => (method === 'GET' && path === '/admin/settings' ? { settings } : undefined),
    });
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('XAU');
    expect(screen.getByRole('checkbox', { name: 'tlh' })).toBeChecked();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'JPY');
    await user.click(screen.getByRole('checkbox', { name: /^Français/ }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() =>
      expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
        ['PATCH', '/admin/settings', { change: { defaultCurrency: 'JPY', supportedLanguages: ['en', 'fr', 'tlh'] } }],
      ]),
    );
  });

  it('say before another currency is saved that amounts of programs keep their numbers', async () => {
    const { user } = await renderInSite(inPage(<StorePage />), {
      respond({ method, path }) {
        if (method !== 'GET') return undefined;
        if (path === '/admin/loyalty/programs') return { programs: [{ _id: 'p1', name: 'Circle' }] };
        return path === '/admin/settings' ? { settings: { ...settings, defaultCurrency: 'JPY' } } : undefined;
      },
    });
    const currency = await screen.findByRole('combobox', { name: 'Currency' });
    const note = /^Amounts aren’t converted/;
    expect(screen.queryByText(note)).toBeNull();
    await user.selectOptions(currency, 'KWD');
    expect((await screen.findByText(note)).textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Amounts aren’t converted: ¥100 becomes KWD 100. After you save, check the tasks and rewards of Circle.',
    );
    await user.selectOptions(currency, 'JPY');
    expect(screen.queryByText(note)).toBeNull();
  });

  it('name the currencies in the language of the console', async () => {
    await i18nProvider.changeLocale('fr');
    onTestFinished(() => i18nProvider.changeLocale('en'));
    await renderInSite(inPage(<StorePage />));
    expect(await screen.findByRole('option', { name: 'JPY · yen japonais' })).toBeInTheDocument();
  });

  it('offer the next step while there is nothing to save', async () => {
    const { user } = await renderInSite(inPage(<StorePage />));
    const links = within(await screen.findByRole('navigation', { name: 'Set up your store' }));
    const next = /^Next: /;
    expect(links.getByRole('link', { name: next })).toBeVisible();
    const website = screen.getByRole('textbox', { name: 'Website' });
    await user.type(website, 'x');
    expect(links.queryByRole('link', { name: next })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save and continue' })).toBeVisible();
    await user.type(website, '{Backspace}');
    expect(links.getByRole('link', { name: next })).toBeVisible();
  });

  it('refuse a website that is no web address', async () => {
    const { user, writes } = await renderInSite(inPage(<StorePage />));
    const website = screen.getByRole('textbox', { name: 'Website' });
    await user.type(website, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText(/^Enter a web address/)).toBeVisible();
    expect(website).toHaveFocus();
    expect(writes()).toEqual([]);
  });

  it.each([
    { currency: 'JPY', change: { defaultCurrency: 'JPY' } },
    { currency: '', change: {} },
  ])('[WIZ-01] complete a domain, are saved and continue with currency "$currency"', async (basics) => {
    const { user, writes } = await renderInSite(inPage(<StorePage />), {
      routes: [{ path: '/wizard/program', element: 'The next step' }],
    });
    const website = screen.getByRole('textbox', { name: 'Website' });
    await user.clear(website);
    await user.type(website, ' shop.example/en');
    await user.tab();
    expect(website).toHaveValue('https://shop.example/en');
    const currency = screen.getByRole('combobox', { name: 'Currency' });
    expect(currency).toHaveAccessibleDescription(/amounts in the next steps are in US dollars/);
    await user.selectOptions(currency, basics.currency);
    if (basics.currency !== '') expect(currency).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('The next step')).toBeVisible();
    expect(writes().map(({ body }) => body)).toEqual([
      { change: { website: 'https://shop.example/en', ...basics.change } },
    ]);
  });
});

describe('the preset programs', () => {
  it.each([
    // Currency, average order, shipping: one point for, points of an order, worth of 100 points, price of free shipping.
    { currency: 'USD', order: 60, shipping: 6, unit: 1, points: 1, worth: 5, price: 120 },
    { currency: 'DKK', order: 600, shipping: 49, unit: 10, points: 1, worth: 50, price: 100 },
    { currency: 'JPY', order: 8000, shipping: 600, unit: 100, points: 1, worth: 500, price: 120 },
    { currency: 'KWD', order: 12.5, shipping: 1.25, unit: 1, points: 10, worth: 0.5, price: 250 },
  ])('return the same share in $currency', ({ currency, order, shipping, unit, points, worth, price }) => {
    const basis = { averageOrderValue: order, shippingCost: shipping, returnPercent: 5 };
    const digits = currencyFractionDigits(currency);
    const preset = computePresetProgram('loyalty', { ...basis, digits });
    expect(preset.pointValue * 100).toBeCloseTo(worth, 6);
    expect(preset.tasks[1]).toMatchObject({ type: 'place_an_order', points, config: { amount: unit } });
    expect(preset.rewards[1]).toMatchObject({ type: 'free_shipping', pointsCost: price });
    const discount = preset.rewards[0];
    expect(Object(discount?.config).value).toBe(Number((((discount?.pointsCost ?? 0) / 100) * worth).toFixed(digits)));
    // The points of an order are worth 5 % of it.
    expect(preset.pointsPerOrder * preset.pointValue).toBeCloseTo(order * 0.05, 6);
    expect([...preset.tasks, ...preset.rewards].map(({ isEnabled }) => isEnabled)).toEqual(Array(6).fill(false));
  });

  it('[WIZ-01] are created and filled; a failed filling is repeated for the same program', async () => {
    let fails = true;
    const { user, writes } = await renderInSite(inPage(<ProgramPage />), {
      respond({ method, path, body }) {
        if (path !== '/admin/loyalty/programs' && !path.endsWith('/p1')) return undefined;
        if (method === 'GET') return { programs: [] };
        if (method === 'POST') return { program: { _id: 'p1', name: 'Mine' } };
        const response = fails ? new Response('{}', { status: 422 }) : { program: { _id: 'p1', ...Object(body) } };
        fails = false;
        return response;
      },
    });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Mine');
    await user.click(screen.getByRole('radio', { name: 'Answer questions about products' }));
    await user.click(screen.getByRole('button', { name: 'Create program' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the average order value');
    await user.type(screen.getByRole('textbox', { name: 'Average order value (USD)' }), '60');
    await user.click(screen.getByRole('button', { name: 'Create program' }));
    expect(await screen.findByText(/^“Mine” was created, but its content wasn’t copied/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create program' }));
    expect(await screen.findByText('“Mine” created')).toBeVisible();
    expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /admin/loyalty/programs',
      'PATCH /admin/loyalty/programs/p1',
      'PATCH /admin/loyalty/programs/p1',
    ]);
    const filled = Object(writes().at(-1)?.body);
    expect(filled.tasks).toMatchObject([{ type: 'post_a_faq', isEnabled: false }, { type: 'place_an_order' }]);
    expect(filled.rewards).toMatchObject([{ type: 'percentage' }, { type: 'free_shipping' }]);
  });

  it('[WIZ-01] have titles in the main language of the store, and say so if it isn’t that of the console', async () => {
    const { user, writes } = await renderInSite(inPage(<ProgramPage />), {
      respond({ method, path, body }) {
        if (path === '/admin/settings')
          return { settings: { ...settings, defaultLocale: 'fr', defaultCurrency: 'EUR' } };
        if (path !== '/admin/loyalty/programs' && !path.endsWith('/p1')) return undefined;
        if (method === 'GET') return { programs: [] };
        return { program: { _id: 'p1', ...Object(body) } };
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Average order value (EUR)' }), '60');
    expect(screen.getByText(/^Customers see the names of tasks and rewards in French/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create program' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    const { tasks, rewards } = Object(writes()[1]?.body);
    const titles = [...tasks, ...rewards].map((part: object) => Object(part).title);
    expect(titles).toEqual([
      'S’inscrire',
      'Passer une commande',
      'Parrainer un ami',
      'Fêter son anniversaire',
      'Remise d’un montant fixe',
      'Livraison offerte',
    ]);
  });

  it('say after how many orders a reward can be had, with the points for signing up', async () => {
    const { user } = await renderInSite(inPage(<ProgramPage />), {
      at: '/?new',
      respond({ path }) {
        return path === '/admin/loyalty/programs' ? { programs: [{ _id: 'p1', name: 'Circle' }] } : undefined;
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Average order value (USD)' }), '125');
    const shipping = screen.getByRole('textbox', { name: 'Shipping cost per order (USD)' });
    await user.clear(shipping);
    await user.type(shipping, '3');
    const rewards = () =>
      within(screen.getByRole('region', { name: 'What’s included' }))
        .getAllByText(/After/)
        .map(({ parentElement }) => parentElement?.textContent);
    expect(rewards()).toEqual([
      // 60 points for signing up, and 3 times 125.
      '$20 off an order for 400 points. After signing up and about 3 orders.',
      'Free shipping for 60 points. After signing up.',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Collect product reviews' }));
    expect(rewards()[1]).toBe('Free shipping for 60 points. After about 1 order.');
  });

  it.each(['', '0'])('[WIZ-01] are neither shown nor created with an average order value of "%s"', async (value) => {
    const { user, writes } = await renderInSite(inPage(<ProgramPage />), {
      respond: ({ path }) => (path === '/admin/loyalty/programs' ? { programs: [] } : undefined),
    });
    const content = within(await screen.findByRole('region', { name: 'What’s included' }));
    expect(await content.findByText('Enter the average order value to see the program.')).toBeVisible();
    expect(content.queryByRole('list')).toBeNull();
    const orderValue = screen.getByRole('textbox', { name: 'Average order value (USD)' });
    if (value) await user.type(orderValue, value);
    await user.click(screen.getByRole('button', { name: 'Create program' }));
    expect(await content.findByRole('alert')).toHaveTextContent('Enter the average order value to see the program.');
    expect(orderValue).toHaveFocus();
    expect(content.queryByRole('list')).toBeNull();
    expect(writes()).toEqual([]);
    expect(screen.queryByText(/created$/)).toBeNull();
  });

  it('[WIZ-01] are turned on by a step of their own', async () => {
    const part = { _id: 'x', type: 'signup', isEnabled: false, title: '' };
    let program: object = {
      _id: 'p1',
      name: 'Mine',
      tasks: [{ ...part, points: 5 }],
      rewards: [{ ...part, pointsCost: 5 }],
    };
    const { user, writes } = await renderInSite(inPage(<ProgramPage />), {
      respond({ method, path, body }) {
        if (path === '/admin/loyalty/programs') return { programs: [program] };
        if (method !== 'PATCH') return undefined;
        program = { ...program, ...Object(body) };
        return { program };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Turn on: Mine' }));
    expect(await screen.findByText('“Mine” is on')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on: Mine' })).toBeNull();
    expect(writes().map(({ body }) => body)).toEqual([
      { tasks: [{ ...part, points: 5, isEnabled: true }], rewards: [{ ...part, pointsCost: 5, isEnabled: true }] },
    ]);
  });
});

it('[WIZ-01] the checklist shows no progress while a step couldn’t be read', async () => {
  let isDown = true;
  const { user } = await renderInSite(inPage(<WizardPage />), {
    respond({ path }) {
      if (path === '/admin/settings') return { settings: { ...settings, marketingIntroCompleted: false } };
      if (path === '/admin/stats/basic_stats') return { customers: 3 };
      if (path !== '/admin/loyalty/programs') return undefined;
      return isDown ? new Response('{}', { status: 422 }) : { programs: [] };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'Steps' })).toBeVisible();
  expect(screen.queryByText(/steps done or skipped|min left/)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: '2 of 7 steps done or skipped, 29%' })).toBeVisible();
});

it('the request of help with the setup leads back to the wizard', async () => {
  await renderInSite(inPage(<ConciergePage />));
  expect(await screen.findByRole('link', { name: 'Setup wizard' })).toHaveAttribute('href', '/wizard');
});

it('the request of help with the setup can be sent again right after it was canceled', async () => {
  const { user, writes } = await renderInSite(inPage(<ConciergePage />), {
    respond: ({ method, path }) =>
      method === 'GET' && path === '/admin/settings'
        ? { settings: { ...settings, setupRequestsPending: true } }
        : undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Setup help requested')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel request' })).toBeVisible();
  expect(writes().map(({ body }) => body)).toEqual([
    { change: { setupRequestsPending: false } },
    { change: { setupRequestsPending: true } },
  ]);
});

describe('the code integration', () => {
  it('[WIZ-01] leads back from the page that fixes a check, not on to the step of that page', async () => {
    const { user } = await renderInSite(inPage(<LoyaltyCodePage />), {
      respond: ({ path }) =>
        path === '/admin/settings' ? { settings: { ...settings, marketingIntroCompleted: false } } : undefined,
      routes: [
        { path: '/theme-editor/widgets', element: <SetupNotice step="theme" /> },
        { path: '/wizard/loyalty-setup/code-integration', element: <LoyaltyCodePage /> },
      ],
    });
    const check = (await screen.findByText(/is off\. Turn it on\.$/)).closest('li');
    await user.click(within(check as HTMLElement).getByRole('link'));
    const notice = within(await screen.findByRole('navigation', { name: 'Set up your store' }));
    expect(notice.getByText('Setup: step 6 of 7')).toBeVisible();
    await user.click(notice.getByRole('link', { name: 'Back to: Show the program in your store' }));
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  });

  it('[WIZ-01] shows the snippets of its widgets, a mail with them, and checks again', async () => {
    const { user, calls } = await renderInSite(inPage(<ReviewsCodePage />), {
      respond: ({ path }) =>
        path === '/admin/widgets' ? { widgets: [{ _id: 'w', type: 'ReviewAndFAQ', isEnabled: true }] } : undefined,
    });
    expect(screen.getAllByRole('button', { name: /^Copy code: / })).toHaveLength(3);
    const mail = new URL(screen.getByRole('link', { name: 'Email this to my developer' }).getAttribute('href') ?? '');
    expect(mail.searchParams.get('body')).toContain('data-lw-widget="ReviewAndFAQ" data-lw-site="s1"');
    expect(await screen.findByText('Reviews and questions is on.')).toBeVisible();
    expect(screen.getByText('Product page stars is off. Turn it on.')).toBeVisible();
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^Checked again/)).toBeVisible();
    expect(calls.slice(before).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/admin/settings', '/admin/widgets']),
    );
  });

  it('[WIZ-01] shows the snippet of the loyalty page', async () => {
    await renderInSite(inPage(<LoyaltyCodePage />));
    const [snippet] = await screen.findAllByRole('listitem');
    expect(within(snippet as HTMLElement).getByText(/LoyaltyProgramLanding/)).toBeVisible();
    const missing = await screen.findByText(/^No loyalty page is set/);
    const check = missing.closest('li');
    expect(within(check as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/settings/loyalty?field=loyaltyPage',
    );
  });
});
