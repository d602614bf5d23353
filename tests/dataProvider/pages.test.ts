/** Pages of any size, loaded with one or several sequential requests. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, json, silence } from './support/fakeServer';
import { customerRow, listResponse } from './support/rows';

interface Asked {
  limit: number;
  offset: number;
}

const idsFrom = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => `c${from + at}`);
const rows = (from: number, to: number) => idsFrom(from, to).map((_id) => ({ ...customerRow, _id }));

/** Data provider with `count` customers, whose API returns at most a hundred rows per request. */
function getShop(count: number, total: unknown = count) {
  const asked: Asked[] = [];
  const server = createFakeServer((call, signal) => {
    const { variables } = call.body as { variables: Asked };
    const { limit, offset } = variables;
    asked.push({ limit, offset });
    if (limit > 100) return json({ error: 'Too many' }, 400)(call, signal);
    return json(listResponse(rows(offset, Math.min(count, offset + limit)), total))(call, signal);
  });
  const provider = createDataProvider(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch }));
  const getList = (page: number, perPage: number, signal?: AbortSignal) =>
    provider.getList('customers', {
      pagination: { page, perPage },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      ...(signal && { signal }),
    });
  return { asked, server, getList };
}

describe('list pages', () => {
  it('of a thousand rows are loaded with sequential requests of a hundred', async () => {
    const { asked, getList } = getShop(1234);
    const { data, total, pageInfo } = await getList(1, 1000);
    expect(data.map(({ id }) => id)).toEqual(idsFrom(0, 1000));
    expect([total, pageInfo]).toEqual([1234, undefined]);
    expect(asked).toEqual(Array.from({ length: 10 }, (_, at) => ({ limit: 100, offset: at * 100 })));
  });

  it.each([
    [1, 100, [[100, 0]]],
    [2, 100, [[100, 100]]],
    [
      2,
      150,
      [
        [100, 150],
        [50, 250],
      ],
    ],
    [
      3,
      101,
      [
        [100, 202],
        [1, 302],
      ],
    ],
    [9, 500, [[100, 4000]]],
  ])('%i of %i rows send the minimum of requests', async (page, perPage, requests) => {
    const { asked, getList } = getShop(400);
    const { data, total } = await getList(page, perPage);
    expect(asked.map(({ limit, offset }) => [limit, offset])).toEqual(requests);
    expect(data.map(({ id }) => id)).toEqual(idsFrom((page - 1) * perPage, Math.min(400, page * perPage)));
    expect(total).toBe(400);
  });

  it('have exactly their rows and the total, for any page and size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 450 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 400 }),
        async (count, page, perPage) => {
          const { data, total } = await getShop(count).getList(page, perPage);
          const first = Math.min(count, (page - 1) * perPage);
          expect(data.map(({ id }) => id)).toEqual(idsFrom(first, Math.min(count, first + perPage)));
          expect(total).toBe(count);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('stop at the end of the list without a total, with hasNextPage false', async () => {
    const { asked, getList } = getShop(250, null);
    const { data, total, pageInfo } = await getList(1, 1000);
    expect([data.length, total, pageInfo]).toEqual([250, undefined, { hasPreviousPage: false, hasNextPage: false }]);
    expect(asked).toHaveLength(3);
    expect((await getList(2, 120)).pageInfo).toEqual({ hasPreviousPage: true, hasNextPage: true });
    expect((await getList(3, 120)).pageInfo).toEqual({ hasPreviousPage: true, hasNextPage: false });
    expect((await getList(1, 120)).pageInfo).toEqual({ hasPreviousPage: false, hasNextPage: true });
  });

  it('send no more requests after an abort', async () => {
    const { server, getList } = getShop(1000);
    server.respondWith(json(listResponse(rows(0, 100), 1000)), silence);
    const controller = new AbortController();
    const call = catchAppError(getList(1, 1000, controller.signal));
    while (server.calls.length < 2) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    expect((await call).kind).toBe('canceled');
    expect(server.calls).toHaveLength(2);
  });

  it('fail if one of the requests fails', async () => {
    const { server, getList } = getShop(1000);
    server.respondWith(json(listResponse(rows(0, 100), 1000)), json({ error: 'Forbidden' }, 403));
    expect((await catchAppError(getList(1, 1000))).kind).toBe('forbidden');
  });
});
