/** Which customers a change of a program affects today, before it is saved. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { down, editorServer, openEditor } from '../editor/editorHarness';

interface Params {
  filter: Record<string, string>;
  pagination: { page: number; perPage: number };
}

const customers = Array.from({ length: 130 }, (_, n) => ({
  id: `c${n}`,
  name: `Customer ${n}`,
  totalPoints: n < 12 ? 1000 - n * 50 : 0,
}));

/** The program's server, with customers and what they earned. */
function openWithCustomers(rewards: readonly object[], path: string) {
  const server = editorServer();
  const getPrograms = server.dataProvider.getList;
  const getList = vi.fn(async (name: string, params: Params) => {
    if (name === 'programs') return getPrograms(name, { ...params, sort: { field: 'id', order: 'ASC' } });
    const { page, perPage } = params.pagination;
    const rows = name === 'customers' ? customers : rewards;
    return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
  });
  const dataProvider = Object.assign(server.dataProvider, { getList });
  return { server, getList, opened: openEditor({ ...server, dataProvider }, { at: path }) };
}

const createReward = (id: string, customer: string, amount: number, createdAt: Date) => ({
  id,
  amount,
  customer: { _id: customer },
  createdAt: createdAt.toISOString(),
});

const affected = async () => within(await screen.findByRole('region', { name: 'Affected today' }));

describe('AffectedCustomers', () => {
  it('[NEW-06] counts and lists who would lose points by a shorter expiry, before it is saved', async () => {
    const lastMonth = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    const longAgo = new Date(Date.now() - 800 * 24 * 60 * 60 * 1000);
    const { server, getList, opened } = openWithCustomers(
      [
        createReward('a', 'c0', 900, lastMonth),
        createReward('b', 'c0', -40, lastMonth),
        createReward('c', 'c1', 2000, lastMonth),
        createReward('d', 'c2', 900, longAgo),
      ],
      '/settings',
    );
    const { put, review } = await opened;
    await put(/^Points expire after/, '12');
    await review();
    const section = await affected();
    expect(section.getByText('130 customers are in this program.')).toBeVisible();
    // All of the twelve with points, except the one who earned more last month.
    expect(await section.findByText(/^11 customers would lose [\d,]+ points/)).toBeVisible();
    expect(section.getAllByRole('listitem').slice(1)).toHaveLength(10);
    expect(section.getByText('Customer 2').closest('li')).toHaveTextContent('900 → 0');
    expect(section.queryByText('Customer 1')).toBeNull();
    expect(section.getByRole('button', { name: 'Show more (1)' })).toBeVisible();
    const reads = getList.mock.calls.filter(([, { filter }]) => filter['type'] === 'points');
    expect(reads).toMatchObject([['rewards', { filter: { status: 'approved' } }]]);
    expect(server.writes()).toEqual([]);
  });

  it('counts who can no longer redeem a reward that costs more', async () => {
    const { opened } = openWithCustomers([], '');
    const { edit, put, review } = await opened;
    await edit('Five off');
    await put(/^Points/, '800');
    await review();
    const section = await affected();
    expect(await section.findByText(/^6 customers can redeem “Five off” today, but couldn’t/)).toBeVisible();
    expect(section.getByText('Customer 5')).toBeVisible();
  });

  it('says that points stay as they are if only tasks change', async () => {
    const { getList, opened } = openWithCustomers([], '');
    const { edit, put, review } = await opened;
    await edit('Sign up');
    await put(/^Points/, '80');
    await review();
    expect((await affected()).getByText(/stay as they are/)).toBeVisible();
    expect(getList.mock.calls.filter(([, { filter }]) => filter['type'] === 'points')).toEqual([]);
  });

  it('says that it could not count, and counts again', async () => {
    const { getList, opened } = openWithCustomers([], '/settings');
    const { user, put, review } = await opened;
    getList.mockRejectedValue(down);
    await put(/^Points expire after/, '12');
    await review();
    const section = await affected();
    expect(await section.findByText('We couldn’t count the affected customers')).toBeVisible();
    getList.mockResolvedValue({ data: [], total: 0 });
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText(/^No customer would lose points/)).toBeVisible();
  });
});
