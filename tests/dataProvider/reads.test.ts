import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { getListQuery, getOneQuery } from '../../dataProvider/graphql/buildQuery';
import { createHttp } from '../../dataProvider/http/http';
import { readSchema } from '../../mock-server/graphql/readSchema';
import { entities } from '../../resources';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, type FakeServer, json, silence } from './support/fakeServer';
import { customerRow, listResponse, reviewRow, rowOf } from './support/rows';

const schema = buildSchema(readSchema());

function createProvider(server: FakeServer) {
  return createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }),
  );
}
const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

describe('queries', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))('of %s are valid and constant', (_name, entity) => {
    const queries = [getListQuery(entity), getOneQuery(entity)].filter((query) => query !== null);
    for (const query of queries) expect(validate(schema, parse(query))).toEqual([]);
    expect(getListQuery(entity)).toBe(queries[0]);
  });

  it('are the six of the API', () => {
    const roots = entities.flatMap(({ read }) => (read.from === 'graphql' ? [read.list, read.one ?? []].flat() : []));
    expect(roots.sort()).toEqual(['customerById', 'customers', 'faqs', 'reviewById', 'reviews', 'rewards']);
  });

  it('never select the access token of a customer', () => {
    for (const entity of entities) expect(`${getListQuery(entity)} ${getOneQuery(entity)}`).not.toMatch(/accessToken/);
  });

  it('select the parts of object fields', () => {
    const rewards = entities.find(({ name }) => name === 'rewards');
    expect(rewards && getListQuery(rewards)).toContain(
      'discountConfig { discountType discountValue freeProduct { label value } }',
    );
    const customers = entities.find(({ name }) => name === 'customers');
    expect(customers && getListQuery(customers)).toContain(
      'items { _id name firstName lastName emailAddress profilePhotoUrl ',
    );
  });

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'of %s select all fields of the rows',
    async (name, entity) => {
      const server = createFakeServer(json(listResponse([rowOf[name]])));
      const { data } = await createProvider(server).getList(name, page);
      const asked = getListQuery(entity).split('items {')[1] ?? '';
      for (const field of Object.keys(data[0])) if (field !== 'id') expect(asked).toMatch(new RegExp(`\\b${field}\\b`));
      expect(data[0]).toEqual({ ...rowOf[name], id: rowOf[name]?.['_id'] });
    },
  );
});

