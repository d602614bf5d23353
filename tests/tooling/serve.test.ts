import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pickEncoding } from '../../scripts/serve/assets';
import { createConsoleServer } from '../../scripts/serve/createConsoleServer';
import { createNginxConfig } from '../../scripts/serve/nginxConfig';
import { createPage } from '../../scripts/serve/page';
import { contentSecurityPolicy, previewPolicy } from '../../scripts/serve/securityHeaders';
import { type Config, parseConfig } from '../../src/config';

const boot = 'window.started = 1;';
const script = 'export const page = 1;'.repeat(100);
const html = `<!doctype html><html data-base-path="/"><head><script src="/assets/index-B7AOQfRh.js"></script><meta property="csp-nonce" nonce="__CSP_NONCE__"><script>${boot}</script><style nonce="__CSP_NONCE__">a{}</style></head><body></body></html>`;
const preview = '<!doctype html><html><head></head><body></body><script nonce="__CSP_NONCE__">show();</script></html>';
const defaults: unknown = JSON.parse(readFileSync(resolve(__dirname, '../../public/config.json'), 'utf8'));
const config = parseConfig({
  ...Object(defaults),
  apiUrl: 'https://api.shop.example/v1',
  mediaUrl: 'https://media.shop.example/files',
  mediaUrls: ['https://cdn.shop.example/files', 'https://media.shop.example'],
  uploadUrl: 'https://upload.shop.example',
  supportEmail: 'help</script><b>@shop.example',
});

let dist = '';
let server: Server;
let port = 0;
let logged: string[] = [];

