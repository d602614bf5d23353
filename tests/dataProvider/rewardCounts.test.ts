import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, json } from './support/fakeServer';

const span = { from: '2026-10-22T00:00:00.000Z', to: '2026-11-20T23:59:59.999Z' };

function createProvider(server: ReturnType<typeof createFakeServer>) {
  const renew = vi.fn(async () => false);
  return createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', renew, fetch: server.fetch, wait: async () => undefined }),
  );
}

describe('fetchRewardCounts', () => {
  it('sends two requests, one per counted status', async () => {
    const data = { signup: { total: 3 }, birthday: { total: 1 } };
    const server = createFakeServer(json({ data }), json({ data: { ...data, signup: { total: 2 } } }));
    const counts = await createProvider(server).rewardCounts(['signup', 'birthday'], span);
    expect([...counts]).toEqual([
      ['signup', 5],
      ['birthday', 2],
    ]);
    const rows = (type: string) =>
      `${type}: rewards(limit: 1, taskType: ${type}, status: $status, dateFrom: $dateFrom, dateTo: $dateTo) { total }`;
    const query = `query ($status: RewardStatus, $dateFrom: DateTime, $dateTo: DateTime) { ${rows('signup')} ${rows('birthday')} }`;
    const variables = { dateFrom: span.from, dateTo: span.to };
    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/admin/graphql', { query, variables: { status: 'approved', ...variables } }],
      ['POST', '/admin/graphql', { query, variables: { status: 'pending', ...variables } }],
    ]);
  });

  it('counts one status in one request', async () => {
    const server = createFakeServer(json({ data: { signup: { total: 3 } } }));
    const counts = await createProvider(server).rewardCounts(['signup'], span, undefined, ['approved']);
    expect([...counts]).toEqual([['signup', 3]]);
    expect(server.calls.map(({ body }) => Object(body).variables.status)).toEqual(['approved']);
  });

  it('omits types without a number', async () => {
    const response = json({ data: { signup: { total: 3 }, birthday: null } });
    const counts = await createProvider(createFakeServer(response, response)).rewardCounts(
      ['signup', 'birthday'],
      span,
    );
    expect([...counts]).toEqual([['signup', 6]]);
  });

  it('fails with the server message', async () => {
    const refused = json({ errors: [{ message: 'No such enum.' }] });
    const error = await catchAppError(
      createProvider(createFakeServer(refused, refused)).rewardCounts(['signup'], span),
    );
    expect(error).toMatchObject({ message: 'No such enum.' });
  });
});
