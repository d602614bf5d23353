import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { beginEarly } from '../../dataProvider/early';
import { earlyRequests } from '../../dataProvider/earlyRequests';
import { createHttp } from '../../dataProvider/http';
import type { Entity } from '../../resources/entity';
import { faq } from '../../resources/faq';
import { createFakeServer, type FakeServer, json, reset, text } from './support/fakeServer';
import { listAnswer, questionRow } from './support/rows';

const entity = faq as unknown as Entity;
const params = {
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'createdAtAsc', order: 'ASC' as const },
  filter: { search: 'dim' },
};
const settings = { settings: { _id: 's1' } };

function providerOf(server: FakeServer, early: ReturnType<typeof beginEarly>, token = 'T1') {
  return createDataProvider(
    createHttp({ apiUrl: '/api', token: () => token, fetch: server.fetch, early, wait: async () => undefined }),
  );
}

describe('requests begun early', () => {
  it('are the sites, the settings, the widgets, and the list of the address exactly as it will be asked for', async () => {
    const server = createFakeServer(json(listAnswer([questionRow], 11)));
    const early = beginEarly(earlyRequests({ list: { entity, params } }), {
      apiUrl: '/api',
      token: 'T1',
      fetch: server.fetch,
    });
    expect(server.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/admin/graphql',
      'GET /api/auth/sites',
      'GET /api/admin/settings',
      'GET /api/admin/widgets',
    ]);
    expect(server.calls[0]?.headers['authorization']).toBe('Bearer T1');
    const { data } = await providerOf(server, early).getList('faq', params);
    expect([data.length, server.calls.length]).toEqual([1, 4]);
    expect(earlyRequests()).toHaveLength(3);
  });

  it('are given once', async () => {
    const server = createFakeServer(json(settings));
    const early = beginEarly(earlyRequests(), { apiUrl: '/api', token: 'T1', fetch: server.fetch });
    await providerOf(server, early).loadSettings();
    expect(server.calls).toHaveLength(3);
    await providerOf(server, early).loadSettings();
    expect(server.calls).toHaveLength(4);
  });

  it('are never given to a call with another token', async () => {
    const server = createFakeServer(json(settings));
    const early = beginEarly(earlyRequests(), { apiUrl: '/api', token: 'T1', fetch: server.fetch });
    await providerOf(server, early, 'T2').loadSettings();
    expect(server.calls.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer T1',
      'Bearer T1',
      'Bearer T1',
      'Bearer T2',
    ]);
  });

  it.each([
    ['broke', reset],
    ['are no JSON', text('<html>')],
    ['failed', json({ error: 'x' }, 500)],
    ['were refused', json({ error: 'x' }, 401)],
  ])('that %s are simply sent again', async (_name, answer) => {
    const server = createFakeServer(answer);
    const early = beginEarly(earlyRequests(), { apiUrl: '/api', token: 'T1', fetch: server.fetch });
    server.answers(json(settings));
    expect(await providerOf(server, early).loadSettings()).toMatchObject({ _id: 's1' });
    expect(server.calls).toHaveLength(4);
  });

  it('are not given when they have become old, nor begun without a token', async () => {
    let now = 0;
    const server = createFakeServer(json(settings));
    const early = beginEarly(earlyRequests(), { apiUrl: '/api', token: 'T1', fetch: server.fetch, now: () => now });
    now = 15_001;
    await providerOf(server, early).loadSettings();
    expect(server.calls).toHaveLength(4);
    beginEarly(earlyRequests(), { apiUrl: '/api', token: null, fetch: server.fetch });
    expect(server.calls).toHaveLength(4);
  });
});
