import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http';
import { failureOf } from './support/failureOf';
import { createFakeServer, type FakeServer, json } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const callsOf = (server: FakeServer) =>
  createDataProvider(
    createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }),
  ).storefrontCalls();
const bearer = { accept: 'application/json', authorization: 'Bearer T1' };
const withBody = { ...bearer, 'content-type': 'application/json' };
const widget = { _id: 'w/1', type: 'ReviewAndFAQ', data: { perPage: 5 }, isEnabled: false };

describe('widgets', () => {
  it('are made by type and data, once for an intent', async () => {
    const server = createFakeServer(json({ widget }));
    expect(await (await callsOf(server)).createWidget('ReviewAndFAQ', { perPage: 5 }, 'key-0001')).toEqual(widget);
    expect(server.calls).toEqual([
      {
        method: 'POST',
        url: '/admin/widgets',
        headers: { ...withBody, 'idempotency-key': 'key-0001' },
        body: { type: 'ReviewAndFAQ', data: { perPage: 5 } },
      },
    ]);
  });

  it('are changed and deleted by their id', async () => {
    const server = createFakeServer(json({ widget }), json({ widget }), json({}));
    const calls = await callsOf(server);
    await calls.changeWidget('w/1', { isEnabled: true });
    await calls.changeWidget('w/1', { data: { a: 1 } });
    await calls.removeWidget('w/1');
    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PATCH', '/admin/widgets/w%2F1', { isEnabled: true }],
      ['PATCH', '/admin/widgets/w%2F1', { data: { a: 1 } }],
      ['DELETE', '/admin/widgets/w%2F1', undefined],
    ]);
  });

  it.each([{}, { widget: null }, { widget: [] }, []])('an answer of %j leaves a doubt', async (answer) => {
    const calls = await callsOf(createFakeServer(json(answer)));
    const error = await failureOf(calls.changeWidget('w1', { isEnabled: true }));
    expect(error).toMatchObject({ kind: 'badAnswer', uncertain: true });
  });
});
