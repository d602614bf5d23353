import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, type FakeServer, json } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const createProvider = (server: FakeServer) =>
  createDataProvider(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }));
const bearer = { accept: 'application/json', authorization: 'Bearer T1' };

describe('statistics', () => {
  const stats = (server: FakeServer) => createProvider(server).statsCalls();

  it('are loaded, with null for missing figures', async () => {
    const server = createFakeServer(
      json({ customers: 3, points: '40', reviews: null }),
      json({ pointsEarned: 5, averageRating: 4.5, ratings: [1, 'x', 0, 0, 0] }),
    );
    const calls = await stats(server);
    expect(await calls.basicStats()).toEqual({ customers: 3, points: 40, reviews: null, faq: null });
    expect(await calls.aggregate('7d')).toEqual({
      pointsEarned: 5,
      pointsSpent: null,
      totalRatings: null,
      averageRating: 4.5,
      ratings: [1, null, 0, 0, 0],
    });
    expect(server.calls).toEqual([
      { method: 'GET', url: '/admin/stats/basic_stats', headers: bearer, body: undefined },
      { method: 'GET', url: '/admin/stats/aggregate?period=7d', headers: bearer, body: undefined },
    ]);
  });

  const request = {
    metrics: ['orders', 'orderValue'],
    from: '2026-11-01T00:00:00.000Z',
    to: '2026-11-30T00:00:00.000Z',
    interval: 'week',
  } as const;

  it('are loaded as time series, oldest first, without invalid points', async () => {
    const [first, second] = ['2026-11-02T00:00:00.000Z', '2026-11-09T00:00:00.000Z'];
    const server = createFakeServer(
      json({ points: [{ at: second, orders: 2 }, { orders: 9 }, { at: first, orders: 1, orderValue: 30.5, more: 1 }] }),
    );
    expect(await (await stats(server)).series(request)).toEqual([
      { at: first, orders: 1, orderValue: 30.5 },
      { at: second, orders: 2, orderValue: null },
    ]);
    expect(server.calls[0]?.url).toBe(
      '/admin/stats/series?metrics=orders%2CorderValue&from=2026-11-01T00%3A00%3A00.000Z&to=2026-11-30T00%3A00%3A00.000Z&interval=week',
    );
  });

  it.each([404, 405, 501])('are not requested again as time series after %i', async (status) => {
    const server = createFakeServer(json({ error: 'no such call' }, status));
    const provider = createProvider(server);
    expect(await (await provider.statsCalls()).series(request)).toBeNull();
    expect(await (await provider.statsCalls()).series(request)).toBeNull();
    expect(server.calls).toHaveLength(1);
  });

  it('fail as time series like other calls', async () => {
    const server = createFakeServer(json({ error: 'no' }, 403));
    expect((await catchAppError((await stats(server)).series(request))).kind).toBe('forbidden');
  });
});
