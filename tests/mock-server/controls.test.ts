import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../mock-server/createApp';
import { listen } from '../../mock-server/listen';
import { type RunningBackend, small, startBackend } from './support/backend';

let backend: RunningBackend;
const control = (command: object) => backend.anonymous('POST', '/__control', command);
const customers = { query: '{ customers { total } }' };

beforeAll(async () => {
  backend = await startBackend({ ...small, controls: true });
});
afterEach(() => control({ reset: true }));
afterAll(() => backend.close());

describe('test controls', () => {
  it('are disabled by default', async () => {
    const plain = await startBackend();
    expect((await plain.anonymous('POST', '/__control', {})).status).toBe(404);
    expect((await plain.anonymous('GET', '/__control/requests')).status).toBe(404);
    await plain.close();
  });

  it('fail the given number of matching requests', async () => {
    await control({
      failNext: [
        { method: 'GET', pathPattern: '^/admin/settings$', status: 503, headers: { 'Retry-After': '3' }, times: 2 },
        { pathPattern: '^/admin/graphql', bodyPattern: 'rewards', status: 409, body: { error: 'Changed.' } },
        { pathPattern: '^/admin/widgets', html: '<h1>502</h1>', status: 502 },
      ],
    });
    const settings: number[] = [];
    for (let n = 0; n < 3; n += 1) settings.push((await backend.first('GET', '/admin/settings')).status);
    expect(settings).toEqual([503, 503, 200]);
    expect((await backend.first('POST', '/admin/graphql', customers)).status).toBe(200);
    const refused = await backend.first('POST', '/admin/graphql', { query: '{ rewards { total } }' });
    expect([refused.status, refused.body]).toEqual([409, { error: 'Changed.' }]);
    const html = await backend.first('GET', '/admin/widgets');
    expect([html.status, html.body, html.headers.get('content-type')]).toEqual([
      502,
      '<h1>502</h1>',
      'text/html; charset=utf-8',
    ]);
    expect((await backend.first('GET', '/admin/widgets')).status).toBe(200);
  });

  it('make the backend know no points limit', async () => {
    await control({ unknownSettings: ['pointsLimit'] });
    const { body } = await backend.first('GET', '/admin/settings');
    expect(Object(body).settings).not.toHaveProperty('pointsLimit');
    const refused = await backend.first('PATCH', '/admin/settings', { change: { pointsLimit: 5 } });
    expect([refused.status, Object(refused.body).fields]).toEqual([422, { pointsLimit: 'There is no such field.' }]);
    await control({ reset: true });
    expect((await backend.first('PATCH', '/admin/settings', { change: { pointsLimit: 5 } })).status).toBe(200);
  });

  it('disable the managers, who are otherwise invited once per key and address', async () => {
    const emails = async () => {
      const { body } = await backend.first('GET', '/admin/managers');
      return Object(body).managers.map(({ email }: { email: string }) => email);
    };
    const before = await emails();
    const invite = () => backend.first('POST', '/admin/managers', { email: 'new@demo.example', name: '' });
    await invite();
    await invite();
    expect(await emails()).toEqual([...before, 'new@demo.example']);
    await control({ without: ['managers'] });
    expect((await backend.first('GET', '/admin/managers')).status).toBe(404);
  });

  it('[AUT-01] disable the runs of rules, which are otherwise none', async () => {
    const { body } = await backend.first('POST', '/admin/widgets', { type: 'automation', data: {} });
    const runs = () => backend.first('GET', `/admin/automation/runs?widgetId=${Object(body).widget._id}`);
    expect(await runs()).toMatchObject({ status: 200, body: { runs: [] } });
    await control({ without: ['automation/runs'] });
    expect((await runs()).status).toBe(404);
  });

  it('fail every n-th matching request', async () => {
    const statuses = async (calls: number) => {
      const seen: number[] = [];
      for (let n = 0; n < calls; n += 1) seen.push((await backend.first('GET', '/admin/widgets')).status);
      return seen;
    };
    await control({ failNext: [{ pathPattern: '^/admin/widgets$', every: 3, status: 503 }] });
    await backend.first('GET', '/admin/settings');
    expect(await statuses(7)).toEqual([200, 200, 503, 200, 200, 503, 200]);
    await control({ clearFailures: true, failNext: [{ pathPattern: 'widgets', every: 2, times: 1, status: 500 }] });
    expect(await statuses(5)).toEqual([200, 500, 200, 200, 200]);
    expect((await control({ failNext: [{ pathPattern: '.', every: 0 }] })).status).toBe(422);
  });

  it('insert rows without validation, optionally replacing all others', async () => {
    const odd = { _id: 'odd', title: '\u0000<script>', rating: 3, createdAt: 'never', status: '', isFeatured: 0 };
    const row = { ...odd, attachments: [{ _id: 'a', src: 'javascript:1', type: 'image' }] };
    const all = '{ reviews(limit: 100) { total items { _id title attachments { src } } } }';
    const before = (await backend.query(all)).reviews.total;
    await control({ putRows: [{ entity: 'product-reviews', rows: [row] }] });
    const { reviews } = await backend.query(all);
    expect(reviews.total).toBe(before + 1);
    expect(reviews.items.at(-1)).toEqual({
      _id: 'odd',
      title: '\u0000<script>',
      attachments: [{ src: 'javascript:1' }],
    });
    await control({ putRows: [{ entity: 'product-reviews', rows: [row, { ...row, _id: 'odd2' }], alone: true }] });
    expect((await backend.query(all)).reviews.items.map((item: { _id: string }) => item._id)).toEqual(['odd', 'odd2']);
    expect((await backend.query(all, {}, backend.second)).reviews.total).toBeGreaterThan(2);
    await control({ reset: true });
    expect((await backend.query(all)).reviews.total).toBe(before);
  });

  it('disable optional calls', async () => {
    const status = async (path: string) => (await backend.first('GET', path)).status;
    await control({ without: ['products'] });
    expect([await status('/admin/products?search=a'), await status('/admin/collections')]).toEqual([404, 200]);
    await control({ without: [] });
    expect(await status('/admin/products')).toBe(200);
    await control({ without: ['products', 'collections'] });
    await control({ reset: true });
    expect(await status('/admin/collections')).toBe(200);
    expect((await control({ without: ['customers'] })).status).toBe(422);
  });

  it('disable the submissions of forms, which are paged otherwise', async () => {
    const { widgets } = (await backend.first('GET', '/admin/widgets')).body;
    const [full, empty] = widgets.filter(({ type }: { type: string }) => type === 'form');
    const read = (id: string) => backend.first('GET', `/admin/forms/${id}/submissions?limit=25&offset=25`);
    const { body } = await read(full._id);
    expect([body.total, body.items.length]).toEqual([37, 12]);
    expect((await read(empty._id)).body).toEqual({ total: 0, items: [] });
    await control({ without: ['forms'] });
    expect((await read(full._id)).status).toBe(404);
    await control({ reset: true });
  });

  it('close the connection, delay, or never respond', async () => {
    await control({ failNext: [{ pathPattern: 'ping', reset: true }] });
    await expect(backend.first('POST', '/admin/housekeeping/ping')).rejects.toThrow('fetch failed');
    await control({ failNext: [{ pathPattern: 'ping', delay: 60 }] });
    const start = performance.now();
    expect((await backend.first('POST', '/admin/housekeeping/ping')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(55);
    await control({ failNext: [{ pathPattern: 'ping', hang: true }] });
    const hanging = fetch(`${backend.url}/admin/housekeeping/ping`, {
      method: 'POST',
      signal: AbortSignal.timeout(150),
    });
    await expect(hanging).rejects.toThrow(/timeout/i);
  });

  it('run a request but fail its response', async () => {
    const { body } = await backend.first('POST', '/admin/graphql', {
      query: '{ reviews(status: "pending", limit: 1) { total items { _id } } }',
    });
    const { total, items } = body.data.reviews;
    await control({ failNext: [{ method: 'PATCH', pathPattern: 'reviews', reset: true, applied: true }] });
    await expect(backend.first('PATCH', `/admin/reviews/${items[0]._id}`, { status: 'approved' })).rejects.toThrow();
    const after = await backend.query('{ reviews(status: "pending") { total } }');
    expect(after.reviews.total).toBe(total - 1);
  });

  it('log received requests', async () => {
    await control({ requests: 'clear' });
    await backend.first('PATCH', '/admin/settings?x=1', { change: { customCss: 'a' } }, { 'Idempotency-Key': 'k1' });
    await backend.first('GET', '/admin/settings');
    const { body } = await backend.anonymous('GET', '/__control/requests');
    expect(body.requests).toHaveLength(2);
    const [patch, get] = body.requests;
    expect(patch).toMatchObject({
      method: 'PATCH',
      path: '/admin/settings?x=1',
      body: { change: { customCss: 'a' } },
      status: 200,
    });
    expect(patch.headers).toMatchObject({ 'idempotency-key': 'k1', authorization: expect.stringMatching(/^Bearer /) });
    expect(get).toMatchObject({ method: 'GET', body: null });
  });

  it('expire tokens', async () => {
    await control({ expireTokens: true });
    expect((await backend.first('GET', '/admin/settings')).status).toBe(401);
    const { body } = await backend.anonymous('POST', '/auth/email', {
      email: 'merchant@demo.example',
      password: 'demo-demo',
    });
    const headers = { Authorization: `Bearer ${body.access_token}` };
    expect((await backend.anonymous('GET', '/auth/sites', undefined, headers)).status).toBe(200);
  });

  it('reset the backend', async () => {
    const text = '{ customers { total items { _id name } } }';
    const before = await backend.query(text);
    for (const { _id } of before.customers.items) await backend.first('DELETE', `/admin/customers/${_id}`);
    expect((await backend.query(text)).customers.total).toBe(before.customers.total - 10);
    await control({ reset: true });
    expect(await backend.query(text)).toEqual(before);
  });

  it('reject unknown commands', async () => {
    expect((await control({ failNxt: [] })).body.fields).toHaveProperty('failNxt');
    expect((await control({ failNext: [{ path: 'x' }] })).status).toBe(422);
  });
});

describe('fault injection', () => {
  it('fails the given share of requests in different ways', async () => {
    const always = await listen(createApp({ ...small, failRate: 1 }), 0);
    const seen = new Set<string>();
    for (let n = 0; n < 40; n += 1) {
      seen.add(
        await fetch(`${always.url}/admin/settings`).then(
          (answer) => String(answer.status),
          () => 'reset',
        ),
      );
    }
    expect([...seen].sort()).toEqual(['500', '502', '503', 'reset']);
    await always.close();
  });

  it('delays all responses', async () => {
    const slow = await startBackend({ ...small, latency: 60 });
    const start = performance.now();
    await slow.first('GET', '/admin/settings');
    expect(performance.now() - start).toBeGreaterThan(38);
    await slow.close();
  });
});
