import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { collectMatching, type ListReader } from '../../../../src/engine/bulk/collectMatching';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { entityNamed, manyRecords } from '../../../support/records';

const reviews = entityNamed('product-reviews');
const matching = { filters: { status: 'pending' }, sort: 'ratingAsc' };

/** Answers pages of these records; `asked` holds what was asked for. */
function readerOf(
  records: readonly ConsoleRecord[],
  ready: (page: number) => Promise<unknown> = () => Promise.resolve(),
) {
  const asked: Parameters<ListReader['getList']>[1][] = [];
  const reader: ListReader = {
    async getList(_name, params) {
      asked.push(params);
      const { page, perPage } = params.pagination;
      await ready(page);
      return { data: records.slice((page - 1) * perPage, page * perPage), total: records.length };
    },
  };
  return { reader, asked };
}

const never = new AbortController().signal;
const collect = async (reader: ListReader, total: number, signal = never) => {
  const found: string[] = [];
  await collectMatching(
    reader,
    reviews,
    { ...matching, total },
    (page) => void found.push(...page.map(({ id }) => id)),
    signal,
  );
  return found;
};

describe('collecting everything that matches', () => {
  it('reads every record once and in order, however late the pages come and whatever the total said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(730), fc.nat(730), fc.scheduler(), async (count, total, s) => {
        const records = manyRecords(reviews, count);
        const { reader } = readerOf(records, (page) => s.schedule(Promise.resolve(), `page ${page}`));
        const found = collect(reader, total);
        await s.waitFor(found);
        const all = records.map(({ id }) => id);
        // A total that was too high never loses a record; one that was too low may only end on a page that was not full.
        expect(await found).toEqual(all);
      }),
      { numRuns: 60 },
    );
  });

  it('asks for pages of fifty with the filter and the sort of the list', async () => {
    const { reader, asked } = readerOf(manyRecords(reviews, 101));
    await collect(reader, 101);
    expect(asked[0]).toEqual({
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'ratingAsc', order: 'ASC' },
      filter: { status: 'pending' },
      signal: never,
    });
    expect(asked.map(({ pagination }) => pagination.page)).toEqual([1, 2, 3]);
  });

  it('counts a record once that moved to a later page while it was read', async () => {
    const records = manyRecords(reviews, 150);
    const [newest] = manyRecords(reviews, 1, () => ({}), 'new');
    const reader: ListReader = {
      async getList(_name, { pagination: { page, perPage } }) {
        const now = page > 1 && newest ? [newest, ...records] : records;
        return { data: now.slice((page - 1) * perPage, page * perPage) };
      },
    };
    expect(await collect(reader, 150)).toEqual(records.map(({ id }) => id));
  });

  it('ends when a server gives the same page for ever', async () => {
    const records = manyRecords(reviews, 100);
    const reader: ListReader = { getList: () => Promise.resolve({ data: records }) };
    expect(await collect(reader, 1_000)).toHaveLength(100);
  });

  it('fails when a page fails, and ends silently when it is cancelled', async () => {
    const failing: ListReader = { getList: () => Promise.reject(new AppError({ kind: 'server', status: 500 })) };
    await expect(collect(failing, 10)).rejects.toMatchObject({ kind: 'server' });
    const abort = new AbortController();
    const { reader } = readerOf(manyRecords(reviews, 250), async () => abort.abort());
    expect(await collect(reader, 250, abort.signal)).toEqual([]);
  });
});
