import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { listQuery, listRequest, oneQuery } from '../../dataProvider/buildQuery';
import { createHttp } from '../../dataProvider/http';
import { entities } from '../../resources';
import { failureOf } from './support/failureOf';
import { createFakeServer, type FakeServer, json, silence } from './support/fakeServer';
import { customerRow, listAnswer, reviewRow, rowOf } from './support/rows';

const schema = buildSchema(readFileSync(new URL('../../mock-server/schema.graphql', import.meta.url), 'utf8'));

function providerOf(server: FakeServer) {
  return createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }),
  );
}
const page = { pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' as const }, filter: {} };

describe('queries', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'of %s are valid against the schema, and stay the same text',
    (_name, entity) => {
      const queries = [listQuery(entity), oneQuery(entity)].filter((query) => query !== null);
      for (const query of queries) expect(validate(schema, parse(query))).toEqual([]);
      expect(listQuery(entity)).toBe(queries[0]);
    },
  );

  it('are the six of the provider', () => {
    const roots = entities.flatMap(({ read }) => [read.list, read.one ?? []].flat());
    expect(roots.sort()).toEqual(['customerById', 'customers', 'faqs', 'reviewById', 'reviews', 'rewards']);
  });

  it("never ask for a customer's access token", () => {
    for (const entity of entities) expect(`${listQuery(entity)} ${oneQuery(entity)}`).not.toMatch(/accessToken/);
  });

  it('ask for the parts of compound fields', () => {
    const rewards = entities.find(({ name }) => name === 'rewards');
    expect(rewards && listQuery(rewards)).toContain(
      'discountConfig { discountType discountValue freeProduct { label value } }',
    );
    const customers = entities.find(({ name }) => name === 'customers');
    expect(customers && listQuery(customers)).toContain(
      'items { _id name firstName lastName emailAddress profilePhotoUrl ',
    );
  });

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'of %s ask for every field of its rows',
    async (name, entity) => {
      const server = createFakeServer(json(listAnswer([rowOf[name]])));
      const { data } = await providerOf(server).getList(name, page);
      const asked = listQuery(entity).split('items {')[1] ?? '';
      for (const field of Object.keys(data[0])) if (field !== 'id') expect(asked).toMatch(new RegExp(`\\b${field}\\b`));
      expect(data[0]).toEqual({ ...rowOf[name], id: rowOf[name]?.['_id'] });
    },
  );
});

