import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, type FakeServer, json } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const createProvider = (server: FakeServer) =>
  createDataProvider(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }));
const getCalls = (server: FakeServer) => createProvider(server);
const bearer = { accept: 'application/json', authorization: 'Bearer T1' };
const withBody = { ...bearer, 'content-type': 'application/json' };
const widget = { _id: 'w/1', type: 'ReviewAndFAQ', data: { perPage: 5 }, isEnabled: false };

describe('widgetCalls', () => {
  it('create a widget with an idempotency key', async () => {
    const server = createFakeServer(json({ widgets: [] }), json({ widget }), json({ widgets: [widget] }));
    const { data: created } = await createProvider(server).create('widgets', {
      data: { type: 'ReviewAndFAQ', data: { perPage: 5 } },
      meta: { idempotencyKey: 'key-0001' },
    });
    expect(created).toEqual({ ...widget, id: 'w/1' });
    const read = { method: 'GET', url: '/admin/widgets', headers: bearer, body: undefined };
    expect(server.calls).toEqual([
      read,
      {
        method: 'POST',
        url: '/admin/widgets',
        headers: { ...withBody, 'idempotency-key': 'key-0001' },
        body: { type: 'ReviewAndFAQ', data: { perPage: 5 } },
      },
      read,
    ]);
  });

  it('change and delete a widget', async () => {
    const others = { ...widget, data: { a: 1, theirs: 2 } };
    const server = createFakeServer(json({ widget }), json({ widgets: [others] }), json({ widget: others }), json({}));
    const provider = createProvider(server);
    const previousData = { ...widget, id: 'w/1' };
    await provider.update('widgets', { id: 'w/1', data: { isEnabled: true }, previousData });
    await provider.update('widgets', { id: 'w/1', data: { data: { perPage: 5, mine: 3 } }, previousData });
    await provider.delete('widgets', { id: 'w/1', previousData });
    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PATCH', '/admin/widgets/w%2F1', { isEnabled: true }],
      ['GET', '/admin/widgets', undefined],
      ['PATCH', '/admin/widgets/w%2F1', { data: { a: 1, theirs: 2, mine: 3 } }],
      ['DELETE', '/admin/widgets/w%2F1', undefined],
    ]);
  });

  it.each([{}, { widget: null }, { widget: [] }, []])('are uncertain after the response %j', async (answer) => {
    // The widget can't be read afterwards either.
    const provider = createProvider(createFakeServer(json(answer)));
    const error = await catchAppError(
      provider.update('widgets', { id: 'w1', data: { isEnabled: true }, previousData: { id: 'w1' } }),
    );
    expect(error).toMatchObject({ kind: 'badAnswer', uncertain: true });
  });

  it('[AUT-01] load the runs of a rule, latest state of each, and drop what is malformed', async () => {
    const run = { at: '2026-11-20T02:00:00.000Z', matched: 3, done: 2, failed: 1 };
    const server = createFakeServer(json({ runs: [run, { ...run, matched: -1, at: 'x' }, null] }), json({}));
    const calls = getCalls(server);
    expect(await calls.automationRuns('w/1')).toEqual([run]);
    expect(server.calls.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/admin/automation/runs?widgetId=w%2F1'],
    ]);
    expect(await catchAppError(calls.automationRuns('w/1'))).toMatchObject({ kind: 'badAnswer' });
  });

  it.each([404, 405, 501])('[AUT-01] ask once for runs if the API answers %d', async (status) => {
    const server = createFakeServer(json({ error: 'no' }, status));
    const calls = getCalls(server);
    expect(await Promise.all([calls.automationRuns('w1'), calls.automationRuns('w2')])).toEqual([null, null]);
    expect(await calls.automationRuns('w3')).toBeNull();
    expect(server.calls).toHaveLength(1);
  });

  it('[AUT-01] ask again for runs after a failure', async () => {
    const server = createFakeServer(json({ error: 'no' }, 422), json({ runs: [] }));
    const calls = getCalls(server);
    expect(await catchAppError(calls.automationRuns('w1'))).toMatchObject({ kind: 'validation' });
    expect(await calls.automationRuns('w1')).toEqual([]);
  });
});