interface ServedResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends the raw path. HTTP clients would normalize it. */
function sendRequest(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<ServedResponse> {
  return new Promise((done, failed) => {
    const sent = request({ port, host: 'localhost', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

const navigation = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' };

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-serve-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(folder, 'secret.json'), '{"secret": true}');
  writeFileSync(join(dist, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(dist, 'index.html'), html);
  writeFileSync(join(dist, 'preview.html'), preview);
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  writeFileSync(join(dist, 'site.webmanifest'), '{}');
  writeFileSync(join(dist, 'notes.md'), 'notes');
  for (const name of ['a.css', 'a.json', 'a.png', 'a.jpg', 'a.webp', 'a.ico', 'a.txt'])
    writeFileSync(join(dist, name), name);
  mkdirSync(join(dist, 'old', 'assets'), { recursive: true });
  writeFileSync(join(dist, 'old', 'assets', 'index-B7AOQfRh.js'), script);
  writeFileSync(join(dist, 'assets', 'index-B7AOQfRh.min.js'), script);
  writeFileSync(join(dist, 'assets', 'open-sans.woff2'), 'font');
  writeFileSync(join(dist, 'assets', 'index-B7AOQfRh.js'), script);
  writeFileSync(join(dist, 'assets', 'index-B7AOQfRh.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets', 'index-B7AOQfRh.js.gz'), gzipSync(script));
  server = createConsoleServer({ dist, config, log: (line) => logged.push(line) });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  port = Object(server.address()).port;
});

beforeEach(() => {
  logged = [];
});

afterAll(() => {
  server.close();
  rmSync(resolve(dist, '..'), { recursive: true });
});

describe('the page', () => {
  it('has a new nonce per response, in policy and HTML', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/customers?page=2', '/auth']) {
      const answer = await sendRequest(path, navigation);
      const nonce = /'nonce-([\w-]{20,})'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? 'none';
      const text = answer.body.toString();
      expect(text).toContain(`<style nonce="${nonce}">`);
      expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
      expect(text).not.toContain('__CSP_NONCE__');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('is not sent in place of a missing file in the root, such as /favicon.ico', async () => {
    expect((await sendRequest('/favicon.ico', navigation)).status).toBe(404);
    expect((await sendRequest('/customers/favicon.ico', navigation)).status).toBe(200);
  });

  it('has a policy that only allows configured hosts', async () => {
    const { headers } = await sendRequest('/', navigation);
    const policy = String(headers['content-security-policy']).split('; ');
    const hash = createHash('sha256').update(boot).digest('base64');
    const nonce = /'nonce-[\w-]+'/.exec(policy.join())?.[0];
    expect(policy).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      `style-src-elem 'self' ${nonce}`,
      "style-src-attr 'none'",
      "img-src 'self' data: blob: https://media.shop.example https://cdn.shop.example",
      "media-src 'self' https://media.shop.example https://cdn.shop.example",
      "font-src 'self'",
      "connect-src 'self' https://api.shop.example https://upload.shop.example",
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
      'report-uri /csp',
    ]);
    expect(policy.join()).not.toMatch(/unsafe|\*/);
  });

  it('has the other security headers, and Strict-Transport-Security over HTTPS', async () => {
    const plain = await sendRequest('/', navigation);
    expect(plain.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const secure = await sendRequest('/', { ...navigation, 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('includes the escaped configuration', async () => {
    const text = (await sendRequest('/', navigation)).body.toString();
    const block = /<script type="application\/json" id="console-config">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(config);
    expect(block).not.toContain('<');
  });

  it('is compressed as accepted by the browser', async () => {
    const brotli = await sendRequest('/', { ...navigation, 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toContain('console-config');
    const gzip = await sendRequest('/', { ...navigation, 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.body).toString()).toContain('console-config');
  });
});

describe('files', () => {
  const asset = '/assets/index-B7AOQfRh.js';

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, '', (body: Buffer) => body],
  ])('are sent precompressed (%s)', async (encoding, accepted, open) => {
    const answer = await sendRequest(asset, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(open(answer.body).toString()).toBe(script);
  });

  it('are immutable with a hash in the name, and revalidated without', async () => {
    expect((await sendRequest(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sendRequest('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/assets/open-sans.woff2', 'font/woff2', 'no-cache'],
    ['/a.css', 'text/css; charset=utf-8', 'no-cache'],
    ['/a.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/a.png', 'image/png', 'no-cache'],
    ['/a.jpg', 'image/jpeg', 'no-cache'],
    ['/a.webp', 'image/webp', 'no-cache'],
    ['/a.ico', 'image/x-icon', 'no-cache'],
    ['/a.txt', 'text/plain; charset=utf-8', 'no-cache'],
    // Only the build's own names have a hash.
    ['/old/assets/index-B7AOQfRh.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/index-B7AOQfRh.min.js', 'text/javascript; charset=utf-8', 'no-cache'],
    [asset, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s is %s', async (path, type, cache) => {
    const { headers } = await sendRequest(path);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': cache,
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("style-src-elem 'self';");
  });

  it('of unknown types are not served', async () => {
    expect((await sendRequest('/notes.md')).status).toBe(404);
  });

  it('are not sent again if the ETag matches', async () => {
    const { headers } = await sendRequest('/favicon.svg');
    for (const tags of [`${headers.etag}`, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
      const again = await sendRequest('/favicon.svg', { 'if-none-match': tags });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(again.headers['content-length']).toBeUndefined();
    }
    expect((await sendRequest('/favicon.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('have an ETag per encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) => (await sendRequest(asset, { 'accept-encoding': accepted })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('respond to HEAD with headers only', async () => {
    const answer = await sendRequest(asset, {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(script.length));
    expect(answer.body).toHaveLength(0);
  });
});

describe('the preview document', () => {
  const getPolicy = (answer: ServedResponse) => String(answer.headers['content-security-policy']).split('; ');

  it('only runs its script, has no origin, and only loads images of the media host', async () => {
    const answer = await sendRequest('/preview', { accept: 'text/html', 'sec-fetch-dest': 'iframe' });
    const nonce = /<script nonce="([\w-]{20,})">/.exec(answer.body.toString())?.[1];
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(getPolicy(answer)).toEqual([
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      "style-src 'unsafe-inline'",
      'img-src data: https://media.shop.example https://cdn.shop.example',
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ]);
    expect((await sendRequest('/preview')).body.toString()).not.toContain(nonce);
  });

  it('loads images of any host at a separate path', async () => {
    const answer = await sendRequest('/preview/pictures');
    const [own, all] = [getPolicy(await sendRequest('/preview')), getPolicy(answer)];
    expect(all.filter((part, n) => part !== own[n] && !part.startsWith('script-src'))).toEqual([
      'img-src data: https: http:',
    ]);
  });

  it('is never served without its policy', async () => {
    expect((await sendRequest('/preview.html')).status).toBe(404);
  });
});

describe('the configuration', () => {
  it('is a file that is never stored', async () => {
    const { status, headers, body } = await sendRequest('/config.json?v=1');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-store']);
    expect(JSON.parse(body.toString())).toEqual(config);
  });
});

describe('other paths', () => {
  it.each([
    ['an iframe', '/customers', { accept: 'text/html', 'sec-fetch-dest': 'iframe' }, 404],
    ['a client that takes HTML', '/customers/a.b', { accept: 'text/html' }, 200],
    ['a client that takes anything', '/customers/a', { accept: '*/*' }, 200],
    ['a client without a preference', '/customers/a', {}, 200],
    ['a client that takes anything, for a name with a dot', '/customers/a.b', { accept: '*/*' }, 404],
    ['a client that takes anything, below a name with a dot', '/customers.x/a', { accept: '*/*' }, 200],
    ['a page below a name with a dot', '/a.b/c', navigation, 200],
    ['a page whose id ends in dots', '/customers/a..', navigation, 200],
    ['the document by its file name', '/index.html', navigation, 404],
    ['a client that takes pictures', '/customers/a', { accept: 'image/*' }, 404],
  ])('%s at %s with %o gets %i', async (_name, path, headers, status) => {
    expect((await sendRequest(path, headers)).status).toBe(status);
  });

  it.each([
    ['a missing asset', '/assets/index-00000000.js', { accept: '*/*', 'sec-fetch-dest': 'script' }],
    ['a missing asset that is navigated to', '/assets/index-00000000.js', navigation],
    ['a missing picture', '/logo.png', { accept: 'image/avif,image/*', 'sec-fetch-dest': 'image' }],
    ['a missing file, asked for by a plain client', '/robots.txt', {}],
    ['the manifest of the build', '/.vite/manifest.json', {}],
    ['a compressed variant by its own name', '/assets/index-B7AOQfRh.js.br', {}],
  ])('%s is a 404 without the page', async (_name, path, headers) => {
    const answer = await sendRequest(path, headers);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('Not found.');
  });

  it.each(['/customers/c%22%3E%2F..%2F%3F%23%26%2500%20%5C', '/customers/..%2Fsecret.json/settings'])(
    'ids may contain any characters: %s is a page',
    async (path) => {
      expect((await sendRequest(path, navigation)).headers['content-type']).toContain('text/html');
    },
  );

  it.each(['/../secret.json', '/%2e%2e/customers', '//customers', '/customers\\1'])(
    'unsafe segments are a 404: %s',
    async (path) => {
      expect((await sendRequest(path, navigation)).status).toBe(404);
    },
  );

  it.each([
    '/../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/assets/../../secret.json',
    '/assets/..\\..\\secret.json',
    '//secret.json',
    '/../../../../etc/passwd',
    '/assets/..%5c..%5csecret.json',
  ])('files outside the build are not served: %s', async (path) => {
    const answer = await sendRequest(path, { accept: '*/*' });
    expect(answer.body.toString()).not.toContain('secret": true');
    expect(answer.body.toString()).not.toContain('root:');
    expect(answer.status).toBe(404);
  });

  it.each(['/%', '/%00', '/%c0%ae', 'http://localhost/customers', '*'])('invalid URLs are a 400: %s', async (path) => {
    expect((await sendRequest(path)).status).toBe(400);
  });

  it.each(['/customers', '/customers/c_1.2', '/a/b/c'])('page paths serve the page: %s', async (path) => {
    expect((await sendRequest(path, navigation)).body.toString()).toContain('console-config');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is a 405', async (method) => {
    const answer = await sendRequest('/', {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers).toMatchObject({ allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' });
    expect((await sendRequest('/csp', {}, 'GET', '')).status).not.toBe(204);
    if (method === 'PUT') expect((await sendRequest('/csp', {}, method)).status).toBe(405);
  });
});

describe('the HTML', () => {
  const built = '<title>Console</title><script>boot()</script><script src="/assets/a.js"></script>';
  const render = (changes: object) => createPage(built, parseConfig({ ...config, ...changes })).render('n');

  it('has the name of the brand as its title, as text', () => {
    expect(render({ brand: { name: 'A & <B> $$' } })).toMatch(/^<title>A &#38; &#60;B> \$\$<\/title>/);
    expect(render({ brand: {} })).toMatch(/^<title>Console<\/title>/);
    expect(render({})).toMatch(/^<title>Console<\/title>/);
  });

  it('connects to the API before the scripts run, if that is on another host', () => {
    const block = '<script type="application/json" id="console-config">';
    expect(render({})).toContain(`</title><link rel="preconnect" href="https://api.shop.example" crossorigin>${block}`);
    expect(render({ apiUrl: '/api' })).toContain(`</title>${block}`);
    expect(render({})).toContain('}</script><script>boot()</script><script src="/assets/a.js"></script>');
  });

  it('has a policy for an API on the same host', () => {
    const own = parseConfig({ ...config, apiUrl: '/api' });
    expect(contentSecurityPolicy({ config: own })).toContain("; connect-src 'self' https://upload.shop.example; ");
    expect(contentSecurityPolicy({ config: own })).toContain("; script-src 'self'; ");
  });
});

describe('violation reports', () => {
  it('are logged in one line, without query strings', async () => {
    const report = {
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.example/a?x=1',
        'document-uri': 'http://localhost/auth?token=secret\nfaked',
      },
    };
    expect((await sendRequest('/csp', {}, 'POST', JSON.stringify(report))).status).toBe(204);
    expect(logged).toEqual(['csp: img-src blocked https://evil.example/a on http://localhost/auth']);
  });

  it.each([
    [
      'of older browsers',
      { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'data' } },
      'img-src blocked data on ',
    ],
    ['without a frame', { 'effective-directive': 'font-src', 'document-uri': '/a#b' }, 'font-src blocked  on /a'],
    [
      'in other scripts',
      { 'effective-directive': 'é\u2028x', 'blocked-uri': 'y'.repeat(400) },
      `  x blocked ${'y'.repeat(300)} on `,
    ],
    ['of nothing', null, ' blocked  on '],
  ])('%s are logged', async (_name, report, line) => {
    const { status, headers } = await sendRequest('/csp', {}, 'POST', JSON.stringify(report));
    expect([status, headers['content-length']]).toEqual([204, undefined]);
    expect(logged).toEqual([`csp: ${line}`]);
  });

  it('may have 16 KB', async () => {
    const fill = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    expect((await sendRequest('/csp', {}, 'POST', fill(16_384))).status).toBe(204);
    expect((await sendRequest('/csp', {}, 'POST', fill(16_385))).status).toBe(400);
  });

  it('are rejected if invalid or too long', async () => {
    expect((await sendRequest('/csp', {}, 'POST', 'nonsense')).status).toBe(400);
    expect((await sendRequest('/csp', {}, 'POST', `{"a":"${'x'.repeat(20_000)}"}`)).status).toBe(400);
    expect(logged).toEqual([]);
  });
});

describe('pickEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
    ['BR', 'br'],
  ])('%s → %s', (accepted, expected) => {
    expect(pickEncoding(accepted, ['br', 'gzip', 'identity'])).toBe(expected);
  });
});

describe('a console below a path', () => {
  const below: Config = { ...config, basePath: '/apps/console' };
  let root: Server;

  beforeAll(async () => {
    root = server;
    server = createConsoleServer({ dist, config: below, log: (line) => logged.push(line) });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    port = Object(server.address()).port;
  });
  afterAll(() => {
    server.close();
    server = root;
    port = Object(server.address()).port;
  });

  it('serves pages, files, previews and the configuration there, and takes reports', async () => {
    const page = await sendRequest('/apps/console/customers', navigation);
    expect(page.body.toString()).toContain('<html data-base-path="/apps/console/">');
    expect(page.body.toString()).toContain('<script src="/apps/console/assets/index-B7AOQfRh.js">');
    expect(String(page.headers['content-security-policy'])).toContain('report-uri /apps/console/csp');
    for (const path of ['/', '/assets/index-B7AOQfRh.js', '/favicon.svg', '/preview', '/config.json'])
      expect((await sendRequest(`/apps/console${path}`, path === '/' ? navigation : {})).status, path).toBe(200);
    const report = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } });
    expect((await sendRequest('/apps/console/csp', {}, 'POST', report)).status).toBe(204);
    expect(logged).toHaveLength(1);
  });

  it('completes its path with a slash, and keeps the query', async () => {
    const { status, headers } = await sendRequest('/apps/console?siteId=1', navigation);
    expect([status, headers.location]).toEqual([308, '/apps/console/?siteId=1']);
  });

  it.each(['/', '/customers', '/apps/consoles/', '/assets/index-B7AOQfRh.js', '//apps/console/', '/config.json'])(
    'says where it is at %s',
    async (path) => {
      const { status, body } = await sendRequest(path, navigation);
      expect(status).toBe(404);
      expect(body.toString()).toBe(
        'The console is served below /apps/console/ (basePath in config.json). A proxy has to pass this path on.',
      );
    },
  );

  it.each(['console', '/console/', '/', '/a//b', '/a/../b', '/a"b'])('refuses the path %s', (basePath) => {
    expect(() => parseConfig({ ...Object(defaults), basePath })).toThrow("basePath: must be a path such as '/console'");
  });
});

describe('the nginx configuration', () => {
  const text = createNginxConfig({ config, scriptHashes: ['sha256-abc'], root: '/srv/console', port: 8123 });
  /** The lines of each location, by its path. */
  const locations = Object.fromEntries(
    [...text.matchAll(/^ {2}location (.+) \{\n([\s\S]*?)\n {2}\}$/gm)].map(([, path = '', lines = '']) => [
      path,
      lines.split('\n').map((line) => line.trim()),
    ]),
  );
  const always = (name: string, value: string) => `add_header ${name} "${value}" always;`;
  /** Lines that add the headers of a response, as the bundled server sends them. */
  const headerLines = (policy: string, cache: string) => [
    always('X-Content-Type-Options', 'nosniff'),
    always('Referrer-Policy', 'no-referrer'),
    always('Cross-Origin-Opener-Policy', 'same-origin'),
    always('Cross-Origin-Resource-Policy', 'same-origin'),
    always('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'),
    always('Content-Security-Policy', policy),
    // Not of a 404.
    `add_header Cache-Control "${cache}";`,
    'add_header Strict-Transport-Security $console_hsts always;',
  ];
  const filePolicy = contentSecurityPolicy({ config });
  const document = [
    'default_type text/html;',
    'gzip on;',
    'sub_filter_once off;',
    'sub_filter __CSP_NONCE__ $request_id;',
    'etag off;',
  ];
  const createPreview = (pictures: 'own' | 'all') => {
    const mediaUrls = ['https://media.shop.example/files', 'https://cdn.shop.example/files'];
    const policy = previewPolicy({ mediaUrls, nonce: '$request_id', pictures });
    return ['alias /srv/console/preview.html;', ...document, ...headerLines(policy, 'no-store')];
  };

  it('has the locations and headers of the bundled server', () => {
    const pagePolicy = contentSecurityPolicy({ config, nonce: '$request_id', scriptHashes: ['sha256-abc'] });
    expect(locations).toEqual({
      '~ /\\.': ['return 404;'],
      '= /csp': ['return 204;'],
      '= /preview.html': ['return 404;'],
      '= /preview': createPreview('own'),
      '= /preview/pictures': createPreview('all'),
      '= /config.json': ['gzip on;', ...headerLines(filePolicy, 'no-store')],
      '/assets/': [
        'gzip_static on;',
        'try_files $uri =404;',
        ...headerLines(filePolicy, 'public, max-age=31536000, immutable'),
      ],
      '~ ^/[^/]+\\.[a-z0-9]+$': ['gzip_static on;', 'try_files $uri =404;', ...headerLines(filePolicy, 'no-cache')],
      '/': ['try_files $uri @page;', ...headerLines(filePolicy, 'no-cache')],
      '@page': ['if ($console_wants_page = 0) { return 404; }', 'rewrite ^ /index.html last;'],
      '= /index.html': ['internal;', ...document, ...headerLines(pagePolicy, 'no-store')],
    });
  });

  it('listens where it is told to, and sends Strict-Transport-Security over HTTPS only', () => {
    expect(text.match(/^ *(listen|root) .*;$/gm)).toEqual([
      '  listen 8123;',
      '  listen [::]:8123;',
      '  root /srv/console;',
    ]);
    expect(text).toContain(
      'map $http_x_forwarded_proto $console_hsts {\n  default "";\n  https "max-age=31536000; includeSubDomains";\n}',
    );
  });
});
