import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Page, readPages } from '../../../src/lib/readPages';

interface Item {
  id: string;
}

const items = (count: number): Item[] => Array.from({ length: count }, (_, index) => ({ id: `id${index}` }));

/** Reads everything from a server; fails after 1000 requests. */
async function readAll(
  serve: (page: number) => Page<Item>,
  options: Partial<Parameters<typeof readPages<Item>>[1]> = {},
) {
  const found: string[] = [];
  const requests: number[] = [];
  let unread: number | null | undefined;
  const read = async (page: number) => {
    if (requests.push(page) > 1000) throw new Error('reads without end');
    return serve(page);
  };
  for await (const part of readPages(read, { pageSize: 50, getId: ({ id }) => id, ...options })) {
    found.push(...part.fresh.map(({ id }) => id));
    unread = part.unread;
  }
  return { found, requests, unread };
}

/** A server with these items, of which the ones with the given indexes can't be parsed. */
function createServer(count: number, malformed: ReadonlySet<number> = new Set()) {
  const all = items(count);
  return (page: number): Page<Item> => {
    const rows = all.map((item, index) => ({ item, index })).slice(page * 50, (page + 1) * 50);
    const readable = rows.filter(({ index }) => !malformed.has(index));
    return { items: readable.map(({ item }) => item), leftOut: rows.length - readable.length, total: count };
  };
}

describe('readPages', () => {
  it('reads past rows that cannot be parsed, wherever they are, and counts them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(400),
        fc.array(fc.nat(399), { maxLength: 120 }),
        fc.integer({ min: 1, max: 4 }),
        async (count, malformed, concurrency) => {
          const broken = new Set(malformed.filter((index) => index < count));
          const { found, unread } = await readAll(createServer(count, broken), { concurrency });
          expect(found).toEqual(
            items(count)
              .filter((_, index) => !broken.has(index))
              .map(({ id }) => id),
          );
          expect(unread).toBe(broken.size);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('reads on over a page without any readable row', async () => {
    const broken = new Set(Array.from({ length: 50 }, (_, index) => 50 + index));
    const { found, unread } = await readAll(createServer(400, broken));
    expect(found).toHaveLength(350);
    expect(unread).toBe(50);
  });

  it.each([null, undefined])('reads until nothing comes and claims nothing if the total is %s', async (total) => {
    const { found, unread, requests } = await readAll((page) => ({ ...createServer(149)(page), total }));
    expect(found).toHaveLength(149);
    expect(unread).toBeNull();
    expect(requests).toEqual([0, 1, 2, 3]);
  });

  it.each([
    [400, 350],
    [null, null],
  ])('ends at a repeated page of a server that ignores the offset, with the total %s', async (total, unread) => {
    const read = await readAll(() => ({ items: items(50), total }));
    expect(read).toEqual({ found: items(50).map(({ id }) => id), requests: [0, 1], unread });
  });

  it('ends if a server ignores the offset and no row can be parsed', async () => {
    expect(await readAll(() => ({ items: [], leftOut: 50, total: null }))).toEqual({
      found: [],
      requests: [0],
      unread: null,
    });
  });

  it('counts what a server with smaller pages skips', async () => {
    const { unread } = await readAll((page) => ({ items: items(400).slice(page * 50, page * 50 + 20), total: 400 }));
    expect(unread).toBe(240);
  });

  it('reads what is added meanwhile, and no page beyond the expected ones before it knows the total', async () => {
    const { found, requests } = await readAll((page) => createServer(page === 0 ? 100 : 130)(page), {
      concurrency: 3,
      expectedTotal: 100,
    });
    expect(found).toHaveLength(130);
    expect(requests).toEqual([0, 1, 2]);
  });

  it('reads no more pages after it is aborted, or than allowed', async () => {
    const abort = new AbortController();
    const server = createServer(400);
    const stopped = await readAll(
      (page) => {
        if (page === 1) abort.abort();
        return server(page);
      },
      { signal: abort.signal },
    );
    expect(stopped.requests).toEqual([0, 1]);
    expect(stopped.found).toHaveLength(50);
    expect((await readAll(server, { maxPages: 3 })).unread).toBe(250);
  });
});
