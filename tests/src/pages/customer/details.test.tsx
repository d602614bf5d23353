import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { customerServer, down, openCustomer } from './customerWorld';

const sheet = (name: string) => within(screen.getByRole('region', { name }));
const fact = (region: string, label: string) =>
  sheet(region).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the page of a customer', () => {
  it('[CUS-06] asks for the customer by the id of its address, and has a tab and an address for each part', async () => {
    const server = customerServer();
    const { user, address } = await openCustomer(server);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ida Holm' })).toBeVisible();
    const [read] = server.requests.filter(({ path }) => path === '/admin/graphql');
    expect(read?.body).toMatchObject({ query: expect.stringContaining('customerById'), variables: { id: 'c1' } });
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of this page' }));
    expect(tabs.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page');

    await user.click(tabs.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('region', { name: 'Profile' });
    expect(address()).toBe('/customers/c1/settings');
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  });

  it('says who it is, since when, and how to write to them', async () => {
    await openCustomer(customerServer());
    expect(await screen.findByRole('link', { name: 'ida@example.org' })).toHaveAttribute(
      'href',
      'mailto:ida@example.org',
    );
    expect(screen.getByText('Customer since March 3, 2024')).toBeVisible();
  });

  it('[CUS-07] shows the referral link: the website with a ref parameter, and copies it', async () => {
    const { user } = await openCustomer(customerServer(), { shop: { website: 'https://nordlys.example/de?x=1' } });
    const link = 'https://nordlys.example/de?x=1&ref=IDA+42%26';
    expect(await screen.findByText(link)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it.each([
    ['the customer has no code', { referralCode: null }, {}, /has no referral code yet/],
    ['the shop has no address', {}, { website: null }, /address of the shop is not known/],
  ])('says why there is no referral link where %s', async (_case, values, shop, said) => {
    await openCustomer(customerServer(values), { shop });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('[CUS-08] shows birthdays, whether marketing is accepted, and the figures of basic_stats', async () => {
    const server = customerServer({}, [
      { _id: 'b1', event_type: 'birth', person: null, date: '1990-02-28' },
      { _id: 'b2', event_type: 'marriage', person: 'Ida & Per', date: '2015-01-01' },
      { _id: 'b3', event_type: 'name_day', person: null, date: 'in spring' },
    ]);
    await openCustomer(server);
    expect(await screen.findByText('February 28, 1990')).toBeVisible();
    const birthdays = sheet('Birthdays and events');
    expect(birthdays.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Wedding day · Ida & PerJanuary 1, 2015',
      'BirthdayFebruary 28, 1990',
      'name_dayin spring',
    ]);
    expect(fact('About', 'Accepts marketing')).toBe('Yes');
    await waitFor(() => expect(fact('Statistics', 'Points earned')).toBe('1,500'));
    expect(fact('Statistics', 'Points spent')).toBe('1,160');
    expect(fact('Statistics', 'Orders')).toBe('7');
    expect(sheet('Statistics').getByRole('link', { name: '3' })).toHaveAttribute(
      'href',
      '/product-reviews?customerId=c1',
    );
    expect(fact('About', 'Programme')).toBe('Default, Gold');
    const paths = server.requests.map(({ method, path }) => `${method} ${path}`);
    expect(paths.filter((path) => path === 'GET /admin/customers/c1/basic_stats')).toHaveLength(1);
    expect(paths.filter((path) => path === 'GET /admin/customers/c1/birthdays')).toHaveLength(1);
  });

  it('shows the points with what they are worth by the programme', async () => {
    await openCustomer(customerServer());
    expect(await screen.findByText('340 points')).toBeVisible();
    expect(await screen.findByText('Worth up to €3.40')).toBeVisible();
  });

  it.each([
    ['excluded from programmes', { loyaltyProgramId: '-1' }],
    ['in a programme that tells no rate', { loyaltyProgramId: 'p2' }],
    ['without points', { totalPoints: 0 }],
    ['in debt', { totalPoints: -20 }],
  ])('invents no worth for a customer %s', async (_who, values) => {
    await openCustomer(customerServer(values));
    await screen.findByText('1,500');
    expect(screen.queryByText(/Worth/)).toBeNull();
  });

  it('shows what is known when the figures or birthdays cannot be read, and tries again', async () => {
    const server = customerServer();
    const when = ({ path }: { path: string }) => /basic_stats|birthdays/.test(path);
    server.fail({ when, error: down, times: 2 });
    const { user } = await openCustomer(server);
    expect(await screen.findByText('Not all figures could be loaded.')).toBeVisible();
    expect(fact('Statistics', 'Orders')).toBe('7');
    expect(fact('Statistics', 'Points earned')).toBe('—');
    const birthdays = sheet('Birthdays and events');
    await birthdays.findByText('Birthdays and events could not be loaded');
    await user.click(birthdays.getByRole('button', { name: 'Try again' }));
    expect(await birthdays.findByText('None yet.')).toBeVisible();
    await user.click(sheet('Statistics').getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fact('Statistics', 'Points earned')).toBe('1,500'));
  });

  it('tells of a customer who is not there', async () => {
    const server = customerServer();
    server.remove();
    await openCustomer(server);
    expect(await screen.findByText('This customer is not there any more')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All customers' })).toHaveAttribute('href', '/customers');
  });

  it('tells of a read that failed, and tries again', async () => {
    const server = customerServer();
    server.fail({ when: ({ path }) => path === '/admin/graphql', error: new AppError({ kind: 'offline' }), times: 1 });
    const { user } = await openCustomer(server);
    await screen.findByText('The customer could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ida Holm' })).toBeVisible();
  });

  it('offers every action, runs it by its letter, and shows what it changed', async () => {
    const server = customerServer();
    const { user } = await openCustomer(server);
    expect(await screen.findByRole('button', { name: 'Add points…' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More for Ida Holm' }));
    const entries = screen.getAllByRole('menuitem', { hidden: true }).map(({ firstChild }) => firstChild?.textContent);
    expect(entries).toEqual(expect.arrayContaining(['Exclude', 'Delete…']));
    await user.keyboard('{Escape}e');
    await waitFor(() =>
      expect(server.writes()).toEqual([['PATCH', '/admin/customers/c1', { loyaltyProgramId: '-1' }]]),
    );
    await waitFor(() => expect(fact('About', 'Programme')).toBe('Excluded, Gold'));
    await user.keyboard('z');
    await waitFor(() => expect(server.customer()).toMatchObject({ loyaltyProgramId: null }));
  });
});
