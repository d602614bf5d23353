import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http';
import { failureOf } from './support/failureOf';
import { createFakeServer, json } from './support/fakeServer';

const span = { from: '2026-10-22T00:00:00.000Z', to: '2026-11-20T23:59:59.999Z' };

function providerOf(server: ReturnType<typeof createFakeServer>) {
  const renew = vi.fn(async () => false);
  return createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', renew, fetch: server.fetch, wait: async () => undefined }),
  );
}

describe('rewards by what they were given for', () => {
  it('are counted by two calls, one for each state that counts', async () => {
    const data = { signup: { total: 3 }, birthday: { total: 1 } };
    const server = createFakeServer(json({ data }), json({ data: { ...data, signup: { total: 2 } } }));
    const counts = await providerOf(server).rewardCounts(['signup', 'birthday'], span);
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

  it('are left out where the provider tells no number', async () => {
    const told = json({ data: { signup: { total: 3 }, birthday: null } });
    const counts = await providerOf(createFakeServer(told, told)).rewardCounts(['signup', 'birthday'], span);
    expect([...counts]).toEqual([['signup', 6]]);
  });

  it('fail with what the server says', async () => {
    const refused = json({ errors: [{ message: 'No such enum.' }] });
    const failure = await failureOf(providerOf(createFakeServer(refused, refused)).rewardCounts(['signup'], span));
    expect(failure).toMatchObject({ message: 'No such enum.' });
  });
});
