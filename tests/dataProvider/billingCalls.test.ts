import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../dataProvider/http/http';
import { billingCalls } from '../../dataProvider/methods/billing';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, type FakeServer, json, text } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const getCalls = (server: FakeServer) =>
  billingCalls(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }));

const sent = (server: FakeServer) => server.calls.map(({ method, url, body }) => [method, url, body]);

const plan = { name: 'Growth', price: 79, currency: 'EUR', interval: 'month', renewsAt: '2026-12-01T00:00:00.000Z' };

describe('billingCalls', () => {
  it('[BIL-01] load plan, usage, plans, and invoices, newest first', async () => {
    const invoice = { _id: 'i1', date: '2026-10-01T00:00:00.000Z', total: 79, currency: 'EUR', url: null };
    const newer = { ...invoice, _id: 'i2', date: '2026-11-01T00:00:00.000Z' };
    const server = createFakeServer(
      json({
        plan,
        usage: [{ metric: 'orders', used: 4, limit: null }, null],
        plans: [{ name: 'Pro', price: '?' }],
        invoices: [invoice, newer],
      }),
    );
    expect(await getCalls(server).load()).toEqual({
      plan,
      usage: [{ metric: 'orders', used: 4, limit: null, atLimit: null }],
      plans: [{ name: 'Pro', price: null, currency: null, interval: null, limits: null }],
      invoices: [newer, invoice],
    });
    expect(sent(server)).toEqual([['GET', '/admin/billing', undefined]]);
  });

  it('have null for parts that are not reported', async () => {
    expect(await getCalls(createFakeServer(json({ usage: {} }))).load()).toEqual({
      plan: null,
      usage: null,
      plans: null,
      invoices: null,
    });
  });

  it.each([json({}), json({ ok: true }), json(null), text('<html>')])(
    'refuse a response without any part',
    async (response) => {
      expect(await catchAppError(getCalls(createFakeServer(response)).load())).toMatchObject({ kind: 'badAnswer' });
    },
  );

  it.each([404, 405, 501])('ask an API without billing (%i) once', async (status) => {
    const server = createFakeServer(json({ error: 'no' }, status));
    const calls = getCalls(server);
    expect([await calls.load(), await calls.load()]).toEqual([null, null]);
    expect(server.calls).toHaveLength(1);
  });

  it('request another plan', async () => {
    const server = createFakeServer(json({ confirmationUrl: 'https://pay.example/1' }), json({}), text('<html>'));
    const calls = getCalls(server);
    expect(await calls.requestPlan('Pro')).toBe('https://pay.example/1');
    expect(await calls.requestPlan('Pro')).toBeNull();
    expect(await catchAppError(calls.requestPlan('Pro'))).toMatchObject({ kind: 'badAnswer', uncertain: true });
    expect(sent(server)[0]).toEqual(['POST', '/admin/billing/plan', { planName: 'Pro' }]);
  });
});
