import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../dataProvider/http/http';
import { managerCalls } from '../../dataProvider/methods/managers';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, empty, type FakeServer, text } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const getCalls = (server: FakeServer) =>
  managerCalls(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }));
const sent = (server: FakeServer) => server.calls.map(({ method, url, body }) => [method, url, body]);

describe('managerCalls', () => {
  it('[SET-01] invite with an idempotency key', async () => {
    const server = createFakeServer(empty);
    const calls = getCalls(server);
    await calls.invite({ email: 'a@b.example', name: 'Ann' }, 'key-12345');
    expect(sent(server)).toEqual([['POST', '/admin/managers', { email: 'a@b.example', name: 'Ann' }]]);
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
