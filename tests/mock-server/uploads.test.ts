import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBackend, small, startBackend } from './support/backend';

interface Target {
  url: string;
  fields: Record<string, string>;
}

/** Uses the real clock, because signatures expire. */
const { now: _now, ...fewRows } = small;
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 255, 10, 1]);

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ ...fewRows, controls: true });
});
afterAll(() => backend.close());

const sign = async (name: string, by = backend): Promise<Target> =>
  (await by.first('POST', '/admin/preSignedUrl', { name })).body;

/** Sends a form like a browser: fields, type, file. */
async function send({ url, fields }: Target, bytes: Uint8Array<ArrayBuffer> = png, type = 'image/png', headers = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('Content-Type', type);
  form.append('file', new Blob([bytes], { type }), 'whatever.png');
  const answer = await fetch(url, { method: 'POST', body: form, headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

const getMedia = ({ fields }: Target, by = backend) => `${by.url}/media/${fields['key']}`;

describe('uploads', () => {
  it('are signed for one file, stored without a token, and served with their type', async () => {
    const target = await sign('Ål & <b>ost</b>.png');
    expect(target.url.startsWith(`${backend.url}/`)).toBe(true);
    expect(target.url).not.toContain('/admin');
    expect(target.fields['key']).toMatch(/^uploads\/[0-9a-f]{16}-[A-Za-z0-9.-]+\.png$/);
    expect(await send(target)).toMatchObject({ status: 204, text: '' });
    const served = await fetch(getMedia(target));
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    });
  });

  it('serve HTML and SVG in a sandbox', async () => {
    const target = await sign('page.html');
    const page = new TextEncoder().encode('<script>alert(1)</script>');
    expect((await send(target, page, 'text/html')).status).toBe(204);
    const served = await fetch(getMedia(target));
    expect(served.headers.get('content-security-policy')).toMatch(/^sandbox;/);
    const odd = await sign('odd.png');
    await send(odd, png, 'image/png\r\nSet-Cookie: a=b');
    expect((await fetch(getMedia(odd))).headers.get('content-type')).toBe('application/octet-stream');
  });

  it('get unique keys for equal names', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, async () => (await sign('../../a.png')).fields['key']));
    expect(new Set(keys).size).toBe(5);
    for (const key of keys) expect(key).toMatch(/^uploads\/[0-9a-f]{16}-a\.png$/);
  });

  it('are rejected in XML with a bearer token, another key, a changed policy, or missing fields', async () => {
    const target = await sign('a.png');
    const cases: [Target, number, string, Record<string, string>?][] = [
      [target, 400, 'Only one auth mechanism', { Authorization: 'Bearer x' }],
      [{ ...target, fields: { ...target.fields, key: 'uploads/other.png' } }, 403, 'AccessDenied'],
      [
        { ...target, fields: { ...target.fields, policy: `${target.fields['policy']}x` } },
        403,
        'SignatureDoesNotMatch',
      ],
      [{ ...target, fields: {} }, 400, 'InvalidArgument'],
    ];
    for (const [given, status, text, headers] of cases) {
      const answer = await send(given, png, 'image/png', headers);
      expect([answer.status, answer.type]).toEqual([status, 'application/xml; charset=utf-8']);
      expect(answer.text).toMatch(/^<\?xml .*\n<Error><Code>\w+<\/Code><Message>.*<\/Message><\/Error>$/);
      expect(answer.text).toContain(text);
    }
    expect((await fetch(getMedia(target))).status).toBe(404);
  });

  it('are rejected with a field after the file, or without a file', async () => {
    const { url, fields } = await sign('a.png');
    const late = new FormData();
    late.append('file', new Blob([png]), 'a.png');
    for (const [name, value] of Object.entries(fields)) late.append(name, value);
    expect((await fetch(url, { method: 'POST', body: late })).status).toBe(400);
    const none = new FormData();
    for (const [name, value] of Object.entries(fields)) none.append(name, value);
    expect((await fetch(url, { method: 'POST', body: none })).status).toBe(400);
  });

  it('are rejected if larger than signed', async () => {
    const target = await sign('large.png');
    const answer = await send(target, new Uint8Array(10 * 1024 * 1024 + 1));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('<Code>EntityTooLarge</Code>');
    expect((await fetch(getMedia(target))).status).toBe(404);
  });

  it('are rejected if the signature has expired', async () => {
    const then = Date.parse('2026-11-21T10:00:00.000Z');
    const early = await startBackend({ ...small, now: then });
    const late = await startBackend({ ...small, now: then + 16 * 60_000 });
    const { fields } = await sign('a.png', early);
    const answer = await send({ url: `${late.url}/storage`, fields });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('Policy expired');
    await Promise.all([early.close(), late.close()]);
  });

  it('are only signed with a token and a name', async () => {
    expect((await backend.anonymous('POST', '/admin/preSignedUrl', { name: 'a.png' })).status).toBe(401);
    expect((await backend.first('POST', '/admin/preSignedUrl', {})).body.fields).toHaveProperty('name');
  });

  it('can be attached to a new review, with an id', async () => {
    const target = await sign('a.png');
    await send(target);
    const { customers } = await backend.query('{ customers(limit: 1) { items { _id } } }');
    const draft = {
      rating: 5,
      description: 'Soft',
      customerId: customers.items[0]._id,
      productId: '8800000000',
      createdAt: '2026-11-20T08:00:00.000Z',
      attachments: [{ src: getMedia(target), type: 'image' }],
    };
    const { status, body } = await backend.first('POST', '/admin/reviews', draft);
    expect([status, body.review.attachments]).toEqual([
      200,
      [{ _id: expect.any(String), src: getMedia(target), type: 'image', thumbnail: null }],
    ]);
  });

  it('are deleted on reset', async () => {
    const target = await sign('a.png');
    await send(target);
    await backend.anonymous('POST', '/__control', { reset: true });
    expect((await fetch(getMedia(target))).status).toBe(404);
  });
});

describe('with a database file', () => {
  it('uploads survive a restart, but not a reset', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fixture-backend-'));
    const options = { ...fewRows, db: join(folder, 'rows.ndjson') };
    const first = await startBackend(options);
    const [before, after] = [await sign('a.png', first), await sign('b.png', first)];
    expect((await send(before)).status).toBe(204);
    await first.close();
    const second = await startBackend(options);
    const served = await fetch(getMedia(before, second));
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(png);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect((await send({ ...after, url: `${second.url}/storage` })).status).toBe(204);
    await second.close();
    const third = await startBackend({ ...options, reset: true });
    expect((await fetch(getMedia(before, third))).status).toBe(404);
    await third.close();
    rmSync(folder, { recursive: true });
  });
});