describe('getList', () => {
  it('[CUS-01] sends the customers query with limit, offset, search, sortBy, and programId', async () => {
    const server = createFakeServer(json(listResponse([customerRow], 41)));
    const answer = await createProvider(server).getList('customers', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'totalPoints', order: 'DESC' },
      filter: { search: ' ada ', programId: 'p7' },
    });
    expect(server.calls).toEqual([
      {
        method: 'POST',
        url: '/admin/graphql',
        headers: { accept: 'application/json', authorization: 'Bearer T1', 'content-type': 'application/json' },
        body: {
          query: expect.stringMatching(/^query customers\(.*\{ list: customers\(/),
          variables: { limit: 25, offset: 50, search: 'ada', sortBy: 'points_desc', programId: 'p7' },
        },
      },
    ]);
    expect(answer).toEqual({
      data: [{ ...customerRow, id: 'c1' }],
      pageInfo: { hasPreviousPage: true, hasNextPage: false },
      meta: { leftOut: 0, notice: null },
    });
  });

  it('returns the total, and omits and counts invalid rows', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const rows = [
      reviewRow,
      null,
      'x',
      { title: 'no id' },
      { ...reviewRow, title: 'same id' },
      { ...reviewRow, _id: 'r2' },
    ];
    const answer = await createProvider(createFakeServer(json(listResponse(rows, 20)))).getList(
      'product-reviews',
      page,
    );
    expect(answer.data.map(({ id, title }) => [id, title])).toEqual([
      ['r1', 'Lovely'],
      ['r2', 'Lovely'],
    ]);
    expect(answer).toMatchObject({ total: 20, meta: { leftOut: 4 } });
    warn.mockRestore();
  });

  it.each([
    ['absent', undefined],
    ['null', null],
    ['NaN as text', 'a 0-9/*'],
    ['negative', -1],
    ['a fraction', 1.5],
    ['smaller than the rows', 1],
  ])('H12 returns pageInfo if the total is %s', async (_name, total) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const rows = [reviewRow, { ...reviewRow, _id: 'r2' }];
    const answer = { data: { list: { items: rows, ...(total !== undefined && { total }) } } };
    const read = await createProvider(createFakeServer(json(answer))).getList('product-reviews', {
      ...page,
      pagination: { page: 1, perPage: 2 },
    });
    expect(read).toMatchObject({ pageInfo: { hasPreviousPage: false, hasNextPage: true } });
    expect(read.total).toBeUndefined();
    expect(read.data).toHaveLength(2);
    warn.mockRestore();
  });

  it('accepts a numeric string as total, and a page past the end', async () => {
    const past = { ...page, pagination: { page: 9, perPage: 10 } };
    expect(await createProvider(createFakeServer(json(listResponse([], '12')))).getList('faq', past)).toMatchObject({
      total: 12,
      data: [],
    });
  });

  it.each([
    ['null', { data: null }],
    ['no list', { data: { list: null } }],
    ['an object in place of the rows', { data: { list: { total: 1, items: { 0: {} } } } }],
    ['text in place of the rows', { data: { list: { total: 1, items: '<html>' } } }],
    ['a list', []],
    ['nothing', {}],
  ])('H11 rejects %s as a bad response, without a JavaScript error message', async (_name, answer) => {
    const error = await catchAppError(createProvider(createFakeServer(json(answer))).getList('rewards', page));
    expect([error.kind, error.message]).toEqual(['badAnswer', '']);
  });

  it('H11 keeps the error kind through ra-data-graphql', async () => {
    const errors = [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }];
    expect(
      await catchAppError(createProvider(createFakeServer(json({ data: null, errors }))).getList('faq', page)),
    ).toMatchObject({
      kind: 'auth',
      status: 401,
    });
    const offline = createFakeServer(() => Promise.reject(new TypeError('x')));
    expect(await catchAppError(createProvider(offline).getOne('customers', { id: 'c1' }))).toMatchObject({
      kind: 'server',
      status: null,
    });
  });

  it('returns data with the messages of partial errors', async () => {
    const answer = { ...listResponse([reviewRow]), errors: [{ message: 'Products are <b>away</b>' }] };
    const read = await createProvider(createFakeServer(json(answer))).getList('product-reviews', page);
    expect(read).toMatchObject({ total: 1, meta: { notice: 'Products are away.' } });
  });

  it('is aborted by the signal of react-admin', async () => {
    const server = createFakeServer(silence);
    const provider = createProvider(server);
    expect(provider.supportAbortSignal).toBe(true);
    const controller = new AbortController();
    const call = catchAppError(provider.getList('faq', { ...page, signal: controller.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.calls).toHaveLength(1);
    controller.abort();
    expect((await call).kind).toBe('canceled');
  });

  it('reports an unknown entity', async () => {
    await expect(createProvider(createFakeServer()).getList('orders', page)).rejects.toThrow();
  });
});

describe('getOne', () => {
  it('requests a row by id, as a variable', async () => {
    const server = createFakeServer(json({ data: { one: reviewRow } }));
    const id = '../admin?x=%2f"}';
    expect(await createProvider(server).getOne('product-reviews', { id })).toEqual({
      data: { ...reviewRow, id: 'r1' },
    });
    expect(server.calls[0]?.body).toEqual({
      query: expect.stringMatching(/^query reviewById\(\$id: ID!\) \{ one: reviewById\(id: \$id\) \{/),
      variables: { id },
    });
  });

  it('fails with notFound if it is null or not supported', async () => {
    const server = createFakeServer(json({ data: { one: null } }));
    expect((await catchAppError(createProvider(server).getOne('customers', { id: 'c9' }))).kind).toBe('notFound');
    expect((await catchAppError(createProvider(server).getOne('faq', { id: 'q1' }))).kind).toBe('notFound');
    expect(server.calls).toHaveLength(1);
  });

  it('rejects a missing row or id as a bad response', async () => {
    for (const answer of [{ data: {} }, { data: { one: { name: 'x' } } }, { data: { one: [] } }]) {
      const error = await catchAppError(
        createProvider(createFakeServer(json(answer))).getOne('customers', { id: 'c1' }),
      );
      expect(error.kind).toBe('badAnswer');
    }
  });

  it('omits missing rows in getMany', async () => {
    const server = createFakeServer((call) => {
      const { variables } = call.body as { variables: { id: string } };
      return json({ data: { one: variables.id === 'gone' ? null : { ...customerRow, _id: variables.id } } })(
        call,
        null,
      ) as Response;
    });
    const { data } = await createProvider(server).getMany('customers', { ids: ['c1', 'gone', 'c2', 'c1'] });
    expect(data.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(server.calls).toHaveLength(3);
  });

  it('filters the list in getManyReference', async () => {
    const server = createFakeServer(json(listResponse([])));
    await createProvider(server).getManyReference('rewards', {
      ...page,
      target: 'customerId',
      id: 'c1',
      filter: { status: 'approved' },
    });
    expect(server.calls[0]?.body).toMatchObject({
      variables: { limit: 10, offset: 0, customerId: 'c1', status: 'approved' },
    });
  });
});
