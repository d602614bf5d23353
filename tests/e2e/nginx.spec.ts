/** The build behind Debian's nginx, with the configuration that `npm run nginx-config` prints. */
import { readFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { anyFreePort } from '../../scripts/run/ports';
import { signInByHand } from './support/signIn';
import { type Nginx, startNginx, whyNoNginx } from './support/startNginx';
import { expect, test, usualDist } from './support/test';

let nginx: Nginx | null = null;

test.beforeAll(async ({ getServers }) => {
  test.setTimeout(300_000); // A package may have to be installed.
  const whySkipped = whyNoNginx();
  if (whySkipped !== null) console.log(`Skipped: ${whySkipped}.`);
  // biome-ignore lint/suspicious/noSkippedTests: nginx can't be installed everywhere.
  test.skip(whySkipped !== null, whySkipped ?? '');
  const servers = await getServers();
  const defaults = JSON.parse(readFileSync('public/config.json', 'utf8'));
  const config = { ...defaults, apiUrl: servers.backend, mediaUrl: `${servers.backend}/media` };
  nginx = await startNginx(usualDist, config, await anyFreePort());
});
test.afterAll(() => nginx?.stop());

interface Served {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

function request(url: string, headers: Record<string, string>): Promise<Served> {
  return new Promise((done, failed) => {
    const sent = sendRequest(url, { headers }, (response) => {
      response.resume();
      done({ status: response.statusCode ?? 0, headers: response.headers });
    });
    sent.on('error', failed);
    sent.end();
  });
}

/** Headers that decide on security and caching; a nonce is different in every response. */
function relevantHeaders({ status, headers }: Served): object {
  const names = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'strict-transport-security',
    'vary',
    'content-encoding',
  ];
  const values = names.map((name) => [name, String(headers[name]).replace(/nonce-[\w-]+/g, 'nonce')]);
  return { status, ...Object.fromEntries(values), type: String(headers['content-type']).split(';')[0] };
}

const page = { accept: 'text/html', 'sec-fetch-dest': 'document', 'accept-encoding': 'gzip' };
const file = { accept: '*/*', 'sec-fetch-dest': 'script', 'accept-encoding': 'gzip' };

test('[DEV-06] nginx sends the status and the security headers of the bundled server', async ({ servers }) => {
  const [, script = ''] = /src="(\/assets\/entry-[^"]+)"/.exec(await (await fetch(servers.console)).text()) ?? [];
  expect(script).not.toBe('');
  const https = { ...page, 'x-forwarded-proto': 'https' };
  for (const [path, headers] of [
    ['/', page],
    ['/customers?page=2', https],
    ['/preview', page],
    ['/preview/pictures', page],
    [script, file],
  ] as const) {
    const [ours, theirs] = await Promise.all([
      request(servers.console + path, headers),
      request(`${nginx?.url}${path}`, headers),
    ]);
    const normalize = (served: Served) => {
      const relevant = relevantHeaders(served);
      return path === script ? { ...relevant, type: 'script' } : relevant;
    };
    expect(normalize(theirs), path).toEqual(normalize(ours));
    expect(theirs.headers['cache-control'], path).toBe(ours.headers['cache-control']);
  }
  for (const path of ['/assets/missing-12345678.js', '/favicon.ico', '/preview.html', '/.vite/manifest.json']) {
    const [ours, theirs] = await Promise.all([
      request(servers.console + path, file),
      request(`${nginx?.url}${path}`, file),
    ]);
    expect([theirs.status, ours.status], path).toEqual([404, 404]);
    expect(String(theirs.headers['cache-control']), path).not.toContain('immutable');
  }
  const config = await request(`${nginx?.url}/config.json`, file);
  expect(config.headers['cache-control']).toBe('no-store');
  expect((await request(`${nginx?.url}/customers/1.jpg`, { ...file, 'sec-fetch-dest': 'image' })).status).toBe(404);
});

test('[DEV-06] the console runs behind nginx: sign-in, a list, and no violation of the policy', async ({
  page: browserPage,
  mock: _mock,
}) => {
  await signInByHand(browserPage, `${nginx?.url}`);
  await browserPage.goto(`${nginx?.url}/customers`);
  await expect(browserPage.locator('tr[data-record]').first()).toBeVisible();
});
