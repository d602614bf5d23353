/** Diagnostics against the mock server: every call, deliberate defects, and what a report never contains. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkAccess } from '../../../dataProvider/diagnostics/checkAccess';
import { readChecks, writeChecks } from '../../../dataProvider/diagnostics/checks';
import { formatReport, parseReports } from '../../../dataProvider/diagnostics/report';
import { runChecks } from '../../../dataProvider/diagnostics/runChecks';
import { createApp, type MockServer } from '../../../mock-server/createApp';
import { loadAllEntities } from '../../../resources/loadAllEntities';

const entities = await loadAllEntities();

let backend: MockServer;
let server: Server;
let apiUrl = '';
let token = '';
const target = () => ({ apiUrl, token: () => token });
const checks = readChecks(entities);

beforeAll(async () => {
  backend = createApp({ customers: 30, reviews: 30, rewards: 30, questions: 30, controls: true });
  await backend.ready;
  server = createServer(backend.app);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The backend does not listen.');
  apiUrl = `http://localhost:${address.port}`;
  const login = await send('/auth/email', { email: 'merchant@demo.example', password: 'demo-demo' });
  const session = await fetch(`${apiUrl}/auth/sites`, {
    headers: { Authorization: `Bearer ${Object(login).access_token}` },
  });
  token = String(Object(await session.json()).sites[0].access_token);
}, 60_000);
afterAll(async () => {
  server.close();
  await backend.close();
});
beforeEach(() => control({ reset: true }));

async function send(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json().catch(() => null);
}
const control = (command: object) => send('/__control', command);

describe('runChecks', () => {
  it('[SYS-01] sends every read of the contract, finds no defect in the mock server, and names its missing calls', async () => {
    const results = await runChecks(target(), checks);
    const namesOf = (outcome: string) =>
      results.filter((result) => result.outcome === outcome).map(({ name }) => name.split(' ').slice(1).join(' '));
    expect(results.map(({ name }) => name)).toEqual(checks.map(({ name }) => name));
    expect(results.filter(({ outcome }) => outcome === 'failed' || outcome === 'misfit')).toEqual([]);
    expect(namesOf('skipped')).toContain('/auth/setup_manager_account');
    expect(namesOf('ok')).toEqual(
      expect.arrayContaining([
        '/admin/graphql customers',
        '/admin/graphql customerById',
        '/admin/graphql reviewById',
        '/admin/customers/{customerId}/birthdays',
        '/admin/products',
      ]),
    );
    for (const { outcome, status, bytes, milliseconds } of results) {
      if (outcome !== 'ok') continue;
      expect([status, Number(bytes) > 0, milliseconds !== null]).toEqual([200, true, true]);
    }
  });

  it('[SYS-01] tells a missing optional call from a missing required one', async () => {
    await control({ without: ['products', 'stats/series'] });
    await control({ failNext: [{ pathPattern: '/admin/loyalty/programs', status: 404 }] });
    const results = await runChecks(target(), checks);
    const outcomeOf = (path: string) => results.find(({ name }) => name === `GET ${path}`)?.outcome;
    expect(['/admin/products', '/admin/stats/series', '/admin/loyalty/programs'].map(outcomeOf)).toEqual([
      'missing',
      'missing',
      'failed',
    ]);
  });

  it('[SYS-01] names the path of each value that does not fit', async () => {
    await control({
      failNext: [
        {
          pathPattern: 'graphql',
          bodyPattern: 'list: customers',
          body: { data: { list: { total: 1, items: [{ _id: 'c1', createdAt: 'yesterday' }] } } },
        },
        { pathPattern: '/admin/widgets', body: { widgets: [{ _id: 'w1', data: {}, isEnabled: 'sometimes' }, null] } },
        { pathPattern: '/admin/stats/basic_stats', html: '<p>Gateway</p>' },
      ],
    });
    const results = await runChecks(target(), checks);
    const pathsOf = (name: string) => results.find((result) => result.name === name)?.misfits.map(({ path }) => path);
    expect(pathsOf('GET /admin/widgets')).toEqual(['widgets.*', 'widgets.*.isEnabled']);
    expect(pathsOf('POST /admin/graphql customers')).toContain('items.*.createdAt');
    expect(results.find(({ name }) => name === 'GET /admin/stats/basic_stats')).toMatchObject({
      outcome: 'failed',
      status: 200,
      errorKind: 'badAnswer',
    });
  });

  it('[SYS-01] keeps the token out of the report, even if the server repeats it', async () => {
    await control({
      failNext: [{ pathPattern: '/admin/settings', status: 500, body: { error: `Bad token ${token}` } }],
    });
    const results = await runChecks(target(), checks);
    const text = formatReport({ version: 2, startedAt: '', apiUrl, siteId: null, isComplete: true, results });
    expect(text).toContain('Bad token ***');
    expect(text).not.toContain(token);
    expect(parseReports(`[${text}, {"version": 2}, null]`)).toHaveLength(1);
    expect(parseReports('{')).toEqual([]);
  });

  it('sends each call once, also after a failure, and stops when aborted', async () => {
    await control({ failNext: [{ pathPattern: '/auth/sites', status: 503, times: 3 }] });
    const controller = new AbortController();
    const results = await runChecks(target(), checks, {
      signal: controller.signal,
      onResult: () => controller.abort(),
    });
    expect(results.map(({ outcome, status }) => [outcome, status])).toEqual([['failed', 503]]);
    const requests = await fetch(`${apiUrl}/__control/requests`);
    expect(Object(await requests.json()).requests).toHaveLength(1);
  });

  it('[SYS-01] sends the housekeeping calls', async () => {
    const results = await runChecks(target(), writeChecks);
    expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['POST /admin/housekeeping/ping', 'ok'],
      ['POST /admin/housekeeping/refresh_widget', 'ok'],
    ]);
  });
});

describe('checkAccess', () => {
  it.each([
    [200, 'granted'],
    [500, 'granted'],
    [403, 'denied'],
    [401, 'signedOut'],
  ])('takes status %i of the settings for %s', async (status, access) => {
    if (status !== 200) await control({ failNext: [{ pathPattern: '/admin/settings', status }] });
    expect(await checkAccess(target())).toBe(access);
  });
});
