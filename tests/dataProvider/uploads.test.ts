import { getEventListeners } from 'node:events';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import type { UploadHosts } from '../../dataProvider/methods/uploadTarget';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, json, silence, text } from './support/fakeServer';
import { type Arrival, acceptUpload, createFakeStorage, xml } from './support/fakeStorage';

const hosts: UploadHosts = {
  apiUrl: 'https://api.example/v1',
  mediaUrl: 'https://media.example/shop/',
  uploadUrl: 'https://upload.example',
};
const signed = (more: object = {}) => ({
  url: 'https://upload.example/bucket',
  fields: { key: 's1/a photo.png', policy: 'p==', 'X-Amz-Signature': 'sig' },
  ...more,
});
const file = () => new File(['0123456789'], 'a photo.png', { type: 'image/png' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** API and storage with these responses. */
function setUp(storage: ReturnType<typeof createFakeStorage>, ...answers: Parameters<typeof createFakeServer>) {
  return setUpFor(hosts, storage, ...answers);
}

function setUpFor(
  hosts: UploadHosts,
  storage: ReturnType<typeof createFakeStorage>,
  ...answers: Parameters<typeof createFakeServer>
) {
  vi.stubGlobal('XMLHttpRequest', storage.XMLHttpRequest);
  const server = createFakeServer(...(answers.length > 0 ? answers : [json(signed())]));
  const http = createHttp({ apiUrl: hosts.apiUrl, token: () => 'T1', renew: async () => false, fetch: server.fetch });
  return { provider: createDataProvider(http, hosts), server, storage };
}

describe('uploadFile', () => {
  it('[REU-06] requests a pre-signed form, then posts all fields, the content type, and the file, without bearer token', async () => {
    const { provider, server, storage } = setUp(createFakeStorage(acceptUpload));
    expect(await provider.uploadFile({ file: file() })).toBe('https://media.example/shop/s1/a%20photo.png');
    expect(server.calls).toEqual([
      {
        method: 'POST',
        url: 'https://api.example/v1/admin/preSignedUrl',
        headers: { accept: 'application/json', authorization: 'Bearer T1', 'content-type': 'application/json' },
        body: { name: 'a photo.png' },
      },
    ]);
    expect(storage.sent).toEqual([
      {
        method: 'POST',
        url: 'https://upload.example/bucket',
        headers: {},
        withCredentials: false,
        fields: [
          ['key', 's1/a photo.png'],
          ['policy', 'p=='],
          ['X-Amz-Signature', 'sig'],
          ['Content-Type', 'image/png'],
          ['file', 'a photo.png'],
        ],
      },
    ]);
  });

  it('sends a signed content type once, and no field named `file`', async () => {
    const fields = { key: 'k', 'content-type': 'image/webp', file: 'mine' };
    const { provider, storage } = setUp(createFakeStorage(acceptUpload), json(signed({ fields })));
    await provider.uploadFile({ file: new File(['x'], 'unnamed') });
    expect(storage.sent[0]?.fields).toEqual([
      ['key', 'k'],
      ['Content-Type', 'image/webp'],
      ['file', 'unnamed'],
    ]);
  });

  it('reports progress', async () => {
    const shares: number[] = [];
    const storage = createFakeStorage(({ progress, respond }) => {
      progress(0, 0);
      progress(1, 4);
      progress(4, 4);
      progress(5, 4);
      respond(201, '<PostResponse/>', 'application/xml');
    });
    await setUp(storage).provider.uploadFile({ file: file(), onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([0.25, 1, 1]);
  });

  it.each([
    ['API itself', 'https://api.example/upload'],
    ['media host', 'https://media.example/put'],
  ])('accepts the %s', async (_name, url) => {
    const { provider } = setUp(createFakeStorage(acceptUpload), json(signed({ url })));
    await expect(provider.uploadFile({ file: file() })).resolves.toContain('https://media.example/shop/');
  });

  it.each([
    ['HTML', text('<html>')],
    ['nothing', json({})],
    ['a list', json([])],
    ['no fields', json(signed({ fields: null }))],
    ['no key', json(signed({ fields: { policy: 'p' } }))],
    ['a field that is no text', json(signed({ fields: { key: 'k', policy: {} } }))],
    ['a foreign host', json(signed({ url: 'https://upload.example.evil.test/' }))],
    ['a foreign port', json(signed({ url: 'https://upload.example:8443/' }))],
    ['plain http', json(signed({ url: 'http://upload.example/bucket' }))],
    ['a script', json(signed({ url: 'javascript:alert(1)//https://upload.example' }))],
    ['a file of the browser', json(signed({ url: 'blob:https://upload.example/1' }))],
    ['a user', json(signed({ url: 'https://me@upload.example/' }))],
    ['a password', json(signed({ url: 'https://:secret@upload.example/' }))],
    ['a path', json(signed({ url: '/bucket' }))],
    ['a list of URLs', json(signed({ url: ['https://upload.example/bucket'] }))],
    ['an empty key', json(signed({ fields: { key: '' } }))],
    ['a key of slashes', json(signed({ fields: { key: '///' } }))],
    ['a key with an empty part', json(signed({ fields: { key: 's1//a.png' } }))],
    ['a key with a dot as a part', json(signed({ fields: { key: 's1/./a.png' } }))],
    ['a key that climbs', json(signed({ fields: { key: 's1/../../other/a.png' } }))],
    ['a key with half a character', json(signed({ fields: { key: '\ud800.png' } }))],
  ])('rejects a signed form with %s', async (_name, answer) => {
    const { provider, storage } = setUp(createFakeStorage(acceptUpload), answer);
    expect(await catchAppError(provider.uploadFile({ file: file() }))).toMatchObject({
      kind: 'badAnswer',
      status: 200,
      message: '',
    });
    expect(storage.sent).toEqual([]);
  });

  it.each([
    ['https://media.example', '/a.png', 'https://media.example/a.png'],
    ['https://media.example//', '//a.png', 'https://media.example/a.png'],
    ['https://media.example/shop', 's1/...a./b..', 'https://media.example/shop/s1/...a./b..'],
    ['https://media.example/shop', 's1/a?b#c', 'https://media.example/shop/s1/a%3Fb%23c'],
  ])('joins %s and the key %s to one URL', async (mediaUrl, key, url) => {
    const fields = { policy: 'p', key };
    const { provider } = setUpFor({ ...hosts, mediaUrl }, createFakeStorage(acceptUpload), json(signed({ fields })));
    expect(await provider.uploadFile({ file: file() })).toBe(url);
  });

  it('sends nothing if the media host is unknown', async () => {
    const { provider, storage } = setUpFor({ ...hosts, mediaUrl: '' }, createFakeStorage(acceptUpload));
    expect((await catchAppError(provider.uploadFile({ file: file() }))).kind).toBe('badAnswer');
    expect(storage.sent).toEqual([]);
  });

  it('accepts plain http from a host that is configured with it', async () => {
    const local = { apiUrl: 'http://localhost:4000', mediaUrl: 'http://localhost:4000/media' };
    const answer = json(signed({ url: 'http://localhost:4000/upload' }));
    const { provider } = setUpFor(local, createFakeStorage(acceptUpload), answer);
    expect(await provider.uploadFile({ file: file() })).toBe('http://localhost:4000/media/s1/a%20photo.png');
  });

  it("accepts the console's host only if the API is there", async () => {
    vi.stubGlobal('location', new URL('https://console.example/faq'));
    const mediaUrl = 'https://media.example';
    const answer = json(signed({ url: 'https://console.example/upload' }));
    const below = setUpFor({ apiUrl: '/api', mediaUrl }, createFakeStorage(acceptUpload), answer);
    expect(await below.provider.uploadFile({ file: file() })).toBe('https://media.example/s1/a%20photo.png');
    const elsewhere = setUpFor({ apiUrl: hosts.apiUrl, mediaUrl }, createFakeStorage(acceptUpload), answer);
    expect((await catchAppError(elsewhere.provider.uploadFile({ file: file() }))).kind).toBe('badAnswer');
    expect(elsewhere.storage.sent).toEqual([]);
  });

  it.each([
    ['the type of the file', new File(['x'], 'a.webp', { type: 'image/webp' }), { key: 'k' }, 'image/webp'],
    ['bytes, if the file has no type', new File(['x'], 'a'), { key: 'k' }, 'application/octet-stream'],
    ['what was signed', file(), { key: 'k', 'CONTENT-TYPE': 'image/gif' }, 'image/gif'],
  ])('sends as content type %s', async (_what, upload, fields, type) => {
    const { provider, storage } = setUp(createFakeStorage(acceptUpload), json(signed({ fields })));
    await provider.uploadFile({ file: upload });
    expect(storage.sent[0]?.fields).toEqual([
      ['key', 'k'],
      ['Content-Type', type],
      ['file', upload.name],
    ]);
  });

  it('returns a URL on the media host for any key', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (key) => {
        const { provider } = setUp(createFakeStorage(acceptUpload), json(signed({ fields: { key } })));
        const address = await provider.uploadFile({ file: file() }).catch(() => null);
        if (address === null) return;
        const { origin, pathname, search, hash } = new URL(address);
        expect([origin, search, hash]).toEqual(['https://media.example', '', '']);
        expect(pathname.startsWith('/shop/')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['403', xml(403, 'AccessDenied', 'Invalid according to Policy: Policy expired.')],
    ['400 ExpiredToken', xml(400, 'ExpiredToken')],
  ])('requests a new form once if the first has expired: %s', async (_name, expired) => {
    const again = signed({ fields: { key: 'second.png' } });
    const { provider, server, storage } = setUp(createFakeStorage(expired, acceptUpload), json(signed()), json(again));
    expect(await provider.uploadFile({ file: file() })).toBe('https://media.example/shop/second.png');
    expect(server.calls).toHaveLength(2);
    expect(storage.sent.map(({ fields }) => fields[0])).toEqual([
      ['key', 's1/a photo.png'],
      ['key', 'second.png'],
    ]);
  });

  it('fails after the second form, without the text of the storage', async () => {
    const { provider, server, storage } = setUp(createFakeStorage(xml(403, 'AccessDenied')));
    expect(await catchAppError(provider.uploadFile({ file: file() }))).toMatchObject({
      kind: 'forbidden',
      status: 403,
      message: '',
    });
    expect([server.calls.length, storage.sent.length]).toEqual([2, 2]);
  });

  it.each([
    [400, 'EntityTooLarge', 'tooLarge'],
    [413, 'None', 'tooLarge'],
    [400, 'MalformedPOSTRequest', 'validation'],
    [400, 'RequestTimeout', 'timeout'],
    [429, 'SlowDown', 'tooMany'],
    [503, 'SlowDown', 'server'],
  ] as const)('maps %d %s to %s, without retry', async (status, code, kind) => {
    const { provider, storage } = setUp(createFakeStorage(xml(status, code)));
    expect(await catchAppError(provider.uploadFile({ file: file() }))).toMatchObject({ kind, status, message: '' });
    expect(storage.sent).toHaveLength(1);
  });

  it('treats an HTML response as a failure', async () => {
    const { provider } = setUp(createFakeStorage(({ respond }) => respond(200, '<html>Sign in</html>', 'text/html')));
    expect((await catchAppError(provider.uploadFile({ file: file() }))).kind).toBe('badAnswer');
  });

  it('reports a lost connection, and can be retried', async () => {
    const storage = createFakeStorage(({ progress, drop }) => {
      progress(5, 10);
      drop();
    }, acceptUpload);
    const { provider } = setUp(storage);
    const item = file();
    expect((await catchAppError(provider.uploadFile({ file: item }))).kind).toBe('server');
    expect(await provider.uploadFile({ file: item })).toContain('https://media.example/');
  });

  it('can be canceled before and during sending', async () => {
    const storage = createFakeStorage(() => undefined);
    const { provider } = setUp(storage);
    const early = AbortSignal.abort();
    expect((await catchAppError(provider.uploadFile({ file: file(), signal: early }))).kind).toBe('canceled');
    const controller = new AbortController();
    const call = catchAppError(provider.uploadFile({ file: file(), signal: controller.signal }));
    await vi.waitFor(() => expect(storage.sent).toHaveLength(1));
    controller.abort();
    expect((await call).kind).toBe('canceled');
    expect(storage.abortedCount()).toBe(1);
  });

  it('can be canceled while the form is requested', async () => {
    const controller = new AbortController();
    const { provider, server, storage } = setUp(createFakeStorage(acceptUpload), silence);
    const call = catchAppError(provider.uploadFile({ file: file(), signal: controller.signal }));
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    controller.abort();
    expect((await call).kind).toBe('canceled');
    expect(storage.sent).toEqual([]);
  });

  it('sends no second form if it is canceled during the first', async () => {
    const controller = new AbortController();
    const storage = createFakeStorage(({ respond }) => {
      respond(403);
      controller.abort();
    });
    const { provider } = setUp(storage);
    const call = provider.uploadFile({ file: file(), signal: controller.signal });
    expect((await catchAppError(call)).kind).toBe('canceled');
    expect(storage.sent).toHaveLength(1);
  });

  it.each([
    ['success', acceptUpload],
    ['a failure', xml(503, 'SlowDown')],
    ['a lost connection', ({ drop }: Arrival) => drop()],
  ])('leaves no timer and nothing at the signal after %s', async (_what, behavior) => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const { provider, storage } = setUp(createFakeStorage(behavior));
    await provider.uploadFile({ file: file(), signal }).catch(() => undefined);
    expect(storage.sent).toHaveLength(1);
    expect([getEventListeners(signal, 'abort').length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('reports a connection lost because the browser went offline', async () => {
    const storage = createFakeStorage(({ drop }) => {
      vi.stubGlobal('navigator', { onLine: false });
      drop();
    });
    expect((await catchAppError(setUp(storage).provider.uploadFile({ file: file() }))).kind).toBe('offline');
  });

  it('times out without any progress after a minute', async () => {
    vi.useFakeTimers();
    const storage = createFakeStorage(() => undefined);
    const call = catchAppError(setUp(storage).provider.uploadFile({ file: file() }));
    await vi.waitFor(() => expect(storage.sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(storage.abortedCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await call).kind).toBe('timeout');
    expect([storage.abortedCount(), vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('times out without progress for a minute, but not if it is slow', async () => {
    vi.useFakeTimers();
    let arrival: { progress(loaded: number, total: number): void } | undefined;
    const storage = createFakeStorage((given) => {
      arrival = given;
    });
    const call = catchAppError(setUp(storage).provider.uploadFile({ file: file() }));
    await vi.waitFor(() => expect(arrival).toBeDefined());
    for (let part = 1; part <= 5; part += 1) {
      await vi.advanceTimersByTimeAsync(50_000);
      arrival?.progress(part, 10);
    }
    expect(storage.abortedCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await call).kind).toBe('timeout');
    expect(storage.abortedCount()).toBe(1);
  });

  it('sends nothing while offline', async () => {
    const { provider, server, storage } = setUp(createFakeStorage(acceptUpload));
    vi.stubGlobal('navigator', { onLine: false });
    expect((await catchAppError(provider.uploadFile({ file: file() }))).kind).toBe('offline');
    expect([server.calls, storage.sent]).toEqual([[], []]);
  });
});
