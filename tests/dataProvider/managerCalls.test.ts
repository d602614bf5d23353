import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../dataProvider/http/http';
import { managerCalls } from '../../dataProvider/methods/managers';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, empty, type FakeServer, json, text } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const getCalls = (server: FakeServer) =>
  managerCalls(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }));
const sent = (server: FakeServer) => server.calls.map(({ method, url, body }) => [method, url, body]);
const manager = { _id: 'm/1', name: null, email: 'a@b.example', status: 'invited', lastSeenAt: null };

describe('managerCalls', () => {
  it('[SET-01] list managers, and drop what is malformed', async () => {
    const server = createFakeServer(json({ managers: [{ ...manager, lastSeenAt: 'never' }, null, { name: 'x' }] }));
    expect(await getCalls(server).list()).toEqual([manager]);
    expect(sent(server)).toEqual([['GET', '/admin/managers', undefined]]);
    expect(await catchAppError(getCalls(createFakeServer(json({}))).list())).toMatchObject({ kind: 'badAnswer' });
  });

  it.each([404, 405, 501])('return null if the API answers %d, and ask once', async (status) => {
    const server = createFakeServer(json({ error: 'no' }, status));
    const calls = getCalls(server);
    expect(await calls.list()).toBeNull();
    expect(await calls.list()).toBeNull();
    expect(server.calls).toHaveLength(1);
  });

  it('[SET-01] invite with an idempotency key, and remove', async () => {
    const server = createFakeServer(empty);
    const calls = getCalls(server);
    await calls.invite({ email: 'a@b.example', name: 'Ann' }, 'key-12345');
    await calls.remove('m/1');
    expect(sent(server)).toEqual([
      ['POST', '/admin/managers', { email: 'a@b.example', name: 'Ann' }],
      ['DELETE', '/admin/managers/m%2F1', undefined],
    ]);
    expect(server.calls[0]?.headers['idempotency-key']).toBe('key-12345');
  });

  it('are uncertain after a page instead of JSON', async () => {
    const server = createFakeServer(text('<html>'));
    expect(await catchAppError(getCalls(server).invite({ email: 'a@b.example', name: '' }, 'key-12345'))).toMatchObject(
      {
        uncertain: true,
      },
    );
  });
});
