/** Quick find: what it asks the server, and what it shows of failures. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config';
import { rememberItem } from '../../src/engine/records/recentItems';
import { heading, json, open, type ServerRequest, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() => Promise.all([import('../../src/App'), import('../../src/layout/find/FindDialog')]), 60_000);

const isSearchOf = (root: string, { body }: ServerRequest) =>
  String(Object(body).query).includes(`${root}(`) && Object(body).variables?.search !== undefined;
const searches = (root: string) =>
  server.requests.filter((request) => isSearchOf(root, request)).map(({ body }) => Object(body).variables);

/** Answers searches for reviews; other queries find nothing. */
function respondToReviews(reviews: () => Response) {
  server.respond('POST /admin/graphql', (request) =>
    isSearchOf('reviews', request) ? reviews() : json({ data: { list: { total: 0, items: [] } } }),
  );
}

async function openFind(config: Partial<Config> = {}) {
  storeSession();
  await open('/contact', null, null, config);
  await heading('Contact');
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  // The field that is shown while the results load is replaced.
  await screen.findByRole('listbox', { name: 'Search' });
  const box = screen.getByRole('combobox', { name: 'Search pages and customers' });
  return { user, type: (text: string) => user.type(box, text) };
}

describe('the key ?', () => {
  it('shows the shortcuts of pages without any of their own, once the page has settled, but not while a text is typed', async () => {
    storeSession();
    await open('/contact');
    await heading('Contact');
    const user = userEvent.setup();
    const getDialog = () => screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const press = async () => {
      await user.keyboard('?');
      expect(getDialog()).toBeVisible();
    };
    await waitFor(press, { timeout: 15_000, interval: 500 });
    const onPages = within(screen.getByRole('region', { name: 'On every page' }));
    expect(onPages.getByText('Search pages and items').nextElementSibling).toHaveTextContent(/K$/);
    await user.click(within(getDialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const subject = screen.getByRole('textbox', { name: 'Subject' });
    await user.type(subject, 'Why?');
    expect(subject).toHaveValue('Why?');
    expect(screen.queryByRole('dialog')).toBeNull();

    // Quick find itself doesn't show them the next time.
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('listbox', { name: 'Search' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });
});

describe('quick find', () => {
  it('is closed by the browser’s Back, which leads to the page before', async () => {
    storeSession();
    await open('/contact');
    await heading('Contact');
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Billing' }));
    await heading('Billing');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('listbox', { name: 'Search' });
    window.history.back();
    await heading('Contact');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[APP-21] searches reviews once the typing pauses, and links to the review', async () => {
    const items = [
      {
        _id: 'r1',
        title: 'Warm and light',
        description: 'I wear it daily',
        rating: 5,
        customer: { _id: 'c2', name: 'Anna Warmington' },
      },
      { _id: 'r2', title: null, description: 'Warm enough for winter', rating: 4 },
      {
        _id: 'r3',
        rating: 5,
        customer: { _id: 'c1', name: 'Ida Berg', emailAddress: 'ida@shop.example' },
        product: { productId: 'p1', name: 'Wool hat' },
      },
    ];
    respondToReviews(() => json({ data: { list: { total: 3, items } } }));
    const { user, type } = await openFind();
    await type('warm');
    const group = await screen.findByRole('group', { name: 'Product reviews' });
    expect(within(group).getAllByRole('option')).toHaveLength(3);
    expect(within(group).getByRole('option', { name: /^Review without text/ })).toHaveTextContent(
      /Ida Berg · Wool hat$/,
    );
    expect(within(group).getByRole('option', { name: 'Warm enough for winter' })).toBeVisible();
    expect(searches('reviews')).toEqual([expect.objectContaining({ search: 'warm', limit: 10, offset: 0 })]);
    expect(searches('customers')).toEqual([expect.objectContaining({ search: 'warm' })]);
    expect(screen.getByText('3 results')).toBeVisible();
    // Titles don't show why a review matches by its author.
    await user.click(within(group).getByRole('option', { name: 'Warm and light Anna Warmington' }));
    await heading('Product reviews');
    expect(window.location.search).toBe('?record=r1');
  });

  it('[APP-21] counts all that match, and leads to the list of those that it doesn’t show', async () => {
    const items = Array.from({ length: 10 }, (_, index) => ({ _id: `r${index}`, title: `Warm ${index}`, rating: 5 }));
    respondToReviews(() => json({ data: { list: { total: 1234, items } } }));
    const { user, type } = await openFind();
    await type('warm');
    const group = await screen.findByRole('group', { name: 'Product reviews' });
    expect(await screen.findByText('1,234 results')).toBeVisible();
    await user.click(within(group).getByRole('option', { name: 'Product reviews: all 1,234 for “warm”' }));
    await heading('Product reviews');
    expect(new URLSearchParams(window.location.search).get('search')).toBe('warm');
  });

  it('[APP-21] leads to the lists that find a code by reading all rows, and says what was searched', async () => {
    const rewards = ['OLD1', 'CD296678'].map((coupon_code, index) => ({
      _id: `w${index}`,
      type: 'coupon_code',
      status: 'approved',
      coupon_code,
    }));
    server.respond('POST /admin/graphql', ({ body }) => {
      const items = String(Object(body).query).includes('rewards(') ? rewards : [];
      return json({ data: { list: { total: items.length, items } } });
    });
    const { user, type } = await openFind();
    await type('cd296678');
    expect(
      await screen.findByText(
        'No results for “cd296678” in pages, names and emails of customers, reviews, order numbers and used codes',
      ),
    ).toBeVisible();
    const group = within(screen.getByRole('group', { name: 'Look for this code in a list' }));
    expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'CustomersReferral code or card number',
      'RewardsCode or order number',
    ]);
    await user.click(group.getByRole('option', { name: /^Rewards/ }));
    await heading('Rewards');
    expect(await screen.findByText('CD296678')).toBeVisible();
    expect(screen.queryByText('OLD1')).not.toBeInTheDocument();
  });

  it('[APP-21] names the search that failed, and shows the results of the others', async () => {
    respondToReviews(() => json({ error: 'No index' }, 500));
    const { type } = await openFind();
    await type('review');
    expect(await screen.findByText(/^Reviews couldn’t be searched\. .*No index/)).toBeVisible();
    const actions = await screen.findByRole('group', { name: 'Actions' });
    expect(within(actions).getByRole('option', { name: 'Add product review' })).toBeVisible();
    expect(within(actions).getByRole('option', { name: 'Import reviews from a file' })).toBeVisible();
  });

  it('[APP-10] [APP-21] has nothing of a page that the configuration hides, even if it was opened before', async () => {
    rememberItem('s1', { to: '/billing/invoices', label: 'Invoices' });
    rememberItem('s1', { to: '/faq', label: 'Questions' });
    await openFind({ billingHidden: true });
    expect(screen.getByRole('option', { name: 'Questions' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Invoices|Billing/ })).not.toBeInTheDocument();
  });

  it('[APP-21] [NEW-08] switches the color scheme, which the account menu then shows', async () => {
    const { user, type } = await openFind();
    await type('theme dark');
    await user.click(await screen.findByRole('option', { name: 'Appearance: Dark' }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    expect(screen.queryByRole('combobox', { name: 'Search pages and customers' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Account menu:/ }));
    expect(await screen.findByRole('menuitemradio', { name: 'Appearance: Dark' })).toBeChecked();
    await user.click(await screen.findByRole('menuitemradio', { name: 'Appearance: System default' }));
  });

  it.each([
    ['css', 'Theme editor: Custom CSS', '/theme-editor/css'],
    ['upload', 'Imports', '/imports'],
    ['setting', 'Settings', '/settings/general'],
    ['email friend', 'Email: ', '/notifications/edit/loyaltyReferredCustomer/en'],
  ])('[APP-21] [NEW-08] finds pages and their parts by synonyms: %s', async (text, label, path) => {
    respondToReviews(() => json({ data: { list: { total: 0, items: [] } } }));
    const { user, type } = await openFind();
    await type(text);
    const pages = within(await screen.findByRole('group', { name: 'Pages' }));
    const [option] = pages.getAllByRole('option', { name: new RegExp(`^${label}`) });
    if (!option) throw new Error('nothing was found');
    await user.click(option);
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });

  it('[APP-21] [NEW-08] finds loyalty programs, and shows the email address and points of customers', async () => {
    server.respond('GET /admin/loyalty/programs', () => json({ programs: [{ _id: 'p1', name: 'Annual circle' }] }));
    const ann = { _id: 'c1', name: 'Ann Berg', emailAddress: 'ann@shop.example', totalPoints: 1250 };
    server.respond('POST /admin/graphql', (request) =>
      json({ data: { list: isSearchOf('customers', request) ? { total: 1, items: [ann] } : { total: 0, items: [] } } }),
    );
    const { type } = await openFind();
    await type('ann');
    expect(await screen.findByRole('option', { name: 'Loyalty: Annual circle' })).toBeVisible();
    const customer = await screen.findByRole('option', { name: /^Ann Berg/ });
    expect(customer).toHaveTextContent('Ann Bergann@shop.example · Points: 1,250');
  });

  it('[APP-21] finds what merchants look for by their own words, and begins with recent records and actions', async () => {
    const review = { _id: 'r1', title: 'Warm and light', rating: 5, status: 'approved' };
    const list = (items: object[]) => json({ data: { list: { total: items.length, items } } });
    server.respond('POST /admin/graphql', ({ body }) =>
      list(String(Object(body).query).includes('reviews(') ? [review] : []),
    );
    storeSession();
    await open('/product-reviews?record=r1');
    await screen.findByRole('dialog', { name: 'Warm and light' });
    const user = userEvent.setup();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('listbox', { name: 'Search' });
    const optionsOf = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('option')
        .map((option) => option.firstElementChild?.nextElementSibling?.textContent);
    expect(optionsOf('Recent')).toEqual(['Warm and light']);
    expect(optionsOf('Actions')).toEqual([
      'Moderate what is pending',
      'Add or deduct points',
      'Create a voucher',
      'Add product review',
      'Add question',
    ]);
    const box = screen.getByRole('combobox', { name: 'Search pages and customers' });
    for (const [text, label] of [
      ['emails', 'Emails'],
      ['moderate', 'Moderation'],
      ['history', 'Recent changes'],
      ['undo', 'Recent changes'],
      ['translate', 'Translations'],
      ['upgrade', 'Billing'],
      ['delete', 'Customers'],
      ['add points', 'Add or deduct points'],
      ['voucher', 'Create a voucher'],
      ['sign out', 'Sign out'],
      ['export', 'Export: Customers'],
      ['export sales', 'Export: Sales'],
      ['kéyboård', 'Keyboard shortcuts'],
      ['KEYBOARÐ', 'Keyboard shortcuts'],
      ['keyboard', 'Keyboard shortcuts'],
    ] as const) {
      await user.clear(box);
      await user.paste(text);
      expect(screen.getAllByRole('option', { name: new RegExp(`^${label}`) })[0]).toBeVisible();
    }
    // The list below the panel has its own shortcuts.
    await user.click(screen.getByRole('option', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(/Next row/);
  });

  it.each([
    ['order 1042', '1042'],
    ['#1042', '1042'],
    ['voucher ABC', 'ABC'],
    ['code SUN-77', 'SUN-77'],
  ])('[APP-21] finds for "%s" what "%s" alone finds', async (text, code) => {
    const order = { _id: 'o1', number: '#1042', discountCode: 'SUN-77', total: 30, currency: 'EUR' };
    server.respond('GET /admin/orders', () => json({ total: 1, items: [order] }));
    const { type } = await openFind();
    await type(text);
    expect(await screen.findByRole('option', { name: /^#1042/ })).toBeVisible();
    const sent = server.requests.filter(({ path }) => path.startsWith('/admin/orders'));
    expect(sent.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('search'))).toEqual([code]);
    const list = screen.getByRole('option', { name: /Code or order number$/ });
    expect(list).toBeVisible();
  });

  it('[APP-21] finds orders by their number or voucher, but asks for none by a word, and shows none that are rewards', async () => {
    const order = { _id: 'o1', number: '#1042', discountCode: 'SUN-77', total: 30, currency: 'EUR' };
    server.respond('GET /admin/orders', () => json({ total: 1, items: [order] }));
    const { user, type } = await openFind();
    const orders = () => server.requests.filter(({ path }) => path.startsWith('/admin/orders'));
    await type('1042');
    const option = await screen.findByRole('option', { name: /^#1042/ });
    expect(option).toHaveTextContent('#1042SUN-77');
    expect(orders()).toHaveLength(1);
    const box = screen.getByRole('combobox', { name: 'Search pages and customers' });
    await user.clear(box);
    await type('warm');
    await waitFor(() => expect(searches('customers')).toHaveLength(2));
    expect(orders()).toHaveLength(1);
    server.respond('GET /admin/orders', () => json({ error: 'no such call' }, 404));
    await user.clear(box);
    await type('1043');
    expect(await screen.findByText(/^\d+ results?$/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Sales' })).not.toBeInTheDocument();
    await user.clear(box);
    await user.paste('keyboard');
    await user.click(await screen.findByRole('option', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(/Next row/);
  });
});
