import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttp, type HttpOptions, type HttpRequest } from '../../dataProvider/http';
import { failureOf } from './support/failureOf';
import { createFakeServer, empty, type FakeServer, held, json, reset, silence, text } from './support/fakeServer';

const get: HttpRequest = { method: 'GET', path: '/admin/settings' };
const query: HttpRequest = { method: 'POST', path: '/admin/graphql', body: { query: 'query q { a }', variables: {} } };
const patch: HttpRequest = { method: 'PATCH', path: '/admin/reviews/r1', body: { status: 'approved' } };

function clientOf(server: FakeServer, options: Partial<HttpOptions> = {}) {
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

describe('what is sent', () => {
  it('[APP-18] sends the bearer header when a token exists, and none when not', async () => {
    const server = createFakeServer(json({}));
    await clientOf(server)(get);
    await clientOf(server, { token: () => null })(get);
    expect(server.calls.map(({ headers }) => headers)).toEqual([
      { accept: 'application/json', authorization: 'Bearer T1' },
      { accept: 'application/json' },
    ]);
  });

  it('sends a content type with a body only', async () => {
    const server = createFakeServer(json({}));
    const http = clientOf(server, { apiUrl: 'https://api.test/base/' });
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

  it('never sends a malformed header, whatever is stored as a token', { timeout: 60_000 }, async () => {
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
        await clientOf(server, { token: () => token })(get);
        const sent = server.calls[0]?.headers['authorization'];
        expect(sent === undefined || /^Bearer [\x21-\x7e]{1,4096}$/.test(sent)).toBe(true);
        expect(sent ?? '').not.toMatch(/Bearer (undefined|null|[{["].*)$/);
      }),
    );
  });
});

describe('answers', () => {
  it('gives the parsed JSON, and {} for an empty answer', async () => {
    const server = createFakeServer(json({ a: [1] }), empty, text('', 200, 'text/plain'), json(null));
    const http = clientOf(server);
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
  ])('H3 takes %s for a failure', async (_name, answer) => {
    const server = createFakeServer(answer);
    const http = clientOf(server);
    const written = await failureOf(http(patch));
    expect([written.kind, written.uncertain, written.message]).toEqual(['badAnswer', true, '']);
    const read = await failureOf(http(get));
    expect([read.kind, read.uncertain]).toEqual(['badAnswer', false]);
    expect(server.calls).toHaveLength(2);
  });

  it.each([
    [400, 'validation'],
    [401, 'auth'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [413, 'tooLarge'],
    [422, 'validation'],
    [429, 'tooMany'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('takes status %i for %s, with the words and fields of the server', async (status, kind) => {
    const body = { error: 'The points are too high.', fields: { points: 'At most 100', other: 3 } };
    const server = createFakeServer(json(body, status, { 'Retry-After': '30' }));
    const error = await failureOf(clientOf(server)(patch));
    expect(error).toMatchObject({
      kind,
      status,
      message: 'The points are too high.',
      fields: { points: 'At most 100' },
      retryAfter: 30,
      uncertain: false,
    });
    expect(server.calls).toHaveLength(1);
  });

  it('reads `message`, and a Retry-After that is a date', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    const headers = { 'Retry-After': 'Sat, 21 Nov 2026 10:01:30 GMT' };
    const server = createFakeServer(json({ message: 'Slow down' }, 429, headers));
    expect(await failureOf(clientOf(server)(patch))).toMatchObject({ message: 'Slow down', retryAfter: 90 });
  });

  it.each([502, 503, 504])(
    'H12 keeps the HTML of a %i to itself, and says that a write may have happened',
    async (status) => {
      const server = createFakeServer(text('<html><body><h1>Bad gateway</h1></body></html>', status));
      expect(await failureOf(clientOf(server)(patch))).toMatchObject({
        kind: 'server',
        status,
        message: '',
        uncertain: true,
      });
    },
  );

  it('takes { error } in a 2xx answer for a failure', async () => {
    const server = createFakeServer(json({ error: 'No.' }));
    expect(await failureOf(clientOf(server)(patch))).toMatchObject({
      kind: 'validation',
      message: 'No.',
      uncertain: false,
    });
  });
});

describe('GraphQL', () => {
  it.each([
    ['UNAUTHENTICATED', 'auth', 401],
    ['FORBIDDEN', 'forbidden', 403],
    ['NOT_FOUND', 'notFound', 404],
    ['BAD_USER_INPUT', 'validation', 422],
  ] as const)('H11 takes %s in an answer 200 for %s', async (code, kind, status) => {
    const errors = [{ message: 'Nope', extensions: { code, fields: { search: 'Too long' } } }];
    const server = createFakeServer(json({ data: null, errors }));
    expect(await failureOf(clientOf(server)(query))).toMatchObject({
      kind,
      status,
      message: 'Nope',
      fields: { search: 'Too long' },
    });
  });

  it('H11 asks to sign in when an answer 200 says UNAUTHENTICATED, even beside data', async () => {
    const errors = [{ message: 'x' }, { message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }];
    const server = createFakeServer(
      json({ data: { list: { total: 0, items: [] } }, errors }),
      json({ data: { ok: 1 } }),
    );
    const renew = vi.fn(async () => true);
    expect(await clientOf(server, { renew })(query)).toEqual({ data: { ok: 1 } });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('gives data that has errors beside it', async () => {
    const answer = { data: { list: { total: 0, items: [] }, one: null }, errors: [{ message: 'partly' }] };
    expect(await clientOf(createFakeServer(json(answer)))(query)).toEqual(answer);
  });

  it('H11 takes errors with nothing but null beside them for a failure', async () => {
    const server = createFakeServer(json({ data: { list: null }, errors: [{ message: 'broken' }] }));
    expect(await failureOf(clientOf(server)(query))).toMatchObject({ kind: 'server', message: 'broken' });
  });

  it('reads the errors of an answer 400', async () => {
    const server = createFakeServer(json({ errors: [{ message: 'Cannot query field "x"' }] }, 400));
    expect(await failureOf(clientOf(server)(query))).toMatchObject({
      kind: 'validation',
      message: 'Cannot query field "x"',
    });
  });
});

describe('the network', () => {
  it('H4 fails at once when offline, and sends nothing then or later', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const server = createFakeServer(json({}));
    const http = clientOf(server);
    expect(await failureOf(http(patch))).toMatchObject({ kind: 'offline', uncertain: false, status: null });
    expect(await failureOf(http(get))).toMatchObject({ kind: 'offline' });
    vi.stubGlobal('navigator', { onLine: true });
    await http(get);
    expect(server.calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('calls a broken connection offline when the browser says so, and the server unreachable else', async () => {
    const server = createFakeServer(reset);
    expect(await failureOf(clientOf(server)(get))).toMatchObject({ kind: 'server', status: null });
    const drops = createFakeServer(() => {
      vi.stubGlobal('navigator', { onLine: false });
      throw new TypeError('fetch failed');
    });
    expect(await failureOf(clientOf(drops)(get))).toMatchObject({ kind: 'offline' });
    expect(drops.calls).toHaveLength(1);
  });

  it('never sends a write twice, and says when it may have happened', async () => {
    for (const answer of [reset, text('', 502), json({ error: 'x' }, 500)]) {
      const server = createFakeServer(answer);
      const error = await failureOf(clientOf(server)(patch));
      expect([server.calls.length, error.kind, error.uncertain]).toEqual([1, 'server', error.message === '']);
    }
  });

  it.each([
    ['a GET', get],
    ['a query', query],
  ])('sends %s at most three times', async (_name, request) => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const failing = createFakeServer(reset);
    await failureOf(clientOf(failing, { wait })(request));
    expect([failing.calls.length, waits]).toEqual([3, [300, 900]]);
    const recovering = createFakeServer(text('', 502), json({ fine: true }));
    expect(await clientOf(recovering, { wait })(request)).toEqual({ fine: true });
  });

  it.each([
    ['404', json({ error: 'x' }, 404)],
    ['403', json({ error: 'x' }, 403)],
    ['429', json({ error: 'x' }, 429)],
    ['501', json({ error: 'x' }, 501)],
    ['503 with a long Retry-After', json({ error: 'x' }, 503, { 'Retry-After': '60' })],
    ['HTML 200', text('<html>')],
  ])('does not send a read again after %s', async (_name, answer) => {
    const server = createFakeServer(answer);
    await failureOf(clientOf(server)(get));
    expect(server.calls).toHaveLength(1);
  });

  it('gives a read up after 20 s, three times, and a write after 30 s, once', async () => {
    vi.useFakeTimers();
    const server = createFakeServer(silence);
    const http = clientOf(server);
    const read = failureOf(http(get));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(server.calls).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toMatchObject({ kind: 'timeout', uncertain: false });
    const write = failureOf(http(patch));
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

  it('gives up on an answer whose body never ends', async () => {
    vi.useFakeTimers();
    const body = () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } });
    const call = failureOf(clientOf(createFakeServer(body))(patch));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await call).kind).toBe('timeout');
  });

  it('is cancelled by its signal: before it is sent, while it runs, while it pauses', async () => {
    const server = createFakeServer(silence);
    const http = createHttp({ apiUrl: '', token: () => null, fetch: server.fetch });
    expect((await failureOf(http({ ...get, signal: AbortSignal.abort() }))).kind).toBe('cancelled');
    expect(server.calls).toHaveLength(0);
    const running = new AbortController();
    const call = failureOf(http({ ...get, signal: running.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    running.abort();
    expect(await call).toMatchObject({ kind: 'cancelled', uncertain: false });
    server.answers(reset);
    const pausing = new AbortController();
    const paused = failureOf(http({ ...get, signal: pausing.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    pausing.abort();
    expect((await paused).kind).toBe('cancelled');
    expect(server.calls).toHaveLength(2);
  });
});

describe('a refused token', () => {
  it('H2 keeps a refused write waiting for the sign-in, and sends it once more with the new token', async () => {
    let token = 'old';
    const answer = held();
    const server = createFakeServer(json({ error: 'expired' }, 401), json({ review: { _id: 'r1' } }));
    const renew = async () => {
      await answer.answer({ method: '', url: '', headers: {}, body: undefined }, null);
      token = 'new';
      return true;
    };
    const settled = vi.fn();
    const call = clientOf(server, { token: () => token, renew })(patch);
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

  it('H2 fails with kind auth when nobody signs in: never with an empty answer', async () => {
    const server = createFakeServer(json({ error: 'expired' }, 401));
    expect(await failureOf(clientOf(server, { renew: async () => false })(patch))).toMatchObject({
      kind: 'auth',
      status: 401,
    });
    expect(await failureOf(clientOf(server)(patch))).toMatchObject({ kind: 'auth' });
    expect(await failureOf(clientOf(server, { renew: () => Promise.reject(new Error('x')) })(patch))).toMatchObject({
      kind: 'auth',
    });
    expect(server.calls).toHaveLength(3);
  });

  it('asks once when twelve calls are refused together, and once again for the next time', async () => {
    let token = 'old';
    const server = createFakeServer((call) =>
      json({}, call.headers['authorization'] === 'Bearer old' ? 401 : 200)(call, null),
    );
    const renew = vi.fn(async () => {
      await Promise.resolve();
      token = 'new';
      return true;
    });
    const http = clientOf(server, { token: () => token, renew });
    await Promise.all(Array.from({ length: 12 }, (_, at) => http({ ...patch, path: `/admin/reviews/${at}` })));
    expect(renew).toHaveBeenCalledTimes(1);
    expect(server.calls).toHaveLength(24);
    token = 'old';
    await http(get);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('takes a token that came meanwhile without asking', async () => {
    let token = 'old';
    const late = held();
    const server = createFakeServer(late.answer, json({ fine: true }));
    const renew = vi.fn(async () => false);
    const call = clientOf(server, { token: () => token, renew })(get);
    token = 'new';
    late.give(json({}, 401));
    expect(await call).toEqual({ fine: true });
    expect(renew).not.toHaveBeenCalled();
  });

  it('does not go round in circles when the new token is refused too', async () => {
    let count = 0;
    const server = createFakeServer(json({}, 401));
    const renew = vi.fn(async () => true);
    await failureOf(clientOf(server, { renew })(patch));
    expect([server.calls.length, renew.mock.calls.length]).toEqual([2, 1]);
    await failureOf(
      clientOf(server, {
        token: () => `T${count}`,
        renew: async () => {
          count += 1;
          return true;
        },
      })(patch),
    );
    expect(server.calls).toHaveLength(4);
  });

  it('does not ask when the call says that its 401 is its own answer', async () => {
    const renew = vi.fn(async () => true);
    const server = createFakeServer(json({ error: 'Wrong password' }, 401));
    expect((await failureOf(clientOf(server, { renew })({ ...patch, renews: false }))).message).toBe('Wrong password');
    expect(renew).not.toHaveBeenCalled();
  });

  it('sends with the token of its start, whatever happens while it runs', async () => {
    let token = 'A';
    const server = createFakeServer(reset, json({}));
    const wait = async () => {
      token = 'B';
    };
    await clientOf(server, { token: () => token, wait })(get);
    expect(server.calls.map(({ headers }) => headers['authorization'])).toEqual(['Bearer A', 'Bearer A']);
  });
});
