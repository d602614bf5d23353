import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { fetchAllMatching, type ListReader } from '../../../../src/engine/bulk/fetchAllMatching';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { createRecords, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const matching = { filters: { status: 'pending' }, sort: 'ratingAsc' };

/** Responds with pages of these records. `requests` holds the parameters. */
function createReader(
  records: readonly ConsoleRecord[],
  ready: (page: number) => Promise<unknown> = () => Promise.resolve(),
) {
  const requests: Parameters<ListReader['getList']>[1][] = [];
  const reader: ListReader = {
    async getList(_name, params) {
      requests.push(params);
      const { page, perPage } = params.pagination;
      await ready(page);
      return { data: records.slice((page - 1) * perPage, page * perPage), total: records.length };
    },
  };
  return { reader, requests };
}

const neverAborted = new AbortController().signal;
const collect = async (reader: ListReader, total: number, signal = neverAborted) => {
  const found: string[] = [];
  await fetchAllMatching(
    reader,
    reviews,
    { ...matching, total },
    (page) => void found.push(...page.map(({ id }) => id)),
    signal,
  );
  return found;
};

describe('fetching all matching records', () => {
  it('fetches each record once and in order, for any page timing and a wrong total', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(730), fc.nat(730), fc.scheduler(), async (count, total, s) => {
        const records = createRecords(reviews, count);
        const { reader } = createReader(records, (page) => s.schedule(Promise.resolve(), `page ${page}`));
        const found = collect(reader, total);
        await s.waitFor(found);
        const all = records.map(({ id }) => id);
        // A total that is too high never loses a record. One that is too low only ends the run after a page that is not
        // full.
        expect(await found).toEqual(all);
      }),
      { numRuns: 60 },
    );
  });

  it('requests pages of fifty with the filter and the sort of the list', async () => {
    const { reader, requests } = createReader(createRecords(reviews, 101));
    await collect(reader, 101);
    expect(requests[0]).toEqual({
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'rating', order: 'ASC' },
      filter: { status: 'pending' },
      signal: neverAborted,
    });
    expect(requests.map(({ pagination }) => pagination.page)).toEqual([1, 2, 3]);
  });

  it('counts a record once if it moves to a later page during the run', async () => {
    const records = createRecords(reviews, 150);
    const [newest] = createRecords(reviews, 1, () => ({}), 'new');
    const reader: ListReader = {
      async getList(_name, { pagination: { page, perPage } }) {
        const now = page > 1 && newest ? [newest, ...records] : records;
        return { data: now.slice((page - 1) * perPage, page * perPage) };
      },
    };
    expect(await collect(reader, 150)).toEqual(records.map(({ id }) => id));
  });

  it('stops if a server keeps returning the same page', async () => {
    const records = createRecords(reviews, 100);
    const reader: ListReader = { getList: () => Promise.resolve({ data: records }) };
    expect(await collect(reader, 1_000)).toHaveLength(100);
  });

  it('fails if a page fails, and stops silently if it is canceled', async () => {
    const failing: ListReader = { getList: () => Promise.reject(new AppError({ kind: 'server', status: 500 })) };
    await expect(collect(failing, 10)).rejects.toMatchObject({ kind: 'server' });
    const abort = new AbortController();
    const { reader } = createReader(createRecords(reviews, 250), async () => abort.abort());
    expect(await collect(reader, 250, abort.signal)).toEqual([]);
  });
});
