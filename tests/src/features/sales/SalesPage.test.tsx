import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import SalesPage from '../../../../src/features/sales/SalesPage';
import { renderInSite, type SentCall } from '../../../support/renderInSite';

const customer = { _id: 'c1', name: 'Mina Holm', emailAddress: 'mina@shop.example' };
const order = (n: number, values: object = {}) => ({
  _id: `o${n}`,
  number: `#100${n}`,
  customer,
  total: 40,
  currency: 'EUR',
  discountCode: null,
  discountValue: null,
  pointsEarned: 200,
  source: 'none',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...values,
});
const orders = [
  order(1, { source: 'voucher', discountCode: 'HEJ-1', discountValue: 4 }),
  order(2, { source: 'referral', total: 100, currency: 'SEK' }),
  order(3, { total: null, pointsEarned: null }),
  order(4, { customer: null }),
];
const rewards = [
  {
    _id: 'r1',
    type: 'points',
    task_type: 'place_an_order',
    amount: 200,
    status: 'approved',
    customer,
    order: { _id: 'o1', number: '#1001' },
  },
  { _id: 'r2', type: 'coupon_code', task_type: 'birthday', coupon_code: 'HEJ-1', status: 'approved', customer },
  { _id: 'r3', type: 'points', task_type: 'signup', amount: 50, status: 'approved', customer },
];

const refuse = (status: number) =>
  new Response(JSON.stringify({ error: 'Not now.' }), { status, headers: { 'Content-Type': 'application/json' } });
const listOf = (items: readonly object[]) => ({ total: items.length, items });

/** Renders the page; `respond` answers GET /admin/orders, and rewards are listed over GraphQL. */
const render = (
  respond: (query: URLSearchParams) => unknown,
  at = '/?page=0&limit=10',
  rewardPage: object = listOf(rewards),
) =>
  renderInSite(
    <div data-testid="page">
      <SalesPage />
    </div>,
    {
      at,
      respond: ({ method, path, search }: SentCall) => {
        if (`${method} ${path}` === 'GET /admin/orders') return respond(new URLSearchParams(search));
        if (path === '/admin/settings')
          return { settings: { _id: 's1', platform: 'shopify', website: 'https://nordlys.example' } };
        return path === '/admin/graphql' ? { data: { list: rewardPage } } : undefined;
      },
    },
  );

const getCard = (name: string) => {
  const card = screen.getByRole('button', { name }).closest('div');
  if (!card) throw new Error(`no card '${name}'`);
  return within(card);
};

const sentOrders = (calls: readonly SentCall[]) =>
  calls.filter(({ path }) => path === '/admin/orders').map(({ search }) => search);

