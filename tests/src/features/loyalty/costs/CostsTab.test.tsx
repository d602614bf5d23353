import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import type { Program } from '../../../../../resources/programs';
import CostSummary from '../../../../../src/features/loyalty/costs/CostSummary';
import CostsTab from '../../../../../src/features/loyalty/costs/CostsTab';
import { renderConsole } from '../../../../support/renderConsole';
import { program, reward, task } from '../programs';
import { stubStoreStats } from '../storeStats';

beforeEach(() => localStorage.clear());

const programs = { programs: () => Promise.resolve([program()]) };

const open = (drafted: Program, given: { saved?: Program; dataProvider?: ReturnType<typeof stubStoreStats> } = {}) => {
  const { dataProvider = stubStoreStats({}, programs), saved = program() } = given;
  return renderConsole({
    dataProvider,
    at: '/costs',
    routes: [
      { path: '/costs', element: <CostsTab saved={saved} drafted={drafted} /> },
      { path: '/short', element: <CostSummary saved={saved} drafted={drafted} /> },
    ],
  });
};

/** Texts below the label of a metric: value, difference, and explanation. */
const figure = async (name: string) => {
  const term = await screen.findByText(name, { selector: 'dt' });
  return [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
};
const settled = () => screen.findAllByDisplayValue('1000');

describe('CostsTab', () => {
  it('[LOY-07] shows the costs based on the store metrics, with the difference from the saved program', async () => {
    open(program({ tasks: [task({ points: 2 })] }));
    await settled();
    expect(await figure('Monthly cost')).toEqual([
      '€1,500',
      '€750 more than saved program',
      '30,000 points redeemed per month. 100 points cost you €5.',
    ]);
    expect(await figure('Reward rate')).toEqual([
      '6%',
      '3 percentage points more than saved program',
      'Members get €6 back for every €100 they spend.',
    ]);
    expect(screen.getByRole('textbox', { name: 'Orders placed by members (%)' })).toHaveValue('50');
  });

  it('says that the statistics are those of the whole store if there are several programs', async () => {
    const first = open(program());
    await settled();
    expect(screen.queryByText(/whole store/)).toBeNull();
    first.unmount();
    const stub = stubStoreStats(
      { getList: () => Promise.resolve({ data: [{ id: 'c1', _id: 'c1' }], total: 3 }) },
      { programs: () => Promise.resolve([program(), program({ _id: 'p2' })]) },
    );
    open(program(), { dataProvider: stub });
    expect(await screen.findByText(/^These are the orders and points of the whole store/)).toBeVisible();
    expect(await screen.findByRole('link', { name: '3 customers are in it' })).toHaveAttribute(
      'href',
      '/customers?programId=program',
    );
  });

  it('applies and stores overrides, and restores the store values', async () => {
    const first = open(program());
    await settled();
    const orders = screen.getByRole('textbox', { name: 'Orders per month' });
    await first.user.clear(orders);
    await first.user.type(orders, '2000');
    await first.user.tab();
    expect(orders).toHaveAccessibleDescription('Your number. Store data: 1,000.');
    // The member orders stay the same while the total doubles.
    expect(screen.getByRole('textbox', { name: 'Orders placed by members (%)' })).toHaveValue('25');
    const margin = screen.getByRole('textbox', { name: 'Profit margin (%)' });
    await first.user.clear(margin);
    await first.user.type(margin, '40');
    expect((await figure('Extra orders to break even'))[0]).toBe('38');
    first.unmount();

    const { user } = open(program());
    expect(await screen.findByDisplayValue('2000')).not.toBeVisible();
    await user.click(screen.getByText('Adjust assumptions'));
    expect(screen.getByDisplayValue('2000')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Use store data' }));
    expect(screen.getByRole('textbox', { name: 'Orders per month' })).toHaveValue('1000');
  });

  it('shows a share of the store with one decimal, and a typed one as it is', async () => {
    const { user } = open(program());
    await settled();
    const orders = screen.getByRole('textbox', { name: 'Orders per month' });
    await user.clear(orders);
    await user.type(orders, '4271');
    await user.tab();
    const share = screen.getByRole('textbox', { name: 'Orders placed by members (%)' });
    expect(share).toHaveValue('11.7');
    await user.clear(share);
    await user.type(share, '11.71');
    await user.tab();
    expect(share).toHaveValue('11.71');
  });

  it('shows an error for invalid input and keeps the last valid value', async () => {
    const { user } = open(program());
    await settled();
    const orders = screen.getByRole('textbox', { name: 'Orders per month' });
    await user.clear(orders);
    await user.type(orders, 'many');
    await user.tab();
    expect(orders).toHaveValue('many');
    expect(orders).toBeInvalid();
    expect((await figure('Monthly cost'))[0]).toBe('€750');
  });

  it('[LOY-07] fills in typical values, says that they are assumed, and uses the merchant’s own', async () => {
    const { user } = open(program({ rewards: [reward({ type: 'free_shipping', config: {} })] }));
    await settled();
    const parcel = screen.getByRole('textbox', { name: 'Shipping cost per order (EUR)' });
    expect(parcel).toHaveValue('5');
    expect(parcel).toHaveAccessibleDescription('Typical value, assumed. Enter your own number.');
    expect((await figure('Monthly cost'))[0]).toBe('€750');
    expect(screen.getByText(/^Includes 3 assumed numbers: .*Shipping cost per order/)).toBeVisible();
    await user.clear(parcel);
    await user.type(parcel, '10');
    await user.tab();
    expect(parcel).toHaveAccessibleDescription('Your number. No store data available.');
    expect((await figure('Monthly cost'))[0]).toBe('€1,500');
    expect(screen.getByText(/^Includes 2 assumed numbers/)).toBeVisible();
  });

  it('lists metrics that can’t be assumed, and focuses the first one', async () => {
    const dataProvider = stubStoreStats({ statsCalls: () => Promise.resolve({}) }, programs);
    const { user } = open(program(), { dataProvider });
    expect(await screen.findByText(/numbers are missing$/)).toBeVisible();
    expect((await figure('Monthly cost'))[0]).toBe('—');
    await user.click(screen.getByRole('button', { name: 'Enter numbers' }));
    expect(screen.getByRole('textbox', { name: 'Orders per month' })).toHaveFocus();
  });

  it('shows failed requests with a retry, and keeps the other metrics', async () => {
    let isDown = true;
    const dataProvider = stubStoreStats(
      {
        rewardCounts: () =>
          isDown
            ? Promise.reject(new AppError({ kind: 'server', status: 500 }))
            : Promise.resolve(new Map([['place_an_order', 500]])),
      },
      programs,
    );
    const { user } = open(program(), { dataProvider });
    await settled();
    expect(await screen.findByRole('alert')).toHaveTextContent('Some store data couldn’t be loaded');
    isDown = false;
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Orders placed by members (%)' })).toHaveValue('50');
  });

  it('summarizes payout, cost, and points', async () => {
    const { router } = open(program({ tasks: [task({ points: 2 })] }));
    await settled();
    await router.navigate('/short');
    const link = await screen.findByRole('link', { name: 'View calculation' });
    expect(link).toHaveAttribute('href', '/loyalty/program/costs');
    expect(await figure('Reward rate')).toEqual(['6%', '3 percentage points more than saved program']);
  });
});
