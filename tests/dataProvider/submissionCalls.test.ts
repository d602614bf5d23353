import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../dataProvider/http/http';
import { storefrontCalls } from '../../dataProvider/methods/storefrontCalls';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, type FakeServer, json } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const getCalls = (server: FakeServer) =>
  storefrontCalls(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }));
const query = { limit: 25, offset: 50 };

describe('listSubmissions', () => {
  it('[FRM-01] reads one page, and drops what is malformed', async () => {
    const submission = { _id: 's1', createdAt: '2026-11-20T10:00:00.000Z', values: { email: 'a@b.example' } };
    const items = [submission, { _id: 's2', createdAt: 'never', values: 'none' }, null, { values: {} }];
    const server = createFakeServer(json({ total: '4', items }));
    expect(await getCalls(server).listSubmissions('f/1', query)).toEqual({
      items: [submission, { _id: 's2', createdAt: null, values: 'none' }],
      total: null,
      leftOut: 2,
    });
    expect(server.calls.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/admin/forms/f%2F1/submissions?limit=25&offset=50'],
    ]);
    const broken = createFakeServer(json({ total: 1 }));
    expect(await catchAppError(getCalls(broken).listSubmissions('f1', query))).toMatchObject({ kind: 'badAnswer' });
  });

  it.each([404, 405, 501])('returns null if the API answers %d, and asks once', async (status) => {
    const server = createFakeServer(json({ error: 'no' }, status));
    const calls = getCalls(server);
    expect(await calls.listSubmissions('f1', query)).toBeNull();
    expect(await calls.listSubmissions('f2', query)).toBeNull();
    expect(server.calls).toHaveLength(1);
  });

  it('rejects for a deleted form after another form had submissions', async () => {
    const server = createFakeServer(json({ total: 0, items: [] }), json({ error: 'no form' }, 404));
    const calls = getCalls(server);
    expect(await calls.listSubmissions('f1', query)).toEqual({ total: 0, items: [] });
    expect(await catchAppError(calls.listSubmissions('f2', query))).toMatchObject({ kind: 'notFound' });
  });
});
