import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import TesterTab from '../../../../../src/features/loyalty/tester/TesterTab';
import { renderConsole } from '../../../../support/renderConsole';
import { stubDataProvider } from '../../../../support/stubDataProvider';
import { program, reward, task } from '../programs';

const ada = { id: 'c1', _id: 'c1', name: 'Ada Lovelace', totalPoints: 60, totalOrders: 2, loyaltyProgramId: null };
const club = program({
  tasks: [
    task({ points: 2, config: { amount: 1 } }),
    task({ _id: 'large', title: 'Large order', points: 20, config: { basis: 'order', minOrderValue: 100 } }),
    task({ _id: 'join', type: 'signup', title: 'Join', points: 100 }),
  ],
  rewards: [reward({ _id: 'ten', title: '10 off', pointsCost: 300, config: { value: 10 } }), reward()],
});

function open(at: string, customer: object = ada) {
  return renderConsole({
    dataProvider: stubDataProvider(
      {
        getOne: () => (customer instanceof Error ? Promise.reject(customer) : Promise.resolve({ data: customer })),
        getList: () => Promise.resolve({ data: [ada], total: 1 }),
      },
      { programs: () => Promise.resolve([program(), program({ _id: 'p2', name: 'Friends' })]) },
    ),
    at,
    routes: [{ path: '/try', element: <TesterTab saved={program()} drafted={club} /> }],
  });
}

const inCard = async (name: string) => within(await screen.findByRole('region', { name }));

describe('TesterTab', () => {
  it('shows the result by task and reward, compared with the saved program', async () => {
    const { user, currentUrl } = open('/try');
    expect(screen.getByText('Select a customer to test with')).toBeVisible();
    await user.type(await screen.findByRole('combobox', { name: 'Customer' }), 'ada');
    await user.click(await screen.findByRole('option', { name: /Ada Lovelace/ }));
    await user.type(screen.getByRole('textbox', { name: 'Order value (EUR)' }), '50');
    expect(currentUrl()).toBe('/try?customer=c1&order=50');

    const order = await inCard('This order');
    expect(order.getByText('100 points for this order')).toBeVisible();
    expect(order.getByText('Balance: 60 points → 160 points')).toBeVisible();
    expect(order.getByText('Saved program: 50 points')).toBeVisible();
    const tasks = (await inCard('Points per task')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(tasks).toEqual([
      'Shop2 points for every €1 spent.100 points',
      'Large orderThe order is below the €100 minimum.0 points',
      'JoinDoesn’t apply to orders: 100 points for signing up.0 points',
    ]);
    const rewards = (await inCard('Available rewards after this order')).getAllByRole('listitem');
    expect(rewards[0]).toHaveTextContent('5 off');
    expect(rewards[0]).toHaveTextContent('Available');
    expect(rewards[1]).toHaveTextContent('140 points to go: 2 more orders like this');
  });

  it('supports a new member and stores the state in the URL', async () => {
    const { user, currentUrl } = open('/try?new=1&order=20');
    expect((await inCard('This order')).getByText('Balance: 0 points → 40 points')).toBeVisible();
    const isNew = screen.getByRole('button', { name: 'Test with a new member' });
    expect(isNew).toHaveAttribute('aria-pressed', 'true');
    await user.click(isNew);
    expect(currentUrl()).toBe('/try?order=20');
  });

  it('gives nothing to a member of another program', async () => {
    open('/try?customer=c1&order=50', { ...ada, loyaltyProgramId: 'p2' });
    expect(await screen.findByText(/program “Friends”|“Friends” program|Friends/)).toBeVisible();
    expect(screen.getByText('No points for this order')).toBeVisible();
    expect(screen.getByText('Would give 100 points if they were in this program.')).toBeVisible();
  });

  it('shows no result without known points or a valid order value', async () => {
    const { user } = open('/try?customer=c1&order=50', { ...ada, totalPoints: null });
    expect(await screen.findByText(/We couldn’t load this customer’s points/)).toBeVisible();
    const value = screen.getByRole('textbox', { name: 'Order value (EUR)' });
    await user.type(value, 'x');
    expect(value).toBeInvalid();
    expect(screen.getByText('Enter an order value to see what it earns.')).toBeVisible();
  });

  it('shows that a customer no longer exists', async () => {
    open('/try?customer=c1&order=50', new AppError({ kind: 'notFound', status: 404 }));
    expect(await screen.findByText('This customer no longer exists.')).toBeVisible();
  });
});
