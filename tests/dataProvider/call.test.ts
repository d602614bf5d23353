import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, json } from './support/fakeServer';

const shape = z.object({ left: z.number(), note: z._default(z.nullable(z.string()), null) });

it('[EXT-05] call an own endpoint with the token, a renewed one after a 401, and the same key', async () => {
  const server = createFakeServer(json({}, 401), json({ left: 3, note: 7 }));
  let token = 'T1';
  const renew = async () => {
    token = 'T2';
    return true;
  };
  const http = createHttp({ apiUrl: '', token: () => token, renew, fetch: server.fetch, wait: async () => undefined });
  const dataProvider = createDataProvider(http);
  const request = { method: 'POST', path: 'gifts', body: { card: 'Hi' }, idempotencyKey: 'key-12345', shape } as const;
  expect(await dataProvider.call(request)).toEqual({ left: 3, note: '7' });
  expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/admin/gifts', { card: 'Hi' }],
    ['POST', '/admin/gifts', { card: 'Hi' }],
  ]);
  const headers = server.calls.map((call) => [call.headers['authorization'], call.headers['idempotency-key']]);
  expect(headers).toEqual([
    ['Bearer T1', 'key-12345'],
    ['Bearer T2', 'key-12345'],
  ]);
});

it('[EXT-05] a response of another shape is an error, uncertain after a write', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = createFakeServer(json({ left: 'many' }));
  const http = createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined });
  const dataProvider = createDataProvider(http);
  expect(await catchAppError(dataProvider.call({ method: 'POST', path: 'gifts', shape }))).toMatchObject({
    kind: 'badAnswer',
    uncertain: true,
  });
  expect(await catchAppError(dataProvider.call({ path: 'gifts', shape }))).toMatchObject({ uncertain: false });
  vi.restoreAllMocks();
});