describe('getList', () => {
  it('[CUS-01] sends the query of customers with limit, offset, search, sortBy and programId', async () => {
    const server = createFakeServer(json(listAnswer([customerRow], 41)));
    const answer = await providerOf(server).getList('customers', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'points_desc', order: 'ASC' },
      filter: { search: ' ada ', programId: 'p7', unknown: 'x' },
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

  it('sends exactly what listRequest says, so that an answer begun early fits', async () => {
    const server = createFakeServer(json(listAnswer([])));
    for (const entity of entities) {
      const params = { ...page, filter: { search: 'x', status: 'pending', rating: '5,4' } };
      await providerOf(server).getList(entity.name, params);
      expect(server.calls.at(-1)?.body).toEqual(listRequest(entity, params).body);
    }
  });

  it('gives the total, and what could not be read is left out and counted', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const rows = [
      reviewRow,
      null,
      'x',
      { title: 'no id' },
      { ...reviewRow, title: 'same id' },
      { ...reviewRow, _id: 'r2' },
    ];
    const answer = await providerOf(createFakeServer(json(listAnswer(rows, 20)))).getList('product-reviews', page);
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
  ])('H12 knows only whether more follow when the total is %s', async (_name, total) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const rows = [reviewRow, { ...reviewRow, _id: 'r2' }];
    const answer = { data: { list: { items: rows, ...(total !== undefined && { total }) } } };
    const read = await providerOf(createFakeServer(json(answer))).getList('product-reviews', {
      ...page,
      pagination: { page: 1, perPage: 2 },
    });
    expect(read).toMatchObject({ pageInfo: { hasPreviousPage: false, hasNextPage: true } });
    expect(read.total).toBeUndefined();
    expect(read.data).toHaveLength(2);
    warn.mockRestore();
  });

  it('takes a total that is a number in quotes, and a page past the end', async () => {
    const past = { ...page, pagination: { page: 9, perPage: 10 } };
    expect(await providerOf(createFakeServer(json(listAnswer([], '12')))).getList('faq', past)).toMatchObject({
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
  ])('H11 takes %s for a bad answer, without a word of JavaScript', async (_name, answer) => {
    const error = await failureOf(providerOf(createFakeServer(json(answer))).getList('rewards', page));
    expect([error.kind, error.message]).toEqual(['badAnswer', '']);
  });

  it('H11 passes the kind of an error through ra-data-graphql', async () => {
    const errors = [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }];
    expect(
      await failureOf(providerOf(createFakeServer(json({ data: null, errors }))).getList('faq', page)),
    ).toMatchObject({
      kind: 'auth',
      status: 401,
    });
    const offline = createFakeServer(() => Promise.reject(new TypeError('x')));
    expect(await failureOf(providerOf(offline).getOne('customers', { id: 'c1' }))).toMatchObject({
      kind: 'server',
      status: null,
    });
  });

  it('shows data that has errors beside it, with what the server says', async () => {
    const answer = { ...listAnswer([reviewRow]), errors: [{ message: 'Products are <b>away</b>' }] };
    const read = await providerOf(createFakeServer(json(answer))).getList('product-reviews', page);
    expect(read).toMatchObject({ total: 1, meta: { notice: 'Products are away' } });
  });

  it('is aborted by the signal that react-admin passes', async () => {
    const server = createFakeServer(silence);
    const provider = providerOf(server);
    expect(provider.supportAbortSignal).toBe(true);
    const controller = new AbortController();
    const call = failureOf(provider.getList('faq', { ...page, signal: controller.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.calls).toHaveLength(1);
    controller.abort();
    expect((await call).kind).toBe('cancelled');
  });

  it('names an entity that there is none of', async () => {
    await expect(providerOf(createFakeServer()).getList('orders', page)).rejects.toThrow();
  });
});

describe('one row', () => {
  it('is asked for by its id as a variable', async () => {
    const server = createFakeServer(json({ data: { one: reviewRow } }));
    const id = '../admin?x=%2f"}';
    expect(await providerOf(server).getOne('product-reviews', { id })).toEqual({ data: { ...reviewRow, id: 'r1' } });
    expect(server.calls[0]?.body).toEqual({
      query: expect.stringMatching(/^query reviewById\(\$id: ID!\) \{ one: reviewById\(id: \$id\) \{/),
      variables: { id },
    });
  });

  it('is not found when it is null, or the provider cannot look one up', async () => {
    const server = createFakeServer(json({ data: { one: null } }));
    expect((await failureOf(providerOf(server).getOne('customers', { id: 'c9' }))).kind).toBe('notFound');
    expect((await failureOf(providerOf(server).getOne('faq', { id: 'q1' }))).kind).toBe('notFound');
    expect(server.calls).toHaveLength(1);
  });

  it('is a bad answer when it is absent or has no id', async () => {
    for (const answer of [{ data: {} }, { data: { one: { name: 'x' } } }, { data: { one: [] } }]) {
      const error = await failureOf(providerOf(createFakeServer(json(answer))).getOne('customers', { id: 'c1' }));
      expect(error.kind).toBe('badAnswer');
    }
  });

  it('among several is left out when it is gone', async () => {
    const server = createFakeServer((call) => {
      const { variables } = call.body as { variables: { id: string } };
      return json({ data: { one: variables.id === 'gone' ? null : { ...customerRow, _id: variables.id } } })(
        call,
        null,
      ) as Response;
    });
    const { data } = await providerOf(server).getMany('customers', { ids: ['c1', 'gone', 'c2', 'c1'] });
    expect(data.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(server.calls).toHaveLength(3);
  });

  it('of another is a filter of the list', async () => {
    const server = createFakeServer(json(listAnswer([])));
    await providerOf(server).getManyReference('rewards', {
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
