import { describe, expect, it, vi } from 'vitest';
import type { Sort } from '../../../../../resources/entity';
import { rewards } from '../../../../../resources/rewards';
import { toSortBy } from '../../../../../resources/sorts';
import { fetchAdjustedPoints } from '../../../../../src/features/loyalty/costs/fetchAdjustedPoints';
import { toDay } from '../../../../../src/lib/format/day';
import { stubDataProvider } from '../../../../support/stubDataProvider';

const period = { from: '2026-10-22T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' };
const { signal } = new AbortController();

function createRewards(amounts: readonly number[], createdAt = '2026-11-01T12:00:00.000Z') {
  const getList = vi.fn(async (_name: string, { pagination: { page, perPage } }: Params) => ({
    data: amounts.map((amount, n) => ({ id: `r${n}`, amount, createdAt })).slice((page - 1) * perPage, page * perPage),
    total: amounts.length,
  }));
  return { getList, dataProvider: stubDataProvider({ getList }) };
}

interface Params {
  sort?: Sort | undefined;
  pagination: { page: number; perPage: number };
  filter: object;
}

describe('fetchAdjustedPoints', () => {
  it('sums what was added and what was deducted, over all pages', async () => {
    const amounts = Array.from({ length: 150 }, (_, n) => (n % 3 === 0 ? -20 : 10));
    const { getList, dataProvider } = createRewards(amounts);
    expect(await fetchAdjustedPoints(dataProvider, period, signal)).toEqual({ added: 1000, deducted: 1000 });
    for (const [, { sort }] of getList.mock.calls)
      expect(toSortBy(rewards, sort), 'an order that the API has').not.toBeNull();
    expect(getList.mock.calls.map(([name, { filter, pagination }]) => [name, filter, pagination.page])).toEqual(
      [1, 2].map((page) => [
        'rewards',
        {
          taskType: 'wallet_adjustment',
          status: 'approved',
          dateFrom: toDay(new Date(period.from)),
          dateTo: toDay(new Date(period.to)),
        },
        page,
      ]),
    );
  });

  it('leaves out what was adjusted on the first or last day, but outside of the period', async () => {
    const { dataProvider } = createRewards([10, -20], '2026-10-21T23:59:59.000Z');
    expect(await fetchAdjustedPoints(dataProvider, period, signal)).toEqual({ added: 0, deducted: 0 });
  });

  it('gives up after one request if there are too many', async () => {
    const { getList, dataProvider } = createRewards(Array.from({ length: 2001 }, () => 1));
    expect(await fetchAdjustedPoints(dataProvider, period, signal)).toBeNull();
    expect(getList).toHaveBeenCalledOnce();
  });

  it.each([
    ['a row could not be read', { total: 150, leftOut: 1 }],
    ['there is no total', { total: undefined, leftOut: 0 }],
  ])('has no sums if %s', async (_, { total, leftOut }) => {
    const getList = async (_name: string, { pagination: { page } }: Params) => ({
      data: Array.from({ length: page === 1 ? 100 - leftOut : 50 }, (_row, n) => ({
        id: `${page} ${n}`,
        amount: 10,
        createdAt: '2026-11-01T12:00:00.000Z',
      })),
      total,
      meta: { leftOut: page === 1 ? leftOut : 0 },
    });
    expect(await fetchAdjustedPoints(stubDataProvider({ getList }), period, signal)).toBeNull();
  });
});
