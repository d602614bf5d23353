import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CustomerServer, customerServer, openCustomer } from '../customerHarness';
import { many, reward, sampleRewards } from './someRewards';

type Values = Record<string, unknown>;

const inCard = () => within(screen.getByRole('region', { name: 'Rewards activity' }));
const lines = () => inCard().getAllByRole('row').slice(1);
const column = (at: number) => lines().map((row) => within(row).getAllByRole('cell')[at]?.textContent);
const balances = () => column(4);
const line = (text: string) => {
  const found = lines().find(({ textContent }) => textContent?.includes(text));
  if (!found) throw new Error(`no line says ${text}`);
  return within(found);
};
const getRequests = ({ requests }: CustomerServer) =>
  requests.flatMap(({ body }) => {
    const { query, variables } = Object(body);
    return /list: rewards/.test(String(query)) ? [variables] : [];
  });
const statsReads = ({ requests }: CustomerServer) =>
  requests.filter(({ path }) => path.endsWith('/basic_stats')).length;

async function openLedger(rewards: Values[], values?: Values, server = customerServer(values)) {
  server.putRewards(rewards);
  const view = await openCustomer(server);
  await screen.findByRole('region', { name: 'Rewards activity' });
  return { server, ...view };
}

describe('Activity', () => {
  it("[CUS-09] fetches the customer's rewards, and shows value, source, status, and balance of each", async () => {
    const { server } = await openLedger(sampleRewards);
    await waitFor(() => expect(lines()).toHaveLength(5));
    expect(getRequests(server)).toEqual([
      expect.objectContaining({ customerId: 'c1', limit: 100, offset: 0 }),
      expect.objectContaining({ customerId: 'c1', limit: 10, offset: 0 }),
    ]);
    await waitFor(() => expect(balances()).toEqual(['340', '340', '340', '400', '400']));
    expect(line('10% off').getByText('IDA10')).toBeVisible();
    expect(line('60 points').getByText('Pending')).toBeVisible();
    expect(line('Warm').getByRole('link', { name: /Warm/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/product-reviews'),
    );
    expect(line('400 points').getByRole('link', { name: /1001/ })).toHaveAttribute('href', 'https://orders.example/o1');
  });

  it('[CUS-09] lets the server filter by kind and status, without changing balances', async () => {
    const { server, user } = await openLedger(sampleRewards);
    await waitFor(() => expect(lines()).toHaveLength(5));
    const choose = (label: string, option: string) =>
      user.selectOptions(inCard().getByRole('combobox', { name: label }), option);
    await choose('Type', 'Points');
    await waitFor(() => expect(balances()).toEqual(['340', '340', '400', '400']));
    await choose('Status', 'Approved');
    await waitFor(() => expect(balances()).toEqual(['340', '400']));
    expect(getRequests(server).at(-1)).toMatchObject({
      customerId: 'c1',
      type: 'points',
      status: 'approved',
      limit: 10,
    });
    await choose('Type', 'Vouchers');
    await waitFor(() => expect(lines()).toHaveLength(1));
    await choose('Status', 'Rejected');
    expect(await inCard().findByText('No data')).toBeVisible();
    await user.click(inCard().getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(lines()).toHaveLength(5));
  });

  it('[CUS-09] reads one page at a time, in the sizes of every list, and never all rewards at once', async () => {
    const { server, user } = await openLedger(many(2001), { totalPoints: 5000 });
    const getPages = () => getRequests(server).map(({ limit, offset }) => [limit, offset]);
    expect(await inCard().findByText('Page 1 of 201')).toBeVisible();
    await waitFor(() => expect(balances()[0]).toBe('5,000'));
    expect(getPages().filter(([limit]) => limit === 100)).toEqual([[100, 0]]);
    await user.click(inCard().getByRole('button', { name: 'Next' }));
    expect(await inCard().findByText('Page 2 of 201')).toBeVisible();
    await waitFor(() => expect(balances()[0]).toBe('4,990'));
    await user.selectOptions(inCard().getByRole('combobox', { name: 'Rows per page' }), '100');
    expect(await inCard().findByText('Page 1 of 21')).toBeVisible();
    await waitFor(() => expect(lines()).toHaveLength(100));

    // The balances of an older page follow from all newer rewards.
    await user.click(inCard().getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(balances()[0]).toBe('4,900'));
    // The next page is read ahead, after this one was shown.
    await waitFor(() => expect(getPages().filter(([, offset]) => offset >= 200)).toEqual([[100, 200]]));
  });

  it('says how many rewards the points over time cover, and loads older ones on request', async () => {
    const { user } = await openLedger(many(250), { totalPoints: 250 });
    const inTimeline = within(await screen.findByRole('region', { name: 'Points over time' }));
    expect(await inTimeline.findByText('Showing the latest 100 of 250 rewards')).toBeVisible();
    await user.click(inTimeline.getByRole('button', { name: 'Load older rewards' }));
    expect(await inTimeline.findByText('Showing the latest 200 of 250 rewards')).toBeVisible();
    await user.click(inTimeline.getByRole('button', { name: 'Load older rewards' }));
    await waitFor(() => expect(inTimeline.queryByText(/Showing the latest/)).toBeNull());
  });

  it('[CUS-09] reads on where the server has no totals, and says that there are more', async () => {
    const server = customerServer({ totalPoints: 250 });
    server.omitTotals();
    const { user } = await openLedger(many(250), undefined, server);
    const inTimeline = within(await screen.findByRole('region', { name: 'Points over time' }));
    expect(await inTimeline.findByText('Showing the latest 100 rewards. There are more.')).toBeVisible();
    await user.selectOptions(inCard().getByRole('combobox', { name: 'Rows per page' }), '100');
    await waitFor(() => expect(lines()).toHaveLength(100));
    // The balances of an older page follow from all newer rewards.
    await user.click(inCard().getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(balances()[0]).toBe('150'));
    expect(await inTimeline.findByText('Showing the latest 200 rewards. There are more.')).toBeVisible();
    await user.click(inTimeline.getByRole('button', { name: 'Load older rewards' }));
    await waitFor(() => expect(inTimeline.queryByText(/Showing the latest/)).toBeNull());
  });

  it('[CUS-09] leaves out adjustments that cancel out from list, chart and balances, until they are shown', async () => {
    const byHand = (id: string, day: string, amount: number) =>
      reward(id, day, { amount, task_type: 'wallet_adjustment' });
    const undone = [byHand('a3', '2026-03-07', -50), byHand('a2', '2026-03-06', 70), byHand('a1', '2026-03-06', 50)];
    const { user } = await openLedger([...undone, ...sampleRewards], { totalPoints: 410 });
    const chart = within(await screen.findByRole('region', { name: 'Points over time' }));
    await waitFor(() => expect(balances()).toEqual(['410', '340', '340', '340', '400', '400']));
    expect(await chart.findByRole('slider')).toHaveAttribute('max', '7');
    await user.click(inCard().getByRole('checkbox', { name: 'Show adjustments that cancel out (2)' }));
    await waitFor(() => expect(balances()).toEqual(['410', '460', '390', '340', '340', '340', '400', '400']));
    expect(chart.getByRole('slider')).toHaveAttribute('max', '8');
  });

  it('shows the notes of points that were just added, and tells the customer the one for them', async () => {
    const { user } = await openLedger(sampleRewards);
    await waitFor(() => expect(lines()).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: 'Add points' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Add points for/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Points/ }), '35');
    await user.type(dialog.getByRole('textbox', { name: 'Internal note' }), 'Broken parcel');
    await user.type(dialog.getByRole('textbox', { name: 'Note to customer' }), 'Sorry!');
    await user.click(dialog.getByRole('button', { name: 'Add points' }));
    await waitFor(() => expect(line('35 points').getByText('Internal note: Broken parcel')).toBeVisible());
    expect(line('35 points').getByText('Note to customer: Sorry!')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Explain balance' }));
    const message = within(await screen.findByRole('dialog', { name: 'Message about this balance' }));
    expect(await message.findByText(/\+35 points: Manual adjustment · Sorry! · /)).toBeVisible();
    expect(message.queryByText(/Broken parcel/)).toBeNull();
  });

  it('tells the customer of what becomes available later, and not of what the server has just made available', async () => {
    const toIso = (ms: number) => new Date(Date.now() + ms).toISOString();
    const { user } = await openLedger(
      [
        reward('v2', '2026-03-05', { type: 'coupon_code', coupon_code: 'LATER', availableAt: toIso(26 * 3_600_000) }),
        reward('v1', '2026-03-05', { type: 'coupon_code', coupon_code: 'NOW', availableAt: toIso(20_000) }),
        reward('e1', '2026-03-05', { amount: 120, availableAt: toIso(20_000) }),
      ],
      { totalPoints: 120 },
    );
    await user.click(await screen.findByRole('button', { name: 'Explain balance' }));
    const message = within(await screen.findByRole('dialog', { name: 'Message about this balance' }));
    const text = await message.findByText(/you have 120 points/);
    expect(text.textContent?.match(/Available later:\n.*/)?.[0]).toMatch(/^Available later:\n1 voucher: from /);
  });

  it('approves a reward, and shows the new balance from the server', async () => {
    const { server, user } = await openLedger(sampleRewards);
    await waitFor(() => expect(lines()).toHaveLength(5));
    await user.click(line('60 points').getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(server.writes()).toEqual([['PATCH', '/admin/loyalty/reward/r5', { status: 'approved' }]]),
    );
    await waitFor(() => expect(balances()).toEqual(['400', '340', '340', '400', '400']));
    expect(within(screen.getByRole('region', { name: 'Points' })).getByText('400 points')).toBeVisible();
    // The statistics count the reward, too.
    await waitFor(() => expect(statsReads(server)).toBe(2));
  });

  it('[CUS-16] lists expiring points by week', async () => {
    const monday = new Date(new Date().getFullYear() + 1, 5, 1);
    monday.setDate(monday.getDate() + ((8 - monday.getDay()) % 7));
    const expiresAt = new Date(monday.getTime() + 50 * 3_600_000).toISOString();
    await openLedger([
      reward('e1', '2026-03-05', { amount: 120, expiresAt }),
      reward('e2', '2026-03-05', { type: 'coupon_code', coupon_code: 'SOON', expiresAt }),
    ]);
    const list = await screen.findByRole('list', { name: 'Upcoming expirations' });
    const day = monday.toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' });
    expect(list).toHaveTextContent(`Week of ${day}: 120 points, 1 voucher`);
  });

  it('shows an empty state', async () => {
    await openLedger([]);
    expect(await inCard().findByText('No data')).toBeVisible();
  });

  it('shows no balances if a reward could not be parsed', async () => {
    await openLedger([...sampleRewards, { _id: null }]);
    expect(await inCard().findByText(/1 reward couldn’t be loaded/)).toBeVisible();
    await waitFor(() => expect(balances()[0]).toBe('—'));
  });
});
