import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttp, type HttpOptions, type HttpRequest } from '../../../dataProvider/http/http';
import { catchAppError } from '../support/catchAppError';
import {
  createFakeServer,
  deferredAnswer,
  empty,
  type FakeServer,
  json,
  reset,
  silence,
  text,
} from '../support/fakeServer';

const get: HttpRequest = { method: 'GET', path: '/admin/settings' };
const query: HttpRequest = { method: 'POST', path: '/admin/graphql', body: { query: 'query q { a }', variables: {} } };
const patch: HttpRequest = { method: 'PATCH', path: '/admin/reviews/r1', body: { status: 'approved' } };

function createClient(server: FakeServer, options: Partial<HttpOptions> = {}) {
  return createHttp({
    apiUrl: 'https://api.test',
    token: () => 'T1',
    fetch: server.fetch,
    wait: async () => undefined,
    ...options,
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('requests', () => {
  it('[APP-18] have an Authorization header only if there is a token', async () => {
    const server = createFakeServer(json({}));
    await createClient(server)(get);
    await createClient(server, { token: () => null })(get);
    expect(server.calls.map(({ headers }) => headers)).toEqual([
      { accept: 'application/json', authorization: 'Bearer T1' },
      { accept: 'application/json' },
    ]);
  });

  it('have a content type only with a body', async () => {
    const server = createFakeServer(json({}));
    const http = createClient(server, { apiUrl: 'https://api.test/base/' });
    await http({ ...patch, headers: { 'Idempotency-Key': 'k1' } });
    await http({ method: 'DELETE', path: '/admin/faq/q1' });
    await http({ ...get, query: { limit: 5, search: 'a&b', empty: undefined } });
    expect(server.calls).toEqual([
      {
        method: 'PATCH',
        url: 'https://api.test/base/admin/reviews/r1',
        headers: {
          accept: 'application/json',
          authorization: 'Bearer T1',
          'content-type': 'application/json',
          'idempotency-key': 'k1',
        },
        body: { status: 'approved' },
      },
      {
        method: 'DELETE',
        url: 'https://api.test/base/admin/faq/q1',
        headers: { accept: 'application/json', authorization: 'Bearer T1' },
        body: undefined,
      },
      {
        method: 'GET',
        url: 'https://api.test/base/admin/settings?limit=5&search=a%26b',
        headers: { accept: 'application/json', authorization: 'Bearer T1' },
        body: undefined,
      },
    ]);
  });

  it.each(['https://api.test/base', 'https://api.test/base//'])('have one slash after %s', async (apiUrl) => {
    const server = createFakeServer(json({}));
    await createClient(server, { apiUrl })({ ...get, query: { search: undefined } });
    expect(server.calls[0]?.url).toBe('https://api.test/base/admin/settings');
  });

  it.each(['.', '..'])('are not sent if a part of the path is %j, which would lead elsewhere', async (part) => {
    const server = createFakeServer(json({}));
    const error = await catchAppError(createClient(server)({ ...patch, path: `/admin/reviews/${part}` }));
    expect([error.kind, error.uncertain, server.calls]).toEqual(['notFound', false, []]);
    await createClient(server)({ ...patch, path: '/admin/reviews/...' });
    expect(server.calls).toHaveLength(1);
  });

  it('use the fetch of the browser by default', async () => {
    const server = createFakeServer(json({ fine: true }));
    vi.stubGlobal('fetch', server.fetch);
    expect(await createHttp({ apiUrl: '', token: () => null })(get)).toEqual({ fine: true });
    expect(server.calls.map(({ url }) => url)).toEqual(['/admin/settings']);
  });

  it('bypass the HTTP cache only for GET, as that would also bypass the preflight cache', async () => {
    const server = createFakeServer(json({}));
    const fetchSpy = vi.fn(server.fetch);
    const http = createClient(server, { fetch: fetchSpy });
    await http(get);
    await http(query);
    await http(patch);
    expect(fetchSpy.mock.calls.map(([, init]) => [init?.method, init?.cache])).toEqual([
      ['GET', 'no-store'],
      ['POST', undefined],
      ['PATCH', undefined],
    ]);
  });

  it('never have a malformed header, with any stored token', { timeout: 60_000 }, async () => {
    const strange = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'undefined',
        'null',
        '',
        ' ',
        'a b',
        'a\r\nX-Evil: 1',
        '{"a":1}',
        '["a"]',
        '"a"',
        'é',
        'x'.repeat(4097),
      ),
    );
    await fc.assert(
      fc.asyncProperty(strange, async (token) => {
        const server = createFakeServer(json({}));
        await createClient(server, { token: () => token })(get);
        const sent = server.calls[0]?.headers['authorization'];
        expect(sent === undefined || /^Bearer [\x21-\x7e]{1,4096}$/.test(sent)).toBe(true);
        expect(sent ?? '').not.toMatch(/Bearer (undefined|null|[{["].*)$/);
      }),
    );
  });
});

describe('responses', () => {
  it('are parsed as JSON, and as {} if empty', async () => {
    const blank = text(' \n', 200, 'text/plain');
    const server = createFakeServer(json({ a: [1] }), empty, blank, json(null));
    const http = createClient(server);
    expect(await http(patch)).toEqual({ a: [1] });
    expect(await http(patch)).toEqual({});
    expect(await http(patch)).toEqual({});
    expect(await http(patch)).toBeNull();
  });

  it.each([
    ['HTML with status 200', text('<!doctype html><title>Sign in to the Wi-Fi</title>')],
    ['HTML that says it is JSON', text('<html></html>', 200, 'application/json')],
    ['JSON that is cut off', text('{"review":{"_id":"r1","ti', 200, 'application/json')],
    ['text', text('OK', 200, 'text/plain')],
    ['JSON that says it is HTML', text('{}', 200, 'text/html')],
    ['more than 20 million characters', text(`"${'x'.repeat(20_000_001)}"`, 200, 'application/json')],
  ])('H3 are failures for %s', async (_name, answer) => {
    const server = createFakeServer(answer);
    const http = createClient(server);
    const written = await catchAppError(http(patch));
    expect([written.kind, written.uncertain, written.message]).toEqual(['badAnswer', true, '']);
    const read = await catchAppError(http(get));
    expect([read.kind, read.uncertain]).toEqual(['badAnswer', false]);
    expect(server.calls).toHaveLength(2);
  });

  it.each([
    [400, 'validation'],
    [401, 'auth'],
    [402, 'forbidden'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [405, 'notFound'],
    [408, 'timeout'],
    [409, 'conflict'],
    [410, 'notFound'],
    [412, 'conflict'],
    [413, 'tooLarge'],
    [422, 'validation'],
    [429, 'tooMany'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('with status %i are %s errors, with the server message and fields', async (status, kind) => {
    const body = { error: 'The points are too high.', fields: { points: 'At most 100', other: 3 } };
    const server = createFakeServer(json(body, status, { 'Retry-After': '30' }));
    const error = await catchAppError(createClient(server)(patch));
    expect(error).toMatchObject({
      kind,
      status,
      message: 'The points are too high.',
      fields: { points: 'At most 100' },
      retryAfter: 30,
      // After a 5xx, the write may have been applied, even if the response has a reason.
      uncertain: status >= 500,
    });
    expect(server.calls).toHaveLength(1);
  });

  it('may have `message`, and a Retry-After date', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true });
    const headers = { 'Retry-After': 'Sat, 21 Nov 2026 10:01:30 GMT' };
    const server = createFakeServer(json({ message: 'Slow down' }, 429, headers));
    expect(await catchAppError(createClient(server)(patch))).toMatchObject({ message: 'Slow down', retryAfter: 90 });
  });

  it.each([
    ['5', 5],
    ['0', 0],
    ['Sat, 21 Nov 2026 09:59:00 GMT', 0],
    ['Sat, 21 Nov 2026 10:01:30 GMT', 90],
    ['2026-11-21T10:01:30+00:00', 90],
    ['1.5 minutes', null],
    ['soon', null],
    ['', null],
  ])('with Retry-After %j wait for %j seconds', async (header, seconds) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.700Z'), toFake: ['Date'], shouldAdvanceTime: true });
    const server = createFakeServer(json({}, 429, { 'Retry-After': header }));
    expect((await catchAppError(createClient(server)(patch))).retryAfter).toBe(seconds);
  });

  it('have one message by field, none for the form as a whole, and no names of the prototype', async () => {
    const body =
      '{"error":"No.","fields":{"points":["Too high","Not even"],"note":" ","root":"x","__proto__":"y","code":7}}';
    const { fields } = await catchAppError(
      createClient(createFakeServer(text(body, 422, 'application/problem+json')))(patch),
    );
    expect(Object.entries(fields)).toEqual([['points', 'Too high']]);
  });

  it.each([
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/problem+json',
    'application/vnd.a.b-1+json',
  ])('are parsed if they are %s', async (type) => {
    expect(await createClient(createFakeServer(text('{"a":1}', 200, type)))(patch)).toEqual({ a: 1 });
  });

  it.each(['application/jsonp', 'text/json', 'text/application/json', 'application/+json', 'application/a b+json'])(
    'are failures if they are %s',
    async (type) => {
      const server = createFakeServer(text('{"a":1}', 200, type));
      expect((await catchAppError(createClient(server)(patch))).kind).toBe('badAnswer');
    },
  );

  it('are failures without a content type', async () => {
    const server = createFakeServer(() => new Response(new TextEncoder().encode('{}')));
    expect((await catchAppError(createClient(server)(patch))).kind).toBe('badAnswer');
  });

  it('are parsed up to 20 million characters', async () => {
    const longest = 'x'.repeat(20_000_000 - '""'.length);
    const server = createFakeServer(text(`"${longest}"`, 200, 'application/json'));
    expect((await createClient(server)(patch)) === longest).toBe(true);
  });

  it('are parsed up to 20 million characters by their length header', async () => {
    const ofLength = (length: number, status: number) =>
      createClient(createFakeServer(json({ message: 'No.' }, status, { 'Content-Length': String(length) })))(patch);
    expect(await ofLength(20_000_000, 200)).toEqual({ message: 'No.' });
    expect((await catchAppError(ofLength(20_000_001, 200))).kind).toBe('badAnswer');
    expect((await catchAppError(ofLength(20_000_000, 400))).message).toBe('No.');
    expect((await catchAppError(ofLength(20_000_001, 400))).message).toBe('');
  });

  it('with a failure status count even if their body breaks off', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }), {
        status: 409,
        headers: { 'Content-Type': 'application/json' },
      });
    expect(await catchAppError(createClient(createFakeServer(broken))(patch))).toMatchObject({
      kind: 'conflict',
      message: '',
      uncertain: false,
    });
  });

  it('are observed as a copy', async () => {
    const seen: unknown[] = [];
    const observe = async (response: Response) => void seen.push(await response.json());
    const server = createFakeServer(json({ a: 1 }));
    expect(await createClient(server, { observe })(get)).toEqual({ a: 1 });
    expect(seen).toEqual([{ a: 1 }]);
  });

  it.each([502, 503, 504])(
    'H12 with HTML and status %i have no message, and make a write uncertain',
    async (status) => {
      const server = createFakeServer(text('<html><body><h1>Bad gateway</h1></body></html>', status));
      expect(await catchAppError(createClient(server)(patch))).toMatchObject({
        kind: 'server',
        status,
        message: '',
        uncertain: true,
      });
    },
  );

  it('with status 504 and a message make a write uncertain, but not a read', async () => {
    const answer = json({ message: 'The upstream server is timing out' }, 504);
    const wait = async () => undefined;
    expect(await catchAppError(createClient(createFakeServer(answer))(patch))).toMatchObject({
      kind: 'server',
      message: 'The upstream server is timing out',
      uncertain: true,
    });
    expect((await catchAppError(createClient(createFakeServer(answer), { wait })(get))).uncertain).toBe(false);
  });

  it('with status 501 leave no doubt: the call does not exist', async () => {
    const server = createFakeServer(json({ error: 'Not implemented' }, 501));
    expect(await catchAppError(createClient(server)(patch))).toMatchObject({ status: 501, uncertain: false });
  });

  it.each([
    ['a text', { error: 'No.' }, 'No.'],
    ['an object with a message', { error: { message: 'No.', code: 12 } }, 'No.'],
    ['a flag and a message', { error: true, message: 'No.' }, 'No.'],
    ['an object without a text', { error: { code: 12 } }, ''],
  ])('with status 2xx and %s as `error` are failures', async (_name, body, message) => {
    const server = createFakeServer(json(body));
    expect(await catchAppError(createClient(server)(patch))).toMatchObject({
      kind: 'validation',
      message,
      uncertain: false,
    });
  });

  it('with status 2xx and an object as `error` keep its messages by field', async () => {
    const server = createFakeServer(json({ error: { message: 'No.', fields: { points: 'At most 100' } } }));
    expect((await catchAppError(createClient(server)(patch))).fields).toEqual({ points: 'At most 100' });
  });

  it('with status 2xx and a text as `error` have the messages by field beside it', async () => {
    const server = createFakeServer(json({ error: 'No.', fields: { points: 'At most 100' } }));
    expect((await catchAppError(createClient(server)(patch))).fields).toEqual({ points: 'At most 100' });
  });

  it.each([null, false, ''])('with status 2xx and the empty `error` %j are none', async (error) => {
    expect(await createClient(createFakeServer(json({ error, saved: 1 })))(patch)).toEqual({ error, saved: 1 });
  });
});

describe('GraphQL', () => {
  it.each([
    ['UNAUTHENTICATED', 'auth', 401],
    ['FORBIDDEN', 'forbidden', 403],
    ['NOT_FOUND', 'notFound', 404],
    ['CONFLICT', 'conflict', 409],
    ['BAD_USER_INPUT', 'validation', 422],
    ['GRAPHQL_VALIDATION_FAILED', 'validation', 400],
    ['GRAPHQL_PARSE_FAILED', 'validation', 400],
    ['TOO_MANY_REQUESTS', 'tooMany', 429],
    ['RATE_LIMITED', 'tooMany', 429],
    ['constructor', 'server', 200],
    ['', 'server', 200],
  ] as const)('H11 maps %s in a 200 response to %s', async (code, kind, status) => {
    const errors = [{ message: 'Nope', extensions: { code, fields: { search: 'Too long' } } }];
    const server = createFakeServer(json({ data: null, errors }));
    expect(await catchAppError(createClient(server)(query))).toMatchObject({
      kind,
      status,
      message: 'Nope',
      fields: { search: 'Too long' },
    });
  });

  it('H11 re-authenticates after UNAUTHENTICATED in a 200 response, even with data', async () => {
    const errors = [{ message: 'x' }, { message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }];
    const server = createFakeServer(
      json({ data: { list: { total: 0, items: [] } }, errors }),
      json({ data: { ok: 1 } }),
    );
    const renew = vi.fn(async () => true);
    expect(await createClient(server, { renew })(query)).toEqual({ data: { ok: 1 } });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('returns data despite partial errors', async () => {
    const answer = { data: { list: { total: 0, items: [] }, one: null }, errors: [{ message: 'partly' }] };
    expect(await createClient(createFakeServer(json(answer)))(query)).toEqual(answer);
  });

  it('H11 fails if all data is null', async () => {
    const server = createFakeServer(json({ data: { list: null }, errors: [{ message: 'broken' }] }));
    expect(await catchAppError(createClient(server)(query))).toMatchObject({ kind: 'server', message: 'broken' });
  });

  it.each([
    ['a text', ['broken'], 'broken'],
    ['without extensions', [{ message: 'broken', extensions: 'none' }], 'broken'],
    ['without anything', [null], ''],
  ])('H11 fails with an error that is %s', async (_name, errors, message) => {
    const error = await catchAppError(createClient(createFakeServer(json({ errors })))(query));
    expect([error.kind, error.message, error.fields]).toEqual(['server', message, {}]);
  });

  it('does not take other lists or texts for errors', async () => {
    for (const body of [{ errors: [] }, { errors: 'none' }, { errors: [], data: null }, [{ errors: [1] }], 'error', 5])
      expect(await createClient(createFakeServer(json(body)))(query)).toEqual(body);
  });

  it('parses the errors of a 400 response', async () => {
    const server = createFakeServer(json({ errors: [{ message: 'Cannot query field "x"' }] }, 400));
    expect(await catchAppError(createClient(server)(query))).toMatchObject({
      kind: 'validation',
      message: 'Cannot query field "x"',
    });
  });
});

describe('network errors', () => {
  it('H4 fail immediately if offline, without sending later', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const server = createFakeServer(json({}));
    const http = createClient(server);
    expect(await catchAppError(http(patch))).toMatchObject({ kind: 'offline', uncertain: false, status: null });
    expect(await catchAppError(http(get))).toMatchObject({ kind: 'offline' });
    vi.stubGlobal('navigator', { onLine: true });
    await http(get);
    expect(server.calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('H4 don’t keep a page from its server if the browser has been offline from the start', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.resetModules();
    const { createHttp: createAnew } = await import('../../../dataProvider/http/http');
    const server = createFakeServer(json({ fine: true }));
    const http = createAnew({ apiUrl: 'http://localhost:4000', token: () => null, fetch: server.fetch });
    expect(await http(patch)).toEqual({ fine: true });
    // The files of a worker share modules, and the next ones start online.
    vi.resetModules();
  });

  it('are `offline` if the browser is offline, else `server`', async () => {
    const server = createFakeServer(reset);
    expect(await catchAppError(createClient(server)(get))).toMatchObject({ kind: 'server', status: null });
    const drops = createFakeServer(() => {
      vi.stubGlobal('navigator', { onLine: false });
      throw new TypeError('fetch failed');
    });
    expect(await catchAppError(createClient(drops)(get))).toMatchObject({ kind: 'offline' });
    expect(drops.calls).toHaveLength(1);
  });

  it('leave a write uncertain if the browser goes offline meanwhile, with the cause', async () => {
    const cause = new TypeError('fetch failed');
    const drops = createFakeServer(() => {
      vi.stubGlobal('navigator', { onLine: false });
      throw cause;
    });
    expect(await catchAppError(createClient(drops)(patch))).toMatchObject({ kind: 'server', uncertain: true, cause });
  });

  it('retry a read after a moment offline', async () => {
    const online = [false, true, true];
    vi.stubGlobal('navigator', {
      get onLine() {
        return online.shift() ?? true;
      },
    });
    const server = createFakeServer(json({ fine: true }));
    expect(await createClient(server)(get)).toEqual({ fine: true });
    expect(server.calls).toHaveLength(1);
  });

  it('retry a read after the time that the server asks for, up to 5 s', async () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const busy = (seconds: string) => createFakeServer(json({}, 503, { 'Retry-After': seconds }));
    await catchAppError(createClient(busy('5'), { wait })(get));
    await catchAppError(createClient(busy('0'), { wait })(get));
    await catchAppError(createClient(busy('6'), { wait })(get));
    expect(waits).toEqual([5000, 5000, 300, 900]);
  });

  it('retry a read after 0.3 s and another 0.9 s', async () => {
    vi.useFakeTimers();
    const server = createFakeServer(reset);
    const call = catchAppError(createHttp({ apiUrl: '', token: () => null, fetch: server.fetch })(get));
    for (const [milliseconds, count] of [
      [299, 1],
      [1, 2],
      [899, 2],
      [1, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      expect(server.calls).toHaveLength(count);
    }
    expect((await call).kind).toBe('server');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('retry neither a read if that is turned off, nor a POST elsewhere', async () => {
    const server = createFakeServer(reset);
    expect((await catchAppError(createClient(server, { canRetry: false })(get))).uncertain).toBe(false);
    const post = await catchAppError(createClient(server)({ method: 'POST', path: '/admin/faq', body: {} }));
    const put = await catchAppError(createClient(server)({ method: 'PUT', path: '/admin/graphql', body: {} }));
    expect([post.uncertain, put.uncertain, server.calls.length]).toEqual([true, true, 3]);
  });

  it('never retry a write, and mark it as uncertain', async () => {
    for (const answer of [reset, text('', 502), json({ error: 'x' }, 500)]) {
      const server = createFakeServer(answer);
      const error = await catchAppError(createClient(server)(patch));
      expect([server.calls.length, error.kind, error.uncertain]).toEqual([1, 'server', true]);
    }
  });

  it.each([
    ['a GET', get],
    ['a query', query],
  ])('retry %s up to twice', async (_name, request) => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const failing = createFakeServer(reset);
    await catchAppError(createClient(failing, { wait })(request));
    expect([failing.calls.length, waits]).toEqual([3, [300, 900]]);
    const recovering = createFakeServer(text('', 502), json({ fine: true }));
    expect(await createClient(recovering, { wait })(request)).toEqual({ fine: true });
  });

  it.each([
    ['404', json({ error: 'x' }, 404)],
    ['403', json({ error: 'x' }, 403)],
    ['429', json({ error: 'x' }, 429)],
    ['501', json({ error: 'x' }, 501)],
    ['503 with a long Retry-After', json({ error: 'x' }, 503, { 'Retry-After': '60' })],
    ['HTML 200', text('<html>')],
  ])('do not retry a read after %s', async (_name, answer) => {
    const server = createFakeServer(answer);
    await catchAppError(createClient(server)(get));
    expect(server.calls).toHaveLength(1);
  });

  it('time out after 20 s for reads, with retries, and after 30 s for writes', async () => {
    vi.useFakeTimers();
    const server = createFakeServer(silence);
    const http = createClient(server);
    const read = catchAppError(http(get));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(server.calls).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toMatchObject({ kind: 'timeout', uncertain: false });
    const write = catchAppError(http(patch));
    await vi.advanceTimersByTimeAsync(29_999);
    const isSettled = vi.fn();
    void write.then(isSettled);
    await vi.advanceTimersByTimeAsync(0);
    expect(isSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await write).toMatchObject({ kind: 'timeout', uncertain: true });
    expect(server.calls).toHaveLength(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('end the request itself on timeout and on cancel, and make a canceled write uncertain', async () => {
    vi.useFakeTimers();
    const signals: (AbortSignal | null)[] = [];
    const server = createFakeServer((call, signal) => {
      signals.push(signal);
      return silence(call, signal);
    });
    const late = catchAppError(createClient(server)(patch));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await late).kind).toBe('timeout');
    const canceling = new AbortController();
    const canceled = catchAppError(createClient(server)({ ...patch, signal: canceling.signal }));
    await vi.advanceTimersByTimeAsync(0);
    canceling.abort();
    expect(await canceled).toMatchObject({ kind: 'canceled', uncertain: true });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leave nothing at the signal of the caller, and no timer', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const server = createFakeServer(text('', 502), json({}));
    const call = createHttp({ apiUrl: '', token: () => null, fetch: server.fetch })({ ...get, signal });
    await vi.advanceTimersByTimeAsync(300);
    expect(await call).toEqual({});
    expect([getEventListeners(signal, 'abort').length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('leave no timer if canceled between retries', async () => {
    vi.useFakeTimers();
    const canceling = new AbortController();
    const server = createFakeServer(reset);
    const http = createHttp({ apiUrl: '', token: () => null, fetch: server.fetch });
    const call = catchAppError(http({ ...get, signal: canceling.signal }));
    await vi.advanceTimersByTimeAsync(100);
    expect(vi.getTimerCount()).toBe(1);
    canceling.abort();
    expect((await call).kind).toBe('canceled');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('time out if the body never ends', async () => {
    vi.useFakeTimers();
    const body = () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } });
    const call = catchAppError(createClient(createFakeServer(body))(patch));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await call).kind).toBe('timeout');
  });

  it('can be canceled before sending, in flight, and between retries', async () => {
    const server = createFakeServer(silence);
    const http = createHttp({ apiUrl: '', token: () => null, fetch: server.fetch });
    expect((await catchAppError(http({ ...get, signal: AbortSignal.abort() }))).kind).toBe('canceled');
    expect(server.calls).toHaveLength(0);
    const running = new AbortController();
    const call = catchAppError(http({ ...get, signal: running.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    running.abort();
    expect(await call).toMatchObject({ kind: 'canceled', uncertain: false });
    server.respondWith(reset);
    const pausing = new AbortController();
    const paused = catchAppError(http({ ...get, signal: pausing.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    pausing.abort();
    expect((await paused).kind).toBe('canceled');
    expect(server.calls).toHaveLength(2);
  });
});

describe('re-authentication', () => {
  it('H2 retries a refused write once with the new token', async () => {
    let token = 'old';
    const answer = deferredAnswer();
    const server = createFakeServer(json({ error: 'expired' }, 401), json({ review: { _id: 'r1' } }));
    const renew = async () => {
      await answer.answer({ method: '', url: '', headers: {}, body: undefined }, null);
      token = 'new';
      return true;
    };
    const settled = vi.fn();
    const call = createClient(server, { token: () => token, renew })(patch);
    void call.then(settled, settled);
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).not.toHaveBeenCalled();
    answer.give(empty);
    expect(await call).toEqual({ review: { _id: 'r1' } });
    expect(server.calls.map(({ method, headers }) => [method, headers['authorization']])).toEqual([
      ['PATCH', 'Bearer old'],
      ['PATCH', 'Bearer new'],
    ]);
  });

  it('H2 fails with kind auth if the prompt is dismissed', async () => {
    const server = createFakeServer(json({ error: 'expired' }, 401));
    expect(await catchAppError(createClient(server, { renew: async () => false })(patch))).toMatchObject({
      kind: 'auth',
      status: 401,
    });
    expect(await catchAppError(createClient(server)(patch))).toMatchObject({ kind: 'auth' });
    expect(
      await catchAppError(createClient(server, { renew: () => Promise.reject(new Error('x')) })(patch)),
    ).toMatchObject({
      kind: 'auth',
    });
    expect(server.calls).toHaveLength(3);
  });

  it('prompts once for twelve concurrent 401s, and again for the next one', async () => {
    let token = 'old';
    const server = createFakeServer((call) =>
      json({}, call.headers['authorization'] === 'Bearer old' ? 401 : 200)(call, null),
    );
    const renew = vi.fn(async () => {
      await Promise.resolve();
      token = 'new';
      return true;
    });
    const http = createClient(server, { token: () => token, renew });
    await Promise.all(Array.from({ length: 12 }, (_, at) => http({ ...patch, path: `/admin/reviews/${at}` })));
    expect(renew).toHaveBeenCalledTimes(1);
    expect(server.calls).toHaveLength(24);
    token = 'old';
    await http(get);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('uses a token that was renewed in between without prompting', async () => {
    let token = 'old';
    const late = deferredAnswer();
    const server = createFakeServer(late.answer, json({ fine: true }));
    const renew = vi.fn(async () => false);
    const call = createClient(server, { token: () => token, renew })(get);
    token = 'new';
    late.give(json({}, 401));
    expect(await call).toEqual({ fine: true });
    expect(renew).not.toHaveBeenCalled();
  });

  it('prompts if the token that was renewed in between is refused too', async () => {
    let token = 'old';
    const late = deferredAnswer();
    const server = createFakeServer(late.answer, json({}, 401), json({ fine: true }));
    const renew = vi.fn(async () => {
      token = 'newest';
      return true;
    });
    const call = createClient(server, { token: () => token, renew })(patch);
    token = 'new';
    late.give(json({}, 401));
    expect(await call).toEqual({ fine: true });
    expect(server.calls.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer old',
      'Bearer new',
      'Bearer newest',
    ]);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('does not send again what was canceled during the prompt', async () => {
    const server = createFakeServer(json({}, 401));
    const canceling = new AbortController();
    const renew = async () => {
      canceling.abort();
      return true;
    };
    const call = createClient(server, { renew })({ ...patch, signal: canceling.signal });
    expect((await catchAppError(call)).kind).toBe('canceled');
    expect(server.calls).toHaveLength(1);
  });

  it('does not send again without a token, after a sign-out elsewhere', async () => {
    let token: string | null = 'T1';
    const server = createFakeServer((call) => {
      token = null;
      return json({}, 401)(call, null);
    });
    const renew = vi.fn(async () => false);
    expect((await catchAppError(createClient(server, { token: () => token, renew })(patch))).kind).toBe('auth');
    expect([server.calls.length, renew.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not prompt after another failure', async () => {
    const renew = vi.fn(async () => true);
    const server = createFakeServer(json({}, 403));
    expect((await catchAppError(createClient(server, { renew })(patch))).kind).toBe('forbidden');
    expect([server.calls.length, renew.mock.calls.length]).toEqual([1, 0]);
  });

  it('does not loop if the new token is refused too', async () => {
    let count = 0;
    const server = createFakeServer(json({}, 401));
    const renew = vi.fn(async () => true);
    await catchAppError(createClient(server, { renew })(patch));
    expect([server.calls.length, renew.mock.calls.length]).toEqual([2, 1]);
    await catchAppError(
      createClient(server, {
        token: () => `T${count}`,
        renew: async () => {
          count += 1;
          return true;
        },
      })(patch),
    );
    expect(server.calls).toHaveLength(4);
  });

  it('does not prompt if `canRenew` is false', async () => {
    const renew = vi.fn(async () => true);
    const server = createFakeServer(json({ error: 'Wrong password' }, 401));
    expect((await catchAppError(createClient(server, { renew })({ ...patch, canRenew: false }))).message).toBe(
      'Wrong password',
    );
    expect(renew).not.toHaveBeenCalled();
  });

  it('uses the token from the start of the request', async () => {
    let token = 'A';
    const server = createFakeServer(reset, json({}));
    const wait = async () => {
      token = 'B';
    };
    await createClient(server, { token: () => token, wait })(get);
    expect(server.calls.map(({ headers }) => headers['authorization'])).toEqual(['Bearer A', 'Bearer A']);
  });
});
