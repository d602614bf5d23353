import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { customerServer, down, openCustomer } from './customerHarness';

const inCard = (name: string) => within(screen.getByRole('region', { name }));
const fact = (region: string, label: string) =>
  inCard(region).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('CustomerDetailsPage', () => {
  it('[CUS-06] fetches the customer by the ID in the URL, and has a URL for each tab', async () => {
    const server = customerServer();
    const { user, currentUrl } = await openCustomer(server);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ida Holm' })).toBeVisible();
    const [read] = server.requests.filter(({ path }) => path === '/admin/graphql');
    expect(read?.body).toMatchObject({ query: expect.stringContaining('customerById'), variables: { id: 'c1' } });
    const tabs = within(screen.getByRole('navigation', { name: 'Customer sections' }));
    expect(tabs.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page');

    await user.click(tabs.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('region', { name: 'Profile' });
    expect(currentUrl()).toBe('/customers/c1/settings');
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows name, customer-since date, and email link', async () => {
    await openCustomer(customerServer());
    expect(await screen.findByRole('link', { name: 'ida@example.org' })).toHaveAttribute(
      'href',
      'mailto:ida@example.org',
    );
    expect(screen.getByText('Customer since March 3, 2024')).toBeVisible();
  });

  it('writes to the address of the customer alone, whatever it contains', async () => {
    const emailAddress = 'ida@example.org?bcc=eve@evil.example';
    await openCustomer(customerServer({ emailAddress }));
    const link = await screen.findByRole('link', { name: emailAddress });
    expect(link).toHaveAttribute('href', 'mailto:ida@example.org%3Fbcc%3Deve%40evil.example');
  });

  it('[CUS-07] shows and copies the referral link, the website with a ref parameter', async () => {
    const { user } = await openCustomer(customerServer(), { site: { website: 'https://nordlys.example/de?x=1' } });
    const link = 'https://nordlys.example/de?x=1&ref=IDA+42%26';
    expect(await screen.findByText(link)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it.each([
    ['the customer has no code', { referralCode: null }, {}, /doesn’t have a referral code yet/],
    ['the shop has no address', {}, { website: null }, /Add your store address/],
  ])('explains a missing referral link: %s', async (_case, values, site, said) => {
    await openCustomer(customerServer(values), { site });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('[CUS-08] shows birthdays, marketing consent, and the statistics of basic_stats', async () => {
    const server = customerServer({}, [
      { _id: 'b1', event_type: 'birth', person: null, date: '1990-02-28' },
      { _id: 'b2', event_type: 'marriage', person: 'Ida & Per', date: '2015-01-01' },
      { _id: 'b3', event_type: 'name_day', person: null, date: 'in spring' },
    ]);
    await openCustomer(server);
    expect(await screen.findByText('February 28, 1990')).toBeVisible();
    const birthdays = inCard('Birthdays and events');
    expect(birthdays.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Anniversary · Ida & PerJanuary 1, 2015',
      'BirthdayFebruary 28, 1990',
      'name_dayin spring',
    ]);
    expect(fact('About', 'Accepts marketing')).toBe('Yes');
    await waitFor(() => expect(fact('Statistics', 'Points earned')).toBe('1,500'));
    expect(fact('Statistics', 'Points redeemed')).toBe('1,160');
    expect(fact('Statistics', 'Orders')).toBe('7');
    expect(inCard('Statistics').getByRole('link', { name: '3' })).toHaveAttribute(
      'href',
      '/product-reviews?customerId=c1',
    );
    // Points are rewards too.
    expect(inCard('Statistics').getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      '/rewards?customerId=c1&status=approved&type=coupon_code',
    );
    expect(fact('About', 'Loyalty program')).toBe('Circle, Gold');
    const paths = server.requests.map(({ method, path }) => `${method} ${path}`);
    expect(paths.filter((path) => path === 'GET /admin/customers/c1/basic_stats')).toHaveLength(1);
    expect(paths.filter((path) => path === 'GET /admin/customers/c1/birthdays')).toHaveLength(1);
  });

  it.each([
    ['p2', 'Staff, PlatinumCircle, Gold'],
    [null, 'Circle, GoldStaff, Platinum'],
  ])('[CUS-08] shows the tier in every program, of a customer in %s', async (loyaltyProgramId, text) => {
    const loyalty = [
      { programId: 'p1', tier: 'Gold' },
      { programId: 'p2', tier: 'Platinum' },
      { programId: 'p3', tier: null },
    ];
    await openCustomer(customerServer({ loyaltyProgramId }, [], loyalty));
    await waitFor(() => expect(fact('About', 'Loyalty program')).toBe(text));
  });

  it('shows the points with their value in the program', async () => {
    await openCustomer(customerServer());
    expect(await screen.findByText('340 points')).toBeVisible();
    expect(await screen.findByText('Worth up to €3.40')).toBeVisible();
  });

  it.each([
    ['excluded from programmes', { loyaltyProgramId: '-1' }],
    ['in a programme that tells no rate', { loyaltyProgramId: 'p2' }],
    ['without points', { totalPoints: 0 }],
    ['in debt', { totalPoints: -20 }],
  ])('shows no value for a customer %s', async (_who, values) => {
    await openCustomer(customerServer(values));
    await screen.findByText('1,500');
    expect(screen.queryByText(/Worth/)).toBeNull();
  });

  it('shows the rest if statistics or birthdays fail to load, and retries', async () => {
    const server = customerServer();
    const when = ({ path }: { path: string }) => /basic_stats|birthdays/.test(path);
    server.fail({ when, error: down });
    const { user } = await openCustomer(server);
    expect(await screen.findByText('Some statistics couldn’t be loaded.')).toBeVisible();
    expect(fact('Statistics', 'Orders')).toBe('7');
    expect(fact('Statistics', 'Points earned')).toBe('—');
    const birthdays = inCard('Birthdays and events');
    await birthdays.findByText('Birthdays and events couldn’t be loaded');
    server.fail();
    await user.click(birthdays.getByRole('button', { name: 'Try again' }));
    expect(await birthdays.findByText('No data. Birthdays and events will appear here.')).toBeVisible();
    await user.click(inCard('Statistics').getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fact('Statistics', 'Points earned')).toBe('1,500'));
  });

  it('requests the statistics together with the customer', async () => {
    const server = customerServer();
    server.fail({ when: ({ path }) => path === '/admin/graphql', error: down });
    await openCustomer(server);
    expect(server.requests.filter(({ path }) => path.endsWith('/basic_stats'))).toHaveLength(1);
  });

  it('reports a missing customer', async () => {
    const server = customerServer();
    server.remove();
    await openCustomer(server);
    expect(await screen.findByText('This customer no longer exists')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all customers' })).toHaveAttribute('href', '/customers');
  });

  it('reports a failed read, and retries', async () => {
    const server = customerServer();
    server.fail({ when: ({ path }) => path === '/admin/graphql', error: new AppError({ kind: 'offline' }), times: 1 });
    const { user } = await openCustomer(server);
    await screen.findByText('The customer couldn’t be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ida Holm' })).toBeVisible();
  });

  it('offers all actions, runs them by shortcut, and shows the result', async () => {
    const server = customerServer();
    const { user } = await openCustomer(server);
    expect(await screen.findByRole('button', { name: 'Add points' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions for Ida Holm' }));
    const entries = screen.getAllByRole('menuitem', { hidden: true }).map(({ firstChild }) => firstChild?.textContent);
    expect(entries).toEqual(expect.arrayContaining(['Exclude from program', 'Delete']));
    await user.keyboard('{Escape}e');
    await waitFor(() =>
      expect(server.writes()).toEqual([['PATCH', '/admin/customers/c1', { loyaltyProgramId: '-1' }]]),
    );
    await waitFor(() => expect(fact('About', 'Loyalty program')).toBe('ExcludedCircle, Gold'));
    await user.keyboard('z');
    await waitFor(() => expect(server.customer()).toMatchObject({ loyaltyProgramId: null }));
  });
});
