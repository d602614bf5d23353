import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http/http';
import { readSchema } from '../../../mock-server/graphql/readSchema';
import { catchAppError } from '../support/catchAppError';
import { createFakeServer, json } from '../support/fakeServer';

function createCounts(...responses: ReturnType<typeof json>[]) {
  const server = createFakeServer(...responses);
  const renew = vi.fn(async () => false);
  const provider = createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', renew, fetch: server.fetch, wait: async () => undefined }),
  );
  const count = (name: string, filter: Readonly<Record<string, string>> = {}) =>
    provider.getList(name, { filter, meta: { onlyTotal: true } });
  return { server, count };
}

describe('totals without rows', () => {
  it('are one valid query for all that are asked for at the same time', async () => {
    const data = { count0: { total: 24 }, count1: { total: 6 }, count2: { total: 9 }, count3: { total: 2000 } };
    const { server, count } = createCounts(json({ data }), json({ data: { count0: { total: 8 } } }));
    const results = await Promise.all([
      count('product-reviews', { status: 'pending' }),
      count('faq', { filter: 'unanswered' }),
      count('rewards', { status: 'pending' }),
      count('customers'),
    ]);
    expect(results.map(({ total }) => total)).toEqual([24, 6, 9, 2000]);
    const [{ body } = { body: null }] = server.calls;
    expect(Object(body).variables).toEqual({ status0: 'pending', filter1: 'unanswered', status2: 'pending' });
    expect(validate(buildSchema(readSchema()), parse(Object(body).query))).toEqual([]);
    expect((await count('rewards', { status: 'pending' })).total).toBe(8);
    expect(server.calls).toHaveLength(2);
  });

  it('fail one by one with the message of the server, or all if there is no response', async () => {
    const partial = { data: { count0: null, count1: { total: 9 } }, errors: [{ message: 'No index.' }] };
    const { count } = createCounts(json(partial), json({ error: 'Down.' }, 400));
    const [failed, rewards] = await Promise.all([
      catchAppError(count('product-reviews', { status: 'pending' })),
      count('rewards', { status: 'pending' }),
    ]);
    expect(failed).toMatchObject({ kind: 'badAnswer', message: 'No index.' });
    expect(rewards.total).toBe(9);
    const all = await Promise.all([catchAppError(count('faq')), catchAppError(count('rewards'))]);
    expect(all.map(({ message }) => message)).toEqual(['Down.', 'Down.']);
  });
});
