import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CustomerServer, customerServer, down, openCustomer } from '../customerWorld';
import { few, reward } from './someRewards';

type Values = Record<string, unknown>;

const sheet = () => within(screen.getByRole('region', { name: 'Rewards activity' }));
const lines = () => sheet().getAllByRole('row').slice(1);
const column = (at: number) => lines().map((row) => within(row).getAllByRole('cell')[at]?.textContent);
const balances = () => column(4);
const line = (text: string) => {
  const found = lines().find(({ textContent }) => textContent?.includes(text));
  if (!found) throw new Error(`no line says ${text}`);
  return within(found);
};
const asked = ({ requests }: CustomerServer) =>
  requests.flatMap(({ body }) => {
    const { query, variables } = Object(body);
    return /list: rewards/.test(String(query)) ? [variables] : [];
  });

async function openLedger(rewards: Values[], values?: Values) {
  const server = customerServer(values);
  server.putRewards(rewards);
  const view = await openCustomer(server);
  await screen.findByRole('region', { name: 'Rewards activity' });
  return { server, ...view };
}

describe('the rewards of a customer', () => {
  it('[CUS-09] asks for those of the customer, and tells what, what for, in which state and the points after each', async () => {
    const { server } = await openLedger(few);
    await waitFor(() => expect(lines()).toHaveLength(5));
    expect(asked(server)).toEqual([expect.objectContaining({ customerId: 'c1', limit: 100, offset: 0 })]);
    expect(balances()).toEqual(['340', '340', '340', '400', '400']);
    expect(line('10% off').getByText('IDA10')).toBeVisible();
    expect(line('60 points').getByText('Pending')).toBeVisible();
    expect(line('Warm').getByRole('link', { name: /Warm/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/product-reviews'),
    );
    expect(line('400 points').getByRole('link', { name: /1001/ })).toHaveAttribute('href', 'https://orders.example/o1');
  });

  it('[CUS-09] shows the kind and the state that are chosen; the balances stay', async () => {
    const { user } = await openLedger(few);
    await waitFor(() => expect(lines()).toHaveLength(5));
    await user.selectOptions(sheet().getByRole('combobox', { name: 'Kind' }), 'Points');
    expect(balances()).toEqual(['340', '340', '400', '400']);
    await user.selectOptions(sheet().getByRole('combobox', { name: 'Status' }), 'Approved');
    expect(balances()).toEqual(['340', '400']);
    await user.selectOptions(sheet().getByRole('combobox', { name: 'Kind' }), 'Vouchers');
    expect(lines()).toHaveLength(1);
    await user.selectOptions(sheet().getByRole('combobox', { name: 'Status' }), 'Rejected');
    expect(sheet().getByText('No data')).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'Show all' }));
    expect(lines()).toHaveLength(5);
  });

  it('[CUS-09] is read in hundreds and shown ten a page', async () => {
    const many = Array.from({ length: 205 }, (_, at) => reward(`m${at}`, '2026-02-01', { amount: 1 }));
    const { server, user } = await openLedger(many, { totalPoints: 205 });
    expect(await sheet().findByText('Page 1 of 21')).toBeVisible();
    expect(asked(server).map(({ limit, offset }) => [limit, offset])).toEqual([
      [100, 0],
      [100, 100],
      [100, 200],
    ]);
    expect(lines()).toHaveLength(10);
    await user.click(sheet().getByRole('button', { name: 'Next' }));
    expect(sheet().getByText('Page 2 of 21')).toBeVisible();
    expect(balances()[0]).toBe('195');
  });

  it('says when there are more than it shows', async () => {
    const many = Array.from({ length: 2001 }, (_, at) => reward(`m${at}`, '2026-02-01', { amount: 1 }));
    const { server } = await openLedger(many, { totalPoints: 5000 });
    expect(await sheet().findByText('The newest 2,000 of 2,001 rewards are shown.')).toBeVisible();
    expect(asked(server)).toHaveLength(20);
    expect(balances()[0]).toBe('5,000');
  });

  it('approves a line, and shows the points that the server then has', async () => {
    const { server, user } = await openLedger(few);
    await waitFor(() => expect(lines()).toHaveLength(5));
    await user.click(line('60 points').getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(server.writes()).toEqual([['PATCH', '/admin/loyalty/reward/r5', { status: 'approved' }]]),
    );
    await waitFor(() => expect(balances()).toEqual(['400', '340', '340', '400', '400']));
    expect(within(screen.getByRole('region', { name: 'Points' })).getByText('400 points')).toBeVisible();
  });

  it('asks before it deletes a line', async () => {
    const { server, user } = await openLedger(few);
    await waitFor(() => expect(lines()).toHaveLength(5));
    await user.click(line('25 points').getByRole('button', { name: /^More/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Delete/, hidden: true }));
    expect(server.writes()).toEqual([]);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(server.writes()).toEqual([['DELETE', '/admin/loyalty/reward/r2', undefined]]));
    await waitFor(() => expect(lines()).toHaveLength(4));
  });

  it('puts a line back that the server would not change, and says so', async () => {
    const { server, user } = await openLedger(few);
    await waitFor(() => expect(lines()).toHaveLength(5));
    server.fail({ when: ({ method }) => method === 'PATCH', error: down });
    await user.click(line('60 points').getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/Not now\./)).toBeVisible();
    expect(line('60 points').getByText('Pending')).toBeVisible();
    expect(balances()[0]).toBe('340');
  });

  it('[CUS-16] tells in which week how much expires', async () => {
    const monday = new Date(new Date().getFullYear() + 1, 5, 1);
    monday.setDate(monday.getDate() + ((8 - monday.getDay()) % 7));
    const expiresAt = new Date(monday.getTime() + 50 * 3_600_000).toISOString();
    await openLedger([
      reward('e1', '2026-03-05', { amount: 120, expiresAt }),
      reward('e2', '2026-03-05', { type: 'coupon_code', coupon_code: 'SOON', expiresAt }),
    ]);
    const list = await sheet().findByRole('list', { name: 'What expires when' });
    const day = monday.toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' });
    expect(list).toHaveTextContent(`Week of ${day}: 120 points, 1 voucher`);
  });

  it('says that there is nothing', async () => {
    await openLedger([]);
    expect(await sheet().findByText('No data')).toBeVisible();
  });

  it('tells no balance where a reward could not be read', async () => {
    await openLedger([...few, { _id: null }]);
    expect(await sheet().findByText(/1 reward could not be read/)).toBeVisible();
    expect(balances()[0]).toBe('—');
  });

  it('tells of a failure, and tries again', async () => {
    const server = customerServer();
    server.putRewards(few);
    server.fail({ when: ({ body }) => /list: rewards/.test(String(Object(body)['query'])), error: down, times: 1 });
    const { user } = await openCustomer(server);
    expect(await screen.findByText('The rewards could not be loaded')).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(lines()).toHaveLength(5));
  });
});