describe('the sales page', () => {
  it('[SAL-01] lists orders with totals per currency, and says how they are attributed', async () => {
    await render(() => listOf(orders));
    const row = within((await screen.findByRole('link', { name: '#1001' })).closest('tr') ?? document.body);
    for (const value of ['Mina Holm', 'Voucher', 'HEJ-1', '€4', '200', '€40'])
      expect(row.getByText(value)).toBeVisible();
    // In the row, and in the cards, which are rendered later.
    expect((await screen.findAllByText('SEK 100'))[0]).toBeVisible();
    await waitFor(() => expect(getCard('Order value').getByText('4 orders')).toBeVisible());
    const unknown = within(screen.getByRole('link', { name: '#1003' }).closest('tr') ?? document.body);
    expect(unknown.getByText('Unknown')).toBeVisible();
    const value = getCard('Order value');
    expect(value.getByText('€80')).toBeVisible();
    expect(value.getByText('Excludes 1 order with an unknown total')).toBeVisible();
    expect(getCard('With a voucher').getByText('1 order, 25%')).toBeVisible();
    expect(getCard('By referral').getByText('SEK 100')).toBeVisible();
    expect(getCard('Discounts').getByText('€4')).toBeVisible();
    expect(screen.getByText(/^An order counts as Voucher if .* Each order counts once\.$/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Totals' })).toBeVisible();
  });

  it('[SAL-01] filters by period, source, and text, for rows and totals alike', async () => {
    const { user, calls, router } = await render(() => listOf(orders));
    await screen.findByRole('link', { name: '#1001' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
    const today = new Date();
    const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 6);
    await waitFor(() =>
      expect(sentOrders(calls)).toContain(
        `?${new URLSearchParams({ limit: '10', offset: '0', from: first.toISOString() })}`,
      ),
    );
    await waitFor(() =>
      expect(sentOrders(calls)).toContain(
        `?${new URLSearchParams({ limit: '100', offset: '0', from: first.toISOString() })}`,
      ),
    );
    await user.click(screen.getByRole('link', { name: /^Voucher/ }));
    await waitFor(() => expect(sentOrders(calls)).toContain('?limit=10&offset=0&source=voucher'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'By referral' })).not.toBeInTheDocument());
    await user.type(screen.getByRole('searchbox', { name: 'Search sales' }), 'HEJ-1');
    await waitFor(() => expect(router.state.location.search).toContain('search=HEJ-1'));
    await waitFor(() => expect(sentOrders(calls)).toContain('?limit=10&offset=0&search=HEJ-1&source=voucher'));
  });

  it('[SAL-01] shows the rewards behind an order in its panel, and a link to the platform', async () => {
    const { user, calls } = await render(() => listOf(orders));
    await user.click(await screen.findByRole('link', { name: '#1001' }));
    const panel = within(await screen.findByRole('dialog', { name: '#1001' }));
    expect(await panel.findByText('Placed an order')).toBeVisible();
    expect(panel.getByText('Birthday')).toBeVisible();
    expect(panel.getByRole('link', { name: /^View order in your store/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/nordlys\.example\/.*o1$/),
    );
    expect(panel.queryByText('Signed up')).not.toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'View all rewards of this customer' })).toHaveAttribute(
      'href',
      '/rewards?page=0&limit=10&customerId=c1',
    );
    const read = calls.find(({ path }) => path === '/admin/graphql')?.body as { variables: unknown };
    expect(read.variables).toEqual({ limit: 100, offset: 0, customerId: 'c1' });
    await user.click(panel.getByRole('button', { name: /^Next/ }));
    const next = within(await screen.findByRole('dialog', { name: '#1002' }));
    expect(await next.findByText('No data. This order has no rewards.')).toBeVisible();
  });

  it('says that an order without a customer has no known rewards', async () => {
    const { user } = await render(() => listOf(orders));
    await user.click(await screen.findByRole('link', { name: '#1004' }));
    expect(await screen.findByText('This order has no customer, so its rewards can’t be found.')).toBeVisible();
  });

  it('[SAL-01] lists the orders known from rewards if the API has none, says so, and asks once', async () => {
    const { calls, router } = await render(() => refuse(404), '/?page=0&limit=10&source=voucher&search=x');
    expect(
      await screen.findByText(
        /so this list shows orders that earned points, one line per reward, without order totals\.$/,
      ),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: '#1001' })).toBeVisible();
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings.slice(1, -1)).toEqual(['Order', 'Customer', 'Points earned']);
    expect(screen.queryByRole('button', { name: 'Order value' })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    // Rewards can't be filtered so.
    await waitFor(() => expect(router.state.location.search).toBe('?page=0&limit=10'));
    expect(sentOrders(calls)).toHaveLength(1);
  });

  it('shows a failure with a retry, and No data for an empty list', async () => {
    let answer: () => unknown = () => refuse(422);
    const { user } = await render(() => answer());
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order value' })).not.toBeInTheDocument();
    answer = () => listOf([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No data')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order value' })).not.toBeInTheDocument();
  });

  it('keeps the list if the totals fail, and says of how many orders they are', async () => {
    let isBroken = true;
    const { user } = await render((query) => {
      if (query.get('limit') !== '100') return { total: 2500, items: orders };
      if (isBroken) return refuse(422);
      const offset = Number(query.get('offset'));
      return { total: 2500, items: Array.from({ length: 100 }, (_, n) => order(offset + n + 10)) };
    });
    expect(await screen.findByText('We couldn’t load the totals')).toBeVisible();
    expect(screen.getByRole('link', { name: '#1001' })).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Totals of the newest 1,000 of 2,500 orders' })).toBeVisible();
    expect(getCard('Order value').getByText('€40,000')).toBeVisible();
  });

  it('says that only the newest were read where the API has no totals', async () => {
    const respond = (query: URLSearchParams) => {
      const first = Number(query.get('offset'));
      return { items: Array.from({ length: Number(query.get('limit')) }, (_, n) => order(first + n + 1)) };
    };
    const fullPage = { items: Array.from({ length: 100 }, (_, n) => ({ ...rewards[2], _id: `w${n}` })) };
    const { user } = await render(respond, undefined, fullPage);
    expect(await screen.findByRole('heading', { name: 'Totals of the newest 1,000 orders' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '#1002' }));
    expect(await screen.findByText('Only this customer’s newest 500 rewards were searched.')).toBeVisible();
  });
});
